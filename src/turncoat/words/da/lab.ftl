## `turncoat sim`: mange spil mellem robotter

sim-help = Lader robotter spille mange spil og fortæller, hvordan det gik.
sim-game-help = Spillet; eller join, for at samle dele
sim-bots-help = Robotter med komma imellem: spillets egne ved navn, med indstillinger efter et kolon (counter,searcher:0.1); en klasse af dine egne (modul:Klasse); et program, der læser og skriver linjer med JSON (command:node bot.mjs). Udelades de: et hold af spillets egne
sim-games-help = Hvor mange spil, mindst: Hver giv spilles fra alle pladser
sim-players-help = Hvor mange spillere: 10, 6-24 eller 6,10,22; robotterne fylder pladserne på skift
sim-option-help = En valgmulighed for bordet, f.eks. turn_limit=100; kan gentages; --help efter et spil viser dets muligheder
sim-seed-help = Det samme frø giver de samme spil
sim-workers-help = Hvor mange processer der skal bruges; én pr. kerne, hvis intet er sagt
sim-kernel-help = Spiller tilfældigt gennem spillets kerne, ved siden af det, matematikken forudsiger; uden robotter, på én processorkerne. I Forræder rekrutteres ingen, og slutafstemningen mislykkes: --players 22 --option days=10 --option traitors=3
sim-json-help = Skriv tallene som JSON

sim-progress = Spiller
sim-title = { $game }: { $games } spil med { $deals ->
        [one] { $deals } giv
       *[other] { $deals } giv
    }, hver spillet fra hver af { $seats } pladser, frø { $seed }
sim-title-sizes = { $game }: { $games } spil ved borde med { $low } til { $high }, med { $deals } giv ved hvert, frø { $seed }
sim-interrupted = Stoppet før de { $planned } planlagte spil; dette er, hvad der nåede at blive spillet.
sim-bot = Robot
sim-won = Vundet
sim-drawn = Uafgjort
sim-lost = Tabt
sim-rate = Sejre
sim-interval = { NUMBER($confidence, style: "percent") }-interval
sim-first = Som første
sim-later = Ellers
sim-length = Længde
sim-length-turns = Ture
sim-length-records = Træk
sim-mean = Gennemsnit
sim-median = Median
sim-decided = Sådan blev det afgjort
sim-games = Spil
sim-share = Andel
sim-count = { $number }
sim-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-advantage = At begynde er { NUMBER($points, maximumFractionDigits: 1) } procentpoint værd (± { NUMBER($margin, maximumFractionDigits: 1) }), når hver robot sammenlignes med sig selv.
sim-refused = { $count ->
        [one] Ét træk fra { $bot } blev afvist
       *[other] { $count } træk fra { $bot } blev afvist
    }: Den robot tager fejl af reglerne.
sim-shards-help = Efter join: delenes mapper
sim-vary-help = En værdi, som en valgmulighed tager, f.eks. days=4; gentages den, spilles alle kombinationer
sim-out-help = En mappe til tabeller (CSV, og Parquet med pyarrow), tal og en rapport; en undersøgelse, der blev stoppet, fortsætter derfra
sim-decisions-help = Gem en række for hvert træk
sim-logs-help = Gem loggen for hvert spil, til turncoat verify
sim-engine-help = Hvad der udfører det: processes, joblib, dask eller ray. Resultaterne er de samme
sim-cluster-help = Adressen på en Dask- eller Ray-klynge, der allerede kører
sim-shard-help = Spil kun en del, f.eks. 3/10: den tredje af ti, hver på sin egen maskine; turncoat sim join samler dem
sim-goes-on = Den samme kommando fortsætter herfra.
sim-missing = { $deals ->
        [one] Der mangler én giv
       *[other] Der mangler { $deals } giv
    }: Ikke alle dele er her, eller nogle blev stoppet.
sim-length-seconds = Sekunder
sim-deals-note = Intervallerne tæller giv, for spil med samme giv deler dens held.
sim-few-deals = Kun { $deals ->
        [one] én giv blev spillet
       *[other] { $deals } giv blev spillet
    }; det er for få til, at intervallerne siger meget. Bed om flere spil.
tournament-help = Lader hvert par robotter spille med de samme giv og rangerer dem.
tournament-games-help = Hvor mange spil hvert par spiller, mindst
tournament-players-help = Hvor mange spillere der er ved et bord; så få som muligt, hvis intet er sagt
tournament-deals = Andel af vundne spil mod hver af de andre, alle med samme vægt; { $deals ->
        [one] { $deals } giv
       *[other] { $deals } giv
    } for hvert par.

