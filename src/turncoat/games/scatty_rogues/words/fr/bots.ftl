## Mots de passe que les bots donnent aux dessins : d’abord le nom, puis ce qu’il évoque. Séparés par des virgules.

sr-bot-words-pirate = pirate, Barbe-Noire, corsaire, tête de mort, jambe de bois, à l’abordage, moussaillon
sr-bot-words-parrot = perroquet, Coco, moulin à paroles, plumes, jacasseur, bel oiseau, biscuit
sr-bot-words-chest = coffre, trésor, cadenas, pièces d’or, magot, serrure, gros lot
sr-bot-words-lantern = lanterne, bougie, clair de lune, luciole, lueur, phare, veilleuse
sr-bot-words-rope = corde, nœud, lasso, ficelle, spaghetti, serpent, balançoire
sr-bot-words-spyglass = longue-vue, télescope, terre en vue, gros œil, horizon, Galilée, vigie
sr-bot-words-crow = corneille, fromage, oiseau noir, épouvantail, croasser, voleuse, minuit
sr-bot-words-cat = chat, moustaches, miaou, sept vies, souris, ronron, Minou
sr-bot-words-cook = cuisinier, soupe, louche, trop salé, marmite, à table, oignons
sr-bot-words-sentry = sentinelle, halte, qui va là, ronde de nuit, gros dodo, garde, au rapport
sr-bot-words-barrel = tonneau, rhum, cornichons, futaille, ça roule, cave, plouf
sr-bot-words-anchor = ancre, port, ferraille, au fond, tatouage, escale, bien accroché
