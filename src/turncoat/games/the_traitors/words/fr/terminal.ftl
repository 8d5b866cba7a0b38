## The Traitors at a terminal. $who is `you` for the reader and `other` for anybody else, whose name is $name.

# What can be typed; the first word of each list is the one that is shown.
ttt-input-say = dire
ttt-input-is = est
ttt-input-loyal = loyal, loyale
ttt-input-trust = confiance
ttt-input-doubt = doute
ttt-input-lie = ment, menteur, menteuse
ttt-input-eager = envie
ttt-input-door = porte
ttt-input-take = prendre
ttt-input-leave = laisser
ttt-input-show = montrer
ttt-input-vote = voter, vote
ttt-input-murder = tuer
ttt-input-tempt = tenter
ttt-input-blackmail = chantage
ttt-input-spare = épargner
ttt-input-list = liste
ttt-input-bet = parier
ttt-input-suspect = soupçon
ttt-input-accept = accepter
ttt-input-refuse = refuser
ttt-input-end = finir
ttt-input-on = continuer
ttt-input-red = rouge
ttt-input-black = noir
ttt-input-draw = tirer
ttt-input-trap = piège
ttt-input-grab = saisir
ttt-input-ready = prêt, prête
ttt-input-seen = lu, lue
ttt-input-reveal = révéler
ttt-input-withdraw = partir
ttt-enter = Entrée
ttt-role-loyal = loyal
ttt-role-traitor = traître
ttt-picture-crown = couronne
ttt-picture-key = clé
ttt-picture-owl = hibou
ttt-picture-rose = rose
ttt-picture-sword = épée
ttt-picture-candle = bougie
ttt-picture-raven = corbeau
ttt-picture-moon = lune
ttt-picture-goblet = gobelet

ttt-phase-arrival = L’arrivée
ttt-phase-selection = Le choix des Traîtres
ttt-phase-breakfast = Le petit-déjeuner
ttt-phase-mission = { $mission ->
        [vault] Mission : la Chambre forte
        [duel] Mission : le Duel
        [message] Mission : le Message
       *[host] Mission
    }
ttt-phase-armoury = L’armurerie
ttt-phase-round_table = La Table ronde
ttt-phase-conclave = La nuit
ttt-phase-final_break = Avant la fin
ttt-phase-end_vote = Le vote de fin
ttt-phase-finale = Les dernières révélations
ttt-phase-over = La fin
ttt-heading = Jour { $day } sur { $days } · { $phase }
ttt-silver = { $bars ->
        [one] { $bars } lingot d’argent sur la pile
       *[other] { $bars } lingots d’argent sur la pile
    }
ttt-death-list = Liste de la mort : { $names }
ttt-mark-you = vous
ttt-mark-fellow = Traître, comme vous
ttt-mark-access = peut ouvrir une porte
ttt-mark-in = à table
ttt-mark-ready = c’est bon
ttt-mark-voted = a écrit
ttt-out-murdered = victime de la nuit avant le jour { $day }
ttt-out-banished = bannissement le jour { $day }
ttt-out-withdrawn = départ le jour { $day }
ttt-was-loyal = était un Loyal
ttt-was-traitor = était un Traître

ttt-own-loyal = Vous êtes un Loyal.
ttt-own-traitor = Vous êtes un Traître. Personne ne doit le savoir.
ttt-own-out = Vous n’êtes plus en jeu, et vous regardez.
ttt-own-fellows = Avec vous : { $names }.
ttt-own-shield = Vous avez un bouclier : il vous protège du meurtre cette nuit.
ttt-become-traitor = Vous êtes désormais un Traître. La nuit, vous retrouvez les autres au Conclave.

ttt-began-arrival = { $players } personnes arrivent au château. La saison dure { $days } jours. Tout le monde est Loyal, jusqu’à ce que quelques-uns soient choisis comme Traîtres.
ttt-began-selection = { $part ->
        [1] Les lumières s’éteignent. Les Traîtres sont choisis : regardez votre propre carte, et ne dites rien.
        [2] Gardez le silence. Les Traîtres apprennent maintenant qui sont les autres : regardez votre carte encore une fois.
       *[host] Les lumières s’éteignent. Le maître du jeu fait le tour et choisit les Traîtres. Ne dites rien.
    }
