## Reglerne for Loyalitet eller Forræderi, for spillere. ”(vores afgørelse)” viser, hvad reglerne lader stå åbent.

lt-minute =
    Når det er din tur, siger du Loyalitet (rød) eller Forræderi (sort) og trækker det øverste kort.
    Forkert: Kortet går til den anden spiller, og din tur er slut.
    Rigtigt: Kortet er dit, og du vælger.
    – Loyalitet: Træk flere kort til din bunke, uset.
    – Forræderi: Læg egne kort på trækbunken med bagsiden op, som en fælde. Gætter den anden forkert på et af dem, får du det igen og tager flere fra den andens bunke.
    Når trækbunken er tom, vinder den, der har flest kort.
lt-chart = Hvor mange, efter det trukne kort: 2 til 5, ét; 6 til 10, to; J (knægt), Q (dame), K (konge) og A (es), tre.
lt-rules =
    Opstilling. Kortene blandes, og bunkerne er tomme. En spiller, som lodtrækning bestemmer (vores afgørelse), siger en farve og vender det øverste kort; så den anden, og så fremdeles. Den første, der gætter rigtigt, vælger, hvem der begynder. Begge ser de vendte kort; bagefter lægges alle tilbage, og der blandes igen (vores afgørelse).

    En tur. Sig Loyalitet for rød eller Forræderi for sort, træk så det øverste kort, og vis det. Forkert: Det går til den anden bunke, og turen er slut. Rigtigt: Det går til din bunke, og du skal vælge Loyalitet eller Forræderi. Skemaet giver tallet for det trukne kort: 2 til 5 ét, 6 til 10 to, knægt, dame, konge og es tre.

    Loyalitet. Træk op til så mange kort fra trækbunken til din bunke, uset af den anden (vores afgørelse); du må også trække ingen (vores afgørelse), medmindre bordet følger skemaet strengt. Der siges ingen farve, så ingen fælde klapper.

    Forræderi. Læg op til så mange kort fra din bunke øverst på trækbunken i den rækkefølge, du vil; det netop trukne kort må være imellem. Den anden ser hvor mange, ikke hvilke (vores afgørelse). De er nu tilbagelagte kort, og de er dine. At lægge ingen ændrer intet (vores afgørelse).

    Fælden. Den, der gætter forkert på et kort, som den anden har lagt tilbage, mister kortet, og den anden må tage i blinde fra bunken, op til kortets tal. Tilfældet afgør hvilke; begge ser, hvad der blev taget (vores afgørelse). Er bunken tom, er der intet at tage. At gætte forkert på sit eget tilbagelagte kort koster kun kortet.

    Fælde på fælde. Læg kort oven på den andens tilbagelagte kort, og alle tilbagelagte kort er dine, også de ældre (vores afgørelse).

    Det sidste kort. Trak du det med et rigtigt gæt, må du hvile i stedet for at handle. Forræderi er stadig muligt, og spillet går videre med de kort, der blev lagt tilbage.

    Slutningen. Spillet slutter, når en tur er forbi, og trækbunken er tom; en fælde, der er klappet, gøres først færdig. Flest kort vinder. Er der lige mange, vinder den bedste pokerhånd på fem kort fra hver bunke; kulørerne er lige gode, og esset er højt eller lavt i en straight. Færre end fem kort giver kun par, tre ens, fire ens og høje kort. Lige hænder: uafgjort (vores afgørelse).

    Bordets grænser. Efter et antal ture (500, hvis andet ikke er valgt) slutter spillet med bunkerne, som de er (vores afgørelse). For den, der tænker længere, end der er tid til, spiller bordet: en farve ved lodtrækning, spilleren selv til at begynde, ingen flere kort, så mange taget som muligt (vores afgørelse).
