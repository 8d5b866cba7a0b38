## Hjælpesiden til Scatty Rogues: ét minut og hver bestemmelse. Det, vi selv har afgjort, er mærket.

sr-help-title = Sådan spilles det
sr-help-credit = Scatty Rogues er et spil af Luca Bellini, udgivet af moses. Verlag, for tre til otte spillere på et kvarter til en halv time. Ordene og tegningerne her er vores egne.
sr-help-minute = På ét minut
sr-minute-1 = Atten døre står i en kreds, alle ens. Bag hver ligger en skat. I siger efter tur nummeret på den næste dør: en, to, tre …
sr-minute-2 = … men ikke, hvor der er skjult en fælde. Der siger du dens kodeord eller gør dens tegn. Alle så, hvilken fælde der kom hvorhen; det bliver ikke vist igen.
sr-minute-3 = Efter den attende dør råber den næste spiller ”Scatty Rogues!” og skjuler en fælde mere. Så begynder det forfra ved dør et.
sr-minute-4 = Hørte du en fejl? Ræk hånden op, og sig, hvad der var rigtigt. Har du ret, trækker den anden et strafkort, og du skjuler en fælde. Ellers betaler du.
sr-minute-5 = Den, der skjuler en fælde, tager det, der var bag døren: en skat eller en andens fælde. Når alle fælder er skjult, vinder den med flest point.
sr-help-kinds = Fælderne
sr-help-kind = { $kind ->
        [picture] Billeder: Den, der skjuler et, giver det et kodeord.
        [sign] Tegn: Gør dem, eller tryk på dem.
       *[figure] Tal: Tallet selv er kodeordet.
    }
sr-help-worth = Det, der tæller til sidst
sr-help-points = { $card ->
        [treasure] Skat: 3 point
        [trap] Fælde i byttet: −1 point
       *[penalty] Strafkort: −1 point
    }
sr-help-rules = Alle reglerne
sr-help-rulings = Hvor reglerne tier eller kan læses på to måder, har vi afgjort det; de steder er mærket.
sr-help-parts = Hvad spillet består af
sr-help-setup = Før spillet
sr-help-hiding = At skjule en fælde
sr-help-walk = Rundgangen
sr-help-objection = Indsigelse
sr-help-end = Slutningen
sr-help-memory = Hukommelsen er spillet