ttt-began-breakfast = Jour { $day } sur { $days }. La table du petit-déjeuner est mise. Qui va entrer ?
ttt-began-mission-open = La mission du jour : la Chambre forte. Les portes sont ouvertes ; retenez ce qu’elles cachent.
ttt-began-mission-closed = Les portes de la chambre forte sont fermées. Vous faites le tour, et chacun à son tour est interrogé sur l’une d’elles.
ttt-began-mission-duel = La mission du jour : le Duel. Deux par deux, vous jouez à Loyauté ou Trahison avec douze cartes. Les annonces justes rapportent de l’argent ; les meilleurs entrent dans l’armurerie.
ttt-began-mission-message = La mission du jour : le Message. Dites-vous les fragments que vous tenez, et mettez-les dans l’ordre. Les voisins justes rapportent de l’argent.
ttt-began-mission-read = On lit le message.
ttt-began-mission-host = Le maître du jeu mène la mission du jour dans la pièce.
ttt-began-armoury = L’armurerie s’ouvre aux meilleurs de la mission : { $names }. Derrière l’une de ses portes se trouve un bouclier.
ttt-began-talk = Vous prenez place à la Table ronde. Qui est Traître ? Parlez, puis votez.
ttt-began-vote = Le vote : chacun écrit un nom.
ttt-began-runoff = Deuxième vote, entre les ex æquo : { $names }.
ttt-began-talk_again = Toujours égalité. Une minute pour parler.
ttt-began-runoff_again = Troisième vote, entre les ex æquo : { $names }.
ttt-began-safe_vote = Toujours égalité : les ex æquo sont saufs. Nouveau vote, parmi les autres : { $names }.
ttt-began-host_rules = Toujours égalité. Le sort décide.
ttt-began-revote = Dernier vote, entre les ex æquo : { $names }.
ttt-began-defence = { $who ->
        [you] Égalité : vous avez une minute pour vous défendre.
       *[other] Égalité. À la défense : { $names }.
    }
ttt-began-conclave = { $part ->
        [1] La nuit tombe. Quelque part dans le château, les Traîtres se réunissent.
       *[2] La nuit continue.
    }
ttt-began-final_break = Vous n’êtes plus que quatre. Une dernière pause avant la fin.
ttt-began-end_vote = Voulez-vous tous finir la saison maintenant ? Si l’un de vous est Traître, il emporte l’argent.
ttt-asked-who = { $who ->
        [you] Qui êtes-vous ? Dites-leur la vérité.
       *[other] { $name }, qui êtes-vous ?
    }
ttt-floor = { $who ->
        [you] Vous avez la parole : dites pourquoi, puis que vous avez fini.
       *[other] La parole est à { $name }.
    }

ttt-said = { $where ->
        [conclave] (au Conclave) { $name } : { $text }
        [out] (hors jeu) { $name } : { $text }
       *[all] { $name } : { $text }
    }
ttt-claim-am-loyal = Je suis un Loyal.
ttt-claim-is-loyal = { $who ->
        [you] Vous êtes un Loyal.
       *[other] { $name } est un Loyal.
    }
ttt-claim-is-traitor = { $who ->
        [you] Vous êtes un Traître !
       *[other] { $name } est un Traître !
    }
ttt-claim-trust = { $who ->
        [you] Je vous fais confiance.
       *[other] Je fais confiance à { $name }.
    }
ttt-claim-doubt = { $who ->
        [you] Je me méfie de vous.
       *[other] Je me méfie { DE($name) }.
    }
ttt-claim-lie = { $who ->
        [you] Vous mentez !
       *[other] { $name } ment !
    }
ttt-news-mission = La mission rapporte { $bars ->
        [0] zéro lingot
        [one] { $bars } lingot d’argent
       *[other] { $bars } lingots d’argent
    } ; la pile en compte { $silver }.
ttt-news-missing = { $who ->
        [you] Votre chaise reste vide : les Traîtres ont eu votre peau.
       *[other] Une chaise reste vide : { $name } a péri dans la nuit.
    }
ttt-news-nobody_missing = Toutes les chaises sont prises. Personne ne manque.
ttt-news-withdrawn = { $who ->
        [you] Vous quittez le château.
       *[other] { $name } quitte le château.
    }
ttt-news-banished = { $who ->
        [you] On vous bannit.
       *[other] On bannit { $name }.
    } { $identity ->
        [traitor] { $who ->
            [you] Vous dites qui vous étiez : un Traître.
           *[other] { $name } dit : « J’étais un Traître. »
        }
        [loyal] { $who ->
            [you] Vous dites qui vous étiez : un Loyal.
           *[other] { $name } dit : « J’étais un Loyal. »
        }
       *[hidden] {""}
    }
