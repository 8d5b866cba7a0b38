## Hvad browseren siger, uanset hvad der spilles.

web-tagline = Spil om forræderi for folk, der stoler på hinanden.
web-home = Forside
web-settings = Indstillinger
web-close = Luk
web-back = Tilbage
web-menu = Bordets menu
web-language = Sprog
web-theme = Udseende
web-theme-system = System
web-theme-dark = Stearinlys
web-theme-light = Dagslys
web-sound = Lyd og vibration
web-sound-about = Et kort, et bank, når det er din tur, en klokke til sidst.
web-yes = ja
web-no = nej
web-seconds = { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    }
web-waiting = Et øjeblik …
web-trouble = Det lykkedes ikke. Prøv igen.
web-unreachable = Serveren svarer ikke. Er denne enhed på nettet?
web-offline = Intet netværk
web-offline-about = Turncoat kan ikke nås herfra. Din plads er gemt til dig, og siden fortsætter af sig selv, så snart netværket er tilbage.
web-try-again = Prøv igen
web-reload = Genindlæs
web-stale = Der er kommet en nyere udgave af siden.
web-share = Del
web-copied = Linket er kopieret.
web-qr-label = Linkets QR-kode
web-no-page = Her sidder ingen
web-no-page-about = Der er ikke noget på denne adresse.
web-no-help = Endnu ingen hjælp
web-no-lesson = Dette spil har ingen lektion endnu

web-join-title = Find et bord
web-join = Gå ind
web-code = Bordets kode, fire til seks bogstaver
web-code-short = Et bords kode har fire til seks bogstaver.
web-games-title = Åbn et bord
web-new-table = Nyt bord
web-how-to-play = Sådan spilles det
web-learn = Lær det ved at spille
web-hint-close = Vis ikke dette tip igen
web-not-yet = Ikke bygget endnu
web-players = { $high ->
        [one] For én spiller
       *[other] { $low ->
            [2] { $high ->
                [2] For to spillere
               *[other] For 2 til { $high } spillere
            }
           *[other] For { $low } til { $high } spillere
        }
    }
web-your-tables = Dine borde
web-open-tables = Åbne borde
web-later-scatty-rogues = Scatty Rogues
web-later-scatty-rogues-about = Tyve med dårlig hukommelse og døre, som man gør klogt i at huske.
web-later-the-traitors = Forræder
web-later-the-traitors-about = Et slot, et rundt bord og et mord hver nat, til sandheden kommer frem.

web-your-name = Dit navn
web-where = Hvor er I?
web-together = I samme rum
web-together-about = Telefonerne er jeres kort; I taler sammen over bordet.
web-apart = Langt fra hinanden
web-apart-about = I taler sammen på skrift.
web-public = Åbent for alle
web-public-about = Bordet står på forsiden.
web-make-table = Åbn bordet
web-options-later = Resten afgøres ved bordet.

web-no-table = Der er intet bord { $code }
web-no-table-about = Måske er et bogstav forkert, eller spillet sluttede for nogle dage siden? Koder har fire til seks bogstaver, som ikke er til at forveksle med hinanden.
web-sit-down = Sæt dig
web-watch = Se med
web-already-playing = De er allerede i gang. Du kan se med.
web-just-begun = Spillet er lige begyndt. Du kan se med.
web-all-seated = Alle pladser er optaget. Du kan se med.
web-over-long-ago = Dette spil er slut. Du kan se det igen, kort for kort.
web-watch-replay = Se spillet igen
web-lost-seat = Var en af pladserne din, på en anden telefon eller før browseren blev ryddet? Bordets ejer kan give dig et nyt link til den.

web-code-here = Gå ind med denne kode
web-code-about = på { $place }
web-loopback = Kun denne maskine kan åbne adressen. Telefoner skal bruge en fra jeres netværk.
web-link-to-table = Link til bordet
web-link-to-watch = Link til at se med
web-seats = Pladser
web-seat-open = Ledig plads
web-room-for-one = Plads til én til
web-seat-open-about = Venter på nogen
web-seat-bot = Robot
web-seat-tools = Mere om { $name }
web-seat-away = Fjern denne plads
web-add-seat = En plads mere
web-choose-bot = Hvem skal sidde her?
web-tag-you = dig
web-tag-owner = bordejer
web-tag-bot = robot
web-tag-model = sprogmodel
web-tag-stand-in = en robot træder til
web-tag-away = væk
web-tag-muted = lydløs
web-tag-host = spilleder
web-tag-watcher = ser med
web-watchers = { $count ->
        [one] Én ser med.
       *[other] { $count } ser med.
    }
web-open-seats = { $count ->
        [one] Én plads er stadig ledig.
       *[other] { $count } pladser er stadig ledige.
    }
