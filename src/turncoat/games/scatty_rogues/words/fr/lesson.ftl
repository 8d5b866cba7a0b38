## La leçon de Scatty Rogues, pas à pas (`lesson.py`).

lesson-sr-welcome = Dix-huit portes, un trésor derrière chacune. Ada y cache trois pièges : regardez bien où, personne ne vous le redira.
lesson-sr-parrot = Un perroquet, derrière la porte 3. En vraie partie, Ada lui donnerait un mot de passe à elle ; ici, le mot est l’image. Encore deux.
lesson-sr-walk = On fait le tour, chacun sa porte, depuis la 1. Un trésor : dites le numéro ; un piège : son mot ou son signe. Ici, la prochaine porte est marquée.
lesson-sr-yours = La porte 3 est à vous. Un numéro serait faux. Ouvrez les dessins et touchez ce qu’Ada a caché.
lesson-sr-object = Bo a dit 5. Or la porte 5 cache un piège ! Personne ne le dira à votre place : vite, objection !
lesson-sr-correct = À vous de faire mieux. Quel signe Ada a-t-elle caché derrière la porte 5 ? Touchez-le.
lesson-sr-hide = Un poing, vous aviez raison. Bo reçoit une carte de pénalité, et vous cachez un piège. Choisissez la porte 8 et cachez-le.
lesson-sr-loot = Ce qu’il y avait derrière la porte 8 est votre butin : un trésor, trois points. Pièges et pénalités valent moins un. Touchez la rangée pour tout voir.
lesson-sr-number = À vous : la porte 6. Personne n’y a rien caché, dites donc son numéro.
lesson-sr-end = Après la porte 18, criez « Scatty Rogues ! » et cachez un piège. Au dernier, qui a le plus de points gagne. En vrai, aucune porte n’est marquée !
