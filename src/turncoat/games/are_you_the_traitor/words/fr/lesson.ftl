## La leçon d’Êtes-vous le traître ?, pas à pas (`lesson.py`).

lesson-at-welcome = Une clé magique cherche un gentil magicien. Deux magiciens, à chapeau : un gentil, un méchant, mais lequel ? Parmi les autres se cache le traître.
lesson-at-card = Gardez le doigt sur votre carte pour la lire ; levez-le, elle se cache. Vous êtes le garde : vous cherchez le traître.
lesson-at-liar = Ida se dit garde. Mais à cinq, il n’y en a qu’un : vous. Touchez Ida et dites que c’est un mensonge.
lesson-at-stop = Aucun doute ? Tenez le sceau, glissez vers Ida (ou touchez-la), puis confirmez. Le premier Stop met fin à la manche pour tous.
lesson-at-turned = Stop ! Toutes les cartes se retournent, l’une après l’autre.
lesson-at-right = Vous avez trouvé le traître : les gentils gagnent. En cas d’erreur, les méchants auraient gagné.
lesson-at-treasure = Tout le camp gagnant pioche un trésor. Tenez le vôtre : les joyaux de la couronne, cinq points ! À dix, on peut finir la partie ; le plus riche gagne.
lesson-at-ready = Dans cette pause, un anneau magique peut voler une carte, et qui a dix points peut l’annoncer. Rien de cela pour vous : touchez C’est bon.
lesson-at-traitor = Nouvelle donne. Tenez votre carte : cette fois, le traître, c’est vous. Vous ne cherchez personne et ne criez jamais Stop. Laissez les autres se tromper.
lesson-at-lie = Ida se dit garde. Mentir est permis, alors mentez aussi : touchez votre visage, et dites que vous êtes le gardien de la clé.
lesson-at-called = Bo crie Stop et désigne Ida. A-t-il raison ? Les cartes le disent.
lesson-at-fooled = Le garde, c’est Bo : il savait qu’Ida mentait. Mais elle ne cachait que sa clé. Il s’est trompé : les méchants gagnent, et vous piochez.
lesson-at-keyholder = Le gardien de la clé cherche un gentil magicien. Demander trop ouvertement, c’est montrer au méchant où est la clé.
lesson-at-good_wizard = Les gentils magiciens cherchent le traître, comme les gardes. Ils ne savent pas qui a la clé : ils guettent une histoire qui sonne faux.
lesson-at-evil_wizard = Les méchants magiciens cherchent le gardien de la clé. Ils jouent les gentils, et le traître les aide d’un mot ou d’un clin d’œil.
lesson-at-end = Vous connaissez les cinq rôles. Votre carte dit toujours qui vous cherchez, et ce que vous avez à faire.
