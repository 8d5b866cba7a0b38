## Words for the lobby: options, presets and bots.

option-scatty-rogues-first = Qui est la personne la plus jeune ?
option-scatty-rogues-first-about = Par tradition, la plus jeune commence : elle cache les trois premiers pièges et joue en premier.
option-scatty-rogues-words = Mots de passe
option-scatty-rogues-words-about = Inventés par qui cache le piège, ou simplement le dessin : pour les enfants, les petits téléphones et les tables à plusieurs langues.
option-scatty-rogues-words-own = inventés
option-scatty-rogues-words-plain = le dessin
option-scatty-rogues-marker = Montrer la prochaine porte
option-scatty-rogues-marker-about = Indique quelle porte vient ensuite, pour les enfants et pour apprendre. Sinon, il faut s’en souvenir aussi.
option-scatty-rogues-count_seconds = Compter jusqu’à cinq
option-scatty-rogues-count_seconds-about = Les secondes qui restent à quelqu’un de trop lent quand on se met à compter.
option-scatty-rogues-objection_window = Temps d’objection
option-scatty-rogues-objection_window-about = Le nombre de secondes après une réponse avant que la personne suivante puisse continuer. Dans une même pièce, où tout le monde s’entend, 1 au lieu de 2.
option-scatty-rogues-correct_seconds = Temps pour corriger
option-scatty-rogues-correct_seconds-about = Qui conteste doit donner la bonne réponse dans ce nombre de secondes.
preset-scatty-rogues-usual = Comme d’habitude
preset-scatty-rogues-usual-about = Des mots de code à vous, et c’est à vous de retenir les portes.
preset-scatty-rogues-children = Avec des enfants
preset-scatty-rogues-children-about = Le dessin est le mot, la prochaine porte est montrée, et il y a plus de temps.
preset-scatty-rogues-quick = Pour les habitués
preset-scatty-rogues-quick-about = On compte vite, on conteste vite.
