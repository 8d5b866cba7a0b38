## La page d’aide de Scatty Rogues : une minute, puis chaque article. Nos propres décisions sont signalées.

sr-help-title = Règles du jeu
sr-help-credit = Scatty Rogues est un jeu de Luca Bellini, édité par moses. Verlag, pour trois à huit personnes, en quinze à trente minutes. Les textes et les dessins sont de nous.
sr-help-minute = En une minute
sr-minute-1 = Dix-huit portes en cercle, toutes pareilles. Derrière chacune, un trésor. À tour de rôle, chacun dit le numéro de la porte suivante : un, deux, trois…
sr-minute-2 = … sauf là où se cache un piège. Là, on dit son mot de passe, ou l’on fait son signe. Tout le monde a vu quel piège est parti où ; rien ne le montre plus.
sr-minute-3 = Après la dix-huitième porte, la personne suivante crie « Scatty Rogues ! » et cache un piège de plus. Puis on reprend à la porte un.
sr-minute-4 = Vous entendez une erreur ? Levez la main et dites ce qu’il fallait. Si c’est juste, l’autre pioche une pénalité et vous cachez un piège. Sinon, vous payez.
sr-minute-5 = Qui cache un piège prend ce qui était derrière la porte : un trésor, ou un piège déjà caché. Quand tous les pièges sont cachés, qui a le plus de points gagne.
sr-help-kinds = Les pièges
sr-help-kind = { $kind ->
        [picture] Les images : qui en cache une lui donne un mot de passe.
        [sign] Les signes : faites-les, ou touchez-les.
       *[figure] Les nombres : le nombre est le mot de passe.
    }
sr-help-worth = Ce qui compte à la fin
sr-help-points = { $card ->
        [treasure] Trésor : 3 points
        [trap] Piège dans le butin : −1 point
       *[penalty] Carte de pénalité : −1 point
    }
sr-help-rules = Les règles complètes
sr-help-rulings = Là où la règle se tait ou se lit de deux façons, nous avons tranché ; ces passages sont signalés.
sr-help-parts = Le matériel
sr-help-setup = Avant la partie
sr-help-hiding = Cacher un piège
sr-help-walk = Le parcours
sr-help-objection = L’objection
sr-help-end = La fin
sr-help-memory = La mémoire est le jeu

