## Spillederens pult i Forræder, ordene til oplæsning, sæsonens forslag og spillederens egne missioner.

tt-host-script = Læs højt
tt-host-next = Det næste
tt-host-everybody = Alle
tt-host-you = Dig

## Hvordan sæsonen står

tt-host-now-paused = Sæsonen er sat på pause, til du går videre.
tt-host-now-away = Du er trådt ud: Bordet bestemmer alt.
tt-host-waits-select = Gå rundt, rør dine forræderes skuldre, og vælg dem så her.
tt-host-waits-mission_result = Alle venter på missionens resultat.
tt-host-waits-open_vote = Alle venter på, at du åbner afstemningen.
tt-host-waits-ask_identity = Vil du spørge, hvem det var?
tt-host-waits-tie = Stadig stemmelighed: Du afgør det.
tt-host-waits-death_list = Natten venter på dig.
tt-host-waits-offer_end = Alle venter på dig.
tt-host-now-arrival = Gæsterne ankommer: { $ready } af { $all } er klar.
tt-host-now-chairs = Morgenmaden: { $seated } er kommet ind.
tt-host-now-breakfast = Snak ved morgenmaden: { $ready } af { $all } er klar.
tt-host-now-own-mission = Din mission: Led den i rummet, og skriv så resultatet ind.
tt-host-now-mission = Missionen er på telefonerne: { $ready } af { $all } er færdige.
tt-host-now-armoury = Våbenkammeret: { $open } af { $all } døre er åbne.
tt-host-now-talk = Det Runde Bord taler: { $ready } af { $all } er klar til at stemme.
tt-host-now-vote = Der skrives: { $written } af { $all } har skrevet.
tt-host-now-reveal = Stemmerne vises: { $shown } af { $all }.
tt-host-now-defence = Kun { $names } må tale.
tt-host-now-banished = { $name } er forvist.
tt-host-now-lots = Stadig stemmelighed. Der trækkes lod.
tt-host-now-night = { $part ->
        [1] Nat, første del: Konklavet mødes.
       *[other] Nat, anden del: breve, og hvad der ellers skal afgøres.
    }
tt-host-now-break = Pausen: { $ready } af { $all } er klar.
tt-host-now-end-vote = Slut her? { $written } af { $all } har svaret.

## Det næste skridt

tt-host-do-begin = Begynd den første dag
tt-host-do-next-chair = Luk den næste ind
tt-host-do-end-breakfast = Morgenmaden er slut
tt-host-do-end-mission = Slut missionen
tt-host-do-end-armoury = Luk Våbenkammeret
tt-host-do-open-vote = Åbn afstemningen
tt-host-do-close-vote = Luk afstemningen
tt-host-do-next-vote = Vis den næste stemme
tt-host-do-end-defence = Det er nok
tt-host-do-go-on = Videre
tt-host-do-end-break = Til det sidste Runde Bord
tt-host-do-close-end = Luk slutafstemningen
tt-host-do-resume = Fortsæt sæsonen
tt-host-do-step-in = Træd ind igen
tt-host-sure = { $missing ->
        [one] Sikker? Én har ikke svaret
       *[other] Sikker? { $missing } har ikke svaret
    }
tt-host-choose = Vælg forræderne
tt-host-choose-again = Lav valget af forrædere om
tt-host-choose-about = { $least ->
        [one] Vælg fra 1 til { $most } spillere. Ved siden af hvert navn står, hvad de ønsker; de, der helst vil, står øverst. Valget gælder, når ankomsten slutter, og ingen ser det før.
       *[other] Vælg { $most } spillere. Ved siden af hvert navn står, hvad de ønsker; de, der helst vil, står øverst. Valget gælder, når ankomsten slutter, og ingen ser det før.
    }
tt-host-choose-these = { $count ->
        [0] Vælg nogen
        [one] Vælg denne ene
       *[other] Vælg disse { $count }
    }
tt-host-choose-lot = Lad bordet trække lod efter deres ønsker
tt-host-wish-unsaid = Har ikke svaret
tt-host-tie-about = Du afgør det: Alle stemmer en gang til mellem dem, der står lige, eller loddet afgør det.
tt-host-tie-revote = Stem en gang til
tt-host-tie-lots = Træk lod
tt-host-ask = Spørg, hvem det er
tt-host-ask-not = Spørg ikke
tt-host-offer-end = Spørg, om sæsonen skal slutte her
tt-host-night-about = Natten varer, hvad den varer, uanset hvem der gør hvad, så den ikke røber noget.
tt-host-list-count = Antal navne
tt-host-list-order = Bestil en Dødsliste
tt-host-less = En mindre
tt-host-more = En mere

