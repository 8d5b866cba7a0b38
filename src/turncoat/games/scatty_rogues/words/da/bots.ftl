## Kodeord, som bots giver tegningerne: først navnet, så hvad man ellers kommer til at tænke på. Med komma imellem.

sr-bot-words-pirate = pirat, Sortskæg, sørøver, dødningehoved, klap for øjet, træben, skib ohøj
sr-bot-words-parrot = papegøje, Poul, sludrechatol, fjer, plapremund, farvelade, kiks
sr-bot-words-chest = kiste, skat, hængelås, guldmønter, sparegris, nøglehul, den store gevinst
sr-bot-words-lantern = lanterne, stearinlys, måneskin, ildflue, hygge, fyrtårn, god idé
sr-bot-words-rope = reb, knude, lasso, tovtrækning, spaghetti, slange, sjippetov
sr-bot-words-spyglass = kikkert, teleskop, land i sigte, storøje, horisont, udkig, stjernekigger
sr-bot-words-crow = krage, sort fugl, fugleskræmsel, kra kra, tyveknægt, midnat, regnvejr
sr-bot-words-cat = kat, knurhår, mjav, ni liv, musefanger, spinde, Misser
sr-bot-words-cook = kok, suppe, grydeske, for meget salt, gryde, spisetid, løg
sr-bot-words-sentry = skildvagt, holdt, hvem der, nattevagt, syvsover, vagtpost, feltråb
sr-bot-words-barrel = tønde, rom, sild, fastelavn, rullegrin, kælder, plask
sr-bot-words-anchor = anker, havn, tungt jern, havbund, tatovering, bliv her, fast grund
