## Det, en telefon først har brug for efter ankomsten: natten og brevene.

tt-know-present = I Konklavet med dig: { $names }.
tt-know-shown = Har vist et skjold her: { $names }.
tt-know-tempted = { $answer ->
        [yes] { $name } har sagt ja og er en af jer.
        [no] { $name } har sagt nej og forbliver loyal.
       *[none] { $name } har et brev fra jer.
    }
tt-know-listing = På listen indtil nu: { $names }.
tt-know-suspected = Du pegede på { $name }.
tt-named = { $who ->
        [you] { $move ->
            [murder] Du valgte: myrd { $target }.
            [tempt] Du valgte: frist { $target }.
            [blackmail] Du valgte: afpres { $target }.
            [list] Du satte på listen: { $target }.
           *[spare] Du valgte: myrd ingen.
        }
       *[other] { $move ->
            [murder] { $name } valgte: myrd { $target }.
            [tempt] { $name } valgte: frist { $target }.
            [blackmail] { $name } valgte: afpres { $target }.
            [list] { $name } satte på listen: { $target }.
           *[spare] { $name } valgte: myrd ingen.
        }
    }
tt-task-suspect = { $identity ->
        [traitor] Intet at afgøre lige nu. Vælg et mærke og et ansigt, og forsegl, ligesom alle andre: Det ændrer intet, og ingen læser det før slutningen.
       *[loyal] Hvem mistænker du mest? Vælg et mærke, der siger, hvor sikker du er, og et ansigt, og forsegl. Ingen læser det før slutningen.
    }
tt-task-murder = Konklavet. Vælg et mærke og et ansigt, og forsegl; du kan lave det om. Det, flest af jer vælger, sker.
tt-task-murder-listed = Konklavet. I nat kan kun en på Dødslisten myrdes. Vælg et mærke og et ansigt, og forsegl.
tt-task-blackmail = Du er alene, så i nat skal du afpresse nogen. Vælg mærke I og et ansigt, og forsegl: Den person har intet valg og er fra i nat forræder ligesom dig.
tt-task-list = I nat dør ingen: I skriver Dødslisten. Vælg mærke I, og tryk på { $count } ansigter, et ad gangen (igen for at tage et af), og forsegl.
tt-mark-murder = Mord: Stolen står tom til morgenmaden, medmindre der var et skjold.
tt-mark-tempt = Fristelse: et brev i stedet for et mord. Et ja giver en tredje forræder.
tt-mark-spare = Skån: Ingen myrdes i nat.
tt-mark-blackmail = Afpresning: en ny forræder, med eller mod sin vilje.
tt-mark-list = Dødslisten.
tt-mark-show_shield = Vis dit skjold for Konklavet; så må I også skåne.
tt-mark-accept = Ja: forræder fra nu af.
tt-mark-refuse = Nej: forbliv loyal.
tt-book-notes = Dine noter
tt-night-faces = Ansigter
tt-night-marks = Mærker
tt-night-mark = Mærke { $mark }
tt-night-seal = Forsegl
tt-night-how = Vælg et mærke og et ansigt, og forsegl.
tt-night-sealed = Forseglet. Dit kort siger, hvad der tæller.
tt-night-line = Skriv en linje
tt-night-write = Skriv den ned
tt-night-hold = Hold først dit kort.
tt-night-nothing = Det, du forseglede, tæller ikke: Vælg et andet mærke eller ansigt.
tt-night-refused = Det tæller ikke. { $why }
tt-night-unsealed = Du har ikke forseglet noget endnu.
tt-night-answered = { $answer ->
        [yes] Du har forseglet: ja. Du er forræder fra nu af.
       *[no] Du har forseglet: nej. Du forbliver loyal.
    }
tt-night-shown = Du har forseglet: Vis dit skjold for Konklavet.
tt-mark-none = Betyder intet i nat.
tt-mark-suspect = { $sure ->
        [0] Det er jeg sikker på.
        [1] Det tror jeg.
       *[2] Kun en fornemmelse.
    }
tt-book-suspicion = Nat { $night }: { $name }. { $sure }
tt-look-first = Hold dit kort, og lad ingen se det.
tt-look-waiting = { $looked } af { $all } har set efter. Stille, tak.
tt-look-meet = { $identity ->
        [traitor] { $count ->
            [0] Du er alene. Ingen andre er forrædere.
           *[other] De er forrædere ligesom du:
        }
       *[loyal] Forræderne lærer hinandens navne. Du lærer ingen.
    }
