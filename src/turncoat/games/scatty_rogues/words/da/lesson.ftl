## Lektionen i Scatty Rogues, skridt for skridt (`lesson.py`).

lesson-sr-welcome = Atten døre med en skat bag hver. Nu skjuler Ada tre fælder: Læg mærke til hvor, for ingen siger det igen.
lesson-sr-parrot = Bag dør 3 ligger en papegøje. I et rigtigt spil ville Ada give den sit eget kodeord; her er billedet ordet. Der kommer to til.
lesson-sr-walk = Nu går I rundt på skift fra dør 1. Er der en skat, siger du dørens nummer; er der en fælde, dens ord eller tegn. I denne lektion er den næste dør mærket.
lesson-sr-yours = Dør 3 er din. Et nummer ville være forkert her. Åbn tegningerne, og tryk på det, Ada skjulte.
lesson-sr-object = Bo sagde 5. Men bag dør 5 er der en fælde! Ingen siger det, hvis du ikke gør: Gør hurtigt indsigelse.
lesson-sr-correct = Nu skal du vide det bedre. Hvilket tegn skjulte Ada bag dør 5? Tryk på det.
lesson-sr-hide = En knytnæve, præcis som du sagde. Bo får et strafkort, og du må skjule en fælde. Vælg dør 8, og skjul den.
lesson-sr-loot = Det, der lå bag dør 8, er dit bytte: en skat, tre point. Fælder og strafkort tæller minus et. Tryk på rækken for at se det hele.
lesson-sr-number = Din tur: dør 6. Der har ingen skjult noget, så sig dens nummer.
lesson-sr-end = Efter dør 18 råber du ”Scatty Rogues!” og skjuler en til. Når den sidste fælde er skjult, vinder den med flest point. I et rigtigt spil er ingen dør mærket!
