## Det tegnede bord i Forræder, på telefoner. $who er `you` for den, der læser, og `other` for alle andre, som hedder $name.

tt-where = { $phase ->
        [arrival] Ankomst
        [selection] Valget af forræderne
        [breakfast] Dag { $day } af { $days } · Morgenmad
        [mission] Dag { $day } af { $days } · { $mission ->
            [vault] Skatkammeret
            [duel] Duellen
            [message] Beskeden
           *[other] Mission
        }
        [armoury] Dag { $day } af { $days } · Våbenkammeret
        [round_table] Dag { $day } af { $days } · Det Runde Bord
        [conclave] Nat { $day }
        [final_break] Finaledagen · Pause
        [end_vote] Finaledagen · Slutafstemning
        [finale] Finaledagen · Sandheden
       *[over] Sæsonen er slut
    }
tt-until = indtil { $time }
tt-season = Sæsonen indtil nu
tt-season-open = hvordan sæsonen står
tt-silver = { $bars ->
        [one] 1 sølvbarre
       *[other] { $bars } sølvbarrer
    }
tt-calendar = { $nights ->
        [0] Dag { $day } af { $days }: finaledagen
        [one] Dag { $day } af { $days }, én nat endnu
       *[other] Dag { $day } af { $days }, { $nights } nætter endnu
    }
tt-others = { $count ->
        [one] { $count } anden
       *[other] { $count } andre
    }
tt-left = Stadig med: { $count }
tt-gone = Ude af spillet
tt-out-murdered = myrdet, savnet på dag { $day }
tt-out-banished = forvist på dag { $day }
tt-out-withdrawn = rejst på dag { $day }
tt-identity = { $identity ->
        [traitor] Forræder
       *[loyal] Loyal
    }
tt-about-empty = tom stol
tt-about-marked = færdig
tt-about-shield = viser et skjold
tt-about-listed = på Dødslisten
tt-about-votes = { $count ->
        [one] 1 stemme
       *[other] { $count } stemmer
    }

## Hvad der sker nu, og hvad man kan gøre

tt-now-arrival-watch = De kommer til slottet, alle loyale. Ikke alle bliver ved med at være det.
tt-now-arrival = Velkommen til slottet. Sig dit ønske, og meld dig klar.
tt-now-ready = { $count ->
        [0] Alle er klar.
        [one] Vi venter på én til.
       *[other] Vi venter på { $count } til.
    }
tt-now-morning = Morgen. Hvem kommer til morgenmaden?
tt-now-comes = { $who ->
        [you] Du kommer ind og sætter dig.
       *[other] { $name } kommer ind.
    }
tt-now-nobody-else = Der kommer ikke flere …
tt-now-empty = { $who ->
        [you] Din stol står tom: Du er myrdet.
       *[other] { EJER($name) } stol står tom: myrdet.
    }
tt-now-left = Har forladt slottet: { $names }.
tt-now-all-here = Ingen mangler her til morgen. Snak om det.
tt-now-list = { $you ->
    [yes] Du står på dødslisten: Kun de nævnte kan myrdes i nat.
   *[no] Dødslisten læses op: Kun de nævnte kan myrdes i nat.
}
tt-now-vault-open = Skatkammeret står åbent: Husk, hvad der er bag hver dør.
tt-now-vault-asked = Hvad var der bag dør { $door }? Rigtige svar giver sølv.
tt-now-vault-turn = { $name }: Hvad var der bag dør { $door }?
tt-now-vault-waiting = { $count ->
        [0] Alle har svaret.
        [one] Der mangler ét svar.
       *[other] Der mangler { $count } svar.
    }
tt-now-duel-over = Din duel er slut: { $right } af dine { $calls } gæt var rigtige.
tt-now-duel-watching = Parrene spiller Loyalitet eller Forræderi. Rigtige gæt giver sølv.
tt-now-message = { $left ->
        [0] Alle stykker ligger der. Kan det læses?
        [one] Der mangler endnu ét stykke.
       *[other] Der mangler endnu { $left } stykker. Fortæl hinanden, hvad I har.
    }