tt-look-nobody = ingen
tt-letter-to = Til { $name }
tt-letter-tempt = Vi har holdt øje med dig, og vi vil have dig. Bliv en af os, forræder fra i nat og for altid; eller forbliv loyal, og glem dette brev. Intet svar er et nej.
tt-letter-mark = Dit svars mærke og et ansigt, ligegyldigt hvilket; forsegl så.
tt-letter-blackmail = { $name } har afpresset dig. Du har intet valg: Du er forræder fra nu af, og for altid.
tt-letter-together = I nat myrder I to: Vælg et mærke og et ansigt, og forsegl.
tt-letter-line = I brevet: »{ $line }«
tt-know-line = Skriv en linje, og lad den stå, mens du forsegler: Så står den i brevet.
tt-letter-0 = Ingen ville mistænke dig.
tt-letter-1 = Vi har brug for en med din ro.
tt-letter-2 = Sølv deles bedst blandt venner.
tt-letter-3 = Du har til daggry. Tænk dig godt om.
tt-floor-why = Sig hvorfor, med én sætning:
tt-floor-say = Sig det
tt-floor-has = { $name } har ordet.
tt-floor-0 = { $name } var for stille i dag.
tt-floor-1 = { $name } talte for meget om de andre.
tt-floor-2 = Jeg ser på, hvordan { $name } har stemt.
tt-floor-3 = Jeg har intet bevis, kun en fornemmelse.
tt-reveal-hold = Hold for at vise, hvem du er
tt-reveal-holding = Bliv ved…
tt-vault-doors = Skatkammerets døre
tt-vault-asked = Bag dør { $door }
tt-vault-verdict = { $right ->
        [yes] { $name }: { $picture }. Rigtigt!
        [no] { $name }: { $picture }. Forkert.
       *[late] { $name } svarede ikke i tide.
    }
tt-goal-vault = I siger på skift, hvad der var bag en dør. Alt rigtigt: { $bars } barrer.{ $armoury ->
        [yes] {" "}De bedste må ind i Våbenkammeret.
       *[no] {""}
    }
tt-goal-duel = Sig Loyalitet eller Forræderi. Alle gæt rigtige: { $bars } barrer.{ $armoury ->
        [yes] {" "}De med flest kort må ind i Våbenkammeret.
       *[no] {""}
    }
tt-goal-message = Læg stykkerne i rækkefølge, kun ved at tale sammen. Alle naboer rigtige: { $bars } barrer.{ $armoury ->
        [yes] {" "}De med flest rigtige naboer må ind i Våbenkammeret.
       *[no] {""}
    }
tt-duel-table = Bordet
tt-duel-score = { $calls ->
        [0] intet gæt endnu
        [one] { $right } af 1 gæt rigtigt
       *[other] { $right } af { $calls } gæt rigtige
    }
tt-duel-cards = { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
tt-duel-pile = Dine kort
tt-message-mine = Dine stykker
tt-message-line = Rækken
tt-message-fragment = Stykke { $number }
tt-message-begin = I begyndelsen
tt-message-after = Efter stykke { $number }, { $name }
tt-message-lay = Tryk, hvor det skal ligge
tt-message-move = Alt dit er lagt. Tryk på et stykke her for at flytte det.
tt-message-none = Der ligger intet endnu. Vælg et stykke, og læg det.
tt-message-should = Sådan var den skrevet:
tt-armoury-doors = Våbenkammerets døre
tt-armoury-door = Dør { $door }
tt-armoury-choose = Vælg en dør
tt-armoury-open = Åbn dør { $door }
tt-armoury-access = Et skjold beskytter mod mord i nat. Kun den, der åbner en dør, ved, hvad der var bag den.
tt-behind-hold = Hold for at se, hvad der var
tt-behind-shield = Et skjold! Den, der har det, kan ikke myrdes i nat.
tt-behind-nothing = Ingenting. Kun støv.
tt-behind-take = Tag det, der er
tt-behind-leave = Lad det være
tt-behind-answered = Døren falder i. Kun du ved det.
tt-end-about = Slut nu: Er ingen af jer forræder, deler de loyale sølvet; ellers tager forræderne det hele.
tt-end-choose = Vælg dit svar
tt-end-sure = Det er mit svar
