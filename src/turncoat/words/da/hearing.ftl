# Hvad bots lytter efter i det, folk skriver, i alle spil: ord med komma imellem. Accenter og store bogstaver er ligegyldige.
# Navne genkendes af sig selv.

hear-yes = ja, jo, jamen, altså, hør, nå, okay, men
hear-not = nej, ikke, aldrig, ingen, hverken, næppe
hear-against = mistænker, mistænkelig, mistænkeligt, tvivler, mistror, skyldig, mærkelig, mærkeligt, underlig, lusket, falsk, skummel
hear-for = stoler, uskyldig, ærlig, tror på, tror jeg på, tro på, troværdig, er god nok, er i orden, med os, på vores side
hear-lie = lyver, løj, løjet, løgn, løgner, løgnhals, bluffer, passer ikke, vrøvl
hear-i-am = jeg er, jeg s
hear-you = du, dig, din, dit, dine, jer, jeres
hear-they = han, hun, ham, hende
hear-ask = hvem, hvad, hvorfor, hvordan, hvilken, hvornår, hvor, mon
hear-why = hvorfor, hvordan kan det være
hear-whom = hvem mistænker du, hvem mistænker i, hvem tror du, hvem tror i, hvem er forræderen, hvem er forræder, hvem lyver, hvem er det, nogen mistanke, nogen forslag, hvad tror du, hvad tror i, hvad mener i, hvad mener du
hear-who-are-you = hvem er du, hvad er du, er du, din rolle, dit kort, sig hvem du er, fortæl hvem du er
hear-what-of-you = hvad med, hvad siger du til, hvad mener du om, hvad synes du om
hear-common = den, det, der, som, jeg, han, hun, dem, dig, mig, sig, vil, kan, skal, har, var, ved, med, men, for, fra, til, hos, nok, ikke, hvem, hvad, ham, hende, vor, vores, jer, alle, nogen, ingen, mon, god, ond, vogter, vagt, tror, lyver, lige, altid, aldrig, stop, runde, kort, nej, hvis, når, naar, blot, bare, kun, over, under, efter, foer, igen, mere, mest, meget, sagt, siger, sagde, selv, sine, mine, dine, denne, dette, disse, noegle, forraeder, magiker, troldmand, sandt, rigtig, forkert, maaske, maske, helt
