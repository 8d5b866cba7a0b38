## Hjælpesiden til Forræder: et minut, urene og hver paragraf. Det, reglerne lader stå åbent, er mærket som vores.

tt-help-title = Sådan spilles det
tt-help-credit = En sæson af Forræder for seks til fireogtyve spillere efter den danske regelbog til at spille det selv. Denne udgave har intet med nogen tv-station eller producent at gøre: Den bruger hverken deres tekst, musik eller billeder. Ordene, tegningerne og lydene her er vores.
tt-help-minute = På ét minut
tt-minute-1 = I ankommer alle som loyale. Så bliver nogle af jer i hemmelighed valgt til forrædere. Ingen får at vide hvor mange.
tt-minute-2 = Om dagen er der en mission for alle. Den giver op til { $bars } sølvbarrer til dem, der er tilbage til sidst.
tt-minute-3 = Missionens bedste må åbne en dør i Våbenkammeret. Bag en af dem er der et skjold: Det beskytter mod mord i én nat.
tt-minute-4 = Ved Det Runde Bord taler I sammen, og så skriver alle et navn. Den med flest stemmer bliver forvist og afslører sin sande identitet.
tt-minute-5 = Om natten mødes forræderne i Konklavet og myrder en af de loyale. Er de to, kan de i stedet sende et brev med en fristelse. Imens bliver alle spurgt om noget, så ingen telefon røber noget.
tt-minute-6 = Til morgenmaden kommer I ind en for en. Hvis en stol forbliver tom, ved I, hvem der mangler.
tt-minute-7 = Når kun { $last } er tilbage, eller de sidste { $finalists } alle vil slutte, afslører alle sig. Er der bare én forræder iblandt jer, tager forræderne alt sølvet. Er der ingen, deler de loyale det.
tt-help-table-host = Bordet er spilleder
tt-help-table-host-about = Alle kan spille med. Bordet vælger forræderne, åbner og slutter hver del efter uret, viser stemmerne, spørger de forviste, hvem de er, trækker lod ved den sidste stemmelighed, bringer brevet og spørger de sidste { $finalists }, om de vil slutte. Det ved alt, siger det ikke til nogen og har ingen yndlinge: Alle lodtrækninger kan efterprøves bagefter.
tt-help-missions = Missionerne
tt-help-missions-about = Én om dagen, på skift. Forræderne har ingen hemmelig fordel i dem og vil også have sølv; men de må gerne spille dårligt. I må tale sammen hele tiden.
tt-help-mission = { $mission ->
        [vault] Skatkammeret
        [duel] Duellen
       *[message] Beskeden
    }
tt-help-mission-goal = { $mission ->
        [vault] Ni døre står åbne i en fjerdedel af tiden med et billede bag hver. Så lukker de, og gruppen går rundt: Én ad gangen bliver I spurgt om en dør, og alle ser straks, om svaret er rigtigt.
        [duel] Der trækkes lod om par. Hvert par spiller et kort spil Loyalitet eller Forræderi med { $cards } kort, en toer, en syver og en dame i hver kulør, i højst { $turns } ture. Er I et ulige antal, møder en af jer bordet.
       *[message] En sætning er revet i stykker, et eller to til hver. Du læser kun dine egne. Fortæl de andre, hvad du har, og læg stykkerne på række: Tryk på et stykke og så på det, som det kommer efter. Det kan flyttes, til alle er klar, eller tiden er gået; så læses rækken op.
    }
tt-help-mission-bars = { $mission ->
        [vault] Barrer: andelen af rigtige svar, ud af { $bars }. Med op til otte spillere bliver alle spurgt to gange, med flere én gang. Løber tiden ud, er svaret forkert.
        [duel] Barrer: andelen af alles rigtige gæt, ud af { $bars }. Hver tur har sin del af tiden; den, der kommer for sent, har gættet forkert og trækker intet.
       *[message] Barrer: andelen af rigtige naboer i rækken, ud af { $bars }.
    }