ttt-news-list = On lit la liste de la mort : { $names }. L’un de ces noms peut tomber cette nuit.
ttt-news-final_day = C’est le jour final.
ttt-news-end_vote = { $agreed ->
        [none] Personne ne veut finir.
        [all] Tous veulent finir.
       *[some] Pour finir : { $names }. Ce n’est pas tout le monde ; vous continuez.
    }
ttt-news-end = La saison est terminée.
ttt-news-identity = { $who ->
        [you] Vous vous révélez : { $identity ->
            [traitor] vous étiez un Traître.
           *[loyal] vous étiez un Loyal.
        }
       *[other] { $identity ->
            [traitor] { $name } : Traître !
           *[loyal] { $name } : Loyal.
        }
    }
ttt-news-not_asked = { $who ->
        [you] Personne ne demande qui vous étiez.
       *[other] Personne ne demande qui était { $name }.
    }
ttt-news-undone = Le maître du jeu est revenu un pas en arrière.
ttt-news-lots = On tire au sort : { $names }.

ttt-comes-in = { $who ->
        [you] Vous entrez.
       *[other] { $name } entre.
    }
ttt-opens = { $who ->
        [you] Vous ouvrez la porte { $door }.
       *[other] { $name } ouvre la porte { $door }.
    }
ttt-shows-shield = { $who ->
        [you] Vous montrez votre bouclier.
       *[other] { $name } montre un bouclier !
    }
ttt-vote = { $who ->
        [you] Vous avez voté contre { $target }.
       *[other] { $toward ->
            [you] { $name } vote contre vous.
           *[other] { $name } vote contre { $target }.
        }
    }
ttt-vote-blank = { $who ->
        [you] Votre vote est blanc.
       *[other] { $name } n’a rien écrit.
    }
ttt-vote-reason = « { $text } »
ttt-behind-shield = Derrière votre porte, un bouclier. Le prendre, ou le laisser là ?
ttt-behind-nothing = Il n’y a rien derrière votre porte.
ttt-noted-eager = C’est noté, personne ne le voit : { $level } sur 3.
ttt-noted-bet = Votre pari : { $name }.
ttt-noted-suspect = C’est noté, personne ne le voit avant la fin : { $name }.
ttt-noted-vote = Vous avez écrit. On ne peut plus le changer.
ttt-noted-leaving = Vous partirez dès que ceci sera fini.
ttt-letter = Une lettre pour vous, sans nom : deux Traîtres vous demandent de les rejoindre.
ttt-letter-line = Dessus, d’une écriture déguisée : « { $text } »
ttt-blackmailed = Une lettre pour vous : { $name } vous fait chanter. Vous n’avez pas le choix : vous êtes désormais un Traître. Cette nuit, vous tuez à deux.
ttt-present = Au Conclave : { $names }.
ttt-list-ordered = Le maître du jeu ordonne une liste de la mort : { $count } noms. Personne n’est tué cette nuit.
ttt-shows-here = { $who ->
        [you] Vous montrez votre bouclier au Conclave.
       *[other] { $name } montre un bouclier au Conclave.
    }
ttt-names = { $who ->
        [you] Vous : { $choice }
       *[other] { $name } : { $choice }
    }
ttt-choice-murder = tuer { $name }
ttt-choice-tempt = tenter { $name }
ttt-choice-blackmail = faire chanter { $name }
ttt-choice-spare = épargner tout le monde
ttt-choice-list = mettre sur la liste de la mort : { $names }
ttt-tempted = La lettre part pour { $name }.
ttt-answered = { $answer ->
        [yes] La réponse est oui : vous voilà trois.
       *[no] La réponse est non.
    }

ttt-vault-open = Derrière les portes : { $pictures }
ttt-vault-verdict = { $right ->
        [yes] { $name }, porte { $door } : { $picture }. Juste.
        [no] { $name }, porte { $door } : { $picture }. Faux.
       *[late] { $name }, porte { $door } : trop tard.
    }
ttt-duel-table = la table
ttt-duel-bout = { $first } (justes : { $one }) contre { $second } (justes : { $other }), dernière carte { $shown }
ttt-duel-own = Vos cartes : { $cards }. Dans le paquet : { $deck }, dont { $returned ->
        [one] { $returned } rendue.
       *[other] { $returned } rendues.
    }
ttt-message-line = La ligne : { $pieces }
ttt-message-own = À vous, { $number } : « { $text } »
ttt-vault-answered = { $answered ->
        [one] { $answered } réponse sur { $questions }
       *[other] { $answered } réponses sur { $questions }
    }
