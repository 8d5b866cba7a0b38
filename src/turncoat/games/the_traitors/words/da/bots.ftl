## What bots say at a table of The Traitors; | stands between several ways to say the same. First in their own manner, then facts.

tt-bot-anxious-greet = Godaften, alle sammen. Bare det ender godt. | Åh, så mange mennesker! Hej. | Jeg har næsten ikke sovet. Hej med jer.
tt-bot-anxious-opening = Jeg ved ikke, hvor vi skal begynde. Gør I? | Lad os nu være forsigtige med hinanden. | Jeg bryder mig ikke om den stilhed.
tt-bot-anxious-missing = Åh nej, { $name }! Jeg kan ikke tro det. | { $name } … Det kunne have været enhver af os. | Stakkels { $name }. Jeg er bange.
tt-bot-anxious-nobody = Alle er her! Eller er det netop det, der er galt? | Ingen mangler. Jeg stoler ikke på det. | Vi er her alle sammen. Hvorfor er vi det?
tt-bot-anxious-break = Mit hjerte hamrer. | Vi er kun få tilbage. Lad det nu være forbi. | Jeg vil være sikker. Er vi sikre?
tt-bot-anxious-plea = I må ikke sende mig væk. Jeg er loyal, jeg er det virkelig. | Jeg er på jeres side! I vil fortryde det i morgen. | Jeg sværger: Jeg er loyal.
tt-bot-anxious-innocent = Mig? Nej! Jeg er loyal. | Hvorfor mig? Jeg har ikke gjort noget. | Se et andet sted hen. Jeg er loyal. | I tager fejl af mig, og det skræmmer mig.
tt-bot-anxious-unsure = Jeg ved det virkelig ikke endnu. | Jeg skifter hele tiden mening. Spørg mig senere. | Jeg aner det ikke, og det er sandheden.
tt-bot-anxious-listening = Ja? Jeg lytter. | Hvad er der? | Jeg er her, jeg er her.
tt-bot-anxious-thanks = Tak. Det hjælper, det gør det virkelig. | Åh, tak. | Hvor er det godt, at nogen kan se det.
tt-bot-anxious-shrug = Jeg er ikke sikker på, at jeg er med. | Undskyld, hvad? | Det fik jeg ikke helt fat i.
tt-bot-anxious-agreed = Hvis du synes … ja. | Godt. Men så hurtigt. | Ja. Lad det ske.
tt-bot-anxious-whisper = Jeg tænkte på { $name }. Er det i orden? | Måske { $name }? | Det bliver nok nødt til at være { $name }.
tt-bot-anxious-must = Jeg vil ikke skrive nogen af de navne. Undskyld, { $name }. | Det knuser mit hjerte, { $name }.
tt-bot-anxious-feeling = Jeg kan ikke sige hvorfor, men { $name } gør mig bange. | Der er noget ved { $name }, som holder mig vågen. | Jeg gætter bare. { $name }.
tt-bot-anxious-out = Det er frygteligt at se på. Men tryggere. | Jeg vidste, det blev mig. Og nu ved jeg ingenting. | Bare de ikke giver hinanden skylden for mig.
tt-bot-anxious-lead = Jeg har tænkt over det. | Jeg hader at sige det. | Er jeg den eneste, der så det?

