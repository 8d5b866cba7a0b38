## The Traitors at a terminal. $who is `you` for the reader and `other` for anybody else, whose name is $name.

# What can be typed; the first word of each list is the one that is shown.
ttt-input-say = sig
ttt-input-is = er
ttt-input-loyal = loyal
ttt-input-trust = tillid, stol
ttt-input-doubt = tvivl
ttt-input-lie = lyver, løgner
ttt-input-eager = lyst
ttt-input-door = dør
ttt-input-take = tag
ttt-input-leave = lad
ttt-input-show = vis
ttt-input-vote = stem
ttt-input-murder = myrd
ttt-input-tempt = frist
ttt-input-blackmail = afpres
ttt-input-spare = skån
ttt-input-list = liste
ttt-input-bet = væd
ttt-input-suspect = mistænk
ttt-input-accept = ja
ttt-input-refuse = nej
ttt-input-end = afslut
ttt-input-on = videre
ttt-input-red = rød
ttt-input-black = sort
ttt-input-draw = træk
ttt-input-trap = fælde
ttt-input-grab = snup
ttt-input-ready = klar
ttt-input-seen = læst
ttt-input-reveal = afslør
ttt-input-withdraw = forlad
ttt-enter = Enter
ttt-role-loyal = loyal
ttt-role-traitor = forræder
ttt-picture-crown = krone
ttt-picture-key = nøgle
ttt-picture-owl = ugle
ttt-picture-rose = rose
ttt-picture-sword = sværd
ttt-picture-candle = lys
ttt-picture-raven = ravn
ttt-picture-moon = måne
ttt-picture-goblet = bæger

ttt-phase-arrival = Ankomsten
ttt-phase-selection = Valget af forrædere
ttt-phase-breakfast = Morgenmaden
ttt-phase-mission = { $mission ->
        [vault] Mission: Skatkammeret
        [duel] Mission: Duellen
        [message] Mission: Beskeden
       *[host] Mission
    }
ttt-phase-armoury = Våbenkammeret
ttt-phase-round_table = Det Runde Bord
ttt-phase-conclave = Nat
ttt-phase-final_break = Før slutningen
ttt-phase-end_vote = Slutafstemningen
ttt-phase-finale = De sidste afsløringer
ttt-phase-over = Slut
ttt-heading = Dag { $day } af { $days } · { $phase }
ttt-silver = { $bars ->
        [one] 1 sølvbarre i stakken
       *[other] { $bars } sølvbarrer i stakken
    }
ttt-death-list = Dødslisten: { $names }
ttt-mark-you = dig
ttt-mark-fellow = forræder ligesom dig
ttt-mark-access = må åbne en dør
ttt-mark-in = er kommet ind
ttt-mark-ready = klar
ttt-mark-voted = har skrevet
ttt-out-murdered = myrdet natten før dag { $day }
ttt-out-banished = forvist på dag { $day }
ttt-out-withdrawn = rejste på dag { $day }
ttt-was-loyal = var loyal
ttt-was-traitor = var forræder

ttt-own-loyal = Du er loyal.
ttt-own-traitor = Du er forræder. Ingen må vide det.
ttt-own-out = Du er ude af spillet og ser med.
ttt-own-fellows = Sammen med dig: { $names }.
ttt-own-shield = Du har et skjold: Det beskytter dig mod mord i nat.
ttt-become-traitor = Fra nu af er du forræder. Om natten møder du de andre i Konklavet.

ttt-began-arrival = { $players } mennesker ankommer til slottet. Sæsonen varer { $days } dage. Alle er loyale, indtil nogle bliver valgt til forrædere.
ttt-began-selection = { $part ->
        [1] Lysene går ud. Forræderne bliver valgt: Se på dit eget kort nu, og sig ingenting.
        [2] Vær stille. Nu får forræderne at vide, hvem de andre er: Se på dit kort en gang til.
       *[host] Lysene går ud. Spillederen går rundt og vælger forræderne. Sig ingenting.
    }