## Alle, og hvad kun spillederen ved

tt-host-uncover = Vis det hemmelige
tt-host-cover = Dæk det til igen
tt-host-uncover-one = Vis det hemmelige om { $name }
tt-host-out-murdered = myrdet, nat { $night }
tt-host-out-banished = forvist, dag { $day }
tt-host-out-withdrawn = rejst, dag { $day }
tt-host-written = har skrevet
tt-host-writing = skriver
tt-host-answered = har svaret
tt-host-asked = er spurgt
tt-host-ready = klar
tt-host-door-open = har åbnet en dør
tt-host-door-closed = må åbne en dør
tt-host-listed = på Dødslisten
tt-host-secret-selected = valgt som forræder
tt-host-secret-shield = har et skjold
tt-host-secret-found = fandt et skjold
tt-host-secret-nothing = fandt intet
tt-host-secret-vote = skrev { $name }
tt-host-secret-named = { $move ->
        [murder] myrd { $target }
        [tempt] frist { $target }
        [blackmail] afpres { $target }
        [list] listen: { $target }
       *[spare] myrd ingen
    }
tt-host-secret-suspects = mistænker { $name }
tt-host-secret-letter = { $answer ->
        [yes] brev: ja
        [no] brev: nej
       *[none] har et brev
    }
tt-host-secret-showed = viste et skjold
tt-host-secret-victim = vil mangle i morgen
tt-host-secret-listing = bliver læst op
tt-host-secret-leaving = er på vej væk

## Værktøj

tt-host-undo = Fortryd
tt-host-clock = Ur
tt-host-hand = Overlad
tt-host-more-tools = Mere
tt-host-extend = Mere tid
tt-host-pause = Sæt sæsonen på pause
tt-host-pause-about = Ingen kan andet end at tale, og intet ur går, til du går videre.
tt-host-minutes = +{ $minutes } min
tt-host-clock-none = Der er intet ur at ændre på nu.
tt-host-hand-about = Bordet kan bestemme i stedet for dig: én ting ad gangen eller alt. Du kan når som helst tage det tilbage.
tt-host-decision-select = Valget af forrædere
tt-host-decision-mission_result = Missionerne
tt-host-decision-open_vote = At åbne afstemningen
tt-host-decision-ask_identity = At spørge den forviste
tt-host-decision-tie = At afgøre stemmelighed
tt-host-decision-death_list = Dødslister
tt-host-decision-offer_end = At tilbyde slutningen
tt-host-to-table = Til bordet
tt-host-tables = bordets
tt-host-step-out = Træd ud: Bordet bestemmer alt
tt-host-step-out-about = Du ser stadig alt og kan træde ind igen, når du vil.
tt-host-co-host = Vil du give pulten til en anden eller fortsætte på en anden enhed: menuen øverst, ”Flyt min plads til en anden telefon”.
tt-host-warn = Advar en spiller
tt-host-warn-about = En forræder siger det aldrig til en loyal, og en loyal udgiver sig aldrig for at være forræder. Alle hører advarslen.
tt-host-warn-whom = Hvem?
tt-host-warn-text = For hvad?
tt-host-warn-usual = Overhold reglen om identitet, tak.
tt-host-notes = Mine noter
tt-host-notes-about = Kun til dig, og kun på denne enhed.
tt-host-to = Til hvem?
tt-host-to-all = til alle
tt-host-to-conclave = til Konklavet
tt-host-to-out = til dem, der er ude
tt-host-conclave-show = Vis, hvad der siges i Konklavet
tt-host-conclave-cover = Dæk det til, der siges i Konklavet
tt-host-rehearse-again = Begynd prøven forfra

## Missioner

tt-host-missions = Mine missioner
tt-host-missions-about = Missioner, som du leder i rummet. De gemmes på denne enhed; del dem som en fil med andre spilledere.
tt-host-missions-open = Åbn en fil
tt-host-missions-share = Del som fil
tt-host-missions-read = { $count ->
        [one] Der var én mission i filen.
       *[other] Der var { $count } missioner i filen.
    }
tt-host-missions-unread = Det er ikke en fil med missioner.
tt-host-mission-pick = Fortæl om dagens mission
tt-host-mission-another = Fortæl om en anden mission
tt-host-mission-enter = Skriv resultatet ind
tt-host-mission-bars = Vundne sølvbarrer
tt-host-mission-access = Hvem får adgang til Våbenkammeret
tt-host-mission-access-about = Tryk på dem, der vandt det. Ingen: intet Våbenkammer i dag.
tt-host-mission-access-example = De tre, der fandt nøglen
tt-host-mission-no-armoury = Der er intet Våbenkammer på finaledagen.
tt-host-mission-done = { $count ->
        [0] { $bars ->
            [one] 1 sølvbarre, intet Våbenkammer
           *[other] { $bars } sølvbarrer, intet Våbenkammer
        }
       *[other] { $bars ->
            [one] 1 sølvbarre, { $count } med adgang
           *[other] { $bars } sølvbarrer, { $count } med adgang
        }
    }
