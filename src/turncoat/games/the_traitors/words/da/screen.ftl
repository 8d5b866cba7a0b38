## Den store skærm i Forræder: hvad spillederen siger, skrevet og højt, og hvad der står på skærmen imens.

tt-tell-arrival = Velkommen til slottet. I ankommer alle som loyale. Det bliver I ikke alle ved med at være.
tt-tell-eager = Din telefon spørger, hvor gerne du vil være forræder. Ingen andre ser svaret.
tt-tell-morning = Det er dag { $day }, og slottet vågner. Der er dækket op til morgenmad.
tt-tell-comes = { $name } kommer ind.
tt-tell-all-here = Døren bliver lukket. Er alle her?
tt-tell-missing = Én stol forbliver tom. { $name } blev myrdet i nat.
tt-tell-nobody = Ingen mangler her til morgen.
tt-tell-left = { $count ->
        [one] { $names } har forladt slottet.
       *[other] { $names } har forladt slottet.
    }
tt-tell-list = { $count ->
        [one] Der er fundet en Dødsliste. Ét navn står på den.
       *[other] Der er fundet en Dødsliste. { $count } navne står på den.
    }
tt-tell-listed = { $name }.
tt-tell-shield = { $name } viser et skjold.
tt-tell-final = Dette er finaledagen.
tt-tell-mission = Dag { $day }: { $mission ->
        [vault] Missionen er Skatkammeret. Se godt på dørene, før de lukker.
        [duel] Missionen er Duellen. To og to spiller I Loyalitet eller Forræderi; hvert rigtigt gæt tæller.
        [message] Missionen er Beskeden. En sætning er revet i stykker. Fortæl hinanden, hvad I har, og læg den i rækkefølge.
       *[other] Spillederen har en mission til jer.
    }
tt-tell-closed = Dørene er lukket. Hvad var der bag dem? Svar efter tur.
tt-tell-turn = { $name }: Hvad var der bag dør { $door }?
tt-tell-verdict = { $right ->
        [yes] Rigtigt.
        [no] Nej, bag dør { $door } var der noget andet.
       *[late] { $name } siger intet.
    }
tt-tell-read = Lad os høre, hvad der står.
tt-tell-silver = { $bars ->
        [0] Missionen gav ingenting.
        [one] Missionen gav én sølvbarre.
       *[other] Missionen gav { $bars } sølvbarrer.
    } { $total ->
        [one] Der ligger én i stakken.
       *[other] Der ligger { $total } i stakken.
    }
tt-tell-armoury = { $count ->
        [one] { $names } må gå ind i Våbenkammeret.
       *[other] { $names } må gå ind i Våbenkammeret.
    }
tt-tell-doors = Hver åbner én dør og ser som den eneste, hvad der er bag den.
tt-tell-door = Dør { $door } bliver åbnet af { $name }.
tt-tell-talk = { $kind ->
        [day] Det Runde Bord. Tal sammen: Før natten falder på, bliver en af jer forvist.
        [first] Finaledagens Runde Bord. Tal sammen: En af jer skal væk.
        [final] Det Runde Bord igen. Endnu en af jer skal væk.
       *[last] Det sidste Runde Bord. Efter det er der kun sandheden tilbage.
    }
tt-tell-talk-again = Stadig stemmelighed. Tal sammen, alle, en lille stund.
tt-tell-write = { $stage ->
        [vote] Skriv et navn. Det, der er skrevet, kan ikke ændres.
        [runoff] Der stemmes igen: De, der står lige, stemmer ikke, og kun de kan få stemmer.
        [runoff_again] Der stemmes en gang til mellem dem, der stadig står lige.
        [safe_vote] Alle stemmer på ny, og de, der stod lige, er i sikkerhed.
       *[revote] Alle stemmer en gang til mellem dem, der står lige.
    }
tt-tell-votes-in = Alle har stemt.
tt-tell-voter = { $voter } vender sin tavle.
tt-tell-vote = { $voter } skrev: { $target }.
tt-tell-decides = Så er det afgjort: { $name }.
tt-tell-blank = { $voter } skrev ingenting.
tt-tell-tie = Stemmelighed: { $names }.
tt-tell-no-vote = Ingen har fået stemmer.
tt-tell-defence = { $count ->
        [one] { $names }, bordet lytter til dig.
       *[other] { $names }, bordet lytter til jer.
    }
tt-tell-lots = Stadig stemmelighed. Lodtrækning afgør det.
tt-tell-counted = Stemmerne er talt op.
tt-tell-drawn = Loddet er trukket.
tt-tell-banished = { $name }, du er forvist. Rejs dig.
tt-tell-who = { $name }, fortæl os, hvem du er.
tt-tell-identity = { $identity ->
        [traitor] { $name } var forræder.
       *[loyal] { $name } var loyal.
    }
tt-tell-identity-now = { $identity ->
        [traitor] { $name } er forræder.
       *[loyal] { $name } er loyal.
    }
