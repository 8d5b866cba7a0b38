## Hvad bots siger ved et bord med Er du forræderen?; | står mellem flere måder at sige det samme på. Hver måde er hele sætninger,
## for de sættes sammen: en indledning, hvad der er sagt eller gjort, og hvad taleren mener om det.

at-bot-anxious-lead = Åh nej. | Jeg tør næsten ikke sige det. | Undskyld mig. | Jeg ryster på hænderne. | Hør mig nu lige. | Det har naget mig længe.
at-bot-blunt-lead = Lige ud. | Godt. | Nu er det nok. | Jeg siger det kun én gang. | Kom nu. | Åbn ørerne.
at-bot-courtly-lead = Med forlov. | Med al respekt. | Et enkelt ord. | Kære venner. | Jeg siger det nødigt. | En lille iagttagelse.
at-bot-wry-lead = Morsomt nok. | Nå, nå. | Hvor henrivende. | Jeg kunne ikke undgå at bemærke det. | En dejlig aften til den slags. | Bliv endelig ved.

at-bot-turned = { $name } talte for { $other }, og nu imod. | { $name } kan ikke bestemme sig om { $other }: først det ene, så det andet. | { $name } siger nu det modsatte om { $other } af for et øjeblik siden.
at-bot-two-roles = { $name } har været to forskellige i samme runde. | { $name } var først ét, nu noget andet. | { $name } har en ny historie hver gang.
at-bot-both-key = { $name } taler om en nøgle, og det gør { $other } også. Der er kun én. | { $name } og { $other } har en nøgle for meget tilsammen. | { $name } siger nøglen, { $other } siger nøglen. Det er én for meget.
at-bot-accused-me = { $name } gik efter mig, og jeg har intet gjort. | { $name } pegede på mig, af alle mennesker. | Gad vide, hvad { $name } har imod mig.
at-bot-accuses-many = { $name } har nu anklaget det halve bord. | { $name } peger på alle efter tur. | Jeg leder stadig efter én, som { $name } ikke har anklaget.
at-bot-first = { $name } var den første, der pegede på nogen. | Det var { $name }, der begyndte med anklagerne. | { $name } startede det her, før der var noget at gå efter.
at-bot-echo = { $name } siger bare det, som { $other } sagde før. | { $name } ventede på { $other } og sagde så det samme. | { $name } gentager, hvad { $other } fortalte os.
at-bot-praises = { $name } taler for { $other }, som jeg holder øje med. | { $name } holder hånden over { $other }. Gad vide hvorfra det kommer. | { $name } har pæne ord til { $other }, af alle mennesker.
at-bot-no-role = { $name } anklager andre og siger ikke et ord om sit eget kort. | { $name } peger, og tier om sit kort. | Vi har hørt meget fra { $name }, men intet om kortet.
at-bot-grudge-me = { $name } gik efter mig i sidste runde, og det var en fejl. | Jeg har ikke glemt, at { $name } tog fejl af mig sidst. | I sidste runde ville { $name } have mit hoved, for ingenting.
at-bot-grudge-wrong = { $name } råbte stop sidst og pegede på { $other }, og vi så alle, hvordan det gik. | { $name } var så sikker på { $other } i sidste runde. | Husk { $name } og { $other } i sidste runde. Forkert, og højlydt.
at-bot-grudge-guard = { $name } fortalte en flot historie i sidste runde, og kortet sagde noget andet. | Vi har hørt { $name } sværge før. Det var intet værd. | { $name } spillede en rolle sidst, og spillede den godt.

at-bot-agrees = { $name } ser på { $other } ligesom jeg. | { $name } lagde også mærke til { $other }. | { $name } og jeg har samme øje på { $other }.
at-bot-praised-me = { $name } har talt for mig. | { $name } havde et venligt ord til mig. | { $name } stod ved min side.
at-bot-steady = { $name } har fortalt den samme historie fra starten. | { $name } sagde det én gang og har holdt fast. | { $name } gav ét svar, og det er det samme nu.
at-bot-unaccused = Alle taler pænt om { $name }. | { $name } fortalte om sit kort, og det fik lov at stå. | { $name } har svaret, og det er alle tilfredse med.
at-bot-was-right = { $name } fandt { $other } sidst. | { $name } havde en god næse i sidste runde, med { $other }. | I sidste runde pegede { $name } på { $other }, og det var rigtigt.

