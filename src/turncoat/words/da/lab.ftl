## `turncoat sim`: mange spil mellem robotter

sim-help = Lader robotter spille mange spil og fortæller, hvordan det gik.
sim-game-help = Spillet
sim-bots-help = Robotter ved navn, med komma imellem; indstillinger følger efter et kolon: counter,searcher:0.1. Udelades de: spillets egne
sim-games-help = Hvor mange spil, mindst: Hver giv spilles fra alle pladser
sim-players-help = Hvor mange spillere: 10, 6-24 eller 6,10,22; robotterne fylder pladserne på skift
sim-option-help = En valgmulighed for bordet, f.eks. turn_limit=100; kan gentages; --help efter et spil viser dets muligheder
sim-seed-help = Det samme frø giver de samme spil
sim-workers-help = Hvor mange kerner der skal bruges; alle, hvis intet er sagt
sim-kernel-help = Spiller tilfældigt gennem spillets kerne, ved siden af det, matematikken forudsiger; uden robotter, på én processorkerne. I Forræder rekrutteres ingen, og slutafstemningen mislykkes: --players 22 --option days=10 --option traitors=3
sim-json-help = Skriv tallene som JSON

sim-progress = Spiller
sim-title = { $game }: { $games } spil, hver giv spillet fra hver af { $seats } pladser, frø { $seed }
sim-title-sizes = { $game }: { $games } spil ved borde med { $low } til { $high }, frø { $seed }
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

refusal-too_many_bots = { $bots } robotter kan ikke være ved et bord med { $seats } pladser.
refusal-no_random_play = { $game } kan ikke spilles tilfældigt gennem en kerne med tal at sammenligne med.
refusal-too_few_games = Der skal være mindst ét spil.
refusal-too_few_workers = Der skal bruges mindst én kerne.
refusal-option_without_value = --option skal have et navn og en værdi, f.eks. turn_limit=100; ikke ”{ $option }”.
