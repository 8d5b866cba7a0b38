## At spille i en terminal.

terminal-play-help = Spil i terminalen mod robotter.
terminal-play-game = Hvilket spil; `turncoat games` viser dem.
terminal-play-bot = Hvilken robot du spiller mod: dens navn, eller navn:indstillinger. Ellers: spillets sædvanlige robot.
terminal-play-players = Hvor mange der sidder ved bordet, dig selv medregnet. Udelades det: så få, som spillet kræver.
terminal-play-name = Dit navn ved bordet.
terminal-play-option = En valgmulighed ved bordet, som navn=værdi. Kan angives flere gange; --help efter et spil viser dets muligheder.
terminal-play-seed = Et helt tal, der lægger lodtrækningen fast, så den samme giv kan spilles igen.
terminal-play-resume = Fortsæt det spil, du gik fra.

# Det, man kan skrive; det første ord på hver liste er det, der vises.
terminal-input-help = ?, hjælp
terminal-input-rules = regler
terminal-input-quit = slut, q
terminal-input-wait = vent
terminal-input-yes = j, ja
terminal-input-no = n, nej

terminal-guest = Gæst
terminal-you = { $name } (dig)
terminal-welcome = Du sætter dig over for { $others }. Et lys brænder imellem jer.
terminal-welcome-back = { $others } har holdt din stol varm. Du fortsætter, hvor du slap.
terminal-sealed = Spillets lodtrækninger er forseglet. Her er seglet, så du kan sammenligne bagefter:
terminal-ask-for-help = Skriv ? for hjælp, Ctrl-C for at gå; spillet gemmes.
terminal-thinking = { $name } tænker …
terminal-waiting = Du gik fra et spil. Vil du fortsætte det? Et nyt tager dets plads. (j/n)
terminal-help-commands = Når som helst: ? hjælp, regler, slut (eller Ctrl-C); spillet gemmes.
terminal-help-clock = Tag dig god tid: Uret står stille, mens du tænker. ”vent” lader det gå.
terminal-left = Du forlader bordet; spillet er gemt. Fortsæt det med:
terminal-kept = Loggen er gemt. Enhver kan kontrollere, at der blev givet ærligt:
terminal-another = Et spil til? (j/n)
terminal-winners = { $count ->
        [0] Ingen vinder.
       *[other] { $names } vinder.
    }
terminal-plain-prompt = Skriv nummeret på et træk og så det, der står åbent, for eksempel: 3 cards=["KS"]
terminal-plain-help =
    Dette spil har endnu ikke sit eget bord: Du ser dets felter, som de er, og de træk, der er tilladt nu.
    Et træk er dets nummer på listen, fulgt af en værdi for hvert åbent felt, eller et helt træk i JSON.

refusal-not_understood = ”{ $line }” er ikke en kommando her; skriv ? for at se kommandoerne.
refusal-which_player = Hvilken spiller? Skriv et nummer fra 1 til { $most } eller et navn.
refusal-which_role = Hvilken rolle? En af: { $roles }.
refusal-nothing_saved = Der er intet ufærdigt spil { $game } at fortsætte.
refusal-save_damaged = Det gemte spil { $file } er beskadiget og kan ikke fortsættes.
refusal-cannot_save = Spillet kan ikke gemmes som { $file }: { $why }.
refusal-no_bots = Der er endnu ingen robotter, der spiller { $game }.
refusal-option_int = ”{ $option }” er et helt tal fra { $low } til { $high }, ikke ”{ $given }”.
refusal-option_seconds = ”{ $option }” er et antal sekunder fra { $low } til { $high }, ikke ”{ $given }”.
refusal-option_bool = ”{ $option }” er yes eller no, ikke ”{ $given }”.
refusal-option_choice = ”{ $option }” er en af { $choices }, ikke ”{ $given }”.
refusal-option_int_or_word = ”{ $option }” er et helt tal fra { $low } til { $high } eller { $words }, ikke ”{ $given }”.
refusal-option_seconds_or_word = ”{ $option }” er et antal sekunder fra { $low } til { $high } eller { $words }, ikke ”{ $given }”.
refusal-option_list = ”{ $option }” er { $most ->
        [one] ét helt tal
       *[other] højst { $most } forskellige hele tal
    } fra { $low } til { $high }, som i 2,4, eller none; ikke ”{ $given }”.
refusal-option_hours = ”{ $option }” er en tidszone og klokkeslæt, som i { $example }; ikke ”{ $given }”.
refusal-option_seat = ”{ $option }” er en plads fra 0 til { $high }, ikke ”{ $given }”.
