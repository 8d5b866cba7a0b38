## Ce dont un téléphone n’a besoin qu’après l’arrivée : la nuit et les lettres.

tt-know-present = Au Conclave avec vous : { $names }.
tt-know-shown = Bouclier montré ici par { $names }.
tt-know-tempted = { $answer ->
        [yes] { $name } a dit oui : vous voilà trois.
        [no] { $name } a dit non et reste avec les Loyaux.
       *[none] { $name } a une lettre de vous.
    }
tt-know-listing = Sur la liste jusqu’ici : { $names }.
tt-know-suspected = Vous avez nommé { $name }.
tt-named = { $who ->
        [you] { $move ->
            [murder] Vous avez choisi : assassiner { $target }.
            [tempt] Vous avez choisi : tenter { $target }.
            [blackmail] Vous avez choisi : faire chanter { $target }.
            [list] Vous avez mis sur la liste : { $target }.
           *[spare] Vous avez choisi : n’assassiner personne.
        }
       *[other] { $move ->
            [murder] { $name } a choisi : assassiner { $target }.
            [tempt] { $name } a choisi : tenter { $target }.
            [blackmail] { $name } a choisi : faire chanter { $target }.
            [list] { $name } a mis sur la liste : { $target }.
           *[spare] { $name } a choisi : n’assassiner personne.
        }
    }
tt-task-suspect = { $identity ->
        [traitor] Rien à décider pour l’instant. Choisissez une marque et un visage, puis scellez, comme tout le monde : cela ne change rien, et personne ne le lira avant la fin.
       *[loyal] Qui soupçonnez-vous le plus ? Choisissez une marque selon votre certitude, et un visage, puis scellez. Personne ne le lira avant la fin.
    }
tt-task-murder = Le Conclave. Choisissez une marque et un visage, puis scellez ; vous pouvez changer. Le choix le plus fréquent l’emporte.
tt-task-murder-listed = Le Conclave. Cette nuit, on ne peut assassiner que quelqu’un de la liste de la mort. Choisissez une marque et un visage, puis scellez.
tt-task-blackmail = Il ne reste que vous : cette nuit, vous devez faire chanter quelqu’un. Choisissez la marque I et un visage, puis scellez : cette personne n’a pas le choix, et sera Traître comme vous.
tt-task-list = Cette nuit, personne ne meurt : vous écrivez la liste de la mort. Choisissez la marque I et touchez { $count } visages l’un après l’autre (encore une fois pour en ôter un), puis scellez.
tt-mark-murder = Assassiner : la chaise sera vide au petit-déjeuner, sauf bouclier.
tt-mark-tempt = Tenter : une lettre au lieu d’un meurtre. Un oui fait un troisième Traître.
tt-mark-spare = Épargner : personne n’est assassiné cette nuit.
tt-mark-blackmail = Faire chanter : un nouveau Traître, de gré ou de force.
tt-mark-list = La liste de la mort.
tt-mark-show_shield = Montrer votre bouclier au Conclave ; vous pourrez alors épargner.
tt-mark-accept = Oui : Traître désormais.
tt-mark-refuse = Non : rester avec les Loyaux.
tt-book-notes = Vos notes
tt-night-faces = Visages
tt-night-marks = Marques
tt-night-mark = Marque { $mark }
tt-night-seal = Sceller
tt-night-how = Choisissez une marque et un visage, puis scellez.
tt-night-sealed = Scellé. Votre carte dit ce qui compte.
tt-night-line = Écrire une ligne
tt-night-write = Noter
tt-night-hold = Tenez d’abord votre carte.
tt-night-nothing = Ce que vous avez scellé ne compte pas : choisissez une autre marque ou un autre visage.
tt-night-refused = Cela ne compte pas. { $why }
tt-night-unsealed = Vous n’avez encore rien scellé.
tt-night-answered = { $answer ->
        [yes] Vous avez scellé : oui. Vous êtes désormais un Traître.
       *[no] Vous avez scellé : non. Vous restez un Loyal.
    }
tt-night-shown = Vous avez scellé : montrer votre bouclier au Conclave.
tt-mark-none = Ne signifie rien cette nuit.
tt-mark-suspect = { $sure ->
        [0] Je n’en doute pas.
        [1] Je le crois.
       *[2] Une simple impression.
    }
tt-book-suspicion = Nuit { $night } : { $name }. { $sure }
tt-look-first = Tenez votre carte, et que personne ne la voie.
tt-look-waiting = { $looked } sur { $all } ont regardé. Silence.
tt-look-meet = { $identity ->
        [traitor] { $count ->
            [0] Vous êtes seul. Personne d’autre n’est Traître.
           *[other] Traîtres comme vous :
        }
       *[loyal] Les Traîtres apprennent leurs noms. Vous n’en apprenez aucun.
    }
