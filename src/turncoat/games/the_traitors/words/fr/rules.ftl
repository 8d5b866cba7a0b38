## La page d’aide des Traîtres : une minute, les horloges, et chaque article. Ce que la règle laisse ouvert est signalé comme nôtre.

tt-help-title = Règles du jeu
tt-help-credit = Une saison des Traîtres pour six à vingt-quatre joueurs, d’après le livret danois pour y jouer soi-même. Cette édition n’est liée à aucun diffuseur ni producteur : elle n’utilise aucun de leurs textes, musiques ou images. Les textes, les dessins et les sons sont de nous.
tt-help-minute = En une minute
tt-minute-1 = Vous arrivez tous Loyaux. Puis quelques-uns d’entre vous sont choisis comme Traîtres, en secret. Personne ne sait combien.
tt-minute-2 = Le jour, il y a une mission pour tous. Elle rapporte jusqu’à { $bars } lingots d’argent, pour ceux qui resteront à la fin.
tt-minute-3 = Les meilleurs de la mission ouvrent une porte de l’armurerie. Derrière l’une se trouve un bouclier : il protège du meurtre, pour une nuit.
tt-minute-4 = À la Table ronde, on parle, puis chacun écrit un nom. Qui a le plus de voix est banni, et dit qui il était.
tt-minute-5 = La nuit, les Traîtres se réunissent en Conclave et assassinent un Loyal. S’ils sont deux, ils peuvent envoyer à la place une lettre de tentation. Pendant ce temps, on demande quelque chose à tout le monde : aucun téléphone ne trahit rien.
tt-minute-6 = Au petit-déjeuner, vous entrez un par un. Si une chaise reste vide, vous savez qui manque.
tt-minute-7 = Quand il ne reste que { $last } joueurs, ou que les { $finalists } derniers veulent tous en finir, chacun se révèle. S’il reste ne serait-ce qu’un Traître, les Traîtres emportent tout l’argent. S’il n’y en a aucun, les Loyaux se le partagent.
tt-help-table-host = La table est le maître du jeu
tt-help-table-host-about = Tout le monde joue. La table choisit les Traîtres, ouvre et ferme chaque étape selon l’horloge, montre les votes, demande aux bannis qui ils sont, tire au sort à la dernière égalité, apporte la lettre, et demande aux { $finalists } derniers s’ils veulent en finir. Elle sait tout, ne dit rien et n’a pas de préférés : tous ses tirages peuvent être vérifiés après coup.
tt-help-missions = Les missions
tt-help-missions-about = Une par jour, à tour de rôle. Les Traîtres n’y ont aucun avantage secret et veulent aussi de l’argent ; mais ils peuvent jouer mal. On peut parler tout du long.
tt-help-mission = { $mission ->
        [vault] La Chambre forte
        [duel] Le Duel
       *[message] Le Message
    }
tt-help-mission-goal = { $mission ->
        [vault] Neuf portes restent ouvertes un quart du temps, une image derrière chacune. Puis elles se ferment, et le groupe fait le tour : chacun à son tour est interrogé sur une porte, et tous voient aussitôt si la réponse est juste.
        [duel] On tire des paires au sort. Chaque paire joue une courte partie de Loyauté ou Trahison avec { $cards } cartes, un 2, un 7 et une dame de chaque enseigne, pendant { $turns } tours au plus. Si le nombre est impair, l’un de vous affronte la table.
       *[message] Une phrase est déchirée en fragments, un ou deux pour chacun. Vous ne lisez que les vôtres. Dites aux autres ce que vous avez, et posez les fragments sur une ligne : touchez un fragment, puis celui qu’il suit. On peut le déplacer jusqu’à ce que tous soient prêts ou que le temps soit écoulé ; alors on lit la ligne.
    }
tt-help-mission-bars = { $mission ->
        [vault] Lingots : la part de bonnes réponses, sur { $bars }. Jusqu’à huit joueurs, chacun est interrogé deux fois ; au-delà, une fois. Le temps écoulé compte comme une mauvaise réponse.
        [duel] Lingots : la part d’annonces justes de tous, sur { $bars }. Chaque tour a sa part du temps ; qui tarde a annoncé faux et ne tire rien.
       *[message] Lingots : la part de voisins justes dans la ligne, sur { $bars }.
    }