tt-host-mission-title = Titel
tt-host-mission-text = Hvad alle får at vide
tt-host-mission-win = Sølvbarrer at vinde
tt-host-mission-upto = { $bars ->
        [one] op til 1 sølvbarre
       *[other] op til { $bars } sølvbarrer
    }
tt-host-mission-tell = Fortæl det til alle
tt-host-mission-edit = Ret
tt-host-mission-new = Ny mission
tt-host-mission-remove = Smid den væk
tt-host-save = Gem

## Til at læse højt

tt-script-arrival = Godaften, og velkommen til mit slot. I er kommet som venner, og hver eneste af jer er loyal. I morgen er det ikke længere sandt.
tt-script-wish = Tag jeres telefoner frem. I bliver spurgt, hvor gerne I vil være forræder. Svar ærligt; jeg læser det, og ingen andre.
tt-script-morning = Godmorgen. Det er dag { $day }, og der er dækket op til morgenmad. Lad os se, hvem der kommer ned ad trappen.
tt-script-comes = Godmorgen, { $name }. Sæt dig. Har du sovet godt?
tt-script-missing = Se på stolen, der står tom. { $name } kommer ikke. { $name } blev myrdet i nat.
tt-script-nobody = Alle stole er optaget. Ingen mangler her til morgen, og jeg siger ikke hvorfor.
tt-script-list = Der lå et papir under døren: en Dødsliste. Jeg læser, hvad der står. { $names }. I nat kan kun en af dem på listen blive myrdet.
tt-script-final = I dag er finaledagen. Der kommer ingen nat efter den. I aften ved vi alt.
tt-script-mission = Der venter sølv på jer, på jer alle. Det er det eneste, de loyale og forræderne er enige om. Hør, hvad I skal gøre.
tt-script-mission-ours = Der venter sølv på jer. Se på jeres telefoner: Dagens mission er der. Jo bedre I klarer det sammen, jo højere bliver stakken.
tt-script-armoury = { $count ->
        [one] { $names }, Våbenkammeret står åbent for dig. Vælg en dør, og sig ikke til nogen, hvad der var bag den.
       *[other] { $names }, Våbenkammeret står åbent for jer. Vælg en dør hver, og sig ikke til nogen, hvad der var bag den.
    }
tt-script-talk = { $kind ->
        [day] Tag plads ved Det Runde Bord. Der er forrædere iblandt jer, og de ligner fuldstændig de andre. Tal. Før natten falder på, bliver en af jer forvist.
        [first] Det er finaledagen, og dens Runde Bord venter. En af jer skal væk. Tal.
        [final] Det Runde Bord er ikke færdigt med jer. Endnu en skal væk. Tal.
       *[last] Dette er det sidste Runde Bord. Se på hinanden en gang til, og tal nu eller aldrig.
    }
tt-script-vote = Stille, tak. Skriv ét navn, og hvorfor. Det, der er skrevet, kan ikke ændres.
tt-script-vote-again = { $stage ->
        [runoff] Stemmelighed. Skriv igen et af disse navne: { $names }. De, der står lige, stemmer ikke.
        [runoff_again] En gang til, et af disse navne: { $names }.
        [safe_vote] Alle stemmer på ny, og de, der stod lige, er i sikkerhed. Skriv et af disse navne: { $names }.
       *[revote] Jeg har afgjort det: Alle stemmer en gang til på en af disse: { $names }.
    }
tt-script-reveal = Blyanterne ned. Nu hører vi dem én for én: navnet og grunden.
tt-script-defence = { $count ->
        [one] { $names }, bordet lytter til dig. Alle andre tier. Hvorfor skal du blive?
       *[other] { $names }, bordet lytter til jer. Alle andre tier. Hvorfor skal I blive?
    }
tt-script-talk-again = Stadig stemmelighed mellem { $names }. Jeg giver jer et minut til. Brug det.
tt-script-tie = Ingen giver sig: { $names }. Så er det mig, der afgør det.
tt-script-banished = { $name }, bordet har talt. Du er forvist. Rejs dig, og kom herhen.
tt-script-was = { $identity ->
        [traitor] { $name } var … forræder. I havde ret.
       *[loyal] { $name } var … loyal. I har sendt en af jeres egne væk.
    }
