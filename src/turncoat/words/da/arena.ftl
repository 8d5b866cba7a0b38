## `turncoat arena`: robotter spiller døgnet rundt og bliver rangeret

arena-help = Lad tilmeldte robotter spille døgnet rundt mod hinanden og en fastfrosset gruppe, og rangér dem.
arena-file-help = Hvad der spilles, og mellem hvem: en TOML-fil
arena-out-help = Mappen til resultater, side og logfiler; en arena, der blev stoppet, fortsætter derfra
arena-games-help = Stop efter så mange partier; som der står i filen, hvis det udelades
arena-seconds-help = Stop efter så mange sekunder; som der står i filen, hvis det udelades
arena-written = Siden, tallene og alle logfiler ligger i { $folder }.

arena-title = { $name }: en arena
arena-about = { $matches ->
        [one] { $matches } parti
       *[other] { $matches } partier
    } med { $deals ->
        [one] { $deals } kortgivning
       *[other] { $deals } kortgivninger
    }. Hver kortgivning spilles én gang fra hver plads.
arena-how = Styrken kommer af én tilpasning til alle partier, hvor hvert spil vejer lige meget; referencegruppen er { $pool }. Intervallerne er på 95 % og tæller kortgivninger. Fejl koster ingen placering: en robot fra gruppen trækker i stedet, og det, der gik galt, står i sine egne kolonner.
arena-unranked = En robot er rangeret, så længe en stedfortræder højst har foretaget 5 % af dens træk.
arena-rank = Plads
arena-rating = Styrke
arena-interval = 95 %-interval
arena-deals = Kortgivninger
arena-refused = Afvist
arena-late = For sent
arena-failed = Fejlet
arena-stood-in = Træk af stedfortræder
arena-seconds = Sekunder pr. træk
arena-calls = Kald
arena-tokens = Tokens
arena-cost = Pris
arena-precise = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-against = Indbyrdes opgør
arena-against-how = Den andel, som rækkens robot vandt mod kolonnens robot.
arena-board = { $game }, { $players } spillere
arena-role = Rolle
arena-any-role = Alle
arena-contests = Spillet
arena-won = Vundet
arena-skill = Dygtighed
arena-doubt = Usikkerhed
arena-matches = De seneste partier
arena-matches-how = Vindere med fed skrift, spillere i pladsernes rækkefølge. Hver logfil kan kontrolleres og spilles igen: turncoat verify LOGFIL.
arena-when = Hvornår
arena-where = Spil
arena-who = Spillere
arena-log = Logfil

refusal-bad_arena = Arenafilen { $file } kan ikke læses: { $why }.
refusal-bad_arena_name = En robots navn i en arena er dens eget og har op til 40 bogstaver, cifre, punktummer og bindestreger; ikke ”{ $name }”.
refusal-bad_arena_games = En arena skal have et spil, og hvert spil kun én gang med samme antal spillere.
refusal-unknown_pool = Der er ingen referencegruppe { $name }; der er { $pools }.
refusal-arena_full = En logfil kunne ikke skrives i { $folder }.
refusal-arena_of_another = Mappen { $folder } indeholder en arena med en anden gruppe, andre regler eller andre grænser: vælg en ny.
refusal-bot_has_changed = Robotten { $name } er ikke den, der spillede under det navn: giv den et nyt navn.
refusal-arena_without_games = Ingen partier blev spillet: grænserne er for snævre.
refusal-needs_lab_extra = Styrketal kræver openskill: pip install "turncoat[lab]".
