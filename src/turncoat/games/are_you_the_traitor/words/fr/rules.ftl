## La page d’aide d’Êtes-vous le traître ? : une minute, puis chaque article. Nos propres décisions sont signalées.

at-help-title = Règles du jeu
at-help-credit = Êtes-vous le traître ? (Are You the Traitor?) est un jeu d’Andrew Looney, édité par Looney Labs, pour quatre à dix personnes. Une manche dure quelques minutes. Les textes et les dessins sont de nous.
at-help-minute = En une minute
at-help-story = L’histoire
at-minute-1 = Chaque personne reçoit une carte secrète. Tout le monde sait qui est magicien ; de quel camp, le magicien est seul à le savoir.
at-minute-2 = Sauf le traître, chacun cherche quelqu’un. Parlez, demandez, mentez : il n’y a pas de tour de parole.
at-minute-3 = Aucun doute ? Criez Stop et désignez quelqu’un. Le premier Stop termine la manche et toutes les cartes sont retournées.
at-minute-4 = Juste : votre camp gagne la manche. Faux : c’est l’autre. Dans le camp gagnant, chacun pioche un trésor qu’il est seul à voir.
at-minute-5 = Entre les manches, un anneau magique peut voler un trésor. À dix points, on peut annoncer la victoire ; le plus riche gagne alors.
at-help-hunt = Qui cherche qui
at-help-seeks = { $role ->
        [keyholder] Gentil. Cherche un gentil magicien.
        [guard] Gentil. Cherche un traître.
        [traitor] Méchant. Ne cherche personne, et perd à chaque Stop.
        [good_wizard] Gentil. Cherche un traître.
       *[evil_wizard] Méchant. Cherche le gardien de la clé.
    }
at-help-in-play = Les cartes en jeu
at-help-column-players = Joueurs
at-help-column-keyholder = Clé
at-help-column-traitor = Traîtres
at-help-column-guard = Gardes
at-help-column-wizard = Magiciens
at-help-column-sides = Gentils, et autant de méchants
at-help-treasure = Les trésors : points et nombre
at-help-rules = Les règles complètes
at-help-rulings = Là où la règle se tait ou se lit de deux façons, nous avons tranché ; ces passages sont signalés.
at-help-cards = Les cartes
at-help-deal = La donne
at-help-round = La manche
at-help-pause = La pause
at-help-win = La victoire
at-help-screens = À l’écran