web-all-here = Alle er her.
web-some-away = { $count ->
        [one] Alle har en plads; { $names } er væk.
       *[other] Alle har en plads; { $names } er væk.
    }
web-owner-starts = { $name } sætter spillet i gang.
web-start = Start spillet
web-starting = Et øjeblik: Alle enheder er med til at blande.
web-starting-late = { $count ->
        [one] { EJER($names) } telefon svarer ikke; måske sover den. Spillet begynder, så snart den vågner.
       *[other] Telefonerne hos { $names } svarer ikke; måske sover de. Spillet begynder, så snart de vågner.
    }
web-start-without = Start alligevel
web-start-without-about = Alle er med i spillet: Kun deres del af blandingen mangler, og det står i optegnelsen.
web-break-off = Tilbage til bordet
web-broken-off = Den seneste start blev afbrudt, mens der blev ventet på { $names }.
web-mixed = { $count ->
        [one] { $names } var med til at blande.
       *[other] { $names } var med til at blande.
    }
web-leave = Rejs dig
web-big-screen = Stor skærm
web-options = Sådan spiller dette bord
web-presets = Hvilken slags spil?
web-preset-own = Mit eget
web-preset-own-about = Det, der er indstillet herunder.
web-options-more = Flere indstillinger
web-clash = { $option }: { $why }
web-options-owner = Bordets ejer kan ændre det.
web-default = Normalt { $value }.
web-default-by-players = { $count ->
        [one] Normalt { $value } med én spiller.
       *[other] Normalt { $value } med { $count } spillere.
    }
web-option-number = Et tal
web-option-none = ingen
web-option-range = Et tal fra { $low } til { $high }.
web-option-number-form = Et tal.
web-option-seat = Der sidder ingen.
web-option-list-form = { $most ->
        [one] Ét helt tal fra { $low } til { $high }, eller intet.
       *[other] Højst { $most } forskellige hele tal fra { $low } til { $high } med komma imellem.
    }
web-zone = Tidszone
web-zone-here = Brug { $zone }, hvor jeg er
web-zone-unknown = Tidszonen ”{ $zone }” findes ikke. Vælg en fra listen, f.eks. Europe/Copenhagen.

web-hand-over = Nyt link til pladsen
web-hand-over-about = Til en mistet telefon eller et tomt batteri. Den gamle telefon mister pladsen.
web-hand-over-done = Den, der åbner linket, har { EJER($name) } plads. Vis det kun til { $name }.
web-secret-link = Hemmeligt link til pladsen
web-pass-ownership = Gør { $name } til bordets ejer
web-mute = Slå snakken fra for spilleren
web-unmute = Slå snakken til igen
web-mute-watchers = Slå snakken fra for tilskuere
web-unmute-watchers = Slå snakken til for tilskuere
web-free-seat = Gør pladsen ledig
web-stand-in = { $bot } træder til
web-stand-in-about = { $name } er væk. En robot kan spille videre så længe.
web-votes-needed = { $count ->
        [one] Der mangler én stemme.
       *[other] Der mangler { $count } stemmer.
    }
web-stand-in-plays = En robot spiller for dig.
web-take-back = Tag min plads tilbage
web-move-seat = Flyt min plads til en anden telefon
web-move-seat-about = Skan koden med den anden telefon. Den overtager din plads med det samme.
web-secret-warning = Enhver, der ser koden, kan tage din plads.
web-reminders = Påmindelser
web-reminders-allow = Mind mig om det, når bordet venter
web-reminders-stop = Stop påmindelserne
web-reminders-blocked = Notifikationer er blokeret eller findes ikke i denne browser.
web-reminder = Bordet venter på dig.
web-calendar = Føj til min kalender
web-calendar-address = Hemmelig adresse til din kalender
web-calendar-about = Abonnér på denne adresse i din kalender. Den rummer klokkeslæt, ingen navne og ingen hemmeligheder; hold den alligevel for dig selv.
web-calendar-void = Gør adressen ugyldig
web-table-title = Bord { $code }
web-plain-table = Bord uden tegninger
web-drawn-table = Tegnet bord
web-resign = Giv op
web-resign-sure = Giver du op, er spillet slut. Er du sikker?
web-play-on = Spil videre

web-line-open = Forbundet
web-line-lost = Forbindelsen er afbrudt
web-line-waiting = Spillet venter på serveren
web-line-ended = Ikke forbundet
web-closed = Forbindelsen blev lukket.
web-elsewhere = Din plads er åben et andet sted
web-elsewhere-about = En anden fane eller telefon bruger den. Intet er tabt: Pladsen kan kun være åben ét sted ad gangen.
web-use-here = Brug den her
web-replaced = Pladsen har fået ny nøgle
web-replaced-about = Bordets ejer har lavet et nyt link, og den gamle nøgle passer ikke mere.
web-removed = Din plads blev gjort ledig
web-removed-about = Bordets ejer har gjort din plads ledig. Er der en ledig plads, kan du sætte dig igen.
web-limits = For meget på én gang
web-not-let-in = Bordet lukkede ikke denne enhed ind
web-come-in-again = Til bordet