refusal-too_many_bots = { $bots } robotter kan ikke være ved et bord med { $seats } pladser.
refusal-no_random_play = { $game } kan ikke spilles tilfældigt gennem en kerne med tal at sammenligne med.
refusal-too_few_games = Der skal være mindst ét spil.
refusal-too_few_workers = Der skal bruges mindst én kerne.
refusal-option_without_value = --option skal have et navn og en værdi, f.eks. turn_limit=100; ikke ”{ $option }”.
refusal-bad_part_of_study = En del skrives som 3/10, den tredje af ti; ikke ”{ $shard }”.
refusal-needs_out = Træk, logge og dele skal have en mappe at blive skrevet i: --out MAPPE.
refusal-needs_shards = For at samle dele skal du nævne deres mapper og en ny: turncoat sim join a b --out hele.
refusal-shards_differ = Disse mapper er ikke dele af den samme undersøgelse.
refusal-folder_not_empty = Der er andet i mappen { $folder }: Vælg en ny.
refusal-folder_of_another = Der er en anden undersøgelse i mappen { $folder }: Vælg en ny, eller giv den kommando, den blev lavet med.
refusal-folder_of_nothing = Der er ingen undersøgelse i mappen { $folder }.
refusal-folder_unusable = Mappen { $folder } kan ikke bruges: { $why }.
refusal-unknown_engine = Der findes ingen motor { $name }; der er { $engines }.
refusal-engine_not_installed = Motoren { $engine } er ikke installeret: pip install "turncoat[{ $engine }]".
refusal-too_few_rivals = En turnering kræver mindst to forskellige robotter.
refusal-no_such_bot_class = Robotten { $name } i modulet { $module } kan ikke findes: { $why }.
refusal-bot_does_not_start = Robottens program { $command } starter ikke: { $why }.
refusal-bot_late = Robottens program { $command } svarede ikke inden for { $seconds } sekunder.
refusal-bot_ended = Robottens program { $command } sluttede før sit spil.
refusal-bot_no_json = Robottens program { $command } svarede ”{ $line }”, som ikke er et JSON-objekt.

talk-heading = Snakken
talk-share = Andel
talk-interval = 95 %-interval
talk-answered = Nævnt, og talte inden ti sekunder
talk-control = Ikke nævnt, og talte inden ti sekunder
talk-contradictions = Replikker, der modsiger taleren selv
talk-changes = Ændrede meninger
talk-empty_accusations = Anklagede, der ikke havde sagt noget
talk-empty_lies = Kaldt løgnere uden at have sagt noget
talk-repeats = Replikker sagt før, ord for ord
talk-silence = Længste tavshed i en samtale
talk-seconds = Sekunder
talk-median = Median
talk-p90 = 90 %
talk-longest = Længste
## The page about a study

page-title = { $game }: mange spil
page-about = { $games } spil mellem robotter; { $deals } giv ved hvert bord.
page-bots = Vundne spil for hver robot
page-seats = Vundne spil for hver plads
page-roles = Vundne spil for hver rolle
page-rate = Andel af vundne spil; uafgjort tæller halvt
page-share = Andel
page-beside = gråt: ved lodtrækning
page-length = Et spils længde
page-length-axis = Træk: medianen og de midterste fire femtedele
page-believed = Troet
page-came-true = Sandt
page-players = { $players } spillere
page-seat = Plads { $number }
page-again = Sådan får du denne side igen
page-made-of = Hvad den er lavet af

levels-help = Lader figurerne på hvert niveau spille mod dem på niveauet under, i hvert spil.
levels-games-help = Spillene; alle med robotter, hvis intet er sagt
levels-number-help = Hvor mange spil to niveauer spiller, mindst
levels-players-help = Hvor mange spillere der er ved et bord; seks, eller så nær som muligt, hvis intet er sagt
levels-level-help = Kun dette niveau mod det under
levels-higher = Niveau
levels-lower = mod
levels-share = vinder
levels-ahead = giv foran : bagud
levels-p = p
levels-level = { $level } ({ $bots })
levels-deals = { NUMBER($ahead) } : { NUMBER($behind) } af { NUMBER($deals) }
levels-p-below = < 0,001
levels-p-is = { NUMBER($p, minimumFractionDigits: 3, maximumFractionDigits: 3) }