at-bot-anxious-verdict-against = Det er så mistænkeligt. | Det gør mig bange, for det er mistænkeligt. | Jeg tvivler virkelig.
at-bot-blunt-verdict-against = Mistænkeligt. | Jeg tvivler. | Det er lusket.
at-bot-courtly-verdict-against = Det finder jeg mistænkeligt. | Jeg må tilstå, at jeg tvivler. | Tilgiv mig, jeg tvivler.
at-bot-wry-verdict-against = Mistænkelig er sådan et grimt ord. Det passer. | Kald mig gammeldags, jeg tvivler. | Det er herligt lusket.
at-bot-anxious-verdict-for = Det lyder ærligt, synes jeg: ærlig tale. | Jeg vil gerne tro på det, og jeg tror på det. | Det stoler jeg på.
at-bot-blunt-verdict-for = Jeg tror på det. | Det stoler jeg på. | Ærlig tale.
at-bot-courtly-verdict-for = Det er jeg tilbøjelig til at tro på. | Det er ærlig tale. | Det tror jeg på med glæde.
at-bot-wry-verdict-for = Jeg tror på det, til min egen overraskelse. | Ærlig, så det gør ondt. | Det stoler jeg på, og jeg plejer at lade være.
at-bot-turn-against = Jeg så anderledes på det før. Nu er det mistænkeligt. | Jeg tager mine pæne ord i mig igen: jeg tvivler. | Før var jeg af en anden mening. Nu tvivler jeg.
at-bot-turn-for = Jeg så anderledes på det før. Nu tror jeg på det. | Jeg tager det i mig igen: det er ærlig tale. | Jeg var for hård. Det stoler jeg på.

at-bot-def-turned = For et øjeblik siden talte du for mig. Hvad skete der? | Du har skiftet mening om mig ret hurtigt. | Du var på min side før. Bestem dig nu.
at-bot-def-again = Det sagde du også i sidste runde, og det var en fejl. | Mig igen? Husk lige sidste runde. | Du gik efter mig sidst, og da var jeg på den gode side.
at-bot-def-many = Du har peget på det halve bord nu. | Er der nogen, du ikke anklager? | Du anklager alle. Så måtte turen jo komme til mig.
at-bot-def-first = Det var dig, der begyndte med anklagerne. | Du pegede, før nogen havde sagt noget. | Du kastede den første sten, husk det.
at-bot-def-no-role = Du har ikke engang fortalt om dit eget kort. | Begynd med dit eget kort. | Du spørger meget for en, der ikke siger noget om sig selv.
at-bot-def-role = Jeg har fortalt om mit kort, og det står jeg ved. | Du har hørt, hvad jeg sagde. Det gælder stadig. | Min historie er den samme som før. Den holder jeg fast i.
at-bot-def-friend = { $other } ser anderledes på mig. | Spørg bare { $other }, som har talt for mig. | { $other } ved bedre, lader det til.
at-bot-def-silent = Jeg havde ikke engang åbnet munden. | Jeg har ikke sagt et ord endnu, og så er det allerede mig? | Hidtil har jeg bare lyttet. Er det en forbrydelse?