ttt-began-breakfast = Dag { $day } af { $days }. Der er dækket op til morgenmad. Hvem kommer ind?
ttt-began-mission-open = Dagens mission: Skatkammeret. Dørene står åbne; husk, hvad der er bag dem.
ttt-began-mission-closed = Skatkammerets døre er lukket. I går rundt, og én ad gangen bliver I spurgt om en dør.
ttt-began-mission-duel = Dagens mission: Duellen. To og to spiller I Loyalitet eller Forræderi med tolv kort. Rigtige gæt giver sølv; de med flest kort må ind i Våbenkammeret.
ttt-began-mission-message = Dagens mission: Beskeden. Fortæl hinanden, hvilke stykker I har, og læg dem i rækkefølge. Rigtige naboer giver sølv.
ttt-began-mission-read = Beskeden læses op.
ttt-began-mission-host = Spillederen leder dagens mission i rummet.
ttt-began-armoury = Våbenkammeret åbner for missionens bedste: { $names }. Bag en af dets døre er der et skjold.
ttt-began-talk = I sætter jer ved Det Runde Bord. Hvem er forræder? Tal sammen, og stem så.
ttt-began-vote = Afstemningen: Alle skriver ét navn.
ttt-began-runoff = Anden afstemning, mellem dem, der står lige: { $names }.
ttt-began-talk_again = Stadig lige. Et minut til at tale sammen.
ttt-began-runoff_again = Tredje afstemning, mellem dem, der står lige: { $names }.
ttt-began-safe_vote = Stadig lige: De er i sikkerhed. Ny afstemning blandt de andre: { $names }.
ttt-began-host_rules = Stadig lige. Lodtrækningen afgør det.
ttt-began-revote = Sidste afstemning, mellem dem, der står lige: { $names }.
ttt-began-defence = { $who ->
        [you] Stemmelighed: Du har et minut til at forsvare dig.
       *[other] Stemmelighed. Forsvarer sig: { $names }.
    }
ttt-began-conclave = { $part ->
        [1] Natten falder på. Et sted på slottet mødes forræderne.
       *[2] Natten fortsætter.
    }
ttt-began-final_break = Fire er tilbage. En sidste pause før slutningen.
ttt-began-end_vote = Vil I alle slutte sæsonen nu? Er en af jer forræder, tager forræderen sølvet.
ttt-asked-who = { $who ->
        [you] Hvem er du? Fortæl dem sandheden.
       *[other] { $name }, hvem er du?
    }
ttt-floor = { $who ->
        [you] Du har ordet: Sig hvorfor, og så at du er færdig.
       *[other] { $name } har ordet.
    }

ttt-said = { $where ->
        [conclave] (i Konklavet) { $name }: { $text }
        [out] (blandt dem, der er ude) { $name }: { $text }
       *[all] { $name }: { $text }
    }
ttt-claim-am-loyal = Jeg er loyal.
ttt-claim-is-loyal = { $who ->
        [you] Du er loyal.
       *[other] { $name } er loyal.
    }
ttt-claim-is-traitor = { $who ->
        [you] Du er forræder!
       *[other] { $name } er forræder!
    }
ttt-claim-trust = { $who ->
        [you] Jeg stoler på dig.
       *[other] Jeg stoler på { $name }.
    }
ttt-claim-doubt = { $who ->
        [you] Jeg stoler ikke på dig.
       *[other] Jeg stoler ikke på { $name }.
    }
ttt-claim-lie = { $who ->
        [you] Du lyver!
       *[other] { $name } lyver!
    }
ttt-news-mission = Missionen giver { $bars ->
        [0] ingen sølvbarrer
        [one] 1 sølvbarre
       *[other] { $bars } sølvbarrer
    }; der er { $silver } i stakken.
ttt-news-missing = { $who ->
        [you] Din stol forbliver tom: Du blev myrdet i nat.
       *[other] En stol forbliver tom: { $name } blev myrdet i nat.
    }
ttt-news-nobody_missing = Alle stole er optaget. Ingen mangler.
ttt-news-withdrawn = { $who ->
        [you] Du forlader slottet.
       *[other] { $name } forlader slottet.
    }
ttt-news-banished = { $who ->
        [you] Du bliver forvist.
       *[other] { $name } bliver forvist.
    } { $identity ->
        [traitor] { $who ->
            [you] Du siger, hvem du var: forræder.
           *[other] { $name } siger: ”Jeg var forræder.”
        }
        [loyal] { $who ->
            [you] Du siger, hvem du var: loyal.
           *[other] { $name } siger: ”Jeg var loyal.”
        }
       *[hidden] {""}
    }