tt-script-unasked = { $name }, gå. I aften spørger jeg ikke, hvem du var.
tt-script-night = Natten sænker sig over slottet. Gå til jeres værelser, se på jeres egen telefon og ikke på de andre. Alle har noget at svare på.
tt-script-night-on = Natten er lang. Bliv, hvor I er. Jeres telefon spørger en gang til.
tt-script-break = { $count } er tilbage. Træk vejret, tag noget at drikke, og se på hinanden. Snart har jeg et sidste spørgsmål.
tt-script-end-vote = Vil I slutte her? Siger I alle ja, er det forbi. Tvivler bare én, mødes Det Runde Bord igen.
tt-script-over = Det er forbi. Vend jer mod hinanden, og sig omsider sandheden.

## Forslag til en sæson

tt-rehearse = Øv dig med robotter
tt-rehearse-about = Du leder otte robotter gennem en hurtig sæson på omkring et kvarter og lærer alle knapper. Du kan begynde forfra, så tit du vil.
tt-host-now-selection = Alle ser på deres kort: { $looked } af { $all } har set efter.
tt-script-select = Læg telefonerne, læg hænderne på bordet, og luk øjnene. Jeg går rundt to gange. Mærker du min hånd på din skulder, er du forræder. Ingen taler, og ingen kigger.
tt-script-look = Åbn øjnene. Tag telefonen, skærm den med hånden, og hold dit kort. Læs, hvem du er. Vis intet.
tt-script-meet = Hold dit kort en gang til. Er du forræder, nævner det dine fæller. Er du loyal, så se på det alligevel, og lige så længe.
tt-host-missions-ready = Eller tag en af disse:
tt-host-room-title = { $number ->
        [0] Nøglen i rummet
        [1] Den tavse række
        [2] Tårnet
        [3] Tyve ting
       *[4] Med én stemme
    }
tt-host-room-text = { $number ->
        [0] Der er gemt en nøgle i rummet, så alle kan se den. Find den sammen: ti barrer, og en mindre for hvert minut.
        [1] Stil jer uden et ord i række efter fødselsdag, fra januar til december. To barrer for hver fem, der står rigtigt, ti for alle.
        [2] Byg det højeste tårn, I kan, af det, der ligger på bordet. Det skal stå, mens jeg tæller til ti. En barre for hver håndsbredde.
        [3] I ser tyve ting i et minut. Så dækker jeg dem til. Nævn dem sammen: en barre for hver to.
       *[4] Tæl højt til tyve. Hvem som helst siger det næste tal, og ingen giver tegn. To på én gang: Begynd forfra. Ti barrer, og to mindre for hver ny begyndelse.
    }
tt-host-room-access = { $number ->
        [0] Den, der finder den, og to andre ved lodtrækning
        [1] Den første, den sidste og den i midten
        [2] De tre, der lagde de sidste stykker
        [3] De tre, der nævnte flest
       *[4] De, der sagde en, ti og tyve
    }
tt-host-now-finale = De sidste afslører sig.
tt-host-do-turn = Vend kortet for dem
tt-script-reveal-last = { $name }, du er nået hertil. Fortæl os, hvem du er.
tt-script-floor = { $name }, hvorfor?
tt-host-now-own-timed = Din mission, på tid. Når tiden er gået, har du to minutter til at skrive resultatet ind.
tt-host-now-list = I nat skriver de en dødsliste: { $count ->
        [one] ét navn
       *[other] { $count } navne
    }. Ingen myrdes.
tt-host-for-good = Sikker? Det kan ikke fortrydes
tt-host-list-about = I nat myrdes ingen; forræderne skriver navne. Næste nat kan kun en loyal på listen myrdes.
tt-host-in = er kommet ind
tt-host-mission-late = Skriv missionens resultat ind nu
tt-host-mission-by-lot = Sæsonen gik videre uden resultat: Lodtrækningen har afgjort, hvem der går ind i Våbenkammeret. Sølvet kan stadig lægges til.
tt-host-mission-instead = Lad bordet køre en af sine missioner i stedet
tt-host-mission-instead-about = Skatkammeret, Duellen eller Beskeden på alles telefoner. Du kan tage missionerne tilbage under “Overlad”.
tt-script-not-ended = { $yes ->
        [0] Ingen
        [one] Én af jer
       *[other] { $yes } af jer
    } sagde ja, og alle { $all } skulle have gjort det. Så det går videre.
tt-script-visit = (Sig intet, og gå rundt: stands lige længe ved hver dør, også hvor ingen er vågen.)
tt-script-banished-lot = { $name }, loddet er faldet på dig. Du er forvist. Rejs dig, og kom herhen.