sr-rule-1 = Der er 18 gemmer i en kreds, nummereret 1 til 18, hvert med en dør; 18 skatte med tre diamanter; fælder, hver med et dødningehoved; og strafkort. Set bagfra er skatte og fælder den samme dør.
sr-ruling-1 = Alle skatte er ens: tre point hver.
sr-rule-2 = En fælde er et billede (en ting, en person eller et dyr), et tegn, man gør med hånden, eller et tal.
sr-ruling-2 = Vores bunke har 24: tolv billeder, seks tegn og tallene 3, 5, 8, 11, 14 og 17. Tegningerne er vores.
sr-rule-3 = Hvert gemme får en skat. Strafbunken får to kort for hver spiller. Femten fælder trækkes ved lod, usete.
sr-rule-4 = Den første spiller, efter gammel skik den yngste, skjuler tre fælder før spillet. De døre, de erstatter, går usete ud af spillet og tilhører ingen.
sr-rule-5 = Den øverste fælde vises til alle. Et billede får et kodeord, der har med det at gøre; det bedømmer bordet. Et tegn er sit eget svar, og et tals kodeord er tallet.
sr-ruling-5 = Med ”tegningen” som kodeord er tegningen selv ordet: til børn, små telefoner og borde med flere sprog.
sr-rule-6 = Ingen to fælder i et spil har samme kodeord, heller ikke en, der er gået ud, og intet kodeord er et tal i cifre. Et, der er brugt, afvises, og der bedes om et andet.
sr-rule-7 = Fælden lægges på et hvilket som helst gemme i stedet for døren der. Ingen ser, hvad den dør skjulte, før den er bytte.
sr-ruling-7 = Alle ser, hvilket gemme det er, og får ordet at vide, én gang.
sr-rule-8 = I spillet er den erstattede dør bytte for den, der skjuler, med forsiden op: En skat tæller 3, en fælde −1.
sr-rule-9 = Den første spiller begynder ved gemme 1. Turene går med uret, hver ved det næste gemme. Du giver ét svar: nummeret, hvor du tror, der er en skat, ellers fældens kodeord eller tegn. Intet viser, hvilket gemme der er det næste, medmindre bordet er sat til det.
sr-rule-10 = Efter gemme 18 råber den næste spiller ”Scatty Rogues” i stedet for at svare og må straks skjule en fælde, med bytte, eller lade være. Spilleren derefter begynder igen ved gemme 1. Et råb, der er på sin plads, kan der ikke gøres indsigelse mod.
sr-ruling-10 = Den, der lader være, lægger fælden tilbage på bunken, hvor den er den næste, der skjules.
sr-rule-11 = Rigtigt er gemmets nummer, hvor der er en skat, og kodeordet eller tegnet, hvor der er en fælde. Et nummer må siges med cifre eller med ord, på engelsk, fransk eller dansk: ”7”, ”syv”, ”nummer syv”. Et tegn besvares kun med tegnet.
sr-rule-12 = Fejl er at sige et forkert nummer, at sige nummeret, hvor der er en fælde (medmindre det er dens kodeord), et forkert ord eller tegn, et glemt Scatty Rogues og at være for langsom.
sr-ruling-12 = At råbe Scatty Rogues i utide er også en fejl.
sr-rule-13 = Så længe du ikke har svaret, må en anden tælle til fem. Har du stadig ikke svaret ved fem, er det en fejl, som der kan gøres indsigelse mod. Der tælles én gang pr. tur.
sr-ruling-13 = Den, hvis eget svar der endnu kan gøres indsigelse mod, må ikke begynde at tælle.
sr-rule-14 = Store bogstaver, accenter, mellemrum, tegnsætning, en artikel foran og britisk eller amerikansk stavning er ligegyldige. Ét forkert, manglende eller ekstra bogstav tilgives i et kodeord på fem eller flere, medmindre det ligger nærmere et andet i dette spil.
sr-ruling-14 = Det, der siges, har ingen stavning; derfor er det ordet, der tæller, hvordan det end blev skrevet ned.
sr-rule-15 = En fejl, som ingen gør indsigelse mod, har ingen virkning, og man går videre ved det næste gemme.
sr-ruling-15 = Et svar i stedet for et glemt Scatty Rogues tæller så for gemme 1.
sr-rule-16 = Enhver anden må gøre indsigelse, indtil den næste spiller har svaret eller råbt, eller der tælles mod den næste. Ingen får at vide, om et svar var rigtigt, medmindre nogen gør indsigelse.
sr-ruling-16 = Den næste spiller må vente et øjeblik (2 sekunder, eller 1 i samme rum, hvis ikke andet er valgt), så ingen lukkes ude.
sr-rule-17 = Der er én indsigelse pr. tur: den første hånd. Kommer flere hænder op på samme tid, gælder den, der har færrest point, dernæst den, der har færrest strafkort; står det stadig lige, er der ingen indsigelse.
sr-ruling-17 = Samtidig er inden for 0,3 sekunder.
sr-rule-18 = Den, der gør indsigelse, giver det rigtige svar, på 8 sekunder, hvis ikke andet er valgt. Så vendes døren for alle.
sr-ruling-18 = Hvor der ikke skjules en fælde bagefter, står den åben i 3 sekunder.
sr-rule-19 = Du havde ret: Den anden trækker et strafkort.
sr-rule-20 = Du tog fejl, og rettelsen er rigtig: Du trækker et strafkort, og den anden må straks skjule en fælde, med bytte, eller lade være.
sr-rule-21 = Du tog fejl, og rettelsen er også forkert eller for sen: Begge trækker et strafkort, og ingen fælde skjules.
sr-rule-22 = Først strafkortene, så fælden, der skjules; så lukkes døren, og bordet gentager for dig, hvad der var rigtigt, også et glemt Scatty Rogues med sin fælde.
sr-rule-23 = Når strafbunken er tom, tager du et strafkort fra en anden spiller efter eget valg; den spiller bliver bare glad.
sr-ruling-23 = Har ingen andre et, sker der ingenting.
sr-rule-24 = Spillet slutter, når den sidste fælde er skjult. Den skal ikke have noget kodeord, og døren, den erstatter, er bytte.
sr-rule-25 = En skat tæller 3, en fælde i byttet −1, et strafkort −1. Flest point vinder; ved lige point er der flere vindere.
sr-rule-26 = Mens spillet er i gang, viser intet, hvad du skal huske: hverken skærm, snak eller en genindlæst side. Det, der siges og skjules, fortælles én gang til dem, der er der. Når spillet ses igen bagefter, vises det hele.
sr-rule-27 = Ure holder det i gang: Efter 30 sekunder tæller bordet; 10 sekunder efter en optælling uden svar eller indsigelse går turen videre. Den, der skjuler, har 60 sekunder, den, der vælger et strafkort, 15; så gør bordet det.