sr-rule-1 = Il y a 18 cachettes en cercle, de 1 à 18, chacune avec une porte ; 18 trésors de trois diamants ; des pièges, chacun avec une tête de mort ; et des cartes de pénalité. Vus de dos, trésors et pièges sont la même porte.
sr-ruling-1 = Tous les trésors se valent : trois points chacun.
sr-rule-2 = Un piège est une image (objet, personne ou animal), un signe à faire de la main, ou un nombre.
sr-ruling-2 = Notre paquet en a 24 : douze images, six signes et les nombres 3, 5, 8, 11, 14 et 17. Les dessins sont de nous.
sr-rule-3 = Chaque cachette reçoit un trésor. La pile de pénalités reçoit deux cartes par personne. Quinze pièges sont tirés au sort, sans être vus.
sr-rule-4 = Qui commence, par tradition la personne la plus jeune, cache trois pièges avant la partie. Les portes remplacées quittent le jeu sans être vues et ne sont à personne.
sr-rule-5 = Le premier piège de la pile est montré à tous. À une image, on donne un mot de passe qui a un rapport avec elle ; la table en juge. Un signe est sa propre réponse, et le nombre est le mot de passe du nombre.
sr-ruling-5 = Avec « le dessin » comme mot de passe, le dessin lui-même est le mot : pour les enfants, les petits téléphones et les tables à plusieurs langues.
sr-rule-6 = Deux pièges d’une partie n’ont jamais le même mot de passe, même si l’un a quitté les cachettes, et aucun mot n’est un nombre en chiffres. Un doublon est refusé, et un autre demandé.
sr-rule-7 = On pose le piège sur n’importe quelle cachette, à la place de la porte. Nul ne voit ce que cachait cette porte avant qu’elle soit du butin.
sr-ruling-7 = Tout le monde voit quelle cachette c’est et apprend le mot, une fois.
sr-rule-8 = Pendant la partie, la porte remplacée est le butin de qui cache, face visible : un trésor vaut 3, un piège −1.
sr-rule-9 = On commence à la cachette 1. Les tours vont dans le sens des aiguilles d’une montre, chacun à la cachette suivante. On donne une réponse : le numéro si l’on croit au trésor, sinon le mot ou le signe du piège. Rien ne montre quelle cachette est la suivante, sauf si la table est réglée ainsi.
sr-rule-10 = Après la cachette 18, la personne suivante crie « Scatty Rogues » au lieu de répondre ; elle peut cacher aussitôt un piège, avec butin, ou y renoncer. La suivante reprend à la cachette 1. Cet appel, s’il vient à son tour, ne peut être contesté.
sr-ruling-10 = Qui renonce remet le piège sur la pile : c’est lui qu’on cachera la prochaine fois.
sr-rule-11 = La bonne réponse est le numéro là où il y a un trésor, le mot ou le signe là où il y a un piège. Un numéro se dit en chiffres ou en lettres, en anglais, en français ou en danois : « 7 », « sept », « numéro sept ». À un signe, on ne répond que par le signe.
sr-rule-12 = Les erreurs : un faux numéro, un numéro là où est un piège (sauf si c’est son mot), un mot ou un signe faux, un Scatty Rogues oublié, et une réponse trop lente.
sr-ruling-12 = Crier Scatty Rogues quand ce n’est pas le moment est aussi une erreur.
sr-rule-13 = Tant que vous n’avez pas répondu, quelqu’un d’autre peut compter jusqu’à cinq. Sans réponse à cinq, c’est une erreur, que l’on peut contester. On compte une fois par tour.
sr-ruling-13 = Qui peut encore être contesté ne peut pas commencer à compter.
sr-rule-14 = Majuscules, accents, espaces, ponctuation, un article en tête et l’orthographe britannique ou américaine ne comptent pas. Une lettre fausse, manquante ou en trop est pardonnée dans un mot de cinq lettres ou plus, sauf si l’on tombe plus près d’un autre de cette partie.
sr-ruling-14 = Ce qui se dit n’a pas d’orthographe : c’est le mot qui compte, quelle que soit la façon dont il a été écrit.
sr-rule-15 = Une erreur que personne ne conteste n’a pas d’effet, et l’on continue à la cachette suivante.
sr-ruling-15 = Une réponse à la place d’un Scatty Rogues oublié compte alors pour la cachette 1.
sr-rule-16 = Tous les autres peuvent contester jusqu’à ce que la personne suivante ait répondu ou crié, ou que l’on ait commencé à compter contre elle. Nul n’apprend si une réponse était juste, sauf par une objection.
sr-ruling-16 = La personne suivante attend un instant (2 secondes, ou 1 dans une même pièce, sauf réglage), pour que chacun ait sa chance.
sr-rule-17 = Une objection par tour : la première main. Si des mains se lèvent ensemble, celle qui a le moins de points compte, puis celle qui a le moins de pénalités ; à égalité encore, personne ne peut contester.
sr-ruling-17 = Ensemble veut dire en 0,3 seconde.
sr-rule-18 = Qui conteste donne la bonne réponse, en 8 secondes sauf réglage. Puis la porte est retournée pour tous.
sr-ruling-18 = Si aucun piège n’est caché ensuite, elle reste ouverte 3 secondes.
sr-rule-19 = Vous aviez raison : qui a contesté pioche une pénalité.
sr-rule-20 = Vous aviez tort et la correction est juste : vous piochez une pénalité, et qui a contesté peut cacher aussitôt un piège, avec butin, ou y renoncer.
sr-rule-21 = Vous aviez tort, et la correction est fausse ou tardive : tous deux piochent une pénalité, et rien n’est caché.
sr-rule-22 = D’abord les pénalités, puis le piège à cacher ; ensuite la porte est fermée et la table répète pour vous ce qu’il fallait, un Scatty Rogues oublié avec son piège compris.
sr-rule-23 = Quand la pile de pénalités est vide, vous prenez une pénalité à une autre personne de votre choix, qui s’en réjouit.
sr-ruling-23 = Si personne d’autre n’en a, il ne se passe rien.
sr-rule-24 = La partie finit quand le dernier piège a été caché. Il n’a pas besoin de mot, et la porte qu’il remplace est du butin.
sr-rule-25 = Un trésor vaut 3, un piège du butin −1, une pénalité −1. Qui a le plus de points gagne ; à égalité, la victoire est partagée.
sr-rule-26 = Pendant la partie, rien ne montre ce qu’il faut retenir : ni écran, ni discussion, ni page rechargée. Ce qui est dit et caché est dit une fois, à qui est là. Après la partie, on peut tout revoir.
sr-rule-27 = Des horloges font avancer : après 30 secondes la table compte ; 10 secondes après un compte sans réponse ni objection, le tour passe. Pour cacher, on a 60 secondes, pour choisir une pénalité 15 ; puis la table le fait.
