## Les règles de Loyauté ou Trahison, pour les joueurs. « (notre décision) » marque ce que la règle laisse ouvert.

lt-minute =
    À votre tour, annoncez Loyauté (rouge) ou Trahison (noir) et tirez la carte du dessus.
    Faux : la carte va à l’autre joueur, et votre tour est fini.
    Juste : la carte est à vous, et vous choisissez.
    – Loyauté : tirez d’autres cartes pour votre pile, en secret.
    – Trahison : posez de vos cartes face cachée sur le paquet, en guise de piège. Si l’autre se trompe sur l’une d’elles, vous la reprenez et en prenez d’autres dans sa pile.
    Quand le paquet est vide, la plus grosse pile gagne.
lt-chart = Combien, selon la carte tirée : du 2 au 5, une ; du 6 au 10, deux ; J (valet), Q (dame), K (roi) et A (as), trois.
lt-rules =
    Mise en place. Le paquet est mélangé, les piles sont vides. Un joueur tiré au sort (notre décision) annonce une couleur et retourne la carte du dessus ; puis l’autre, à tour de rôle. Le premier qui annonce juste choisit qui commence. Les cartes retournées sont vues des deux ; ensuite tout revient au paquet, que l’on mélange de nouveau (notre décision).

    Un tour. Annoncez Loyauté pour rouge ou Trahison pour noir, puis tirez la carte du dessus et montrez-la. Faux : elle va à l’autre pile et le tour s’achève. Juste : elle va à votre pile, et vous devez choisir Loyauté ou Trahison. Le barème donne le nombre selon la carte tirée : du 2 au 5, une ; du 6 au 10, deux ; valet, dame, roi et as, trois.

    Loyauté. Tirez jusqu’à ce nombre de cartes du paquet vers votre pile, sans que l’autre les voie (notre décision) ; zéro est permis (notre décision), sauf si la table applique le barème à la lettre. On n’annonce rien, donc aucun piège ne se referme.

    Trahison. Posez jusqu’à ce nombre de cartes de votre pile sur le paquet, dans l’ordre de votre choix ; la carte que vous venez de tirer peut en être. L’autre voit combien, pas lesquelles (notre décision). Ce sont désormais des cartes rendues, et les vôtres. N’en rendre aucune ne change rien (notre décision).

    Le piège. Qui se trompe sur une carte rendue par l’autre perd la carte, et l’autre peut prendre à l’aveugle dans sa pile, jusqu’au nombre de cette carte. Le hasard désigne lesquelles ; les deux voient ce qui est pris (notre décision). Pile vide : rien à prendre. Se tromper sur sa propre carte rendue ne fait perdre que la carte.

    Piège sur piège. Posez des cartes sur celles que l’autre a rendues, et toutes les cartes rendues du paquet sont à vous, les anciennes aussi (notre décision).

    La dernière carte. Si votre annonce juste l’a tirée, vous pouvez vous reposer au lieu d’agir. La Trahison reste possible, et la partie continue avec les cartes rendues.

    La fin. La partie s’achève quand un tour est fini et que le paquet est vide ; un piège refermé est d’abord réglé. La plus grosse pile gagne. À égalité, la meilleure main de poker de cinq cartes tirée de chaque pile l’emporte ; les enseignes se valent, et l’as est haut ou bas dans une quinte. Moins de cinq cartes ne font que paires, brelans, carrés et cartes hautes. Mains égales : partie nulle (notre décision).

    Les limites de la table. Après un certain nombre de tours (500 sauf autre réglage), la partie s’arrête avec les piles telles quelles (notre décision). Si quelqu’un dépasse le temps par coup, la table joue à sa place : une couleur au sort, le premier tour pour soi, aucune carte de plus, la plus grosse prise (notre décision).
