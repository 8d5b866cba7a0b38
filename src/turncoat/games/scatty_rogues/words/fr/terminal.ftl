## Scatty Rogues au terminal. $who vaut `you` pour qui lit, et `other` pour les autres, dont $name est le nom.

# Ce qui se tape, séparé par des virgules ; le premier mot est celui qui est montré.
srt-input-object = o, objection
srt-input-count = c, compter
srt-input-scatty = scatty, scatty rogues
srt-input-decline = non, renoncer
srt-input-say = dire
srt-enter = Entrée
srt-example-word = Coco

# Dessins et signes ; ces noms se tapent.
srt-treasure = trésor
srt-trap-pirate = pirate
srt-trap-parrot = perroquet
srt-trap-chest = coffre
srt-trap-lantern = lanterne
srt-trap-rope = corde
srt-trap-spyglass = longue-vue
srt-trap-crow = corneille
srt-trap-cat = chat
srt-trap-cook = cuisinier
srt-trap-sentry = sentinelle
srt-trap-barrel = tonneau
srt-trap-anchor = ancre
srt-trap-fist = poing
srt-trap-thumb = pouce
srt-trap-victory = victoire
srt-trap-wave = coucou
srt-trap-ear = oreille
srt-trap-crossed = doigts croisés
srt-trap-3 = le nombre 3
srt-trap-5 = le nombre 5
srt-trap-8 = le nombre 8
srt-trap-11 = le nombre 11
srt-trap-14 = le nombre 14
srt-trap-17 = le nombre 17

srt-scatty = Scatty Rogues !
srt-quoted = « { $text } »
srt-says = { $who ->
        [you] Vous : « { $text } »
       *[other] { $name } : « { $text } »
    }
srt-shows = { $who ->
        [you] Vous faites un signe : { $sign }
       *[other] { $name } fait un signe : { $sign }
    }
srt-chat = { $name } dit : { $text }
srt-hides = { $who ->
        [you] Vous cachez un piège derrière la porte { $trove } : { $trap }.
        [table] La table cache un piège derrière la porte { $trove } : { $trap }.
       *[other] { $name } cache un piège derrière la porte { $trove } : { $trap }.
    }
srt-code-word = Son mot de passe : « { $word } ».
srt-sign-is-answer = Le signe lui-même est la réponse.
srt-declined = { $who ->
        [you] Vous ne cachez rien.
       *[other] { $name } ne cache rien.
    }
srt-answered = { $who ->
        [you] Vous avez répondu.
       *[other] { $name } a répondu.
    }
srt-lapsed = { $who ->
        [you] Vous ne dites rien, et le parcours continue.
       *[other] { $name } ne dit rien, et le parcours continue.
    }
srt-called = { $who ->
        [you] Vous criez : « Scatty Rogues ! »
       *[other] { $name } : « Scatty Rogues ! »
    }
srt-counting = { $who ->
        [you] On compte : un, deux, trois… Répondez avant cinq !
       *[other] Un, deux, trois… { $name } doit répondre avant cinq !
    }
srt-slow = { $who ->
        [you] Cinq ! Vous n’avez pas répondu à temps.
       *[other] Cinq ! { $name } n’a pas répondu à temps.
    }
srt-tied = Mains levées en même temps : { $names }. Personne ne peut contester ce tour.
srt-objects = { $who ->
        [you] Vous contestez la réponse { DE($target) } !
       *[other] { $toward ->
            [you] { $name } conteste votre réponse !
           *[other] { $name } conteste la réponse { DE($target) } !
        }
    }
srt-right-was = La bonne réponse : { $said }
srt-door = La porte { $trove } est retournée : { $holds }.
srt-was-due = Il fallait crier Scatty Rogues !
srt-penalty = { $who ->
        [you] Vous prenez une carte de pénalité (−1).
       *[other] { $name } prend une carte de pénalité (−1).
    }
srt-penalty-taken = { $who ->
        [you] Vous avez une carte de pénalité de moins.
       *[other] { $name } a une carte de pénalité de moins.
    }
srt-loot = { $gain ->
        [treasure] { $who ->
            [you] Vous gagnez un trésor (+3).
           *[other] { $name } gagne un trésor (+3).
        }
       *[trap] { $who ->
            [you] Il y avait déjà un piège : { $card }. Il est à vous (−1).
           *[other] Il y avait déjà un piège : { $card }. Il est à { $name } (−1).
        }
    }

