## Ce qui se voit et s’entend à une table de Scatty Rogues, quel que soit l’écran.

game-scatty-rogues = Scatty Rogues
about-scatty-rogues = Dix-huit portes, toutes pareilles. Dites chaque numéro à votre tour, mais là où se cache un piège, son mot de passe. Qui s’en souvient, et qui croit s’en souvenir ?
