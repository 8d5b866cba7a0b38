## Forræder på papir: det, der står på kortene, og siden, der forklarer dem.

kit-for = Et spil på papir til { $players } spillere
kit-intro = Spil en hel sæson på papir. En af jer spiller ikke med: spillederen, som ved alt, deler rollerne ud, bringer brevene og tæller stemmerne.
kit-foot = { $part } · { $page }/{ $pages }
kit-pages = side { $first }–{ $last }, for- og bagsider
kit-part = { $part ->
        [names] Navnekort
        [slates] Stemmetavler
        [lists] Dødslister
        [silver] Sølvbarrer
        [roles] Rollekort
        [letters] Breve
       *[hangers] Dørskilte
    }
kit-part-about = { $part ->
        [names] Fold dem, så de kan stå på Det Runde Bord. Når nogen er væk, bliver kortet stående foran den tomme stol.
        [slates] Alle skriver et navn og en begrundelse, uden at nogen ser det. Så vendes tavlerne én ad gangen. Print flere, når I mangler.
        [lists] Til en nat uden mord: Forræderne skriver navnene, og spillederen læser dem op til morgenmaden.
        [silver] De ligger midt på bordet, så alle kan se dem. Der er enkelte barrer og stakke med fem.
        [roles] Der er flere, end I skal bruge, så ingen kan tælle forræderne. Skjoldet og de tomme døre til Våbenkammeret har samme bagside.
        [letters] Hver nat får alle et og giver det foldet tilbage. Så kan ingen se, hvem der blev fristet eller afpresset.
       *[hangers] Klip cirklen ud, og klip langs stregerne. Efter morgenmaden vender spillederen skiltet for den, der er myrdet.
    }
kit-crib = { $hour ->
        [breakfast] Morgenmad: En tom stol er et mord.
        [mission] Mission: Tjen sølv sammen. De tre bedste må åbne en dør hver.
        [table] Det Runde Bord: Tal, skriv så et navn, og sig hvorfor. Den med flest stemmer må gå.
       *[night] Nat: Alle får et brev. Fold det, giv det tilbage, og sig ingenting.
    }
kit-printing = Sådan printer I
kit-print = Print det hele på begge sider, vendt på den lange kant, i fuld størrelse (100 %) og ikke tilpasset til siden. Tykt papir er bedst: Så kan ingen se igennem det. Klip efter mærkerne langs kanten, og fold, hvor der er streger.

kit-shield = Den, der har det, kan ikke myrdes i nat. Vis det til morgenmaden, hvis du vil; derefter er det væk.
kit-dust = Støv
kit-dust-about = Der er ingenting bag denne dør. Hvad du siger om det, er din egen sag.
kit-temptation = Vi har holdt øje med dig et stykke tid, og vi kan lide det, vi ser. Kom til os: Bliv forræder fra i nat og for altid, og få del i det, vi tager. Vil du hellere blive den, du er, sker der dig ikke noget i nat, og ingen får at vide, at vi spurgte. Sæt dit kryds, fold brevet, og giv det tilbage. Intet svar er et nej.
kit-temptation-yes = Ja, jeg er med jer.
kit-temptation-no = Nej, jeg forbliver loyal.
kit-temptation-signed = Fra dem, der mødes om natten
kit-blackmail = Her er intet at vælge. Jeg er alene, og jeg har brug for dig: Fra i nat er du forræder ligesom jeg, for altid. Om dagen ved du ingenting. Om natten bestemmer vi to, hvem der lever. Fold brevet, og giv det tilbage, uden at nogen ser dit ansigt imens. Nu skal du få at vide, hvem jeg er.
kit-blackmail-signed = Forræderen, der skriver til dig:
kit-quiet-title = Et spørgsmål
kit-quiet = Natten ligger over slottet, og alle i det bliver spurgt om det samme: Hvem mistænker du mest? Skriv ét navn. Ingen læser det, før sæsonen er slut. Giv dig god tid, som de andre gør, for nogle af dem sidder måske med et andet brev end dit. Fold det så, og giv det tilbage.
kit-quiet-name = Jeg mistænker:
kit-letter-for = Til
kit-letter-alone = Åbnes alene, om natten
kit-slate-banish = Jeg forviser
kit-slate-because = fordi
kit-slate-by = Skrevet af
kit-list-about = Næste nat kan kun den, hvis navn står her, blive myrdet.
kit-hanger-asleep = sover her
kit-hanger-asleep-about = Bank ikke på. Breve skubbes ind under døren.
kit-hanger-murdered = Myrdet i nat
kit-hanger-murdered-about = Ingen kommer til morgenmad fra dette værelse.
kit-host = Til spillederen
kit-host-title = { $topic ->
        [day] En dag
        [ties] Stemmelighed
        [choice] Valget af forræderne
        [night] Natten
       *[missions] Missioner til et rum
    }
kit-host-text = { $topic ->
        [day] Morgenmad: Kald dem ind én ad gangen; den myrdede kommer ikke. Mission: sølvet på bordet, og tre til Våbenkammeret, en dør hver. Det Runde Bord: snak, stilhed, tavler, der vendes én ad gangen, hver med en grund. Den forviste rejser sig og siger, hvem det var. Er fem tilbage om morgenen, er det finaledagen: Ingen nat følger, og til sidst viser alle, der er tilbage, hvem de er.
        [ties] Et minut til hver af dem, der står lige; så stemmer de andre mellem dem. Stadig lige: et minuts snak og det samme igen. Stadig: Alle stemmer, og de er sikre. Stadig: Du afgør det, med en afstemning til eller ved lodtrækning.
        [choice] »Luk øjnene, og læg hænderne på bordet. Jeg går rundt to gange. Mærker du min hånd på din skulder, er du forræder.« Så: »Forrædere, åbn øjnene, og se på hinanden. Luk dem igen.«
        [night] »Gå til jeres værelser. Ingen taler.« Giv alle et brev, saml dem alle ind, og læs dem alene. Forræderne nævner en loyal: Et skjold redder, og det siger du intet om. To forrædere må i stedet friste; en forræder alene skal afpresse, og så myrder de to. Med flere end tolv spillere: en fristelse senest tre nætter før slutningen, en afpresning to.
       *[missions] En nøgle gemt, så alle kan se den: ti barrer, en mindre pr. minut. En række efter fødselsdag, uden et ord. Det højeste tårn af det, der ligger på bordet. Tyve ting set i et minut og så nævnt. At tælle til tyve, én stemme ad gangen, uden tegn.
    }
kit-host-score = Sæsonen
kit-host-column = { $column ->
        [day] Dag
        [bars] Barrer
        [access] Våbenkammer
        [banished] Forvist
       *[missing] Myrdet
    }