ttt-vault-asked = { $count ->
        [one] On vous demande : qu’y avait-il derrière la porte { $doors } ?
       *[other] On vous demande : qu’y avait-il derrière les portes { $doors } ?
    }

ttt-key-say = dire quelque chose
ttt-key-claim = dire de qui vous doutez, à qui vous faites confiance, ou que vous êtes un Loyal
ttt-key-ready = c’est bon pour vous ; quand tous le disent, on continue
ttt-key-seen = vous avez lu votre carte
ttt-key-reveal = révéler qui vous êtes
ttt-key-enter = attendre et écouter
ttt-key-eager = votre envie d’être Traître, de 0 à 3 ; personne ne la voit
ttt-key-vault = une porte et ce qu’elle cachait
ttt-key-call = la couleur de la carte suivante
ttt-key-draw = Loyauté : tirer jusqu’à { $most } cartes ; ou Trahison : poser jusqu’à { $most } des vôtres sur le paquet, la première sur le dessus
ttt-key-grab = prendre jusqu’à { $most } cartes à l’autre
ttt-key-place = un de vos fragments, et le numéro de celui qui le précède ; 0 : au début
ttt-key-door = ouvrir une porte fermée : { $doors }
ttt-key-take = prendre le bouclier, ou le laisser là
ttt-key-show = { $where ->
        [conclave] montrer votre bouclier au Conclave ; vous pourrez alors épargner tout le monde
       *[breakfast] montrer votre bouclier à tous
    }
ttt-key-vote = écrire un nom, et pourquoi si vous voulez : { $names }
ttt-key-murder = tuer l’un des Loyaux : { $names }
ttt-key-tempt = au lieu d’un meurtre : une lettre qui demande à quelqu’un de vous rejoindre, avec une ligne de vous si vous voulez
ttt-key-blackmail = il n’y a plus que vous : faites de quelqu’un un Traître, sans lui laisser le choix, avec une ligne de vous si vous voulez
ttt-key-spare = ne tuer personne cette nuit
ttt-key-list = mettre { $count } noms sur la liste de la mort
ttt-key-bet = qui part, ou qui gagne la mission ? Pour ceux qui sont sortis
ttt-key-suspect = qui soupçonnez-vous le plus ? Personne ne le voit avant la fin
ttt-key-letter = devenir Traître, ou rester avec les Loyaux
ttt-key-end = finir la saison maintenant, ou continuer

ttt-help-doubt = dire que vous ne faites pas confiance au joueur 2, que vous lui faites confiance, ou qu’il ment
ttt-help-is = affirmer que le joueur 2 est Traître (ou Loyal)
ttt-help-loyal = dire que vous êtes un Loyal. Personne ne peut se dire Traître.
ttt-help-vote = voter contre le joueur 2 ; ce qui suit est votre raison, que tous verront
ttt-help-enter = laisser passer le temps. On vous interroge à nouveau si quelqu’un vous nomme, après quelques remarques, et quand tous les autres vous attendent.
ttt-help-withdraw = quitter la partie pour de bon ; la saison continue sans vous
ttt-help-players = Les joueurs se désignent par leur numéro ou le début de leur nom. Appelez un robot par son nom et il répondra.

ttt-minute =
    Quelques-uns d’entre vous sont des Traîtres et se connaissent ; les autres sont des Loyaux et ne savent rien.
    Le jour, vous gagnez ensemble de l’argent dans une mission ; les meilleurs ouvrent une porte de l’armurerie : derrière l’une se trouve un bouclier contre le meurtre.
    À la Table ronde tous parlent, puis chacun écrit un nom. Qui a le plus de voix est banni, et dit qui il était.
    La nuit, les Traîtres tuent l’un des Loyaux. Au petit-déjeuner une chaise reste vide.
    Quand il reste peu de monde, la saison finit. S’il y a un Traître parmi eux, les Traîtres emportent tout l’argent. Sinon, les Loyaux qui restent se le partagent.
