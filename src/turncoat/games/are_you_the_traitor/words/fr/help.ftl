## Les règles, pour les joueurs. « (notre décision) » marque ce que la règle laisse ouvert.

at-minute =
    Chacun reçoit un personnage secret. Les magiciens se montrent, mais pas s’ils sont gentils ou méchants.
    Les gentils : le gardien de la clé, les gardes, les gentils magiciens. Les méchants : les traîtres et les méchants magiciens.
    Parlez, mentez, observez. Chacun cherche quelqu’un :
    – le gardien de la clé, un gentil magicien ;
    – les gardes et les gentils magiciens, un traître ;
    – un méchant magicien, le gardien de la clé ;
    – un traître, personne : il doit seulement ne pas se faire prendre.
    Aucun doute ? Criez Stop et désignez quelqu’un. Bien vu : votre camp pioche des trésors. Raté : c’est l’autre camp.
    Avec dix points, vous pouvez annoncer la victoire ; qui a le plus de points gagne.
at-rules =
    Are You the Traitor? est un jeu d’Andrew Looney, édité par Looney Labs. Les textes sont de nous.

    Personnages. Un gardien de la clé ; un traître, ou deux à partir de huit joueurs ; un à quatre gardes ; un à trois magiciens. On sait qui est magicien. Chaque magicien tire un camp parmi deux (parmi quatre à neuf ou dix joueurs) ; à quatre, neuf et dix joueurs, personne ne connaît donc la répartition.

    Qui connaît qui. À partir de six joueurs, tous les aventuriers (tous sauf les magiciens) savent qui est le gardien de la clé. Deux traîtres se reconnaissent : à partir de huit joueurs, dans l’édition française à partir de neuf.

    Stop. Chacun peut crier à tout moment. C’est juste si le gardien de la clé désigne un gentil magicien, un garde ou un gentil magicien un traître, un méchant magicien le gardien de la clé. Tout autre Stop est une erreur, y compris tous ceux d’un traître. Tous les personnages sont révélés.

    Photo-finish. Les Stop presque simultanés sont départagés par un vote des personnes à table, vingt secondes au plus (les robots ne votent qu’entre eux). Le plus grand nombre de voix l’emporte ; à égalité ou sans vote, le premier arrivé (notre décision).

    Trésors. Chaque membre du camp gagnant pioche une carte, dans l’ordre à partir de la gauche de qui a crié (notre décision), et la garde secrète (notre décision). 42 cartes : 2 joyaux de la couronne (5 points), 5 pyramides de platine (4), 12 sacs d’or (3), 11 gobelets d’argent (2), 5 coffres de cuivre (1), 5 anneaux magiques (1), 2 statues dorées (0).

    Secrets dévoilés. Si plus de la moitié des personnes disent qu’un secret a été dévoilé, la manche est annulée : on redistribue, dans l’édition française après une pause et comme manche suivante.

    La pause. Après chaque manche vient le temps des anneaux, où nul ne peut annoncer ; puis on peut utiliser un anneau ou annoncer la victoire, jusqu’à ce que tous soient prêts ou que le temps soit écoulé (notre décision). Un anneau prend une carte au hasard à un autre joueur, puis est mis de côté ; mais une statue dorée est toujours prise d’abord. Voleur et victime connaissent la carte, les autres savent seulement qu’elle a changé de main. Un anneau volé peut servir aussitôt (notre décision).

    Victoire. Avec dix points ou plus, vous pouvez annoncer la victoire dans une pause ; plus rien ne l’empêche. Tous les trésors sont révélés et qui a le plus de points gagne, même sans avoir annoncé. Égalité en tête : la pause continue pour les anneaux, puis encore une manche. Une pause qui finit alors que quelqu’un a dix points vaut annonce. Si la pioche est vide, les premiers se partagent la victoire (notre décision).

    À l’écran (tout est notre décision). Vous regardez une personne à la fois, et un regard de trois secondes est remarqué par ceux qui vous regardent. Un signe aussi, et vous apprenez si quelqu’un l’a vu. Les affirmations ont une forme fixe. Une manche sans Stop dans le temps prévu est annulée ; après trois de suite, la partie s’arrête et qui a le plus de points gagne.