tt-help-mission-access = { $mission ->
        [vault] Armurerie : les { $access } qui ont le plus de bonnes réponses ; en cas d’égalité, le sort décide.
        [duel] Armurerie : les { $access } qui ont gagné le plus de cartes ; en cas d’égalité, le sort décide. Un partenaire qui vous dit ce qu’il y a sur le paquet vous aide donc tous, ou n’aide que lui-même.
       *[message] Armurerie : les { $access } dont les fragments ont le plus de voisins justes ; en cas d’égalité, le sort décide.
    }
tt-help-mission-days = Dans une saison de plusieurs jours, aucun tour ne passe : dans la Chambre forte, chacun répond quand il peut ; dans le Duel, un tour peut durer autant que la mission.
tt-help-ties = En cas d’égalité
tt-help-tie-a = Chacun des ex æquo a une minute pour se défendre, à tour de rôle. Lui seul parle. S’ils sont plus de quatre, ils partagent une seule minute.
tt-help-tie-b = Les autres revotent, entre les ex æquo seulement. Les ex æquo ne votent pas.
tt-help-tie-c = Toujours égalité : une minute de parole pour tous. Puis de même, entre ceux qui restent à égalité.
tt-help-tie-d = Toujours égalité : tout le monde vote de nouveau, et les ex æquo sont à l’abri.
tt-help-tie-e = Toujours égalité : la table tire au sort parmi les ex æquo.
tt-help-seconds = Combien de temps
tt-help-seconds-about = Aux rythmes « fête » et « soirée », chaque étape a sa durée. Au rythme « jours », la plupart finissent à une heure que la table fixe ; voici les heures habituelles. L’arrivée y dure au moins { $hours } heures. Ce qui peut finir plus tôt quand tous sont prêts est marqué d’un *.
tt-help-step = Étape
tt-help-until = jusqu’à { $time }
tt-help-step-name = { $step ->
        [arrival] Arrivée *
        [selection] Le choix des Traîtres
        [chair] Chaque chaise du petit-déjeuner
        [breakfast] Petit-déjeuner *
        [mission] Mission *
        [armoury] Armurerie *
        [talk] Discussion à la Table ronde *
        [vote] Un vote
        [further_vote] Chaque vote suivant
        [shown_vote] Chaque vote montré
        [floor] Un vote montré, au plus *
        [defence] Défense *
        [talk_again] Discussion après la deuxième égalité *
        [host_rules] Avant le tirage au sort
        [identity] L’identité du banni
        [revealed] Une identité révélée
        [conclave_1] Nuit, première partie
        [conclave_2] Nuit, seconde partie
        [final_break] Pause du jour final *
       *[end_vote] Vote de fin
    }
tt-help-words = Les mots du château
tt-term = { $term ->
        [loyal] Loyal
        [traitor] Traître
        [host] Maître du jeu
        [silver] Lingots d’argent
        [armoury] Armurerie
        [shield] Bouclier
        [table] Table ronde
        [banishment] Bannissement
        [conclave] Conclave
        [murder] Meurtre
        [temptation] Tentation
        [blackmail] Chantage
        [list] Liste de la mort
       *[breakfast] Petit-déjeuner
    }
tt-term-about = { $term ->
        [loyal] Veut que les Traîtres soient partis avant la fin.
        [traitor] Assassine la nuit et se cache le jour.
        [host] Mène la saison et sait tout : ici, la table elle-même.
        [silver] L’enjeu. Les missions les rapportent.
        [armoury] Des portes closes, une pour chacun de ceux qui y ont accès.
        [shield] Protège du meurtre la nuit suivante, et de rien d’autre.
        [table] Là où l’on parle et vote.
        [banishment] La table renvoie quelqu’un.
        [conclave] Là où les Traîtres se réunissent la nuit.
        [murder] Ce que les Traîtres y font. On l’apprend au petit-déjeuner.
        [temptation] Deux Traîtres demandent à un Loyal de les rejoindre, par lettre.
        [blackmail] Un Traître resté seul force un Loyal à le rejoindre.
        [list] Au lieu d’un meurtre : des noms parmi lesquels la prochaine victime sera prise.
       *[breakfast] Là où l’on voit qui n’a pas survécu à la nuit.
    }