tt-help-mission-access = { $mission ->
        [vault] Våbenkammeret: de { $access } med flest rigtige svar; står nogen lige, trækkes der lod.
        [duel] Våbenkammeret: de { $access }, der vandt flest kort; står nogen lige, trækkes der lod. En makker, der siger, hvad der ligger øverst, hjælper altså jer alle, eller kun sig selv.
       *[message] Våbenkammeret: de { $access }, hvis egne stykker har flest rigtige naboer; står nogen lige, trækkes der lod.
    }
tt-help-mission-days = I en sæson over flere dage har ingen en tur, der går forbi: I Skatkammeret svarer alle, når de kan, og i Duellen må en tur vare lige så længe som missionen.
tt-help-ties = Når stemmerne står lige
tt-help-tie-a = Hver af dem, der står lige, får efter tur et minut til at forsvare sig. Kun den, der har ordet, taler. Er de flere end fire, deles de om ét minut.
tt-help-tie-b = De andre stemmer igen, kun på dem, der står lige. De, der står lige, stemmer ikke.
tt-help-tie-c = Stadig stemmelighed: et minuts samtale for alle. Så det samme igen mellem dem, der stadig står lige.
tt-help-tie-d = Stadig stemmelighed: Alle stemmer på ny, og de, der stod lige, er i sikkerhed.
tt-help-tie-e = Stadig stemmelighed: Bordet trækker lod mellem dem, der står lige.
tt-help-seconds = Hvor længe det varer
tt-help-seconds-about = I tempoerne ”selskab” og ”aften” har hvert trin sin tid. I ”dage” slutter de fleste trin på et klokkeslæt, som bordet sætter; her er de sædvanlige. Ankomsten varer i ”dage” mindst { $hours } timer. Det, der kan slutte før, når alle er klar, er mærket med *.
tt-help-step = Trin
tt-help-until = til { $time }
tt-help-step-name = { $step ->
        [arrival] Ankomst *
        [selection] Valget af forrædere
        [chair] Hver stol til morgenmaden
        [breakfast] Morgenmaden *
        [mission] Mission *
        [armoury] Våbenkammeret *
        [talk] Samtale ved Det Runde Bord *
        [vote] En afstemning
        [further_vote] Hver yderligere afstemning
        [shown_vote] Hver vist stemme
        [floor] En vist stemme, højst *
        [defence] Forsvar *
        [talk_again] Samtale efter anden stemmelighed *
        [host_rules] Før der trækkes lod
        [identity] Hvem den forviste var
        [revealed] En afsløret identitet
        [conclave_1] Natten, første del
        [conclave_2] Natten, anden del
        [final_break] Pause på finaledagen *
       *[end_vote] Afstemning om at slutte
    }
tt-help-words = Slottets ord
tt-term = { $term ->
        [loyal] Loyal
        [traitor] Forræder
        [host] Spilleder
        [silver] Sølvbarrer
        [armoury] Våbenkammeret
        [shield] Skjold
        [table] Det Runde Bord
        [banishment] Forvisning
        [conclave] Konklavet
        [murder] Mord
        [temptation] Fristelse
        [blackmail] Afpresning
        [list] Dødslisten
       *[breakfast] Morgenmaden
    }
tt-term-about = { $term ->
        [loyal] Vil have forræderne væk inden slutningen.
        [traitor] Myrder om natten og skjuler sig om dagen.
        [host] Leder sæsonen og ved alt: her bordet selv.
        [silver] Det, det hele handler om. Missionerne giver dem.
        [armoury] Lukkede døre, en til hver, der har adgang.
        [shield] Beskytter den, der har det, mod mord i den næste nat, og mod intet andet.
        [table] Der, hvor I taler sammen og stemmer.
        [banishment] Bordet sender nogen væk.
        [conclave] Der, hvor forræderne mødes om natten.
        [murder] Det, forræderne gør der. Man ser det til morgenmaden.
        [temptation] To forrædere beder i et brev en loyal om at slutte sig til dem.
        [blackmail] En forræder, der er alene, tvinger en loyal til at blive forræder.
        [list] I stedet for et mord: navne, som det næste offer skal findes iblandt.
       *[breakfast] Der, hvor det viser sig, hvem der ikke overlevede natten.
    }