ttt-news-list = Dødslisten læses op: { $names }. En af dem kan blive myrdet i nat.
ttt-news-final_day = Dette er finaledagen.
ttt-news-end_vote = { $agreed ->
        [none] Ingen vil slutte.
        [all] Alle vil slutte.
       *[some] Vil slutte: { $names }. Det er ikke alle; I fortsætter.
    }
ttt-news-end = Sæsonen er slut.
ttt-news-identity = { $who ->
        [you] Du afslører dig: { $identity ->
            [traitor] Du var forræder.
           *[loyal] Du var loyal.
        }
       *[other] { $identity ->
            [traitor] { $name }: forræder!
           *[loyal] { $name }: loyal.
        }
    }
ttt-news-not_asked = { $who ->
        [you] Ingen spørger, hvem du var.
       *[other] Ingen spørger, hvem { $name } var.
    }
ttt-news-undone = Spillederen har taget det sidste skridt tilbage.
ttt-news-lots = Der trækkes lod: { $names }.

ttt-comes-in = { $who ->
        [you] Du kommer ind.
       *[other] { $name } kommer ind.
    }
ttt-opens = { $who ->
        [you] Du åbner dør { $door }.
       *[other] { $name } åbner dør { $door }.
    }
ttt-shows-shield = { $who ->
        [you] Du viser dit skjold.
       *[other] { $name } viser et skjold!
    }
ttt-vote = { $who ->
        [you] Du stemte på { $target }.
       *[other] { $toward ->
            [you] { $name } stemmer på dig.
           *[other] { $name } stemmer på { $target }.
        }
    }
ttt-vote-blank = { $who ->
        [you] Din stemme er blank.
       *[other] { $name } har intet skrevet.
    }
ttt-vote-reason = ”{ $text }”
ttt-behind-shield = Bag din dør er der et skjold. Vil du tage det eller lade det ligge?
ttt-behind-nothing = Der er intet bag din dør.
ttt-noted-eager = Noteret, så ingen ser det: { $level } af 3.
ttt-noted-bet = Dit væddemål: { $name }.
ttt-noted-suspect = Noteret, så ingen ser det før slutningen: { $name }.
ttt-noted-vote = Du har skrevet. Det kan ikke ændres.
ttt-noted-leaving = Du rejser, så snart dette er forbi.
ttt-letter = Et brev til dig, uden navn: To forrædere beder dig om at slutte dig til dem.
ttt-letter-line = På det, med forstilt håndskrift: »{ $text }«
ttt-blackmailed = Et brev til dig: { $name } har afpresset dig. Du har intet valg: Fra nu af er du forræder. I nat myrder I to.
ttt-present = I Konklavet: { $names }.
ttt-list-ordered = Spillederen bestiller en Dødsliste: { $count } navne. Ingen bliver myrdet i nat.
ttt-shows-here = { $who ->
        [you] Du viser dit skjold i Konklavet.
       *[other] { $name } viser et skjold i Konklavet.
    }
ttt-names = { $who ->
        [you] Du: { $choice }
       *[other] { $name }: { $choice }
    }
ttt-choice-murder = myrde { $name }
ttt-choice-tempt = friste { $name }
ttt-choice-blackmail = afpresse { $name }
ttt-choice-spare = skåne alle
ttt-choice-list = sætte { $names } på Dødslisten
ttt-tempted = Brevet går til { $name }.
ttt-answered = { $answer ->
        [yes] Svaret er ja: I er tre.
       *[no] Svaret er nej.
    }

ttt-vault-open = Bag dørene: { $pictures }
ttt-vault-verdict = { $right ->
        [yes] { $name }, dør { $door }: { $picture }. Rigtigt.
        [no] { $name }, dør { $door }: { $picture }. Forkert.
       *[late] { $name }, dør { $door }: for sent.
    }
ttt-duel-table = bordet
ttt-duel-bout = { $first } (rigtige: { $one }) mod { $second } (rigtige: { $other }), sidste kort { $shown }
ttt-duel-own = Dine kort: { $cards }. I bunken: { $deck }, heraf { $returned } lagt tilbage.
ttt-message-line = Rækken: { $pieces }
ttt-message-own = Dit, { $number }: ”{ $text }”
ttt-vault-answered = { $answered } af { $questions } spørgsmål besvaret
ttt-vault-asked = { $count ->
        [one] Du bliver spurgt: Hvad var der bag dør { $doors }?
       *[other] Du bliver spurgt: Hvad var der bag dørene { $doors }?
    }