tt-help-paper = Sur papier
tt-help-paper-about = Vous préférez jouer sur papier ? Imprimez les cartes, les lettres, les ardoises et l’argent, pour ce nombre de joueurs :
tt-help-paper-players = Joueurs
tt-help-paper-size = { $paper ->
        [letter] Imprimer en format Letter (PDF)
       *[a4] Imprimer en format A4 (PDF)
    }
tt-help-rules = Les règles complètes
tt-help-rulings = Là où la règle se tait ou se lit de deux façons, nous avons tranché ; ces passages sont signalés.
tt-help-section = { $section ->
        [host] Maître du jeu et rythme
        [choice] Arrivée et choix
        [identity] Identité
        [calendar] Le calendrier
        [mission] Mission et argent
        [armoury] Armurerie et bouclier
        [table] Table ronde
        [conclave] Conclave
        [breakfast] Petit-déjeuner
        [final] Le jour final
        [win] Qui gagne
       *[leave] Partir
    }

tt-rule-1 = Une saison a un maître du jeu, qui ne joue pas et sait tout. C’est la table ou, si la table le prévoit, une personne au pupitre du maître du jeu.
tt-rule-2 = La table suit des horloges, à l’un de trois rythmes : une fête en minutes, une soirée aux discussions plus longues, ou un jour de jeu par jour réel, aux heures que la table fixe. Une personne qui mène ouvre et ferme chaque étape à la main, avec ou sans les horloges.
tt-rule-41 = Une personne qui mène peut confier toute décision à la table, se retirer tout à fait, et revenir. Si elle ne décide pas à temps, la table décide.
tt-rule-3 = Tout le monde arrive Loyal. Vous dites à votre téléphone à quel point vous aimeriez être Traître, de 0 à 3 ; qui ne dit rien a dit 1. Personne d’autre ne le voit.
tt-rule-4 = Les Traîtres sont choisis après l’arrivée, ou le jour 2 après le petit-déjeuner si la table le veut, lors d’une cérémonie qui a sa propre durée : tout le monde se tait et regarde sa propre carte au même moment. Le maître du jeu choisit, ou le sort, selon ce que vous avez dit. Qui a dit 0 n’est jamais tiré, sauf si les autres sont trop peu.
tt-rule-5 = Leur nombre est secret, sauf si la table l’a fixé : 1 ou 2 jusqu’à huit joueurs, 2 ou 3 jusqu’à quatorze, 3 ou 4 au-delà. Il n’est jamais dit.
tt-rule-6 = Un Traître l’apprend à la cérémonie.
tt-ruling-6 = Dans sa seconde moitié, les Traîtres apprennent qui sont les autres. Qui les rejoint plus tard connaît ceux qui sont là.
tt-rule-7 = Il y a deux façons de sortir : le meurtre et le bannissement.
tt-rule-8 = Un Traître ne dit jamais à un Loyal que lui-même ou un autre est Traître, et un Loyal ne se fait jamais passer pour un Traître. « Je suis un Traître » est refusé à tous ; tout le reste peut être affirmé. Une personne qui mène peut avertir, devant tous.
tt-rule-9 = Votre véritable identité n’est montrée que si vous êtes banni et qu’on la demande, et à la fin de la saison.
tt-rule-10 = Une saison compte un certain nombre de jours : deux pour six à huit joueurs, puis un de plus tous les deux joueurs, sauf si la table en décide autrement. Le dernier est le jour final. Une nuit suit chaque jour, sauf celui-là. Jusqu’à douze joueurs, la tentation et le chantage peuvent venir n’importe quelle nuit ; au-delà, seulement s’il reste assez de nuits. La table peut choisir l’un ou l’autre.
tt-rule-11 = S’il reste { $final } joueurs ou moins quand un jour commence, ou à tout moment avant sa Table ronde, ce jour devient le jour final.
tt-rule-12 = Une journée, c’est le petit-déjeuner (à partir du jour 2), la mission, l’armurerie, la Table ronde et la nuit. Pas d’armurerie quand aucune nuit ne suit.
tt-rule-13 = Chaque jour a une mission pour tout le groupe. Elle rapporte des lingots, sur la pile que tous voient. Loyaux et Traîtres veulent tous de l’argent.
tt-rule-14 = Nos missions se relaient, jour après jour : la Chambre forte, le Duel, le Message ; un maître du jeu en chair et en os peut en mener une dans la pièce. Chacune a un but, une horloge, et rapporte de 0 à { $bars } lingots selon le résultat. Le silence ne rapporte rien, et peu importe qui est Traître.
tt-rule-15 = Les { $access } meilleurs de la mission entrent dans l’armurerie ; en cas d’égalité, le sort décide. Pas le jour final.
tt-rule-16 = Il y a autant de portes closes que de joueurs qui y ont accès, et chacun en ouvre une. Tous voient qui a ouvert laquelle ; ce qu’il y avait derrière, seul celui qui l’a ouverte. Derrière l’une se trouve un bouclier, sauf si la table a fixé un autre nombre. On peut l’y laisser ; qui ne dit rien le prend.
tt-ruling-16 = S’il n’y a qu’une porte, un tirage à chances égales décide s’il y a un bouclier derrière.
tt-rule-17 = Un bouclier vous protège du meurtre la nuit suivante, et de rien d’autre. Il ne se donne pas.
tt-rule-18 = Vous ne pouvez le montrer qu’au Conclave, à ceux qui y sont, ou au petit-déjeuner suivant, à tous. Après ce petit-déjeuner, il disparaît.
tt-ruling-18 = Ce que vous dites d’un bouclier ne regarde que vous.
tt-rule-19 = La Table ronde s’ouvre sur une discussion. Le vote s’ouvre à l’heure dite, ou quand tous sont prêts.
tt-rule-20 = Tous ceux qui restent écrivent un nom, avec une raison de { $letters } signes au plus s’ils le veulent. Ce qui est écrit ne change plus. Tous voient qui a écrit, personne ne voit quoi. Les Traîtres peuvent voter contre des Traîtres.
tt-ruling-20 = On ne peut pas écrire son propre nom.
tt-rule-21 = Quand tous ont écrit, les votes sont montrés un par un, chacun avec sa raison. Tant qu’un vote est montré, la parole est à son auteur et à personne d’autre ; il y met fin, ou l’horloge le fait.
tt-ruling-21 = Ils sont montrés dans l’ordre des places, à partir d’une place tirée au sort. Un vote qui manque est blanc.
tt-rule-22 = Qui a le plus de voix est banni aussitôt et, si la table ou la personne qui mène le demande, dit qui il était. Dès lors, il ne dit plus rien à ceux qui restent. Les éliminés parlent entre eux et voient ce que tous voient ; tout, si la table l’a choisi. L’exclu le révèle de sa propre main ; sinon, la table le fait.
tt-rule-23 = Une égalité passe par les cinq étapes ci-dessus : la défense ; un vote entre les ex æquo ; une discussion et de même ; un vote où les ex æquo sont à l’abri ; le sort, ou la décision de la personne qui mène.
tt-ruling-23 = Plus de quatre ex æquo partagent une minute. Après la dernière égalité, la table tire au sort.
tt-rule-24 = Si personne ne vote, tous ceux qu’on pouvait nommer sont à égalité. Si tous sont à égalité et qu’il ne reste personne pour voter, tout le monde vote, mais pas contre soi. Un candidat seul est banni sans vote.
tt-rule-25 = À chaque Table ronde, un joueur exactement est banni.
tt-rule-26 = La nuit, les Traîtres se réunissent. Eux seuls y parlent. Chacun nomme ce qu’il veut, et peut en changer jusqu’à la fin de cette partie de la nuit. Le choix le plus fréquent compte ; en cas d’égalité, le sort décide.
tt-ruling-26 = Si personne n’a rien nommé, le sort décide d’un meurtre, d’un chantage ou d’une liste ; jamais d’une tentation ni d’une feinte.
tt-rule-27 = Ils assassinent un Loyal. Les Traîtres ne peuvent pas être assassinés.
tt-rule-28 = Si la victime a un bouclier, personne ne meurt, et personne n’apprend pourquoi.
tt-rule-29 = La feinte : ils peuvent n’assassiner personne, exprès, si l’un d’eux a un bouclier.
tt-ruling-29 = Ce Traître doit l’avoir montré dans ce Conclave.
tt-rule-30 = La tentation : s’ils sont exactement { $tempters }, au moins { $tempt } nuits avant la fin, les Traîtres peuvent tenter un Loyal par lettre au lieu d’assassiner. Oui : il est Traître dès cet instant et les rejoint aussitôt. Non, ou pas de réponse : Loyal comme avant. Personne n’est assassiné cette nuit-là. Qui reçoit une lettre sait donc qu’ils étaient exactement { $tempters } : c’est voulu.
tt-ruling-30 = La lettre ne nomme personne. Les Traîtres peuvent en écrire l’unique ligne. Un non peut être changé jusqu’à la fin de cette partie de la nuit ; un oui est définitif.
tt-rule-31 = Le chantage : un Traître resté seul, au moins { $blackmail } nuits avant la fin, doit forcer un Loyal à le rejoindre. La victime n’a pas le choix et voit qui c’est. Les deux assassinent ensuite, la même nuit. Une lettre, dans la deuxième partie, dit qui c’était.
tt-rule-32 = Plus tard, le dernier Traître assassine seul. S’il n’en reste aucun, la nuit passe, personne ne meurt, et personne n’apprend rien.
tt-rule-33 = La liste de la mort : une nuit que la table a fixée, ou que la personne qui mène ordonne, les Traîtres n’assassinent personne et mettent { $names } noms sur une liste ; ils peuvent s’y mettre eux-mêmes, et même n’y mettre qu’eux. Elle est lue au petit-déjeuner. La nuit suivante, seul un Loyal qui y figure peut être assassiné ; s’ils tentent quelqu’un à la place, tous ceux de la liste sont saufs.
tt-ruling-33 = Au plus { $lists } listes par saison, jamais la dernière nuit, ni deux nuits de suite. Quand la table mène, une saison de quatre nuits ou plus en a d’ordinaire une au milieu.
tt-rule-34 = La nuit ne trahit rien. Elle a deux parties de durée fixe, quoi qu’il arrive. À qui n’a rien à décider, on demande qui il soupçonne le plus, de la même façon, sur le même écran ; les réponses restent secrètes jusqu’à la fin.
tt-rule-35 = Au petit-déjeuner, les joueurs entrent l’un après l’autre, dans un ordre tiré au sort. La chaise de qui a été assassiné reste vide, et c’est alors seulement qu’on le sait. Pourquoi personne ne manque, on ne le dit jamais. Seuls ceux qui sont entrés peuvent parler.
tt-rule-36 = Le jour final a un petit-déjeuner et une mission, puis des Tables rondes jusqu’à ce qu’il reste { $finalists } joueurs, puis une pause, le vote de fin et la dernière Table ronde.
tt-rule-37 = La saison finit quand il reste { $last } joueurs, ou quand tous ceux qui restent votent pour en finir. La table le demande une fois ; une personne qui mène, une fois à chaque Table ronde du jour final. Les votes sont montrés ensemble ; pas de réponse vaut non.
tt-ruling-37 = On le demande une fois, le jour final, quand il reste { $finalists } joueurs.
tt-rule-38 = S’il reste { $last } joueurs ou moins à tout moment antérieur, la saison finit là.
tt-rule-39 = Alors tous ceux qui restent se révèlent. S’il y a des Traîtres parmi eux, ils se partagent l’argent à parts égales et les Loyaux n’ont rien. S’il n’y en a pas, les Loyaux qui restent se le partagent. Les parts sont exactes. Ils le font l’un après l’autre, de leur propre main ou à l’heure dite.
tt-rule-40 = Ensuite vous voyez ce qui s’est vraiment passé : nuits, votes, lettres, boucliers, qui soupçonnait qui ; et vous pouvez revoir la saison depuis chaque chaise.
tt-rule-42 = Qui doit partir peut se retirer : rien n’est révélé, et la saison continue. Pendant un vote et la nuit, cela ne prend effet qu’après. Qui se retire ne gagne jamais.
