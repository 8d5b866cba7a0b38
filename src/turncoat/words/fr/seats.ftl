# Dans le navigateur : les places qui changent d’appareil, et ceux qui regardent.

web-tag-handed-over = sur un autre appareil
web-hand-over-asked = { $name } a reçu la demande. Dès son accord, le lien apparaît ici.
web-hand-over-wait = { $name } a reçu la demande. Si l’absence dure { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, vous pourrez avoir le lien sans son accord.
web-hand-over-question = { $owner } veut déplacer votre place sur un autre appareil. La personne qui la reçoit verra vos cartes.
web-hand-over-agree = Céder ma place
web-hand-over-keep = Garder ma place
web-hand-over-agreed = Vous avez accepté que votre place passe sur un autre appareil.
web-hand-over-told = { $owner } veut déplacer la place { DE($name) } sur un autre appareil.
web-handed-over = La place { DE($name) } est passée sur un autre appareil.
web-watching-screen = Un grand écran
web-watching-nameless = Quelqu’un sans nom
web-send-away = Faire partir
web-send-away-name = { $role ->
        [screen] Retirer le grand écran
       *[other] Faire partir { $name }
    }
web-seated = Vous avez une place
web-to-my-seat = À ma place
web-sent-away = On vous a demandé de partir
web-sent-away-about = L’hôte de la table ne souhaite pas que vous regardiez.

# S'asseoir : depuis le grand écran, seul avec des robots, encore une fois.

web-play-on-screen = Jouer sur cet écran
web-play-on-screen-about = Pour une télévision ou un ordinateur que tout le monde voit. Les téléphones rejoignent la table avec un code.
web-screen-choose = À quoi jouons-nous ?
web-screen-code-title = Ou montrer une table qui existe déjà
web-screen-show = La montrer
web-screen-full = Plein écran
web-screen-ask = Plein écran :
web-screen-narrator = Avec narrateur
web-screen-sound = Avec le son
web-screen-silent = Sans le son
web-screen-fire = Feu de cheminée
web-screen-first = La première personne assise lance la partie.
web-use-as-screen = Utiliser comme grand écran
web-practise = Jouer contre des robots
web-practise-begin = Distribuer
web-practise-about = { $count ->
        [one] Quelqu’un de la maison s’assied avec vous.
       *[other] { $count } personnes de la maison s’asseyent avec vous.
    }
web-fill = Compléter avec des robots
web-start-with-bots = { $count ->
        [one] Commencer avec un robot
       *[other] Commencer avec { $count } robots
    }
web-start-with-whom = Avec { $names }.
web-expected-bot = { $name } ({ $level })
web-another-code = Essayer un autre code

web-face = Votre visage
web-face-change = Choisir un autre visage
web-face-more = En dessiner d’autres
web-face-number = Visage { $number }
web-face-about = Il reste le vôtre sur cet appareil. Si quelqu’un à la table a le même visage ou la même couleur, la personne arrivée après reçoit le suivant.

web-tag-coming = en chemin
web-some-coming = { $count ->
        [one] Tout le monde a une place ; { $names } est en chemin.
       *[other] Tout le monde a une place ; { $names } sont en chemin.
    }
web-again-owner = La suite dépend { DE($name) }.
web-again-other = Un autre jeu
web-again-choose = À quoi jouons-nous ensuite ?
web-carried = On continue, mêmes personnes, mêmes places : { $game }
web-carried-by = { $name } remet le couvert, mêmes personnes, mêmes places : { $game }
web-called-back = { $name } remet le couvert : { $game }
web-begun = { $game } a commencé
web-evening = La soirée jusqu’ici
web-evening-games = { $count ->
        [one] après une partie
       *[other] après { $count } parties
    }
web-evening-wins = { $count ->
        [0] aucune victoire
        [one] 1 victoire
       *[other] { $count } victoires
    }
web-evening-betrayed = Le plus de trahisons subies : { $names }
web-evening-bold = Le plus d’audace : { $names }
web-evening-memory = La meilleure mémoire : { $names }

web-leave-game = Quitter la partie
web-leave-sure = Un robot joue pour vous. Tant que la partie dure, vous pouvez reprendre votre place.
web-leave-owner = La table revient alors à quelqu’un d’autre, qui pourra vous la rendre.
web-leave-yes = Quitter
web-leave-forget = Quitter et oublier la place sur cet appareil
web-leave-stay = Rester
web-stop-watching = Ne plus regarder
web-stand-in-when = { $seconds ->
        [one] Un robot pourra prendre la place dans une seconde.
       *[other] Un robot pourra prendre la place dans { $seconds } secondes.
    }

web-react = Réagir
web-reaction-applause = Bravo !
web-reaction-laughter = Rires
web-reaction-gasp = Stupeur
web-reaction-doubt = Ah bon ?
web-reaction-cheers = Santé !
web-reacted = { $name } : { $reaction }

# Les gens de la maison, et leur niveau.

level-1 = niveau débutant
level-2 = niveau amateur
level-3 = niveau confirmé
level-4 = niveau redoutable
level-5 = niveau impitoyable
character-pip-about = Le page. Anxieux, vif et influençable.
character-gustav-about = Le jardinier. Peu de mots, tous brusques, et jamais pressé.
character-rosa-about = La cuisinière. Dit ce qu’elle pense, et le pense souvent trop tôt.
character-lucian-about = Un peintre, invité ici. Ironique, et la tête dans les nuages.
character-clement-about = L’aumônier. Courtois, patient, un peu trop confiant.
character-thea-about = Une actrice, invitée ici. S’amuse, et joue pour la galerie.
character-baldur-about = Le garde-chasse. Discret, brusque et attentif.
character-nora-about = La gouvernante. Nerveuse, mais elle n’oublie rien.
character-viggo-about = Le colonel. Bruyant, rapide et difficile à berner.
character-mathilde-about = La veuve. Tremble, observe et se trompe rarement.
character-osric-about = Le majordome. D’une politesse parfaite, et toujours un coup d’avance.
character-isolde-about = La comtesse. Sourit, et prend tout.