at-rule-1 = Le tableau ci-dessus indique les personnages et les alignements en jeu. Gardien de la clé, gardes et traîtres sont ensemble les aventuriers. Gardien de la clé, gardes et gentils magiciens forment le camp des gentils ; traîtres et méchants magiciens, celui des méchants.
at-rule-2 = La pioche de trésors compte 42 cartes. On la mélange une fois pour toute la partie.
at-rule-3 = À chaque manche, on mélange les personnages et chacun en reçoit un. Les magiciens sont connus de tous aussitôt ; les autres restent secrets.
at-rule-4 = Chaque magicien tire un alignement qu’il est seul à connaître. Le reste est mis de côté sans être vu : à quatre, l’unique magicien peut être de l’un ou l’autre camp, et avec trois magiciens nul ne connaît la répartition.
at-rule-5 = À partir de six, tous les aventuriers apprennent qui a la clé. Les magiciens, non.
at-rule-6 = Deux traîtres se reconnaissent : à partir de huit dans l’édition anglaise, de neuf dans la française.
at-rule-7 = Dans une même pièce, le grand écran ou un téléphone peut raconter ces étapes à voix haute, les yeux fermés pour qui aime la cérémonie (à partir de six : avant, rien n’est montré à personne). À l’écran, nul besoin : votre carte montre ce que vous pouvez savoir et, vue d’en face, elle est la même pour tout le monde.
at-rule-8 = La parole est libre et publique. Mentir est permis. Il n’y a pas de tour de parole.
at-rule-9 = À tout moment, chacun peut crier Stop et désigner une autre personne. Le premier Stop met fin à la discussion ; personnages et alignements sont retournés.
at-rule-10 = Le Stop est juste quand le gardien de la clé désigne un gentil magicien, un garde ou un gentil magicien un traître, un méchant magicien le gardien de la clé. Le camp de qui a crié Stop gagne la manche.
at-rule-11 = Tout autre Stop est faux et l’autre camp gagne la manche. Celui d’un traître est toujours faux. Chacun doit confirmer son Stop, et c’est là qu’un traître est averti.
at-rule-12 = Se désigner soi-même, ou ne désigner personne, est refusé et ne coûte rien.
at-rule-13 = Après le premier Stop, la table écoute un instant (sauf autre réglage, 0,4 seconde à distance et 3 dans une même pièce, où la voix précède le téléphone) et seul son auteur le sait. Si d’autres Stop arrivent alors, toutes les personnes votent une fois, en 20 secondes, pour dire qui fut le premier ; les robots ne votent qu’entre eux. La majorité l’emporte ; à égalité, le Stop arrivé d’abord. Les personnes désignées ne sont montrées qu’ensuite.
at-rule-14 = Dans le camp gagnant, chacun pioche une carte Trésor ; rien de plus pour qui a crié Stop. Le nombre de cartes de chacun est public, leur valeur non.
at-ruling-14 = On pioche dans l’ordre des places, à partir de la gauche de qui a crié Stop, et l’on est seul à voir sa carte.
at-rule-15 = Un secret a été dévoilé ? Pendant la discussion, chacun peut le dire, puis changer d’avis. Quand plus de la moitié des personnes à table est d’accord, la manche est annulée : rien n’est retourné, personne ne pioche. Les robots n’ont leur mot à dire qu’entre eux. Dans l’édition anglaise on redonne la même manche ; dans la française vient une pause, puis la manche suivante.
at-rule-16 = Après la pioche vient une pause, quoi que l’on ait en main. Elle s’ouvre par le temps des anneaux, où nul ne peut annoncer. Ensuite, dans l’ordre d’arrivée, on peut annoncer la victoire ou encore utiliser un anneau.
at-ruling-16 = Le temps des anneaux dure 8 secondes et la pause 60, sauf autre réglage ; elle finit plus tôt quand tout le monde est d’accord pour continuer. On peut encore agir après avoir donné son accord ; un anneau efface tous les accords.
at-rule-17 = Anneau magique : nommez quelqu’un qui a du trésor et prenez-lui une carte au hasard. L’anneau quitte le jeu, et son point avec lui.
at-ruling-17 = Un anneau volé est neuf et peut servir dans la même pause.
at-rule-18 = Statue dorée : le voleur doit la prendre, au lieu d’une carte au hasard.
at-rule-19 = Voleur et victime savent quelle carte a changé de main, les autres seulement qu’une carte l’a fait. Personne n’est obligé d’utiliser un anneau.
at-ruling-19 = Aucun écran ne montre si quelqu’un d’autre a un anneau : pendant la pause, tout le monde a les mêmes boutons.
at-rule-20 = On peut prétendre ce qu’on veut sur son trésor. Seul un anneau fait éclater la vérité.
at-rule-21 = Avec 10 points ou plus, on peut annoncer dans n’importe quelle pause. Cela compte aussitôt, aucun anneau ne peut suivre. Les anneaux déjà utilisés restent acquis.
at-rule-22 = Quand quelqu’un annonce, tous les trésors sont retournés et qui a le plus de points gagne, même sans avoir annoncé. À égalité en tête, chacun garde ses cartes : la pause continue, avec les anneaux, mais nul ne peut plus y annoncer. Puis vient la manche suivante.
at-rule-23 = Avec moins de 10 points, on ne peut pas annoncer.
at-rule-24 = Quand la pioche ne suffit plus, les premiers dans l’ordre reçoivent une carte.
at-ruling-24 = Si elle est vide quand la tête est partagée, la victoire l’est aussi.
at-rule-25 = À distance, vous pouvez regarder une personne à la fois et faire des signes muets : cligner de l’œil, hocher la tête, faire non, lever un doigt. Un signe est vu exactement par qui vous regarde à cet instant, et vous apprenez si quelqu’un l’a vu. Votre allié doit vous regarder, mais votre chasseur le peut aussi. Un bref regard passe inaperçu ; mais qui vous regarde voit qui vous fixez depuis trois secondes ou plus.
at-rule-26 = À côté de la parole libre, il y a des phrases toutes faites que chacun lit dans sa langue : qui l’on est, qui est l’autre, la confiance, le doute, le mensonge, et la statue que l’on aurait. Elles peuvent être fausses, bien sûr.
at-rule-27 = Une manche sans Stop est annulée au bout de 20 minutes, sauf autre réglage. Après trois de suite, la partie s’arrête et qui a le plus de points gagne.
at-rule-28 = Quand une pause finit alors que quelqu’un a 10 points ou plus, cela vaut une annonce.
at-rule-29 = L’édition française diffère en deux points seulement : quand les traîtres se reconnaissent (AT-6) et ce qui suit un secret dévoilé (AT-15).
