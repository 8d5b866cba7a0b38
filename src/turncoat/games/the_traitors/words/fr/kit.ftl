## Les Traîtres sur papier : ce qui est imprimé sur les cartes, et la page qui les explique.

kit-for = Un jeu à imprimer pour { $players } joueurs
kit-intro = De quoi jouer toute une saison sur papier. L’un de vous ne joue pas : le maître du jeu, qui sait tout, distribue les rôles, porte les lettres et compte les voix.
kit-foot = { $part } · { $page }/{ $pages }
kit-pages = pages { $first } à { $last }, rectos et versos
kit-part = { $part ->
        [names] Porte-noms
        [slates] Ardoises de vote
        [lists] Listes de la mort
        [silver] Lingots d’argent
        [roles] Cartes de rôle
        [letters] Lettres
       *[hangers] Affichettes de porte
    }
kit-part-about = { $part ->
        [names] À plier, pour qu’ils tiennent debout à la Table ronde. Quand quelqu’un n’est plus là, son porte-nom reste devant la chaise vide.
        [slates] Chacun écrit un nom et une raison, à l’abri des regards. Puis on retourne les ardoises, l’une après l’autre. Imprimez-en d’autres au besoin.
        [lists] Pour une nuit sans meurtre : les Traîtres écrivent les noms, le maître du jeu les lit au petit-déjeuner.
        [silver] Au milieu de la table, à la vue de tous. Il y a des lingots seuls et des piles de cinq.
        [roles] Il y en a plus qu’il n’en faut : personne ne peut compter les Traîtres. Le bouclier et les portes vides de l’armurerie ont le même dos.
        [letters] Chaque nuit, chacun en reçoit une et la rend pliée. Personne ne peut donc savoir qui a été tenté, ni qui subit un chantage.
       *[hangers] Découpez le cercle et suivez les tirets. Après le petit-déjeuner, le maître du jeu retourne l’affichette de la victime.
    }
kit-crib = { $hour ->
        [breakfast] Petit-déjeuner : une chaise vide, c’est un meurtre.
        [mission] Mission : gagnez des lingots ensemble. Les trois meilleurs ouvrent chacun une porte.
        [table] Table ronde : parlez, puis écrivez un nom et dites pourquoi. Le plus de voix, et l’on s’en va.
       *[night] Nuit : chacun reçoit une lettre. Repliez-la, rendez-la, ne dites rien.
    }
kit-printing = Comment imprimer
kit-print = Imprimez le tout en recto verso, retourné sur le bord long, en taille réelle (100 %) et sans adapter à la page. Prenez un papier épais : on ne doit rien voir au travers. Coupez selon les repères des bords, pliez là où il y a des tirets.

kit-shield = Qui l’a ne peut être assassiné cette nuit. Montrez-le au petit-déjeuner, si vous voulez ; ensuite il disparaît.
kit-dust = Poussière
kit-dust-about = Il n’y a rien derrière cette porte. Ce que vous en direz ne regarde que vous.
kit-temptation = Nous vous observons depuis quelque temps, et ce que nous voyons nous plaît. Venez à nous : soyez Traître dès cette nuit et pour de bon, et prenez votre part de ce que nous prendrons. Si vous préférez rester qui vous êtes, il ne vous arrivera rien cette nuit, et nul ne saura que nous vous l’avons proposé. Cochez, pliez cette lettre et rendez-la. Sans réponse, c’est non.
kit-temptation-yes = Oui, je suis des vôtres.
kit-temptation-no = Non, je reste parmi les Loyaux.
kit-temptation-signed = De la part de ceux qui se réunissent la nuit
kit-blackmail = Ici, il n’y a rien à choisir. Il ne reste que moi, et j’ai besoin de vous : dès cette nuit, vous êtes Traître comme moi, pour de bon. Le jour, vous ne savez rien. La nuit, nous déciderons à deux qui vivra. Pliez cette lettre et rendez-la, sans que personne voie votre visage. Maintenant, vous allez savoir qui je suis.
kit-blackmail-signed = Le Traître qui vous écrit :
kit-quiet-title = Une question
kit-quiet = La nuit couvre le château, et l’on y pose à tous la même question : qui soupçonnez-vous le plus ? Écrivez un seul nom. Personne ne le lira avant la fin de la saison. Prenez votre temps, comme les autres, car certains ont peut-être en main une autre lettre que la vôtre. Puis pliez-la et rendez-la.
kit-quiet-name = Je soupçonne :
kit-letter-for = Pour
kit-letter-alone = À ouvrir sans témoin, la nuit
kit-slate-banish = Je bannis
kit-slate-because = parce que
kit-slate-by = Écrit par
kit-list-about = La nuit prochaine, seul quelqu’un dont le nom est écrit ici peut être assassiné.
kit-hanger-asleep = dort ici
kit-hanger-asleep-about = Prière de ne pas frapper. Les lettres se glissent sous la porte.
kit-hanger-murdered = Meurtre dans la nuit
kit-hanger-murdered-about = Personne ne viendra de cette chambre au petit-déjeuner.
kit-host = Pour le maître du jeu
kit-host-title = { $topic ->
        [day] Une journée
        [ties] Une égalité
        [choice] Le choix des Traîtres
        [night] La nuit
       *[missions] Missions pour une pièce
    }
kit-host-text = { $topic ->
        [day] Petit-déjeuner : appelez-les l’un après l’autre ; la victime d’un meurtre ne vient pas. Mission : l’argent sur la table, et trois personnes à l’armurerie, une porte chacune. Table ronde : paroles, silence, ardoises retournées une à une, avec leurs raisons. La personne bannie se lève et dit qui elle est. À cinq le matin, c’est le jour final : aucune nuit ne suit, et à la fin tous ceux qui restent montrent qui ils sont.
        [ties] Une minute pour chaque personne à égalité ; puis les autres votent entre elles. Encore égalité : une minute de paroles, et de même. Encore : tous votent, et ces personnes sont à l’abri. Encore : vous tranchez, par un dernier vote ou au sort.
        [choice] « Fermez les yeux, les mains sur la table. Je fais deux fois le tour. Si vous sentez ma main sur votre épaule, vous êtes un Traître. » Puis : « Traîtres, ouvrez les yeux, et regardez-vous. Refermez-les. »
        [night] « Dans vos chambres. Que personne ne parle. » Donnez une lettre à chacun, ramassez-les toutes, et lisez-les à l’écart. Les Traîtres nomment un Loyal : un bouclier sauve, et vous n’en dites rien. Deux Traîtres peuvent plutôt tenter ; un Traître seul doit faire chanter, puis les deux tuent. À plus de douze : une tentation au plus tard trois nuits avant la fin, un chantage deux.
       *[missions] Une clé cachée bien en vue : dix lingots, un de moins par minute. Une file par anniversaire, sans un mot. La plus haute tour avec ce qui est sur la table. Vingt objets vus une minute, puis nommés. Compter jusqu’à vingt, une voix à la fois, sans signe.
    }
kit-host-score = La saison
kit-host-column = { $column ->
        [day] Jour
        [bars] Lingots
        [access] Armurerie
        [banished] Bannissement
       *[missing] Meurtre
    }