tt-now-message-read = Beskeden læses op.
tt-now-own-mission = Spillederen leder denne mission i rummet.
tt-now-armoury = Våbenkammeret: { $names } må åbne hver sin dør.
tt-now-armoury-open = { $doors ->
        [one] Våbenkammeret: Åbn døren. Bag den er der et skjold eller ingenting.
       *[other] Våbenkammeret: Åbn én dør. Bag en af dem er der et skjold.
    }
tt-now-armoury-behind = Hold på papiret, og se, hvad der var bag din dør.
tt-now-talk = Det Runde Bord. Hvem er forræder? Snak, og stem så.
tt-now-floor = Du har ordet: Sig hvorfor.
tt-now-truth = Nu ved I det hele.
tt-ready-reveal = Jeg har sagt hvorfor
tt-now-selection-watch = Slottet er mørkt. Alle ser på deres eget kort.
tt-now-selection = { $part ->
        [1] Ikke et ord. Se på dit eget kort, nu: Hvem er du?
       *[other] Se en gang til: Hvem kender du?
    }
tt-now-not-ended = Ikke alle ville slutte. Det sidste Runde Bord: Hvem er forræder?
tt-now-vote = Skriv, hvem du forviser, og hvorfor. Det kan ikke laves om.
tt-now-voted = { $count ->
        [0] Alle har skrevet.
        [one] Skrevet. Én skriver stadig.
       *[other] Skrevet. { $count } skriver stadig.
    }
tt-now-they-vote = { $count ->
        [0] Alle har skrevet.
        [one] Én er stadig ved at skrive et navn.
       *[other] { $count } er stadig ved at skrive et navn.
    }
tt-now-runoff = Stemmelighed. Skriv et af disse navne: { $names }.
tt-now-tied = Du står lige ({ $names }): Kun de andre stemmer.
tt-now-safe-vote = Stadig lige. I sikkerhed: { $names }. Skriv et andet navn.
tt-now-next-vote = { $who ->
        [you] Nu din stemme …
       *[other] Nu { EJER($name) } stemme …
    }
tt-now-shown = { $who ->
        [you] { $by ->
            [you] Du stemmer på dig selv.
           *[other] { $voter } stemmer på dig.
        }
       *[other] { $by ->
            [you] Du stemte på { $name }.
           *[other] { $voter } stemmer på { $name }.
        }
    }
tt-now-blank = { $who ->
        [you] Du skrev intet navn.
       *[other] { $name } skrev intet navn.
    }
tt-now-decided = { $who ->
        [you] Det er afgjort: Du er forvist.
       *[other] Det er afgjort: { $name }.
    }
tt-now-defend = { $count ->
        [one] Stemmelighed. Forsvar dig: Kun du må tale nu.
       *[other] Stemmelighed. Forsvar jer: Kun de, der står lige, må tale nu.
    }
tt-now-defence = { $count ->
        [one] Stemmelighed. { $names } taler, alle andre tier.
       *[other] Stemmelighed. { $names } taler, alle andre tier.
    }
tt-now-talk-again = Stadig lige: { $names }. Et minuts snak, så stemmer de andre igen.
tt-now-lots = Stadig lige. Der trækkes lod: { $names }.
tt-now-banished = { $who ->
        [you] Du er forvist. Rejs dig op.
       *[other] { $name } er forvist.
    }
tt-now-asked = { $who ->
        [you] Hvem er du? Fortæl dem sandheden.
       *[other] { $name }, hvem er du?
    }
tt-now-unasked = { $who ->
        [you] Du går, og ingen spørger, hvem du var.
       *[other] { $name } går, og ingen spørger, hvem det var.
    }
tt-now-was = { $identity ->
        [traitor] { $who ->
            [you] Du var forræder!
           *[other] { $name } var forræder!
        }
       *[loyal] { $who ->
            [you] Du var loyal.
           *[other] { $name } var loyal.
        }
    }
tt-now-night = { $part ->
        [1] Nat. Hold på dit kort: Det siger, hvad du skal gøre.
       *[other] Natten fortsætter. Hold på dit kort igen.
    }
tt-now-bet = { $about ->
        [mission] Dit væddemål: Hvem klarer sig bedst i missionen? Rør et ansigt.
       *[banished] Dit væddemål: Hvem bliver forvist? Rør et ansigt.
    }