tt-bot-blunt-greet = Godaften. Lad os komme i gang. | Så det her er løgnerne. Hej. | Nå. Hvem skjuler noget?
tt-bot-blunt-opening = Er der ingen, der taler? Så gør jeg. Sig noget, alle sammen. | Kom nu, ud med sproget. | Nå? Her sidder en forræder.
tt-bot-blunt-missing = De tog { $name }. Det kommer nogen her til at betale for. | { $name } er myrdet. Hvem har gavn af det? | Altså { $name }. Husk, hvem { $name } var ude efter.
tt-bot-blunt-nobody = Alle er her. Nogen havde et skjold, eller også har de noget for. | Intet mord? Det lugter af et brev. | Ingen mangler. Det er ikke tilfældigt.
tt-bot-blunt-break = Nu er vi få. Se mig i øjnene. | Ikke flere undskyldninger. | Vi gør det færdigt i dag.
tt-bot-blunt-plea = Jeg er loyal. Forviser I mig, mister I en af jeres egne. | I tager fejl. Så enkelt er det. | Se på mine stemmer. Og tænk så igen.
tt-bot-blunt-innocent = Sludder. Jeg er loyal. | Du er helt galt på den. | Sig det igen, når du har et bevis. | Forkert. Næste.
tt-bot-blunt-unsure = Ingen anelse endnu. | Jeg vil se stemmer, ikke ansigter. | For tidligt.
tt-bot-blunt-listening = Hvad? | Jeg er her. Tal. | Fortsæt.
tt-bot-blunt-thanks = Godt. | Endelig en med øjne i hovedet. | Godt set.
tt-bot-blunt-shrug = Ingen anelse om, hvad det betyder. | Hm. | Som du vil.
tt-bot-blunt-agreed = Afgjort. | Fint med mig. | Enig.
tt-bot-blunt-whisper = { $name }. I nat. | Jeg siger { $name }. | { $name } ved for meget.
tt-bot-blunt-must = Jeg ville helst være fri, men en skal det være. { $name }. | Her er intet godt valg. { $name }.
tt-bot-blunt-feeling = Min mavefornemmelse siger { $name }. | { $name }. Kun en fornemmelse, men en stærk en. | { EJER($name) } pokerfjæs narrer ikke mig.
tt-bot-blunt-out = Ude. Så er det sagt. Se dem tage fejl. | De aner ikke noget. Intet. | Jeg havde sagt det, hvis nogen havde lyttet.
tt-bot-blunt-lead = Rene fakta: | Luk øjnene op. | Det er enkelt.

tt-bot-courtly-greet = Godaften. Det er mig en ære at sidde her. | Vær hilset, alle sammen. Må den bedste vinde. | Godaften, kære venner.
tt-bot-courtly-opening = Må jeg foreslå, at hver af os fortæller, hvad vi har set? | Hvis ingen har noget imod det, så lad os begynde høfligt. | Tavsheden klæder os ikke, mine venner.
tt-bot-courtly-missing = Lad os mindes { $name } med respekt. | En trist morgen. { $name } fortjente bedre. | { EJER($name) } stol er tom. Det gør mig oprigtigt ondt.
tt-bot-courtly-nobody = Alle stole er optaget. Hvor ejendommeligt. | Et fuldt bord. Man undrer sig. | Ingen af os mangler. En nåde eller et kneb.
tt-bot-courtly-break = Det har været et privilegium. Lad os nu være ærlige. | Vi er så få tilbage. Tak til jer alle. | Lad os slutte med værdighed.
tt-bot-courtly-plea = I har mit ord: Jeg er loyal. | Jeg beder jer med respekt om at tænke jer om igen. | I ville forvise en ven.
tt-bot-courtly-innocent = Jeg forsikrer jer om, at jeg er loyal. | Med al respekt, De tager fejl. | Jeg bliver ikke stødt, men det er ikke mig. | De har mit ord på, at De tager fejl.
tt-bot-courtly-unsure = Jeg vil nødig nævne nogen uden grund. | Tilgiv mig, jeg har ikke bestemt mig. | Jeg vil gerne høre de andre først.
tt-bot-courtly-listening = Til tjeneste. | Ja, min ven? | Jeg lytter naturligvis.
tt-bot-courtly-thanks = Det er meget venligt. | Jeg står i gæld til dig. | Jeg takker og skal gøre mig fortjent til det.
tt-bot-courtly-shrug = Det må jeg indrømme, at jeg ikke forstod. | Jeg er bange for, at jeg ikke fulgte med. | Det går over min forstand.
tt-bot-courtly-agreed = Som De ønsker. | Jeg er ganske enig. | Et fornuftigt valg.
tt-bot-courtly-whisper = Må jeg foreslå { $name }? | Med beklagelse: { $name }. | { $name } er blevet ubelejlig.
tt-bot-courtly-must = Det smerter mig at skrive det. Tilgiv mig, { $name }. | Ingen af dem fortjener det. { $name }, med en undskyldning.
tt-bot-courtly-feeling = Tilgiv mig, { $name }. Det er kun et indtryk. | Jeg har en urolig fornemmelse, når det gælder { $name }. | Jeg kan ikke bevise det: { $name }.
tt-bot-courtly-out = Man ser så meget bedre herfra. | Jeg ønsker dem held; nogle af dem. | Vi har haft vores tur, kære venner.
tt-bot-courtly-lead = Hvis jeg må minde bordet om det: | Jeg må desværre sige det. | Tillad mig en iagttagelse.