ttt-key-say = sig noget
ttt-key-claim = sig, hvem du tvivler på eller stoler på, eller at du er loyal
ttt-key-ready = du er klar; når alle er det, går det videre
ttt-key-seen = du har læst dit kort
ttt-key-reveal = afslør, hvem du er
ttt-key-enter = vent og lyt
ttt-key-eager = hvor gerne du vil være forræder, fra 0 til 3; ingen ser det
ttt-key-vault = en dør, og hvad der var bag den
ttt-key-call = farven på det næste kort
ttt-key-draw = Loyalitet: træk op til { $most } kort; eller Forræderi: læg op til { $most } af dine på bunken, det første øverst
ttt-key-grab = tag op til { $most } kort fra den anden
ttt-key-place = et af dine stykker og nummeret på det, der kommer før; 0: i begyndelsen
ttt-key-door = åbn en lukket dør: { $doors }
ttt-key-take = tag skjoldet, eller lad det ligge
ttt-key-show = { $where ->
        [conclave] vis dit skjold i Konklavet; så kan I skåne alle
       *[breakfast] vis dit skjold for alle
    }
ttt-key-vote = skriv et navn, og hvorfor, hvis du vil: { $names }
ttt-key-murder = myrd en loyal: { $names }
ttt-key-tempt = i stedet for et mord: en fristelse, et brev, der beder nogen slutte sig til jer, med en linje fra dig, hvis du vil
ttt-key-blackmail = du er alene: Gør en anden til forræder, uden at spørge, med en linje fra dig, hvis du vil
ttt-key-spare = myrd ingen i nat
ttt-key-list = sæt { $count } navne på Dødslisten
ttt-key-bet = hvem ryger næste gang, eller hvem vinder missionen? For dem, der er ude
ttt-key-suspect = hvem mistænker du mest? Ingen ser det før slutningen
ttt-key-letter = bliv forræder, eller forbliv loyal
ttt-key-end = slut sæsonen nu, eller gå videre

ttt-help-doubt = sig, at du ikke stoler på spiller 2, at du gør det, eller at spiller 2 lyver
ttt-help-is = påstå, at spiller 2 er forræder (eller loyal)
ttt-help-loyal = sig, at du er loyal. Ingen må kalde sig selv forræder.
ttt-help-vote = stem på spiller 2; det, der følger, er din begrundelse, som alle får at se
ttt-help-enter = lad tiden gå. Du bliver spurgt igen, når nogen nævner dig, efter nogle bemærkninger, og når alle andre venter på dig.
ttt-help-withdraw = forlad spillet for altid; sæsonen fortsætter uden dig
ttt-help-players = Spillere kaldes ved deres nummer eller begyndelsen af deres navn. Kald en robot ved navn, så svarer den.

ttt-minute =
    Nogle af jer er forrædere og kender hinanden; de andre er loyale og ved intet.
    Om dagen tjener I sølv sammen i en mission; de bedste må åbne en dør i Våbenkammeret, og bag en af dem er der et skjold mod mord.
    Ved Det Runde Bord taler alle, og så skriver hver et navn. Flest stemmer: forvist, og den forviste siger, hvem det var.
    Om natten myrder forræderne en af de loyale. Til morgenmaden forbliver en stol tom.
    Når få er tilbage, slutter sæsonen. Er der en forræder iblandt, tager forræderne alt sølvet. Ellers deler de loyale, der er tilbage, det.