tt-look-nobody = personne
tt-letter-to = À { $name }
tt-letter-tempt = Nous vous avons observé, et nous vous voulons. Soyez des nôtres, Traître dès cette nuit et pour de bon ; ou restez un Loyal, et oubliez cette lettre. Sans réponse, c’est non.
tt-letter-mark = La marque de votre réponse, un visage, puis scellez.
tt-letter-blackmail = { $name } vous fait chanter. Vous n’avez pas le choix : vous êtes désormais un Traître, pour de bon.
tt-letter-together = Cette nuit, vous assassinez à deux : choisissez une marque et un visage, puis scellez.
tt-letter-line = Dans la lettre : « { $line } »
tt-know-line = Écrivez une ligne et laissez-la là en scellant : elle sera dans la lettre.
tt-letter-0 = Personne ne vous soupçonnerait.
tt-letter-1 = Il nous faut quelqu’un d’aussi calme que vous.
tt-letter-2 = L’argent se partage mieux entre amis.
tt-letter-3 = Vous avez jusqu’à l’aube. Réfléchissez bien.
tt-floor-why = Dites pourquoi, en une phrase :
tt-floor-say = Le dire
tt-floor-has = La parole est à { $name }.
tt-floor-0 = { $name } n’a presque rien dit aujourd’hui.
tt-floor-1 = { $name } a trop parlé des autres.
tt-floor-2 = Je regarde les votes { DE($name) }.
tt-floor-3 = Je n’ai aucune preuve, rien qu’une impression.
tt-reveal-hold = Tenez pour montrer qui vous êtes
tt-reveal-holding = Gardez le doigt…
tt-vault-doors = Portes de la chambre forte
tt-vault-asked = Derrière la porte { $door }
tt-vault-verdict = { $right ->
        [yes] { $name } : { $picture }. Juste !
        [no] { $name } : { $picture }. Faux.
       *[late] { $name } n’a rien dit à temps.
    }
tt-goal-vault = Chacun à son tour dit ce que cachait une porte. Tout juste : { $bars } lingots.{ $armoury ->
        [yes] {" "}Les meilleurs vont à l’armurerie.
       *[no] {""}
    }
tt-goal-duel = Annoncez Loyauté ou Trahison. Tout juste : { $bars } lingots.{ $armoury ->
        [yes] {" "}Avec le plus de cartes, on entre dans l’armurerie.
       *[no] {""}
    }
tt-goal-message = Mettez les fragments dans l’ordre, par la seule parole. Tous les raccords justes : { $bars } lingots.{ $armoury ->
        [yes] {" "}Avec le plus de raccords justes, on entre dans l’armurerie.
       *[no] {""}
    }
tt-duel-table = La table
tt-duel-score = { $calls ->
        [0] pas encore d’annonce
        [one] juste : { $right } sur { $calls }
       *[other] justes : { $right } sur { $calls }
    }
tt-duel-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tt-duel-pile = Vos cartes
tt-message-mine = Vos fragments
tt-message-line = La ligne
tt-message-fragment = Fragment { $number }
tt-message-begin = Au début
tt-message-after = Après le fragment { $number }, { $name }
tt-message-lay = Touchez l’endroit où il va
tt-message-move = Vous avez tout posé. Touchez ici un fragment pour le déplacer.
tt-message-none = Rien n’est encore posé. Choisissez un fragment et posez-le.
tt-message-should = Tel qu’il était écrit :
tt-armoury-doors = Portes de l’armurerie
tt-armoury-door = Porte { $door }
tt-armoury-choose = Choisissez une porte
tt-armoury-open = Ouvrir la porte { $door }
tt-armoury-access = Cette nuit, un bouclier protège du meurtre. Seule la personne qui ouvre une porte sait ce qu’elle cachait.
tt-behind-hold = Gardez le doigt ici pour voir
tt-behind-shield = Un bouclier ! Cette nuit, il protège du meurtre.
tt-behind-nothing = Rien. De la poussière.
tt-behind-take = Prendre
tt-behind-leave = Laisser
tt-behind-answered = La porte se referme. C’est votre secret.
tt-end-about = En finir : sans Traître parmi vous, les Loyaux se partagent l’argent ; sinon, les Traîtres prennent tout.
tt-end-choose = Choisissez
tt-end-sure = C’est ma réponse
