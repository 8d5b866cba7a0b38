# I browseren: pladser, der flyttes til en anden enhed, og dem, der ser med.

web-tag-handed-over = på en anden enhed
web-hand-over-asked = { $name } er blevet spurgt. Bliver svaret ja, kommer linket her.
web-hand-over-wait = { $name } er blevet spurgt. Kommer der intet svar i { $seconds } sekunder, kan du få linket alligevel.
web-hand-over-question = { $owner } vil flytte din plads til en anden enhed. Den, der får den, ser dine kort.
web-hand-over-agree = Giv den videre
web-hand-over-keep = Behold min plads
web-hand-over-agreed = Du har sagt ja til, at din plads flyttes til en anden enhed.
web-hand-over-told = { $owner } vil flytte { EJER($name) } plads til en anden enhed.
web-handed-over = { EJER($name) } plads er flyttet til en anden enhed.
web-watching-screen = En stor skærm
web-watching-nameless = En uden navn
web-send-away = Send væk
web-send-away-name = { $role ->
        [screen] Send den store skærm væk
       *[other] Send { $name } væk
    }
web-seated = Du har en plads
web-to-my-seat = Til min plads
web-sent-away = Du blev sendt væk
web-sent-away-about = Bordets ejer vil ikke have, at du ser med.

# At sætte sig: fra den store skærm, alene med robotter, igen.

web-play-on-screen = Spil på denne skærm
web-play-on-screen-about = Til et fjernsyn eller en computer, som alle kan se. Telefonerne kobles på med en kode.
web-screen-choose = Hvad skal vi spille?
web-screen-code-title = Eller vis et bord, der allerede findes
web-screen-show = Vis det
web-screen-full = Fuld skærm
web-screen-ask = Fuld skærm:
web-screen-narrator = Med fortæller
web-screen-sound = Med lyd
web-screen-silent = Uden lyd
web-screen-fire = Knitrende ild
web-screen-first = Den, der sætter sig først, starter spillet.
web-use-as-screen = Brug denne som den store skærm
web-practise = Spil mod robotter
web-practise-begin = Giv kortene
web-practise-about = { $count ->
        [one] En af husets folk sætter sig sammen med dig.
       *[other] { $count } af husets folk sætter sig sammen med dig.
    }
web-fill = Fyld op med robotter
web-start-with-bots = { $count ->
        [one] Start med en robot
       *[other] Start med { $count } robotter
    }
web-start-with-whom = Med { $names }.
web-expected-bot = { $name } ({ $level })
web-another-code = Prøv en anden kode

web-face = Dit ansigt
web-face-change = Vælg et andet ansigt
web-face-more = Tegn nogle andre
web-face-number = Ansigt { $number }
web-face-about = Det forbliver dit på denne enhed. Har en anden ved bordet samme ansigt eller farve, får den, der kommer sidst, det næste.

web-tag-coming = på vej
web-some-coming = { $count ->
        [one] Alle har en plads; { $names } er på vej.
       *[other] Alle har en plads; { $names } er på vej.
    }
web-again-owner = { $name } bestemmer, hvad der nu skal ske.
web-again-other = Et andet spil
web-again-choose = Hvad skal vi spille nu?
web-carried = Så går det løs igen, samme folk, samme pladser: { $game }
web-carried-by = { $name } har dækket op igen, samme folk, samme pladser: { $game }
web-called-back = { $name } har dækket op igen: { $game }
web-begun = { $game } er begyndt
web-evening = Aftenen indtil nu
web-evening-games = { $count ->
        [one] efter ét spil
       *[other] efter { $count } spil
    }
web-evening-wins = { $count ->
        [0] ingen sejre
        [one] 1 sejr
       *[other] { $count } sejre
    }
web-evening-betrayed = Mest forrådt: { $names }
web-evening-bold = Dristigst: { $names }
web-evening-memory = Bedste hukommelse: { $names }

web-leave-game = Forlad spillet
web-leave-sure = En robot spiller videre for dig. Så længe spillet varer, kan du komme tilbage til din plads.
web-leave-owner = Bordet går så over til en anden, som kan give dig det tilbage.
web-leave-yes = Forlad
web-leave-forget = Forlad spillet, og glem pladsen på denne enhed
web-leave-stay = Bliv
web-stop-watching = Forlad bordet
web-stand-in-when = { $seconds ->
        [one] En robot kan træde til om ét sekund.
       *[other] En robot kan træde til om { $seconds } sekunder.
    }

web-react = Reager
web-reaction-applause = Bifald
web-reaction-laughter = Latter
web-reaction-gasp = Gisp
web-reaction-doubt = Virkelig?
web-reaction-cheers = Skål!
web-reacted = { $name }: { $reaction }

# Husets folk, og hvor godt de spiller.

level-1 = nybegynder
level-2 = hyggespiller
level-3 = øvet
level-4 = skarp
level-5 = nådesløs
character-pip-about = Pagen. Ængstelig, kvik og let at lede.
character-gustav-about = Gartneren. Få ord, alle ligefremme, og aldrig travlt.
character-rosa-about = Kokkepigen. Siger, hvad hun mener, og mener det tit for tidligt.
character-lucian-about = En maler, her som gæst. Ironisk og med hovedet i skyerne.
character-clement-about = Slotspræsten. Høflig, tålmodig og lidt for tillidsfuld.
character-thea-about = En skuespillerinde, her som gæst. Morer sig og spiller for galleriet.
character-baldur-about = Skytten. Stille, ligefrem og opmærksom.
character-nora-about = Guvernanten. Nervøs, men hun husker alt.
character-viggo-about = Obersten. Højrøstet, hurtig og svær at narre.
character-mathilde-about = Enken. Skælver, holder øje og tager sjældent fejl.
character-osric-about = Hushovmesteren. Ulasteligt høflig og altid et skridt foran.
character-isolde-about = Grevinden. Smiler og tager det hele.