at-bot-anxious-innocent = Mig? Jeg har jo intet gjort, det sværger jeg. | Hvorfor mig? Jeg er på den gode side. | Du begår en frygtelig fejl. | Se dog et andet sted hen.
at-bot-blunt-innocent = Forkert. Videre. | Led et andet sted. | Du spilder vores tid. | Kom med en grund, så kan vi snakke.
at-bot-courtly-innocent = Med al respekt tager du fejl. | Jeg tager det ikke ilde op, men det er en fejl. | Jeg forsikrer dig om, at du ser i den forkerte retning. | Du gør mig uret.
at-bot-wry-innocent = Smigrende, men nej. | Bare jeg var så interessant. | En nydelig teori. Behold den. | Jeg ville også anklage mig, af ren kedsomhed.
at-bot-anxious-thanks = Tak. Det hjælper, det gør det virkelig. | Åh, tak. | Hvor er det godt, at nogen kan se det.
at-bot-blunt-thanks = Godt. | Endelig en med øjne i hovedet. | Godt set.
at-bot-courtly-thanks = Det er meget venligt. | Jeg står i gæld til dig. | Jeg takker og skal gøre mig fortjent til det.
at-bot-wry-thanks = Jeg er rørt. Næsten. | Det er uvant. Tak. | Pas på, jeg rødmer snart.
at-bot-anxious-listening = Ja? Jeg er her. | Hvad er der? | Jeg lytter, jeg lytter.
at-bot-blunt-listening = Hvad? | Bare sig frem. | Jeg hører dig.
at-bot-courtly-listening = Til tjeneste. | Jeg er lutter øren. | Ja, min ven?
at-bot-wry-listening = Blev der kaldt? | Ørerne er åbne. | Til stede, sådan da.
at-bot-anxious-shrug = Jeg er ikke sikker på, at jeg er med. | Undskyld, hvad? | Det fik jeg ikke helt fat i.
at-bot-blunt-shrug = Ingen anelse om, hvad det betyder. | Hm. | Som du vil.
at-bot-courtly-shrug = Det må jeg indrømme, at jeg ikke forstod. | Jeg er bange for, at jeg ikke fulgte med. | Det går over min forstand.
at-bot-wry-shrug = Når du siger det. | Dybsindigt. | Det vil jeg tænke på i årevis.
at-bot-anxious-unsure = Jeg ved det virkelig ikke endnu. | Jeg skifter mening hele tiden. | Det kan jeg ikke sige, ærligt talt.
at-bot-blunt-unsure = For tidligt. | Ingen anelse endnu. | Jeg må høre mere.
at-bot-courtly-unsure = Jeg vil helst høre mere, før jeg nævner nogen. | Jeg har ikke besluttet mig. | Tilgiv mig, det kan jeg ikke sige endnu.
at-bot-wry-unsure = Alle lige meget. Det sparer tid. | Jeg har en teori i minuttet. Alle forkerte indtil nu. | Spørg mig, når det er forbi.
at-bot-unsure-of = Om { $name } kan jeg ikke sige noget. | { $name }? Det kan være det ene eller det andet. | Jeg har intet for eller imod { $name } indtil nu.
at-bot-feeling = { $name }. Det er kun en fornemmelse. | Det er måden, { $name } sidder på. | Jeg har ingen beviser mod { $name }. Jeg kan mærke det.
at-bot-anxious-propose = Burde nogen ikke råbe stop? Jeg holder det ikke ud. | Lad dog nogen gøre en ende på det. | Venter vi på noget?
at-bot-blunt-propose = Råb stop, en af jer, ellers sidder vi her til i morgen. | Nok snak. Nogen, der tør? | Jeg har hørt nok. Peg på en.
at-bot-courtly-propose = Måske er det tid til, at nogen råber stop. | Vi har vist hørt hinanden nu. Vil nogen gøre en ende på det? | Jeg ville ikke have noget imod, at nogen sluttede det her.
at-bot-wry-propose = Skal vi bestille morgenmad, eller råber nogen stop? | Slet ikke? Vi kan også blive gamle her. | Stop, siger ingen. Stadig ingen.
at-bot-ask-silent = { $name }, du er meget stille. Hvem er du? | Vi har ikke hørt fra { $name } endnu. Hvem er du? | { $name }, sig noget. Hvad er du? | Og du, { $name }? Hvem er du?
at-bot-ask-who = { $name }, hvem er du? | Hvad står der på dit kort, { $name }? Hvem er du? | { $name }, du har intet fortalt om dig selv. Hvem er du? | Lad os høre, { $name }: hvem er du?
at-bot-ask-whom = { $name }, hvem mistænker du? | Hvad mener du, { $name }? | { $name }, nogen forslag? | Hvem mistænker du nu, { $name }?
at-bot-told-keyholder = Som sagt: nøglen er hos mig. | Det har jeg sagt. Jeg har nøglen. | Mit svar er det samme: nøglen.
at-bot-told-guard = Som sagt: jeg er en vagt. | Jeg er stadig en vagt, nu I spørger. | Vagt. Det har jeg sagt.
at-bot-told-traitor = Jeg har sagt, hvad jeg er. Det var der ingen, der troede. | Som sagt. Få det bedste ud af det.
at-bot-told-good_wizard = Som sagt: jeg er en god troldmand. | Jeg er en god troldmand, og det var jeg også før. | God troldmand. Det har jeg sagt.
at-bot-told-evil_wizard = Jeg har sagt, hvad jeg er. God fornøjelse. | Som sagt, og sagt med et smil.
at-bot-believed = Jeg var { $percent } procent sikker på { $name }. | Jeg havde øje på { $name }, med { $percent } procent. | { $percent } procent { $name }, hvis I vil vide det.
at-bot-believed-nobody = Jeg ledte ikke efter nogen. Jeg skulle bare smile. | Jeg havde ingen at finde. Jeg skulle sidde stille.

# Hvad bots lytter efter i det, folk skriver, ud over det, der gælder for alle spil (hear-…): ord med komma imellem.
at-hear-keyholder = nøglebærer, nøglebæreren, nøgleholder, har nøglen
at-hear-guard = vagt, vagten, vagter, vogter
at-hear-traitor = forræder, forræderen, forrædere
at-hear-good_wizard = god troldmand, gode troldmand, god magiker
at-hear-evil_wizard = ond troldmand, onde troldmand, ond magiker
at-hear-evil = ond, onde, skurk
at-hear-good = god, gode
