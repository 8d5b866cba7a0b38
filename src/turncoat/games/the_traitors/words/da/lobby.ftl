## Words for the lobby: options, presets and bots.

option-the-traitors-host = Spilleder
option-the-traitors-host-about = En person leder sæsonen og ved alt; eller bordet gør det selv, så alle kan spille med.
option-the-traitors-host-automatic = automatisk
option-the-traitors-host-human = en person
option-the-traitors-clocks = Ure
option-the-traitors-clocks-about = Med en spilleder: om faserne også slutter efter uret. Uden venter de på spillederen.
option-the-traitors-host_patience = Tålmodighed
option-the-traitors-host_patience-about = Hvor længe sæsonen venter på spillederens beslutning, før bordet bestemmer.
option-the-traitors-host_patience-usual = efter tempoet
option-the-traitors-pace = Tempo
option-the-traitors-pace-about = Et selskab med få minutter ad gangen, en aften med længere samtaler, én spilledag om dagen med faste klokkeslæt, eller hurtigt, til at øve sig.
option-the-traitors-pace-party = selskab
option-the-traitors-pace-evening = aften
option-the-traitors-pace-days = dage
option-the-traitors-pace-quick = hurtigt
option-the-traitors-hours = Dagens klokkeslæt
option-the-traitors-hours-about = Til tempoet dage: tidszonen, og hvornår morgenmaden, missionen, Våbenkammeret, Det Runde Bord, afstemningen, Konklavet og brevene begynder.
option-the-traitors-hours-breakfast = Morgenmaden
option-the-traitors-hours-mission = Mission
option-the-traitors-hours-armoury = Våbenkammeret
option-the-traitors-hours-round_table = Det Runde Bord
option-the-traitors-hours-vote = Afstemning
option-the-traitors-hours-conclave = Konklavet
option-the-traitors-hours-letters = Breve
option-the-traitors-days = Dage
option-the-traitors-days-about = Hvor mange dage sæsonen har. Den sidste er finaledagen; er der fem spillere tilbage, kommer den før.
option-the-traitors-traitors = Forrædere
option-the-traitors-traitors-about = Hvor mange der vælges i begyndelsen. Hemmeligt: Bordet trækker antallet og siger det ikke til nogen.
option-the-traitors-traitors-secret = hemmeligt
option-the-traitors-choose_on = Valg af forrædere
option-the-traitors-choose_on-about = På hvilken dag de vælges: på dag 1 efter ankomsten eller på dag 2 efter morgenmaden.
option-the-traitors-first_round_table = Første Runde Bord
option-the-traitors-first_round_table-about = Dagen for den første forvisning, aldrig før forræderne er valgt.
option-the-traitors-first_mission = Første mission
option-the-traitors-first_mission-about = Hvilken af vores den første dag har; derefter skiftes de: Skatkammeret, Duellen, Beskeden.
option-the-traitors-first_mission-vault = Skatkammeret
option-the-traitors-first_mission-duel = Duellen
option-the-traitors-first_mission-message = Beskeden
option-the-traitors-armoury_from = Våbenkammeret fra dag
option-the-traitors-armoury_from-about = Fra denne dag må missionens tre bedste gå ind i Våbenkammeret.
option-the-traitors-shields = Skjolde
option-the-traitors-shields-about = Bag hvor mange af Våbenkammerets døre der er et skjold.
option-the-traitors-reveal = De forvistes identitet
option-the-traitors-reveal-about = Om spillederen spørger de forviste, hvem de var.
option-the-traitors-reveal-always = der spørges altid
option-the-traitors-reveal-not_in_final = ikke på finaledagen
option-the-traitors-reveal-never = der spørges aldrig
option-the-traitors-ghosts_see_all = De, der er ude, ser alt
option-the-traitors-ghosts_see_all-about = Om dagen får de, der er ude, at se, hvem der er hvem. De kan kun tale med hinanden.
option-the-traitors-death_lists = Dødslister
option-the-traitors-death_lists-about = De nætter, hvor forræderne laver Dødslisten i stedet for at myrde; højst to, ikke den sidste nat og ikke to nætter i træk.
option-the-traitors-powers = Forrædernes kræfter
option-the-traitors-powers-about = Hvornår de må friste og skal afpresse: kun når der er nætter nok tilbage, som i regelbogen, eller enhver nat.
option-the-traitors-powers-rulebook = efter regelbogen
option-the-traitors-powers-any_night = enhver nat
why-clash-chosen-late = Forræderne skal vælges før den sidste dag. Vælg dem tidligere, eller spil flere dage.
why-clash-too-few-days = Sæsonen har kun { $days } dage.
why-clash-lists-in-a-row = Der kan ikke være dødslister to nætter i træk. Lad der være en nat imellem dem.
why-clash-list-night = { $nights ->
    [0] En sæson med så få dage har ingen nat til en dødsliste.
    [one] Kun nat { $first } kan have en dødsliste i en sæson med så mange dage.
   *[other] Kun nætterne { $first } til { $last } kan have en dødsliste i en sæson med så mange dage.
    }
