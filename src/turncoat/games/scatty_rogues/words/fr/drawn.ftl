## La table dessinée de Scatty Rogues. $who vaut `you` pour qui lit et `other` pour toute autre personne, nommée $name ;
## de même $objecting pour qui objecte, soit $objector. $who vaut `watcher` pour qui ne peut pas objecter.

sr-trap-name = { $trap ->
        [pirate] Pirate
        [parrot] Perroquet
        [chest] Coffre
        [lantern] Lanterne
        [rope] Corde
        [spyglass] Longue-vue
        [crow] Corneille
        [cat] Chat
        [cook] Cuisinier
        [sentry] Sentinelle
        [barrel] Tonneau
        [anchor] Ancre
        [fist] Poing
        [thumb] Pouce levé
        [victory] Victoire
        [wave] Coucou
        [ear] Oreille tirée
        [crossed] Doigts croisés
       *[other] Nombre { $trap }
    }
sr-treasure = Trésor
sr-penalty = Carte de pénalité

sr-troves = Les dix-huit portes
sr-trove = Porte { $trove }
sr-trove-next = Porte { $trove }, la prochaine
sr-behind = derrière la porte { $trove }
sr-goes-to = derrière la porte { $trove }
sr-quoted = « { $text } »
sr-traps-left = { $count ->
        [0] le dernier piège
        [one] puis encore { $count } piège
       *[other] puis encore { $count } pièges
    }
sr-thinks = Qu’est-ce qui suit ?
sr-count-at = On compte : { $count }

sr-now-turn = { $who ->
        [you] À vous !
       *[other] C’est à { $name }.
    }
sr-now-window = { $who ->
        [you] Une objection ?
        [watcher] Une objection contre { $name } ?
       *[other] { $name } se trompe ? Objection !
    }
sr-now-count = { $who ->
        [you] Répondez avant cinq !
       *[other] { $name } doit répondre avant cinq !
    }
sr-now-slow = { $who ->
        [you] Trop tard ! Une objection ?
        [watcher] Trop tard pour { $name }. Une objection ?
       *[other] Trop tard pour { $name }. Objection !
    }
sr-now-tied = { $names } en même temps : pas d’objection.
sr-now-hides = { $who ->
        [you] Vous cachez un piège.
       *[other] { $name } cache un piège. Regardez où !
    }
sr-now-hides-last = { $who ->
        [you] Vous cachez le dernier piège.
       *[other] { $name } cache le dernier piège.
    }
sr-now-hide-word = Un mot de passe, et une porte.
sr-now-hide-door = Derrière quelle porte ?
sr-now-hide-last = Le dernier piège ! Quelle porte ?
sr-now-correct = Objection ! Quelle est la réponse ?
sr-now-objects = { $who ->
        [you] Objection ! { $objector } vous reprend.
       *[other] Objection ! { $objector } reprend { $name }.
    }
sr-now-penalty = { $who ->
        [you] À qui prenez-vous une pénalité ?
       *[other] { $name } prend une pénalité à quelqu’un.
    }
sr-verdict-unjustified = { $who ->
        [you] Vous aviez raison. { $objector } paie.
       *[other] { $name } avait raison. { $objecting ->
            [you] Vous payez.
           *[other] { $objector } paie.
        }
    }
sr-verdict-both_wrong = { $who ->
        [you] Vous aviez tort, et { $objector } aussi !
       *[other] { $name } avait tort, et { $objecting ->
            [you] vous
           *[other] { $objector }
        } aussi !
    }
sr-verdict-caught = { $who ->
        [you] { $objector } a relevé votre erreur.
       *[other] { $objecting ->
            [you] Vous avez
           *[other] { $objector } a
        } relevé l’erreur { DE($name) }.
    }

sr-pad = Votre réponse
sr-word = Un mot…
sr-say = Dire
sr-scatty = Scatty Rogues !
sr-scatty-call = Scatty Rogues !
sr-drawings = Dessins
sr-count = Compter
sr-object = Objection !
sr-hand-up = Main levée !
sr-code-word = Votre mot de passe
sr-choose-door = Choisissez une porte
sr-hide-behind = Cacher derrière la porte { $trove }
sr-decline = Ne rien cacher
sr-table = La table
sr-said = { $name } : { $text }
sr-hid = { $name } : { $trap } derrière la porte { $trove }
sr-declined = { $name } ne cache rien.
sr-watching = Vous regardez la partie.

sr-loot = Butin et pénalités
sr-loot-open = Butin et pénalités de tout le monde
sr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sr-tally = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : trésors { $treasures }, têtes de mort { $skulls }.
sr-active = Doit jouer.
sr-left = Pièges à venir : { $traps }. Cartes de pénalité dans la pile : { $penalties }.

sr-talk = Dire quelque chose
sr-talk-about = Tout le monde le voit un instant, et rien n’en est gardé.
sr-speak = Dicter un mot
sr-speak-about = Votre navigateur peut écrire ce que vous dites. Pour cela, il envoie peut-être le son à l’entreprise qui le fabrique. Turncoat ne reçoit que le mot et ne le garde nulle part.
sr-speak-agree = Écoutez-moi
sr-speak-not = Non, j’écris

sr-you-win = Vous gagnez !
sr-you-share = Victoire partagée !
sr-wins = { $names } gagne avec { $points } !
sr-share = { $names } se partagent la victoire avec { $points } !

## Conseils de première fois : une ligne chacun

sr-hint-watch = Retenez où il va : personne ne le redira.
sr-hint-answer = À vous : dites le numéro suivant, ou son piège.
sr-hint-object = Faux ? Objection ! Mais si c’est juste, vous payez.
