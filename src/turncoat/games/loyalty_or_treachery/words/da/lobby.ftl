## Words for the lobby: options, presets and bots.

option-loyalty-or-treachery-turn_limit = Antal ture
option-loyalty-or-treachery-turn_limit-about = Efter så mange ture slutter spillet, og bunkerne tælles, som de er.
option-loyalty-or-treachery-move_limit = Tid til et træk
option-loyalty-or-treachery-move_limit-about = Efter så mange sekunder spiller bordet for den, der ventes på.
option-loyalty-or-treachery-strict_chart = Strengt skema
option-loyalty-or-treachery-strict_chart-about = Efter en toer til femmer trækkes eller lægges der præcis ét kort. Ellers er intet også tilladt.
option-loyalty-or-treachery-memory_aids = Huskehjælp
option-loyalty-or-treachery-memory_aids-about = Viser dig igen, hvilke kort du har lagt på trækbunken, og hvilke du ved er i den anden bunke. Uden den husker du selv.
preset-loyalty-or-treachery-usual = Som normalt
preset-loyalty-or-treachery-usual-about = Bordet viser igen, hvad du ved, og giver tid til at tænke.
preset-loyalty-or-treachery-memory = Efter hukommelsen
preset-loyalty-or-treachery-memory-about = Intet vises igen, og skemaet følges nøje: for øvede.
preset-loyalty-or-treachery-quick = Et hurtigt spil
preset-loyalty-or-treachery-quick-about = Femogfyrre sekunder til et træk.