tt-now-bet-on = Du satser på { $name }. Rør et andet ansigt for at ændre det.
tt-now-night-out = Nat. Hvem er forræder? Dit gæt tæller i tilbageblikket.
tt-now-night-watch = Nat. Et sted på slottet mødes forræderne.
tt-now-break = Fire er tilbage. En sidste snak, før I bliver spurgt, om I vil slutte.
tt-now-end-vote = Slutte sæsonen her? Kun hvis alle er enige.
tt-now-end-answered = Du har svaret. Alle svar vises på én gang.

## Hvad man kan gøre

tt-ready-arrival = Jeg er klar
tt-ready-breakfast = Til missionen
tt-ready-looking = Jeg husker det hele
tt-ready-mission = Færdig
tt-ready-message = Lad det ligge sådan
tt-ready-read = Videre
tt-ready-armoury = Videre
tt-ready-talk = Klar til at stemme
tt-ready-talk_again = Klar til at stemme
tt-ready-defence = Jeg har sagt mit
tt-ready-final_break = Jeg er klar
tt-ready-waiting = Venter på de andre
tt-wish = Vil du gerne være forræder?
tt-wish-table = Kun bordet læser det.
tt-wish-0 = Slet ikke
tt-wish-1 = Hvorfor ikke
tt-wish-2 = Ja tak
tt-wish-3 = Mere end noget andet
tt-wish-said = Noteret. Dit kort viser det; du kan lave det om.
tt-wish-unsaid = Siger du intet, betyder det ”Hvorfor ikke”.
tt-picture = { $picture ->
        [crown] krone
        [key] nøgle
        [owl] ugle
        [rose] rose
        [sword] sværd
        [candle] lys
        [raven] ravn
        [moon] måne
       *[goblet] bæger
    }
tt-vote-faces = Hvem forviser du?
tt-vote-reason = Hvorfor? Det læses op med navnet.
tt-vote-choose = Vælg et ansigt
tt-vote-write = Forvis { $name }
tt-slip-number = stemme { $number } af { $of }
tt-slip-blank = Intet navn
tt-quoted = ”{ $text }”
tt-stands = { $who ->
        [you] Du rejser dig op.
       *[other] rejser sig op.
    }
tt-asked = Hvem er du?
tt-unasked = { $who ->
        [you] Ingen spørger, hvem du var.
       *[other] går, og ingen spørger.
    }
tt-identity-told = { $identity ->
        [traitor] Forræder
       *[loyal] Loyal
    }
tt-list = Dødslisten
tt-show = Vis et skjold
tt-show-about = Alle ser dit skjold, hvis du har et.
tt-show-sure = Vis det
tt-you-are-out = { $how ->
        [murdered] Du er myrdet. Du ser, hvad alle ser, og kan snakke med de andre, der er ude.
        [banished] Du er forvist. Du ser, hvad alle ser, og kan snakke med de andre, der er ude.
       *[withdrawn] Du er rejst. Du ser, hvad alle ser, og kan snakke med de andre, der er ude.
    }
tt-watching = Du ser med.
tt-leave = Forlad sæsonen …
tt-leave-about = Du rejser for altid: Du kan ikke komme tilbage eller vinde, og ingen får at vide, hvem du var. Under en afstemning eller en nat sker det, når den er forbi; indtil da gør du i stilhed, hvad du bliver bedt om.
tt-leave-sure = Rejs for altid
tt-leave-stay = Bliv
tt-leave-waits = Du rejser, så snart dette er forbi. Indtil da kan du stadig gøre, hvad du bliver bedt om.

## Kortet, og hvad det siger, så længe man holder på det

tt-card = Dit kort
tt-card-hold = Hold for at læse dit kort
tt-you-are = { $identity ->
        [traitor] Du er forræder
       *[loyal] Du er loyal
    }
tt-goal = { $identity ->
        [traitor] Myrd om natten, og se uskyldig ud om dagen. Er der en forræder tilbage til sidst, tager forræderne alt sølvet.
       *[loyal] Find forræderne, og forvis dem. Er der ingen tilbage til sidst, deler de loyale sølvet.
    }