tt-bot-wry-greet = Charmerende slot. Synd med de mord. | Hej. Jeg lover at være frygteligt ærlig. | Godaften. Nå, hvem af jer er det så?
tt-bot-wry-opening = Råb ikke alle på én gang. | Hvor er vi livlige. Skal jeg vælge en på må og få? | Tavshed. Forrædernes yndlingssprog, og alle andres.
tt-bot-wry-missing = { $name } kommer for sent. Temmelig permanent. | Så blev det { EJER($name) } tur. | Mere brød til os. Stakkels { $name }.
tt-bot-wry-nobody = Ingen døde. Hvor skuffende for nogen. | Fuldt bord. Selv morderne spiser morgenmad. | Intet lig. De må have haft noget bedre at lave.
tt-bot-wry-break = Nå, vi få. Vi ikke helt lykkelige få. | Er du forræderen: godt spillet. Hvis ikke: hyggeligt at møde dig. | Sidste chance for at tilstå. Ingen? Det tænkte jeg nok.
tt-bot-wry-plea = Forvis mig, og nyd jeres egne ansigter bagefter. | Jeg er loyal. Frygtelig kedeligt, jeg ved det. | Jeg ville også mistænke mig. Det ville stadig være forkert.
tt-bot-wry-innocent = Smigrende, men nej. Jeg er loyal. | Bare jeg var så snedig. | Prøv en anden. Jeg er blot loyal. | En interessant teori. Forkert, men interessant.
tt-bot-wry-unsure = Jeg mistænker alle lige meget. Det sparer tid. | Spørg, når jeg ved det. Altså aldrig. | Jeg har en teori i timen. Denne times var forkert.
tt-bot-wry-listening = Kaldte du? | Til stede og uskyldig. | Jeg er lutter øre.
tt-bot-wry-thanks = Jeg er rørt. Næsten. | Det er uvant. Tak. | Pas på, jeg rødmer snart.
tt-bot-wry-shrug = Når du siger det. | Dybsindigt. | Det vil jeg tænke på i årevis.
tt-bot-wry-agreed = Herligt. | Hvorfor ikke. | Det var lige det, jeg ville sige.
tt-bot-wry-whisper = { $name } ser træt ud. Lad os hjælpe. | Farvel, { $name }, vil jeg tro. | Jeg har aldrig brudt mig om { EJER($name) } latter.
tt-bot-wry-must = Det mindst ringe af ringe valg: { $name }. | Ikke noget personligt, { $name }. Eller jo, lidt.
tt-bot-wry-feeling = Uden nogen grund. { $name }. | Kald det smag: { $name }. | { $name } smiler på de forkerte tidspunkter.
tt-bot-wry-out = De bedste pladser på slottet. | Det er afslappende at være død. Jeg kan anbefale det. | Jeg giver dem to fejl mere.
tt-bot-wry-lead = Pudsigt nok: | I har måske lagt mærke til det. | Ret mig, hvis jeg tager fejl.

tt-bot-reason-spared = { $name } ville ikke stemme på { $other }, og { $other } var forræder. | Da vi forviste forræderen { $other }, stemte { $name } på en anden. | Hvor var { $name }, da vi forviste forræderen { $other }? Ikke hos os. | { $other } var forræder, og { $name } skrev et andet navn. | Vi gik efter forræderen { $other }, og { $name } så den anden vej.
tt-bot-reason-silenced = { $other } var ude efter { $name }, og { $other } blev myrdet. | Hvem gik efter { $name }? Det gjorde { $other }. Og hvem er væk? | { $other } tvivlede på { $name } og oplevede ikke morgenen. | { $other } havde øje på { $name }. Nu er { $other } væk. | Det var { $name }, som { $other } havde nævnt før den nat.
tt-bot-reason-misled = { $name } stemte på { $other }, og { $other } var loyal. | { $name } hjalp med at forvise { $other }, som var en af os. | { $other } var loyal, og { $name } havde en finger med i det. | { $name } var en af dem, der sendte { $other } væk, en af vores egne. | Vi mistede { $other } på grund af stemmer som { EJER($name) }.
tt-bot-reason-doubted = Jeg er ikke den eneste, der tvivler på { $name } i dag. | For mange af os tvivler på { $name }. | Når så mange af os nævner { $name }, lytter jeg. | Jeg hører { EJER($name) } navn fra alle sider i dag. | Der må være noget om det, når så mange tvivler på { $name }.
tt-bot-reason-merit = Jeg stemte på { $other }, og { $other } var forræder. | Hvem stemte på forræderen { $other }? Det gjorde jeg. | Se på forræderen { $other }: En af stemmerne var min. | Jeg har hjulpet med at finde en forræder, { $other }. Har du? | Uden stemmer som min ville forræderen { $other } stadig sidde her.