ttt-rules =
    Les Traîtres, d’après les règles maison danoises du jeu du même nom. Nous ne sommes liés à aucun diffuseur, et les textes sont de nous. Ce que nous avons tranché est signalé.

    La saison. De 6 à 24 joueurs ; autant de jours que la table le dit. Chacun arrive Loyal et dit en secret son envie d’être Traître. La table tire les Traîtres d’après cela : de 6 à 8 joueurs un ou deux, de 9 à 14 deux ou trois, au-delà trois ou quatre ; le nombre est secret, sauf si la table en fixe un. Ils l’apprennent quand chacun regarde sa propre carte, tous au même moment ; dans la seconde moitié, les Traîtres apprennent les noms des autres (notre décision).

    Ce qu’on peut dire. Personne ne se dit Traître. Tout le reste est permis à tous.

    Une journée. Petit-déjeuner, mission, armurerie, Table ronde, nuit. Les missions se relaient : la Chambre forte, le Duel, le Message ; chacune rapporte jusqu’à dix lingots selon le résultat. Les trois meilleurs ouvrent chacun une porte de l’armurerie ; derrière l’une se trouve un bouclier. Seul celui qui ouvre le sait. Il protège du meurtre la nuit suivante et de rien d’autre, et peut être montré au petit-déjeuner.

    La Table ronde. Tous parlent, puis chacun écrit un nom autre que le sien (notre décision). Les votes sont montrés un à un, et celui dont on montre le vote a la parole pour dire pourquoi. Qui a le plus de voix est banni ; si la table le demande, c’est lui qui dit qui il était. Égalité : les ex æquo se défendent, les autres votent entre eux ; encore égalité : une minute de parole et on recommence ; encore : les ex æquo sont saufs et tous revotent ; encore : le sort (notre décision). Une personne exactement est bannie (notre décision).

    La nuit. Elle a deux parties qui durent toujours autant (notre décision), et chacun a quelque chose à y faire. Chaque Traître nomme une décision ; la plus fréquente compte. Ils tuent l’un des Loyaux ; qui a un bouclier survit, et personne n’apprend pourquoi. Un Traître qui montre un bouclier au Conclave peut faire épargner tout le monde (notre décision). Deux Traîtres peuvent tenter quelqu’un au lieu de tuer (selon le livret, trois nuits au moins avant la fin ; jusqu’à douze joueurs, d’ordinaire n’importe quelle nuit, notre décision) : une lettre sans nom (notre décision) ; un oui fait un Traître pour de bon. Un Traître seul doit faire chanter quelqu’un (selon le livret, deux nuits au moins avant la fin), qui n’a pas le choix ; puis les deux tuent. Quand la table ordonne une liste de la mort, personne n’est tué cette nuit-là, et la nuit suivante seulement quelqu’un de la liste.

    Le petit-déjeuner. On entre un par un, et ce n’est qu’au dernier qu’on sait qui manque.

    Le jour final. Il vient avec le dernier jour, ou quand il reste cinq joueurs ou moins (notre décision). Les Tables rondes se suivent jusqu’à quatre. Puis on demande à tous s’il faut finir ; si l’un dit non, il y a une dernière Table ronde. Les Traîtres qui restent emportent tout l’argent ; sinon les Loyaux qui restent se le partagent.

refusal-which_picture = Qu’y avait-il derrière ? Au choix : { $pictures }.
refusal-which_number = Un nombre de { $low } à { $high }, s’il vous plaît.

ttt-recap-who = Qui était qui
ttt-recap-left = là jusqu’à la fin
ttt-recap-joined = Traître, en cours de route
ttt-recap-share = lingots : { $bars }
ttt-recap-right = soupçon juste : { $right } sur { $of }
ttt-recap-votes = Qui a écrit le nom de qui (en gras : celui d’un Traître)
ttt-recap-day = jour { $day }
ttt-recap-banished = bannissement
ttt-recap-nights = Ce qui s’est passé la nuit
ttt-recap-no-traitor = Nuit { $night } : il ne restait aucun Traître, et il ne s’est rien passé.
ttt-recap-night = Nuit { $night }, décision { DE($names) } : { $decided }.
ttt-recap-shield = … mais { $name } avait un bouclier.
ttt-recap-letter = { $answer ->
        [yes] … et { $name } a dit oui.
       *[no] … mais { $name } a dit non.
    }
ttt-result-traitors = { $count ->
        [one] { $names } était Traître jusqu’à la fin, et emporte tout l’argent : { $bars }.
       *[other] { $names } étaient Traîtres jusqu’à la fin, et se partagent tout l’argent : { $bars }.
    }
ttt-result-loyal = { $count ->
        [one] Il ne reste aucun Traître. { $names } emporte l’argent : { $bars }.
       *[other] Il ne reste aucun Traître. { $names } se partagent l’argent : { $bars }.
    }
ttt-result-nobody = Il ne reste personne, et personne ne gagne.
ttt-result-you = Vous gagnez !
ttt-result-not-you = Cette fois, vous ne gagnez pas.
