## Lektionen i Er du forræderen?, skridt for skridt (`lesson.py`).

lesson-at-welcome = En magisk nøgle skal til en god troldmand. De to med hat er troldmænd: en god og en ond. Blandt de andre sidder forræderen.
lesson-at-card = Hold på dit kort for at læse det; slip, og det er skjult. Du er vagten: Du leder efter forræderen.
lesson-at-liar = Ida påstår, at hun er vagten. Men fem spillere har kun én, og det er dig. Tryk på Ida, og sig, at det er løgn.
lesson-at-stop = Er du sikker? Hold på seglet, glid hen på Ida (eller tryk på hende), og bekræft. Det første Stop slutter runden for alle.
lesson-at-turned = Stop! Nu vendes alle kort, et efter et.
lesson-at-right = Du fandt forræderen, så de gode vinder. Havde du taget fejl, havde de onde vundet.
lesson-at-treasure = Alle på vindernes side trækker en skat. Hold på din: kronjuveler, fem point! Med ti må du slutte spillet; den rigeste vinder.
lesson-at-ready = I denne pause kan en magisk ring stjæle et kort, og den, der har ti point, må melde det. Du har ingen af delene: Tryk på Klar.
lesson-at-traitor = Nye kort. Hold på dit: Nu er du forræderen. Du leder ikke efter nogen og råber aldrig Stop. Lad de andre tage fejl.
lesson-at-lie = Ida siger, at hun er vagten. Man må lyve, så lyv også: Tryk på dig selv, og sig, at du er nøglebæreren.
lesson-at-called = Bo råber Stop og peger på Ida. Har han ret? Det siger kortene.
lesson-at-fooled = Bo er vagten, så han vidste, at Ida løj. Men hun skjulte bare, at hun har nøglen. Han tog fejl: De onde vinder, og du trækker en skat.
lesson-at-keyholder = Nøglebæreren har den magiske nøgle og leder efter en god troldmand. Spørger man for åbent, viser man den onde, hvor nøglen er.
lesson-at-good_wizard = Gode troldmænd leder efter forræderen, ligesom vagterne. De ved ikke, hvem der har nøglen, så de lytter efter en historie, der ikke passer.
lesson-at-evil_wizard = Onde troldmænd leder efter nøglebæreren. De spiller gode, og forræderen hjælper dem med et ord eller et blink.
lesson-at-end = Nu kender du alle fem. Dit kort siger altid, hvem du leder efter, og hvad du er ude på.