tt-help-paper = På papir
tt-help-paper-about = Vil I hellere spille med papir? Print kort, breve, tavler og sølv til så mange spillere:
tt-help-paper-players = Spillere
tt-help-paper-size = { $paper ->
        [letter] Print på Letter (PDF)
       *[a4] Print på A4 (PDF)
    }
tt-help-rules = Alle reglerne
tt-help-rulings = Hvor regelbogen tier eller kan læses på to måder, har vi afgjort det; de steder er mærket.
tt-help-section = { $section ->
        [host] Spilleder og tempo
        [choice] Ankomst og valg
        [identity] Identitet
        [calendar] Kalenderen
        [mission] Mission og sølv
        [armoury] Våbenkammeret og skjold
        [table] Det Runde Bord
        [conclave] Konklavet
        [breakfast] Morgenmaden
        [final] Finaledagen
        [win] Hvem vinder
       *[leave] At forlade spillet
    }

tt-rule-1 = En sæson har en spilleder, som ikke spiller med og ved alt. Bordet er spilleder eller, hvis bordet er sat til det, en person ved spillederens pult.
tt-rule-2 = Bordet går efter uret i et af tre tempoer: et selskab i minutter, en aften med længere samtaler, eller én spilledag om dagen med klokkeslæt, som bordet sætter. En person som spilleder begynder og slutter selv hver del, med eller uden ur.
tt-rule-41 = En person som spilleder kan overlade enhver beslutning til bordet, træde helt ud og træde ind igen. Bestemmer spillederen ikke i tide, gør bordet det.
tt-rule-3 = Alle ankommer som loyale. Du fortæller din telefon, hvor gerne du vil være forræder, fra 0 til 3; den, der intet siger, har sagt 1. Ingen andre ser det.
tt-rule-4 = Forræderne vælges efter ankomsten, eller på dag 2 efter morgenmaden, hvis bordet vil det, ved en ceremoni, der har sin egen tid: Alle er tavse og ser på deres eget kort i samme øjeblik. Spillederen vælger, eller lodtrækningen, vægtet efter det, I har sagt. Den, der sagde 0, bliver aldrig trukket, medmindre der er for få andre.
tt-rule-5 = Hvor mange der er, er hemmeligt, medmindre bordet har sat et tal: 1 eller 2 med op til otte spillere, 2 eller 3 med op til fjorten, 3 eller 4 med flere. Det bliver aldrig sagt.
tt-rule-6 = En forræder får det at vide ved ceremonien.
tt-ruling-6 = I anden halvdel får forræderne at vide, hvem de andre er. Den, der kommer til senere, kender dem, der er der.
tt-rule-7 = Der er to veje ud: mord og forvisning.
tt-rule-8 = En forræder røber aldrig sig selv eller andre forrædere for en loyal, og en loyal udgiver sig aldrig for at være forræder. ”Jeg er forræder” bliver afvist for alle; alt andet kan påstås. En person som spilleder kan advare, så alle hører det.
tt-rule-9 = Din sande identitet bliver kun vist, hvis du forvises og bliver spurgt, og når sæsonen er slut.
tt-rule-10 = En sæson har et antal dage: to med seks til otte spillere og én mere for hver to yderligere, medmindre bordet sætter et andet tal. Den sidste er finaledagen. Efter hver dag undtagen den kommer en nat. Med op til tolv spillere kan fristelse og afpresning komme enhver nat; med flere kun, når der er nætter nok tilbage. Bordet kan vælge begge dele.
tt-rule-11 = Er der { $final } eller færre tilbage, når en dag begynder, eller på et hvilket som helst tidspunkt før dens Runde Bord, bliver den dag finaledagen.
tt-rule-12 = En dag er morgenmad (fra dag 2), mission, Våbenkammeret, Det Runde Bord og nat. Våbenkammeret er lukket, når der ikke følger en nat.
tt-rule-13 = Hver dag har en mission for hele gruppen. Den giver barrer til stakken, som alle kan se. Både loyale og forrædere vil have sølv.
tt-rule-14 = Vores missioner skiftes dag for dag: Skatkammeret, Duellen og Beskeden; en spilleder i kød og blod kan i stedet holde en i rummet. Hver har et mål og et ur og giver 0 til { $bars } barrer efter resultatet. Tavshed giver ingen, og det er lige meget, hvem der er forræder.
tt-rule-15 = Missionens { $access } bedste må gå ind i Våbenkammeret; står nogen lige, trækkes der lod. Ikke på finaledagen.
tt-rule-16 = Der er lige så mange lukkede døre som spillere med adgang, og hver åbner én. Alle ser, hvem der åbnede hvilken; hvad der var bag den, ser kun den, der åbnede. Bag en af dem er der et skjold, medmindre bordet har sat et andet antal. Du kan lade det ligge; siger du intet, tager du det.
tt-ruling-16 = Er der kun én dør, afgør plat eller krone, om der er et skjold bag den.
tt-rule-17 = Et skjold beskytter dig mod mord i den næste nat, og mod intet andet. Det kan ikke gives væk.
tt-rule-18 = Du kan kun vise det i Konklavet, for dem, der er der, eller til den næste morgenmad, for alle. Efter den morgenmad er det væk.
tt-ruling-18 = Hvad du siger om et skjold, er din egen sag.
tt-rule-19 = Det Runde Bord begynder med samtale. Afstemningen åbner efter uret, eller når alle er klar.
tt-rule-20 = Alle, der er tilbage, skriver ét navn og, hvis de vil, en begrundelse på højst { $letters } tegn. Det skrevne kan ikke ændres. Alle ser, hvem der har skrevet, ingen ser hvad. Forrædere må stemme på forrædere.
tt-ruling-20 = Du kan ikke skrive dit eget navn.
tt-rule-21 = Når alle har skrevet, vises stemmerne en ad gangen, hver med sin begrundelse. Mens en stemme vises, har den, der skrev den, ordet, og ingen andre taler; det slutter, når vedkommende er færdig, eller når tiden er gået.
tt-ruling-21 = De vises i pladsernes rækkefølge fra en plads, der er trukket lod om. En manglende stemme er blank.
tt-rule-22 = Den med flest stemmer forvises straks og afslører sin sande identitet, hvis bordet er sat til at spørge, eller en person som spilleder spørger. Fra da af siger den forviste intet til dem, der er tilbage. De, der er ude, taler med hinanden og ser, hvad alle ser; alt, hvis bordet har valgt det. Den forviste afslører det med egen hånd; ellers gør bordet det.
tt-rule-23 = Stemmelighed går gennem de fem trin ovenfor: forsvar; afstemning mellem dem, der står lige; samtale og det samme igen; en afstemning, hvor de er i sikkerhed; lodtrækning, eller hvad en person som spilleder afgør.
tt-ruling-23 = Flere end fire, der står lige, deles om ét minut. Efter den sidste stemmelighed trækker bordet lod.
tt-rule-24 = Stemmer ingen, står alle, der kunne nævnes, lige. Står alle lige, og er der ingen tilbage til at stemme, stemmer alle, men ikke på sig selv. En enlig kandidat forvises uden afstemning.
tt-rule-25 = Ved hvert Rundt Bord forvises netop én spiller.
tt-rule-26 = Om natten mødes forræderne. Kun de taler der. Hver især nævner de, hvad de vil, og kan ændre det, til den del af natten er slut. Det, flest vil, gælder; står det lige, trækkes der lod.
tt-ruling-26 = Har ingen nævnt noget, afgør lodtrækning et mord, en afpresning eller en liste; aldrig en fristelse eller en finte.
tt-rule-27 = De myrder en loyal. Forrædere kan ikke myrdes.
tt-rule-28 = Har offeret et skjold, dør ingen, og ingen får at vide hvorfor.
tt-rule-29 = Finten: De kan med vilje lade være med at myrde nogen, hvis en af dem har et skjold.
tt-ruling-29 = Den forræder skal have vist det i dette Konklave.
tt-rule-30 = Fristelse: Netop { $tempters } forrædere kan mindst { $tempt } nætter før slutningen friste en loyal med et brev i stedet for at myrde. Ja: forræder fra det øjeblik og straks med i Konklavet. Nej eller intet svar: loyal som før. Ingen myrdes den nat. Den, der får et brev, ved altså, at der var netop { $tempters }: Sådan er det tænkt.
tt-ruling-30 = Brevet nævner ingen navne. Forræderne kan skrive dets ene linje. Et nej kan ændres, indtil den del af natten er slut; et ja er for altid.
tt-rule-31 = Afpresning: En forræder, der er alene tilbage mindst { $blackmail } nætter før slutningen, skal tvinge en loyal til at blive forræder. Offeret har intet valg og ser, hvem det er. De to myrder så samme nat. Et brev i anden del siger, hvem det var.
tt-rule-32 = Senere end det myrder den sidste forræder alene. Er der ingen forræder tilbage, går natten, ingen dør, og ingen får noget at vide.
tt-rule-33 = Dødslisten: I en nat, som bordet har sat, eller som spillederen bestemmer, myrder forræderne ingen, men sætter { $names } navne på en liste; de må gerne skrive sig selv på, endda kun sig selv. Den læses op til morgenmaden. I den næste nat kan kun en loyal på listen myrdes; frister de i stedet nogen, er alle på listen i sikkerhed.
tt-ruling-33 = Højst { $lists } lister på en sæson, aldrig i den sidste nat og ikke to nætter i træk. Når bordet er spilleder, har en sæson på fire nætter eller flere normalt én i midten.
tt-rule-34 = Natten røber intet. Den har to dele af fast længde, hvad der end sker. Den, der ikke skal beslutte noget, bliver på samme måde og på samme skærm spurgt om sin største mistanke; svarene er hemmelige til det sidste.
tt-rule-35 = Til morgenmaden kommer spillerne ind en efter en i en rækkefølge, der er trukket lod om. Den myrdedes stol forbliver tom, og først da ved man det. Hvorfor ingen mangler, bliver aldrig sagt. Kun de, der er kommet ind, må tale.
tt-rule-36 = Finaledagen har morgenmad og mission, så Runde Borde, til { $finalists } er tilbage, så en pause, afstemningen om at slutte og det sidste Runde Bord.
tt-rule-37 = Sæsonen slutter, når { $last } er tilbage, eller når alle, der er tilbage, stemmer for at slutte. Bordet spørger én gang; en person som spilleder én gang ved hvert Rundt Bord på finaledagen. Stemmerne vises samtidig; intet svar er et nej.
tt-ruling-37 = Der spørges én gang, på finaledagen, når { $finalists } er tilbage.
tt-rule-38 = Er der på et tidligere tidspunkt { $last } eller færre tilbage, slutter sæsonen der.
tt-rule-39 = Så afslører alle, der er tilbage, sig. Er der forrædere iblandt dem, deler de sølvet ligeligt, og de loyale får intet. Er der ingen, deler de loyale, der er tilbage, det. Andelene er nøjagtige. De gør det én efter én, med egen hånd eller når tiden er gået.
tt-rule-40 = Bagefter ser I, hvad der virkelig skete: nætter, stemmer, breve, skjolde, hvem der mistænkte hvem; og I kan se sæsonen igen fra hver stol.
tt-rule-42 = Den, der må af sted, kan trække sig: Intet afsløres, og sæsonen går videre. Under en afstemning og om natten får det først virkning bagefter. Den, der trækker sig, vinder aldrig.