tt-tell-unknown = { $name } går, og ingen får at vide, hvem det var.
tt-tell-night = Nat { $day } sænker sig over slottet.
tt-tell-night-on = Natten fortsætter.
tt-tell-asked = Alle bliver nu spurgt om noget. Se på din egen telefon, ikke på de andre.
tt-tell-break = { $count } er tilbage. En pause før det sidste spørgsmål.
tt-tell-end-vote = Vil I alle slutte her? Hvis en af jer ikke vil, er der endnu et Rundt Bord.
tt-tell-held-up = Svarene er inde.
tt-tell-goes-on = Ikke alle sagde ja i tide. Det går videre.
tt-tell-over = Sæsonen er slut. Alle, der er tilbage, afslører, hvem de er.

tt-screen-aloud = Læs højt
tt-screen-silver = { $bars ->
        [one] { $bars } sølvbarre
       *[other] { $bars } sølvbarrer
    }
tt-screen-bars = { $bars ->
        [one] barre
       *[other] barrer
    }
tt-screen-ready = { $ready } af { $all } klar
tt-screen-calls = { $calls ->
        [0] Intet gæt endnu
        [one] { $right } af 1 gæt rigtigt
       *[other] { $right } af { $calls } gæt rigtige
    }
tt-screen-fragments = { $count } af { $fragments } stykker ligger i rækken
tt-screen-answered = { $answered } af { $questions } besvaret
tt-screen-written = { $written } af { $all } har skrevet
tt-screen-list = Dødslisten
tt-screen-blank = blank
tt-screen-reason = ”{ $reason }”
tt-screen-safe = i sikkerhed
tt-screen-votes = { $count ->
        [one] { $count } stemme
       *[other] { $count } stemmer
    }
tt-screen-sleeps = Slottet sover
tt-screen-who = Hvem er du?
tt-screen-murdered = Myrdet
tt-screen-withdrawn = Rejst
tt-screen-agree = { $agree ->
        [yes] Slut nu
       *[no] Stem igen
    }
tt-screen-shield = viser et skjold
tt-screen-door = Dør { $door }
tt-screen-banished = Forvist
tt-end-identity = { $identity ->
        [traitor] Forræder
       *[loyal] Loyal
    }

tt-end-headline = { $side ->
        [traitors] { $count ->
            [one] Forræderen vinder: { $names }
           *[other] Forræderne vinder: { $names }
        }
        [loyal] De loyale vinder: { $names }
       *[nobody] Ingen er tilbage, og ingen vinder
    }
tt-end-nothing = ingenting
tt-end-no-silver = intet sølv
tt-end-fate = { $how ->
        [murdered] myrdet, nat { $night }
        [banished] forvist, dag { $day }
       *[withdrawn] rejst, dag { $day }
    }
tt-end-group = { $identity ->
        [traitor] { $count ->
            [one] Forræder:
           *[other] Forrædere:
        }
       *[loyal] Loyale:
    }
tt-end-recap = Hvad der virkelig skete

tt-tell-rules = Stadig stemmelighed. Spillederen afgør det.
tt-tell-will-ask = Spørger spillederen, hvem det var?
tt-tell-paused = Spillederen har sat sæsonen på pause.
tt-tell-resumed = Sæsonen går videre.
tt-tell-host-chooses = Luk øjnene, alle sammen. Den, der mærker en hånd på skulderen, er forræder.
tt-tell-dark = Slottet bliver mørkt. Ikke et ord, og kun øjne for dit eget kort.
tt-tell-look = Se på dit eget kort. Nu.
tt-tell-meet = Nu ved du, hvem du er. Se en gang til: Forrædere, her er jeres egne. Loyale, der er intet til jer.
tt-tell-chosen = Løft blikket. Forræderne er valgt, og de sidder iblandt jer.
tt-tell-floor = { $name } har ordet.
tt-tell-five = { $count ->
        [5] Der er fem tilbage: I dag er finaledagen.
       *[other] Der er { $count } tilbage: I dag er finaledagen.
    }
tt-screen-look = { $part ->
        [1] Se på dit eget kort
       *[other] Se en gang til
    }
tt-screen-eyes = Luk øjnene
tt-screen-looked = { $looked } af { $all } har set efter
tt-tale = { $tale ->
        [0] { $line ->
            [0] Man siger, at slottets første herre talte sine gæster hver aften, og hver aften manglede der én.
            [1] Han lod dørene bolte, så vinduerne, så skorstenene.
            [2] Den sidste vinter talte han kun sig selv og var tilfreds.
           *[3] Boltene sad udenpå.
        }
        [1] { $line ->
            [0] Her var engang en kokkepige, der kunne lugte en løgn. Løgne, sagde hun, lugter af kolde lys.
            [1] En aften lugtede hele salen af dem. Hun sagde ingenting og kom mere peber i suppen.
            [2] Om morgenen stod to stole tomme, og suppen blev rost.
           *[3] Hendes opskrift hænger i køkkenet. Den sidste linje er klippet ud.
        }
       *[2] { $line ->
            [0] På trappen hænger et portræt, hvis øjne følger alle undtagen én.
            [1] Hver gæst har prøvet det, op og ned med et lys i hånden.
            [2] Maleren blev spurgt, hvem det skåner. “Den, der allerede ved det,” sagde han.
           *[3] I nat vender det mod væggen. Der var én, som ikke brød sig om at prøve.
        }
    }