preset-the-traitors-tonight = En time i aften, vi er otte
preset-the-traitors-tonight-about = To dage i ét stræk. Bordet leder; ingen behøver at sidde over.
preset-the-traitors-evening = En aften med ti
preset-the-traitors-evening-about = Fire dage med lange samtaler, omkring tre timer fra ankomst til afsløring. For otte til tolv.
preset-the-traitors-television = Som i fjernsynet
preset-the-traitors-television-about = Med en spilleder, lange samtaler og det første Runde Bord på andendagen. På den sidste dag siger ingen, hvem de var.
preset-the-traitors-weekend = En weekend med seksten
preset-the-traitors-weekend-about = Seks dage mellem måltider og gåture, omkring en time hver. Uret venter på spillederen, som kan bestille en Dødsliste, og de, der er ude, ser alt om dagen.
preset-the-traitors-weeks = To uger på telefonen
preset-the-traitors-weeks-about = Én spilledag om dagen på faste klokkeslæt, ti minutter hist og her. Fjorten dage med tyve eller flere; det slutter før, når fem er tilbage.
preset-the-traitors-usual = Som normalt
preset-the-traitors-usual-about = Hvad der passer til antallet af spillere.
bot-the-traitors-random = Tilfældig
bot-the-traitors-random-about = Gør, hvad den bliver bedt om, på må og få, og siger aldrig et ord.
bot-the-traitors-pip = Pip
bot-the-traitors-pip-about = Pagen. Ængstelig og let at påvirke; glemmer, hvad der var bag døren.
bot-the-traitors-gustav = Gustav
bot-the-traitors-gustav-about = Gartneren. Få ord, alle lige ud ad landevejen, og mange luner.
bot-the-traitors-rosa = Rosa
bot-the-traitors-rosa-about = Kokkepigen. Siger, hvad hun mener, og mener det tit for tidligt.
bot-the-traitors-lucian = Lucian
bot-the-traitors-lucian-about = En maler, gæst på slottet. Ironisk, åndsfraværende og glad for breve.
bot-the-traitors-clement = Clement
bot-the-traitors-clement-about = Slotspræsten. Høflig, tålmodig og døv for fristelser.
bot-the-traitors-thea = Thea
bot-the-traitors-thea-about = En skuespillerinde, gæst på slottet. Taler meget og mener det halve.
bot-the-traitors-baldur = Baldur
bot-the-traitors-baldur-about = Skytten. Stille, ligefrem og opmærksom på, hvem der stemmer på hvem.
bot-the-traitors-nora = Nora
bot-the-traitors-nora-about = Guvernanten. Ængstelig, men hun husker alt.
bot-the-traitors-viggo = Viggo
bot-the-traitors-viggo-about = Obersten. Højrøstet, ligefrem og svær at narre.
bot-the-traitors-mathilde = Mathilde
bot-the-traitors-mathilde-about = Enken. Skælver, iagttager og tager sjældent fejl.
bot-the-traitors-osric = Osric
bot-the-traitors-osric-about = Hushovmesteren. Fejlfri manerer; ingen bemærker, hvor meget han har bemærket.
bot-the-traitors-isolde = Isolde
bot-the-traitors-isolde-about = Grevinden. Ironisk, snedig og den sidste, der forlader bordet.
outline-the-traitors-minutes = Omkring { $minutes } minutter.
outline-the-traitors-nights = { $nights ->
        [one] Én nat
       *[other] { $nights } nætter
    } højst: mord{ $tempt ->
        [yes] , fristelse
       *[no] {""}
    }{ $blackmail ->
        [yes] , afpresning
       *[no] {""}
    }{ $list ->
        [yes] , en dødsliste
       *[no] {""}
    }.
