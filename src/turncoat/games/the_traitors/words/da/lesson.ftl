## Lektionen i Forræder, skridt for skridt (`lesson.py`).

lesson-tt-welcome = Seks gæster på et slot, og to af dem er forrædere. Dagens mission gav sølv. Nu sidder de ved Det Runde Bord: En af dem skal ud.
lesson-tt-card = Hold på dit kort for at læse det; slip, og det er skjult. Du er forræder! Det må ingen vide.
lesson-tt-claim = Mistanken falder på Clara, ikke på dig: Hvor belejligt. Tryk på Clara, og sig, at du ikke stoler på hende.
lesson-tt-ready = Alle har talt. Når alle er klar, begynder afstemningen: Tryk på Klar til at stemme.
lesson-tt-vote = Alle skriver ét navn, og det, der er skrevet, står ved magt. Tryk på Claras ansigt, og forvis hende.
lesson-tt-banished = Fire af seks skrev Clara. Hun er forvist og viser, hvem hun var: loyal. De andre har ramt en af deres egne, og du sad iblandt dem.
lesson-tt-night = Nat. Alle telefoner ser ens ud: Ingen kan se, hvem der er i Konklavet. Hold på dit kort: Det nævner den anden forræder og forklarer mærke I.
lesson-tt-murder = Emil vil have Bo myrdet. Vælg mærke I, tryk på Bos ansigt, og forsegl. Er I ikke enige, afgør lodtrækning det.
lesson-tt-dark = Forseglet. De loyale trykker også på ansigter i nat: dem, de mistænker. Vent på morgenen.
lesson-tt-chair = De kommer ind til morgenmaden en for en, og én stol forbliver tom. Først nu ved nogen, at Bo er død.
lesson-tt-end = Sådan går det dag for dag. Til sidst: Er der blot én forræder tilbage, tager forræderne alt sølvet. Er der ingen, deler de loyale det.
