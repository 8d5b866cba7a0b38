## Une leçon : un jeu appris en jouant, à une table rien que pour cela.

lesson-title = Leçon
lesson-of = Leçon : { $game }
lesson-you = Novice
lesson-progress = Avancement de la leçon
lesson-leave = Quitter la leçon
lesson-next = Suite
lesson-other = En vraie partie, pourquoi pas ! Ici, touchez ce qui brille.
lesson-early = Un instant : lisez d’abord les lignes du haut.
lesson-over = Vous savez tout ce qu’il faut. Le reste est une affaire de sang-froid.
lesson-again = Encore une fois
lesson-to-table = Retour à la table