tt-sees-all = Du ser alt. Forræderne:
tt-know-wish-unsaid = Dit ønske: ikke sagt endnu.
tt-know-wish-0 = Dit ønske: slet ikke forræder.
tt-know-wish-1 = Dit ønske: forræder, hvorfor ikke.
tt-know-wish-2 = Dit ønske: forræder, ja tak.
tt-know-wish-3 = Dit ønske: forræder, mere end noget andet.
tt-know-fellows = Forrædere, du kender: { $names }.
tt-know-alone = Du kender ingen anden forræder.
tt-know-blackmailed = { $name } har afpresset dig.
tt-know-shield = Du har et skjold til i nat.
tt-know-no-shield = Du har intet skjold.

## Snak

tt-talk = Snak
tt-talk-unread = { $count ->
        [one] 1 ny linje
       *[other] { $count } nye linjer
    }
tt-talk-empty = Ingen har sagt noget endnu.
tt-talk-out = blandt dem, der er ude
tt-talk-with-all = Snak med alle
tt-talk-among-out = Snak blandt dem, der er ude
tt-aloud = { $silent ->
        [yes] Stille, tak.
       *[no] Snak med hinanden.
    }
tt-claim-title = Sig til alle:
tt-claim-silent = Det er ikke din tur til at tale nu.
tt-claim-am = Jeg er loyal.
tt-claim-is = { $role ->
        [traitor] { $who ->
            [you] Du er forræder.
           *[other] { $name } er forræder.
        }
       *[loyal] { $who ->
            [you] Du er loyal.
           *[other] { $name } er loyal.
        }
    }
tt-claim-trust = { $who ->
        [you] Jeg stoler på dig.
       *[other] Jeg stoler på { $name }.
    }
tt-claim-doubt = { $who ->
        [you] Jeg stoler ikke på dig.
       *[other] Jeg stoler ikke på { $name }.
    }
tt-claim-lie = { $who ->
        [you] Du lyver.
       *[other] { $name } lyver.
    }
tt-news-mission = { $bars ->
        [0] Missionen gav intet.
        [one] Missionen gav 1 sølvbarre.
       *[other] Missionen gav { $bars } sølvbarrer.
    }
tt-news-banished = { $identity ->
        [traitor] Forvist: { $names }, forræder.
        [loyal] Forvist: { $names }, loyal.
       *[unknown] Forvist: { $names }.
    }
tt-news-missing = Mangler til morgenmaden: { $names }.
tt-news-nobody_missing = Ingen mangler til morgenmaden.
tt-news-withdrawn = Har forladt sæsonen: { $names }.
tt-news-list = Dødslisten: { $names }.
tt-news-final_day = Dette er finaledagen.
tt-news-end_vote = Svarene om at slutte vises.
tt-news-end = Sæsonen er slut.
tt-news-not_asked = Ingen spørger, hvem det var: { $names }.
tt-news-undone = Spillederen har taget det sidste skridt tilbage.
tt-news-lots = Der trækkes lod: { $names }.

## En spilleder

tt-host = Spilleder
tt-wish-host = Kun spillederen læser det.
tt-now-paused = Spillederen har sat sæsonen på pause. I må godt tale videre.
tt-now-wait-select = Luk øjnene. Spillederen går rundt og vælger forræderne.
tt-now-wait-mission_result = Missionen er slut. Spillederen tæller sølvet.
tt-now-wait-open_vote = Spillederen åbner afstemningen.
tt-now-wait-tie = Stadig lige: { $names }. Spillederen afgør det.
tt-now-wait-ask_identity = { $who ->
        [you] Du er forvist. Spørger spillederen, hvem du er?
       *[other] { $name } er forvist. Spørger spillederen?
    }
tt-now-wait-death_list = Spillederen tænker.
tt-now-wait-offer_end = Spillederen tænker.
tt-host-mission-title-now = Dagens mission
tt-host-mission-listen = Hør på spillederen. Det, I vinder sammen, kommer på stakken.
tt-news-identity = { $identity ->
        [traitor] { $names }: forræder.
       *[loyal] { $names }: loyal.
    }
tt-news-warned = Spillederen advarer { $names }: { $text }

## Tip til den, der spiller første gang: én linje hver

tt-hint-talk = Tryk på et ansigt for at sige din mening.
tt-hint-vote = Det, du skriver, står fast og læses op.
tt-hint-night = Om natten ligner alle skærme hinanden.
tt-hint-breakfast = Den, der ikke kommer ind, er ude.
tt-now-break-on = Ikke alle ville slutte. Det går videre.
