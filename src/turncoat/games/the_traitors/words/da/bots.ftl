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
tt-bot-anxious-agreed = Hvis du synes … ja. | Godt. Men så hurtigt. | Ja. Lad det ske.
tt-bot-anxious-whisper = Jeg tænkte på { $name }. Er det i orden? | Måske { $name }? | Det bliver nok nødt til at være { $name }.
tt-bot-anxious-must = Jeg vil ikke skrive nogen af de navne. Undskyld, { $name }. | Det knuser mit hjerte, { $name }.
tt-bot-anxious-feeling = Jeg kan ikke sige hvorfor, men { $name } gør mig bange. | Der er noget ved { $name }, som holder mig vågen. | Jeg gætter bare. { $name }.
tt-bot-anxious-out = Det er frygteligt at se på. Men tryggere. | Jeg vidste, det blev mig. Og nu ved jeg ingenting. | Bare de ikke giver hinanden skylden for mig.
tt-bot-anxious-lead = Jeg har tænkt over det. | Jeg hader at sige det, men: | Er jeg den eneste, der så det?

tt-bot-blunt-greet = Godaften. Lad os komme i gang. | Så det her er løgnerne. Hej. | Nå. Hvem skjuler noget?
tt-bot-blunt-opening = Er der ingen, der taler? Så gør jeg. Sig noget, alle sammen. | Kom nu, ud med sproget. | Nå? Her sidder en forræder.
tt-bot-blunt-missing = De tog { $name }. Det kommer nogen her til at betale for. | { $name } er myrdet. Hvem har gavn af det? | Altså { $name }. Husk, hvem { $name } var ude efter.
tt-bot-blunt-nobody = Alle er her. Nogen havde et skjold, eller også har de noget for. | Intet mord? Det lugter af et brev. | Ingen mangler. Det er ikke tilfældigt.
tt-bot-blunt-break = Nu er vi få. Se mig i øjnene. | Ikke flere undskyldninger. | Vi gør det færdigt i dag.
tt-bot-blunt-plea = Jeg er loyal. Forviser I mig, mister I en af jeres egne. | I tager fejl. Så enkelt er det. | Se på mine stemmer. Og tænk så igen.
tt-bot-blunt-innocent = Sludder. Jeg er loyal. | Du er helt galt på den. | Sig det igen, når du har et bevis. | Forkert. Næste.
tt-bot-blunt-unsure = Ingen anelse endnu. | Jeg vil se stemmer, ikke ansigter. | For tidligt.
tt-bot-blunt-listening = Hvad? | Jeg er her. Tal. | Fortsæt.
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
tt-bot-wry-agreed = Herligt. | Hvorfor ikke. | Det var lige det, jeg ville sige.
tt-bot-wry-whisper = { $name } ser træt ud. Lad os hjælpe. | Farvel, { $name }, vil jeg tro. | Jeg har aldrig brudt mig om { EJER($name) } latter.
tt-bot-wry-must = Det mindst ringe af ringe valg: { $name }. | Ikke noget personligt, { $name }. Eller jo, lidt.
tt-bot-wry-feeling = Uden nogen grund. { $name }. | Kald det smag: { $name }. | { $name } smiler på de forkerte tidspunkter.
tt-bot-wry-out = De bedste pladser på slottet. | Det er afslappende at være død. Jeg kan anbefale det. | Jeg giver dem to fejl mere.
tt-bot-wry-lead = Pudsigt nok: | I har måske lagt mærke til det. | Ret mig, hvis jeg tager fejl.

tt-bot-reason-spared = { $name } ville ikke stemme på { $other }, og { $other } var forræder. | Da vi forviste forræderen { $other }, stemte { $name } på en anden.
tt-bot-reason-silenced = { $other } var ude efter { $name }, og { $other } blev myrdet. | Hvem gik efter { $name }? Det gjorde { $other }. Og hvem er væk?
tt-bot-reason-misled = { $name } stemte på { $other }, og { $other } var loyal. | { $name } hjalp med at forvise { $other }, som var en af os.
tt-bot-reason-doubted = Jeg er ikke den eneste, der tvivler på { $name } i dag. | For mange af os tvivler på { $name }.
tt-bot-reason-merit = Jeg stemte på { $other }, og { $other } var forræder. | Hvem stemte på forræderen { $other }? Det gjorde jeg.

# What bots listen for in what people type: words with commas between them, without accents if you like.
tt-hear-against = forræder, forrædere, forræderen, mistænker, mistænkelig, tvivler, lyver, løgner, skyldig, forvis, forvise, morder
tt-hear-for = stoler, loyal, loyale, uskyldig, ærlig, tror
tt-hear-not = ikke, aldrig, ingen, nej
tt-hear-ask = hvem, hvorfor, hvad

tt-bot-fragment = Mit stykke { $number }: ”{ $text }”.