web-chat = Snak
web-chat-unread = { $count ->
        [one] Snak, én ny linje
       *[other] Snak, { $count } nye linjer
    }
web-chat-about = Alle ved bordet læser med.
web-chat-say = Sig noget
web-chat-no-voice = Du ser med uden navn og kan derfor ikke skrive med.
web-earlier = Tidligere
web-send = Send
web-typing = { $name } skriver …

web-clock-left = { $seconds ->
        [one] 1 sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
web-clock-warning = { $seconds } sekunder tilbage
web-title-your-turn = Din tur · { $code }

web-rematch = Igen, samme folk
web-rematch-join = Til næste spil
web-rematch-watch = Se næste spil
web-recap = Tilbageblik
web-replay = Se igen
web-share-replay = Del dette øjeblik
web-no-replay = Intet at se igen
web-to-table = Til bordet
web-replay-step = Øjeblik i spillet
web-replay-at = { $step } af { $last }
web-replay-back = Et skridt tilbage
web-replay-play = Afspil
web-replay-pause = Pause
web-replay-next = Et skridt frem
web-replay-viewer = Set af
web-replay-everything = Alt ligger åbent
web-replay-as = Som { $name } så det
web-replay-watcher = Som tilskuerne så det

web-verify = Gik det ærligt til?
web-promised = Fingeraftryk af alles tal
web-verify-about = Før spillet viste bordet et fingeraftryk af sit hemmelige tal, og hver enhed lovede et tal. Nu ligger de alle åbent.
web-verify-unfair = Det gik ikke ærligt til!
web-verify-deal = Kortene blev givet tilfældigt.
web-verify-deal-fails = Kortene var pakket: De var lagt til rette på forhånd, ikke overladt til tilfældet!
web-verify-seed = Det hemmelige tal passer til fingeraftrykket.
web-verify-seed-fails = Det hemmelige tal passer ikke til fingeraftrykket!
web-verify-promise = Det er det fingeraftryk, som denne enhed så før spillet.
web-verify-promise-fails = Det er ikke det fingeraftryk, som denne enhed så før spillet!
web-verify-luck = Det tal, som denne enhed blandede i, blev brugt.
web-verify-luck-fails = Det tal, som denne enhed blandede i, mangler!
web-verify-mixed = { $count ->
        [one] { $names } var med til at blande med et tal, der var lovet, før noget tal blev afsløret.
       *[other] { $names } var med til at blande med tal, der alle var lovet, før noget tal blev afsløret.
    }
web-verify-mixed-fails = Et tal er ikke det, der blev lovet før starten!
web-verify-nobody = Ingen var med til at blande i dette spil: Serveren trak alene lod og kunne have valgt selv.
web-verify-without = Spillet begyndte uden bidraget fra { $names }, der var lovet, men ikke afsløret i tide.
web-verify-starts-fails = En start, som denne enhed så, mangler i optegnelsen!
web-verify-broken-off = En tidligere start blev afbrudt, mens der blev ventet på { $names }.
web-verify-other-rules = Der blev spillet efter en anden version af reglerne, end serveren har nu.
web-verify-beyond = Ingen optegnelse kan af sig selv vise, at navne, tider og træk ikke er ændret bagefter: Du var der selv. Og den, der driver serveren, kan se alt, mens I spiller.
web-verify-how = Hver blanding og hvert træk kan efterprøves med optegnelsen og denne kommando:
web-download-log = Hent optegnelsen
web-commitment = Fingeraftryk:

web-plain-your-move = din tur
web-plain-nothing = Du skal ikke gøre noget lige nu.
web-plain-pick = { $field }: Vælg i rækkefølge
web-plain-talk = Det blev sagt
web-plain-result = Resultat
web-screen-join = Åbn { $place }, og skriv
web-help-ours = Vores afgørelse.

web-part = Din rolle
web-i-play = Jeg spiller med
web-i-play-about = Du tager plads som alle andre; bordet leder spillet.
web-i-host = Jeg er spilleder
web-i-host-about = Du leder spillet, ved alt og spiller ikke selv med.
web-host-place = Spillederens plads
web-host-open = ledig: Nogen kan lede spillet herfra
web-be-host = Bliv spilleder
web-play-instead = Spil med i stedet for at lede
web-host-missing = Spillederens plads er stadig ledig.