ttt-rules =
    Forræder efter de danske regler for spillet af samme navn. Vi har ingen forbindelse til nogen tv-station, og ordene her er vores egne. Hvor afgørelsen er vores, står det der.

    Sæsonen. 6 til 24 spillere; så mange dage, som bordet bestemmer. Alle ankommer loyale og siger i hemmelighed, hvor gerne de vil være forræder. Bordet trækker forræderne efter det: med 6 til 8 spillere en eller to, med 9 til 14 to eller tre, med flere tre eller fire; antallet er hemmeligt, medmindre bordet har sat et. De får det at vide, når alle ser på hver sit kort i samme øjeblik; i anden halvdel får forræderne hinandens navne (vores afgørelse).

    Hvad der må siges. Ingen kalder sig selv forræder. Alt andet er frit for alle.

    En dag. Morgenmad, mission, Våbenkammer, Rundt Bord, nat. Missionerne skiftes: Skatkammeret, Duellen, Beskeden; hver giver op til ti barrer efter resultatet. De tre bedste åbner hver en dør i Våbenkammeret; bag en af dem er der et skjold. Kun den, der åbner, ved det. Det beskytter mod mord den næste nat og mod intet andet, og det må vises til morgenmaden.

    Det Runde Bord. Alle taler, og så skriver hver ét navn, ikke sit eget (vores afgørelse). Stemmerne vises en ad gangen, og den, hvis stemme vises, har ordet til at sige hvorfor. Flest stemmer: forvist; hvis bordet spørger, siger den forviste selv, hvem det var. Stemmelighed: De, der står lige, forsvarer sig, og de andre stemmer mellem dem; stadig lige: et minuts snak og en gang til; stadig lige: De er i sikkerhed, og alle stemmer på ny; stadig lige: lodtrækning (vores afgørelse). Præcis én bliver forvist (vores afgørelse).

    Natten. Den har to dele, der altid varer lige længe (vores afgørelse), og alle har noget at gøre i den. Hver forræder nævner en beslutning; den hyppigste gælder. De myrder en loyal; den, der har et skjold, overlever, og ingen får at vide hvorfor. En forræder, der viser et skjold i Konklavet, kan få alle skånet (vores afgørelse). To forrædere kan friste nogen i stedet for at myrde (efter reglerne mindst tre nætter før slutningen; med op til tolv spillere som regel enhver nat, vores afgørelse): et brev uden navne (vores afgørelse); et ja gør modtageren til forræder for altid. En forræder, der er alene, skal afpresse nogen (efter reglerne mindst to nætter før slutningen), der intet valg har; så myrder de to. Hvor bordet bestiller en Dødsliste, bliver ingen myrdet den nat, og den næste kun nogen på listen.

    Morgenmaden. Folk kommer ind en efter en, og først når den sidste er inde, ved man, hvem der mangler.

    Finaledagen. Den kommer med den sidste dag, eller når fem eller færre er tilbage (vores afgørelse). Runde Borde følger på hinanden, til fire er tilbage. Så spørges alle, om det skal slutte; siger en nej, er der et sidste Rundt Bord. Forrædere, der er tilbage, tager alt sølvet; ellers deler de loyale, der er tilbage, det.

refusal-which_picture = Hvad var der bag den? En af: { $pictures }.
refusal-which_number = Et tal fra { $low } til { $high }, tak.

ttt-recap-who = Hvem var hvem
ttt-recap-left = med til slutningen
ttt-recap-joined = forræder, hvervet undervejs
ttt-recap-share = { $bars } sølvbarrer
ttt-recap-right = rigtige gæt: { $right } af { $of }
ttt-recap-votes = Hvem skrev hvis navn (fed: en forræders)
ttt-recap-day = dag { $day }
ttt-recap-banished = forvist
ttt-recap-nights = Hvad der skete om natten
ttt-recap-no-traitor = Nat { $night }: Ingen forræder var tilbage, og intet skete.
ttt-recap-night = Nat { $night }: { $names } besluttede at { $decided }.
ttt-recap-shield = … men { $name } havde et skjold.
ttt-recap-letter = { $answer ->
        [yes] … og { $name } sagde ja.
       *[no] … men { $name } sagde nej.
    }
ttt-result-traitors = { $count ->
        [one] { $names } var forræder til det sidste og tager alt sølvet: { $bars }.
       *[other] { $names } var forrædere til det sidste og deler alt sølvet: { $bars }.
    }
ttt-result-loyal = { $count ->
        [one] Ingen forræder er tilbage. { $names } tager sølvet: { $bars }.
       *[other] Ingen forræder er tilbage. { $names } deler sølvet: { $bars }.
    }
ttt-result-nobody = Ingen er tilbage, og ingen vinder.
ttt-result-you = Du vinder!
ttt-result-not-you = Denne gang vinder du ikke.
