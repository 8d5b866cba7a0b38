## La leçon de Loyauté ou Trahison, pas à pas (`lesson.py`).

lesson-lt-welcome = Ada et vous partagez un seul paquet. Quand il est épuisé, qui a le plus de cartes gagne.
lesson-lt-call = Devinez la couleur de la carte du dessus : Loyauté, c’est rouge, Trahison, noir. Juste, elle est à vous ; faux, elle est à Ada. Dites Loyauté.
lesson-lt-loyalty = Juste ! Le sept est à vous. La Loyauté permet de tirer d’autres cartes, en secret : deux pour un sept. Prenez-les.
lesson-lt-again = Ada aussi a vu juste, et son roi en valait trois. À vous : dites encore Loyauté.
lesson-lt-treachery = Un valet, bon pour trois. Essayez la Trahison : remettez le roi de pique et le quatre de trèfle sur le paquet. Ada ne voit pas quelles cartes.
lesson-lt-sprung = Ada a dit Loyauté et trouve votre roi noir. Le piège se referme ! Le roi vous revient, et vous lui prenez trois cartes.
lesson-lt-known = Sur le paquet, il y a maintenant votre quatre de trèfle. Vous connaissez sa couleur : dites Trahison.
lesson-lt-small = Un quatre vaut une carte. Prenez-la.
lesson-lt-beware = Ada a remis une carte, en travers du paquet : son piège. Rouge ou noir ? Tombez-y pour une fois : dites Trahison.
lesson-lt-end = Aïe ! Le neuf est à Ada, et deux de vos cartes avec. Méfiez-vous donc d’une carte en travers. Voilà tout le jeu.
