## Words for the lobby: options, presets and bots.

option-loyalty-or-treachery-turn_limit = Nombre de tours
option-loyalty-or-treachery-turn_limit-about = Après ce nombre de tours, la partie s’arrête et l’on compte les piles telles quelles.
option-loyalty-or-treachery-move_limit = Temps par coup
option-loyalty-or-treachery-move_limit-about = Après ce nombre de secondes, la table joue pour la personne qui se fait attendre.
option-loyalty-or-treachery-strict_chart = Barème strict
option-loyalty-or-treachery-strict_chart-about = Après un deux à cinq, on tire ou on rend exactement une carte. Sinon, zéro est aussi permis.
option-loyalty-or-treachery-memory_aids = Aide-mémoire
option-loyalty-or-treachery-memory_aids-about = Vous montre à nouveau les cartes que vous avez mises sur le paquet et celles que vous savez dans l’autre pile. Sans elle, à vous de vous souvenir.
preset-loyalty-or-treachery-usual = Comme d’habitude
preset-loyalty-or-treachery-usual-about = La table remontre ce que vous savez et laisse le temps de réfléchir.
preset-loyalty-or-treachery-memory = De mémoire
preset-loyalty-or-treachery-memory-about = Rien n’est remontré, et le tableau est suivi à la lettre : pour les habitués.
preset-loyalty-or-treachery-quick = Une partie rapide
preset-loyalty-or-treachery-quick-about = Quarante-cinq secondes par coup.