## Svar og bemærkninger i alle tonefald; det, der er sagt i en sæson, siges ikke igen.
tt-bot-sworn = Jeg er loyal, og det siger jeg, så tit du spørger. | Loyal, fra første aften til den sidste. | Du spørger, jeg svarer: Jeg er loyal. | Jeg er loyal. Hvad havde du ventet, at jeg ville sige? | Loyal. Se, hvordan jeg stemmer; det siger mere end ord. | Jeg kom loyal til slottet, og det er jeg blevet ved med. | Du må spørge hver dag: Jeg er loyal.
tt-bot-innocent = Mere loyal end mig bliver det ikke. | I skal få at se, at jeg er loyal, og så er det for sent. | Sådan vinder forræderne: Vi går efter hinanden. | Jeg har intet at skjule. Jeg er loyal. | Nogen ville blive meget glad for at se mig gå. | Hvis jeg ryger, mister I en stemme mod forræderne. | Jeg er loyal, og jeg kan vente, til I opdager det. | I vender det på hovedet.
tt-bot-protest = Nej. | Vent. | Hør nu. | Mig, af alle. | Lad mig tale ud. | Ikke så hurtigt. | Nå, nå. | Se på mig, når du siger det.
tt-bot-unsure = Jeg vil gerne høre et par af jer først. | Intet af det, jeg har set, beviser noget. | Giv mig en nat mere. | Jeg ser på alle ansigter og bliver ikke klogere. | Jeg tæller stadig stemmer. | To navne falder mig ind, og ingen af dem er gode nok. | Jeg ved mere i morgen, hvis jeg er her endnu.
tt-bot-listening = Jeg er med. | Jeg hører efter. | Ja, her. | Tal bare frit. | Hvad har du på hjerte? | Jeg hørte mit navn.
tt-bot-plea = Tænk på, hvem der vinder ved, at jeg går. | Jeg beder om en dag til. | Mine stemmer kan alle se. | Send mig væk, og der er en loyal stol mindre.
tt-bot-greet = Godaften til jer alle. | Så det her er slottet. Godaften. | Sikken en sal. Godaften, allesammen. | Så er vi her. | Godaften. Er der noget at spise?
tt-bot-missing = Så bliver { EJER($name) } stol tom. | Jeg kunne godt lide { $name }. | Ingen fortjente det mindre end { $name }. | Hvem var vred på { $name } i går? | Jeg havde håbet at se { $name } komme ind.
tt-bot-nobody = Alle er kommet ned. Jeg tæller igen. | Nogen var heldig i nat. | En stille nat. Jeg ved ikke, om jeg kan lide det. | Enten kunne de ikke, eller også ville de ikke.
tt-bot-must = Hvis det skal være en af dem: { $name }. | Der er ingen tilbage, jeg skriver med glæde. Altså { $name }. | Jeg har intet bedre navn end { $name }. | Det er { $name } eller nogen, jeg holder mere af.
tt-bot-feeling = Jeg holdt øje med { $name } ved morgenmaden, og det var nok for mig. | { $name } lytter mere, end { $name } taler. | Ingen beviser, kun { $name } og en dårlig nat. | Jeg vender altid tilbage til { $name }. | Hver gang jeg ser på { $name }, ser { $name } væk. | Jeg ville sove bedre uden { $name } i huset.
tt-bot-nothing-against = Jeg har ikke noget imod { $name } indtil nu. | { $name }? Ikke mere end så mange andre. | Der er ikke noget, der taler imod { $name } endnu. | Jeg ville ikke begynde med { $name }. | Om { $name } kan jeg ikke sige noget ondt. | Jeg har holdt øje med { $name } og intet set.
tt-bot-thanks = Tak. Det skal jeg huske. | Det er godt at høre ved det her bord. | Jeg håber at fortjene det. | Så er vi to.
tt-bot-quiet = Godt, jeg lytter lidt. | Som du vil. Jeg er stille. | Jeg har sagt nok for nu. | Fint, ordet er dit. | Ikke et ord mere, for øjeblikket.
tt-bot-voted-yes = Ja, jeg skrev dit navn. Det siger jeg til hvem som helst. | Jeg skrev dit navn; et navn skulle det jo være. | Det var min stemme, ja. Vis mig, at jeg tog fejl. | Dit navn stod på min tavle, ja.
tt-bot-voted-no = Nej, jeg skrev { EJER($other) } navn. | Min stemme faldt på { $other }, ikke på dig. | Det gjorde jeg ikke. { $other } fik den. | Se på tavlerne: Jeg skrev { $other }.
tt-bot-voted-not-yet = Jeg har ikke afgivet en stemme at tale om endnu. | Vi har ikke stemt endnu, så nej. | Spørg mig efter den første afstemning.
tt-bot-trust-because = Du skrev { EJER($other) } navn, da det gjaldt. Det stoler jeg på. | Du stemte på forræderen { $other }. Det taler for dig. | Jeg husker din stemme på { $other }, så ja. | Den, der skrev { $other }, lytter jeg til, og det gjorde du.
tt-bot-trust-maybe = Indtil nu har jeg ikke noget imod dig. | Lige så meget som alle andre her. | Du har ikke givet mig grund til andet. | Spørg mig igen efter næste afstemning. | Så meget som man kan i det her hus. | Mere end de fleste, hvis det hjælper.
tt-bot-trust-no = Ikke i dag, { $name }. Jeg tvivler. | Gid jeg kunne, { $name }. Ikke endnu. | Ærligt talt, { $name }? Det tvivler jeg på. | Jeg ville ikke lægge hånden i ilden for dig, { $name }.
tt-bot-def-misled = Du skrev { EJER($other) } navn, og { $other } var loyal. Og nu mig? | Du hjalp med at forvise { $other }, som var en af os. Begynd med dig selv. | Du var lige så sikker på { $other }, og det ved vi, hvordan endte.
tt-bot-def-spared = Da { $other } blev forvist, skrev jeg det navn. Det gjorde du ikke. | Jeg stemte på forræderen { $other }. Hvor var din stemme? | Min stemme sendte { $other } væk. Din gjorde ikke.
tt-bot-def-many = Du har peget på det halve bord i dag. | Er der nogen, du ikke anklager? | Du anklager alle efter tur. En af dem måtte være mig.
tt-bot-write = Jeg skriver { $name }. | { $name } får min stemme i dag. | Min stemme går til { $name }, og det siger jeg åbent. | Jeg skriver { $name } og håber, at flere gør det. | Det må alle vide: Jeg skriver { $name }. | Nu er det afgjort. Jeg skriver { $name }.
tt-bot-write-with = Jeg tvivlede på { $other }. Men jeg skriver { $name }, så vores stemmer følges ad. | Jeg har ikke glemt { $other }. I dag: Jeg skriver { $name } ligesom I andre. | Det hjælper ingen, at vi skriver hver sit navn. Jeg skriver { $name }. | Nok af os nævner { $name }. Så jeg skriver { $name } med. | Hvis vi spredes, vælger forræderne. Jeg skriver { $name }.
tt-bot-ask = { $name }, hvem mistænker du? | Hvad tror du, { $name }? | { $name }, nogen forslag? | Og du, { $name }, hvem mistænker du? | Sig os, { $name }: Hvem mistænker du? | Du har ikke nævnt et navn, { $name }. Nogen forslag?
tt-bot-out = Det skulle jeg have sagt højere, mens jeg kunne. | Herfra ser det så enkelt ud. | De leder i det forkerte hjørne. | Der sidder en dernede og nyder det. | Jeg ville give meget for at stemme en gang til.

# Hvad bots lytter efter i det, folk skriver, ud over mønstrene for alle spil (hear-…): ord med komma imellem.
tt-hear-traitor = forræder, forrædere, forræderen, forræderne, morder, morderen
tt-hear-loyal = loyal, loyale, en af os
tt-hear-write = jeg skriver, jeg vil skrive, jeg stemmer på, jeg vil stemme på, får min stemme, min stemme går til, lad os forvise, vi skal forvise
tt-hear-quiet = ti stille, hold mund, hold kæft, vær stille, tys, taler for meget, snakker for meget, slap af
tt-hear-voted = stemt på mig, stemte på mig, stemmer på mig, stemme på mig, stemte du på mig, stemmer du på mig, skrev mit navn, skrev du mit navn, skrevet mit navn, skriver mit navn
tt-hear-trust-me = stoler du på mig, stoler i på mig, stol på mig, tror du på mig, tro mig, tro på mig

tt-bot-fragment = Mit stykke { $number }: ”{ $text }”.
