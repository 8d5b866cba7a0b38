## Ce que tape un joueur. Le premier mot de chaque liste est celui qui est montré.

at-input-say = dire
at-input-am = suis
at-input-is = est
at-input-trust = confiance
at-input-doubt = doute
at-input-lie = ment, menteur
at-input-statue = statue
at-input-stop = stop
at-input-first = premier
at-input-look = regarde
at-input-away = personne
at-input-wink = clin
at-input-nod = oui
at-input-shake = non
at-input-finger = doigt
at-input-void = nulle
at-input-back = retirer
at-input-ring = anneau
at-input-declare = victoire
at-input-ready = prêt
at-input-role-keyholder = clé, gardien
at-input-role-guard = garde
at-input-role-traitor = traître
at-input-role-good_wizard = gentil
at-input-role-evil_wizard = méchant

at-you = vous
at-looked-at = vous regardez
at-gaze = { $toward ->
        [you] vous regarde
       *[other] regarde { $target }
    }
at-cards = { $count ->
        [0] pas de trésor
        [one] { $count } carte
       *[other] { $count } cartes
    }
at-round = Manche { $round }
at-hoard = Vos trésors : { $cards } ({ $worth })

at-key-stop = désignez quelqu’un, par numéro ou par nom : la manche s’arrête
at-key-say = dites quelque chose
at-key-claim = affirmez quelque chose
at-key-look = regardez quelqu’un ; faites un signe à qui vous regarde. « attendre » écoute.
at-key-first = votez pour le premier : { $names }
at-rings-now = Le temps des anneaux : nul ne peut encore annoncer. « attendre » le laisse passer.
at-key-ring = utilisez votre anneau magique : prenez une carte
at-key-declare = annoncez la victoire
at-key-ready = passez à la manche suivante

at-help-stop = criez Stop et désignez le joueur 2
at-help-am = affirmez être un garde (vrai ou non)
at-help-is = affirmez que le joueur 2 est un traître
at-help-trust = dites que vous faites confiance au joueur 2, que vous vous en méfiez, ou qu’il ment
at-help-statue = affirmez avoir une statue dorée, pour éloigner les anneaux
at-help-look = regardez le joueur 2, qui ne le remarque pas ; ne regardez personne
at-help-void = dites qu’un secret a été dévoilé ; retirez-le
at-help-players = Un joueur se désigne par son numéro ou le début de son nom.