srt-you = vous
srt-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
srt-treasures = { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
srt-traps = { $count ->
        [one] { $count } piège
       *[other] { $count } pièges
    }
srt-penalties = { $count ->
        [one] { $count } pénalité
       *[other] { $count } pénalités
    }
srt-traps-left = { $count ->
        [0] plus de pièges
        [one] encore { $count } piège
       *[other] encore { $count } pièges
    }
srt-pile = { $count ->
        [0] plus de pénalités
        [one] { $count } carte de pénalité
       *[other] { $count } cartes de pénalité
    }
srt-is-hiding = cache un piège
srt-is-choosing = prend une pénalité à quelqu’un
srt-is-objecting = conteste
srt-has-turn = doit répondre

srt-your-turn = À vous.
srt-ask-hide = { $last ->
        [yes] Vous cachez le dernier piège : { $trap }.
       *[no] Vous cachez un piège : { $trap }.
    }
srt-ask-penalty = La pile est vide. À qui prenez-vous une carte de pénalité ? { $names }
srt-key-hide = la porte derrière laquelle le cacher
srt-key-hide-word = la porte derrière laquelle le cacher, et un mot de passe qui va avec le dessin
srt-key-decline = ne rien cacher : le piège retourne sur la pile
srt-key-answer = votre réponse : le numéro de la prochaine porte ou, s’il y a un piège, son mot de passe
srt-key-correct = la bonne réponse : un numéro ou un mot de passe
srt-key-sign = faites un signe
srt-key-scatty = criez Scatty Rogues
srt-key-object = { $who ->
        [you] contester
       *[other] contestez : { $name } a tort, et vous savez ce qui est juste
    }
srt-key-count = { $who ->
        [you] compter jusqu’à cinq
       *[other] comptez jusqu’à cinq : { $name } doit répondre avant
    }
srt-key-enter = continuer ; cette page disparaîtra

srt-help-number = dites un numéro
srt-help-word = dites un mot de passe ; entre guillemets, « 7 », tout est un mot
srt-help-sign = faites un signe, par son nom
srt-help-scatty = criez Scatty Rogues, après la porte 18
srt-help-object = contestez la dernière réponse
srt-help-count = comptez jusqu’à cinq quand quelqu’un est lent
srt-help-say = parlez à la table
srt-help-pages = Chaque page n’est montrée qu’une fois : il faut retenir ce qui est caché et dit. Après chaque réponse, on vous demande aussitôt si vous contestez, avant tous les autres.

srt-behind-doors = Derrière les portes, il y avait des pièges :
srt-result = { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

srt-minute =
    Dix-huit portes en cercle, et derrière chacune un trésor, au début.
    À tour de rôle, chacun dit le numéro de la porte suivante : un, deux, trois…
    Mais des pièges sont cachés. Là où il y en a un, ne dites pas le numéro : dites son mot de passe, ou faites son signe.
    Après la porte 18, le joueur suivant crie « Scatty Rogues » et cache un piège de plus ; puis on recommence à la porte 1.
    Qui cache un piège garde ce qu’il y avait là : un trésor vaut +3, un ancien piège −1.
    Quelqu’un s’est trompé ? Contestez, et dites ce qui est juste. Si vous le savez, il prend une carte de pénalité (−1), et vous cachez un piège. S’il avait raison, la pénalité est pour vous.
    Quand le dernier piège est caché, qui a le plus de points gagne.
srt-rules =
    Scatty Rogues est un jeu de Luca Bellini, édité par moses. Verlag. Les textes sont de nous.

    Mise en place. Dix-huit portes, un trésor derrière chacune ; deux cartes de pénalité par joueur dans la pile ; quinze pièges, face cachée, parmi 24 dessins (notre décision). Le premier joueur en cache trois. Ce qu’il y avait là quitte le jeu.

    Les pièges. Une image reçoit un mot de passe de qui la cache ; tous l’entendent une fois. À un signe, on répond en le faisant ; à un nombre, par ce nombre. Deux pièges d’une partie n’ont jamais le même mot, et aucun mot n’est un nombre. Avec l’option words=plain, le dessin lui-même est le mot (notre décision).

    Le parcours. Une réponse par tour, à la porte suivante : son numéro s’il y a un trésor, sinon le mot de passe ou le signe. Rien ne montre quelle porte est la suivante, sauf avec l’option marker. Après la porte 18, on crie Scatty Rogues, on cache un piège et on garde ce qu’il y avait là. Crier à un autre moment est une mauvaise réponse (notre décision).

    Les mots. Majuscules, accents et espaces ne comptent pas, et une lettre fausse est pardonnée dans un mot de cinq lettres ou plus (notre décision).

    Les joueurs lents. Tout autre joueur peut compter jusqu’à cinq. Pas de réponse d’ici là : c’est une erreur. Après une demi-minute, la table compte d’elle-même (notre décision).

    Contester. Jusqu’à la réponse du joueur suivant, tout autre joueur peut contester ; seule la première main compte. Des mains levées en 0,3 seconde sont à égalité (notre décision) : d’abord le moins de points, puis le moins de pénalités ; sinon personne. Qui conteste dit ce qui est juste en huit secondes (notre décision), et la porte est retournée.
    – Le joueur avait raison : qui conteste prend une carte de pénalité.
    – Le joueur avait tort, qui conteste a raison : le joueur prend une carte de pénalité, l’autre cache un piège et garde ce qu’il y avait là.
    – Tous deux avaient tort : chacun prend une carte de pénalité.
    Une erreur que personne ne conteste n’a pas d’effet.

    Les pénalités. Quand la pile est vide, on en prend une à un autre joueur, qui s’en réjouit. Si personne d’autre n’en a, rien ne se passe (notre décision).

    La fin. Quand le dernier piège est caché, la partie est finie : +3 par trésor, −1 par piège, −1 par pénalité. Qui a le plus de points gagne ; à égalité, la victoire est partagée.

refusal-which_door = Quelle porte ? Un numéro de 1 à { $most }, suivi du mot de passe s’il en faut un.
