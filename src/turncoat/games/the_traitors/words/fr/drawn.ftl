## La table dessinée des Traîtres, sur les téléphones. $who vaut `you` pour qui lit et `other` pour toute autre personne, dont le nom est $name.

tt-where = { $phase ->
        [arrival] Arrivée
        [selection] Le choix des Traîtres
        [breakfast] Jour { $day } sur { $days } · Petit-déjeuner
        [mission] Jour { $day } sur { $days } · { $mission ->
            [vault] La Chambre forte
            [duel] Le Duel
            [message] Le Message
           *[other] Mission
        }
        [armoury] Jour { $day } sur { $days } · Armurerie
        [round_table] Jour { $day } sur { $days } · Table ronde
        [conclave] Nuit { $day }
        [final_break] Jour final · Pause
        [end_vote] Jour final · Vote de fin
        [finale] Jour final · La vérité
       *[over] La saison est terminée
    }
tt-until = jusqu’à { $time }
tt-season = La saison jusqu’ici
tt-season-open = où en est la saison
tt-silver = { $bars ->
        [one] { $bars } lingot d’argent
       *[other] { $bars } lingots d’argent
    }
tt-calendar = { $nights ->
        [0] Jour { $day } sur { $days } : le dernier
        [one] Jour { $day } sur { $days }, encore une nuit
       *[other] Jour { $day } sur { $days }, encore { $nights } nuits
    }
tt-others = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
tt-left = Encore en jeu : { $count }
tt-gone = Hors jeu
tt-out-murdered = meurtre découvert le jour { $day }
tt-out-banished = bannissement le jour { $day }
tt-out-withdrawn = départ le jour { $day }
tt-identity = { $identity ->
        [traitor] Traître
       *[loyal] Loyal
    }
tt-about-empty = chaise vide
tt-about-marked = c’est fait
tt-about-shield = montre un bouclier
tt-about-listed = sur la liste de la mort
tt-about-votes = { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }

## Ce qui se passe, et ce qu’on peut faire

tt-now-arrival-watch = Ils arrivent au château, tous Loyaux. Tous ne le resteront pas.
tt-now-arrival = Bienvenue au château. Dites votre souhait, puis « Je suis là ».
tt-now-ready = { $count ->
        [0] Tout le monde est prêt.
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
tt-now-morning = C’est le matin. Qui vient au petit-déjeuner ?
tt-now-comes = { $who ->
        [you] Vous entrez et prenez place.
       *[other] { $name } entre.
    }
tt-now-nobody-else = Plus personne ne vient…
tt-now-empty = { $who ->
        [you] Votre chaise reste vide : les Traîtres ont eu votre peau.
       *[other] La chaise { DE($name) } reste vide : c’est un meurtre.
    }
tt-now-left = Départ du château : { $names }.
tt-now-all-here = Ce matin, personne ne manque. Parlez-en.
tt-now-list = { $you ->
    [yes] Vous êtes sur la liste de la mort : on n’assassinera cette nuit que l’un de vous.
   *[no] On lit la liste de la mort : eux seuls peuvent être assassinés cette nuit.
}
tt-now-vault-open = La chambre forte est ouverte : retenez ce que cache chaque porte.
tt-now-vault-asked = Que cachait la porte { $door } ? Une bonne réponse rapporte de l’argent.
tt-now-vault-turn = { $name } : que cachait la porte { $door } ?
tt-now-vault-waiting = { $count ->
        [0] Tout le monde a répondu.
        [one] Il manque encore une réponse.
       *[other] Il manque encore { $count } réponses.
    }
tt-now-duel-over = Votre duel est fini. Vos annonces justes : { $right } sur { $calls }.
tt-now-duel-watching = Les paires jouent à Loyauté ou Trahison. Les annonces justes rapportent de l’argent.
tt-now-message = { $left ->
        [0] Tous les fragments sont posés. Cela se lit-il bien ?
        [one] Il manque encore un fragment.
       *[other] Il manque encore { $left } fragments. Dites-vous ce que vous avez.
    }
tt-now-message-read = On lit le message.
tt-now-own-mission = Le maître du jeu mène cette mission dans la pièce.
tt-now-armoury = L’armurerie s’ouvre à { $names } : une porte par personne.
tt-now-armoury-open = { $doors ->
        [one] L’armurerie : ouvrez la porte. Elle cache un bouclier, ou rien.
       *[other] L’armurerie : ouvrez une porte. L’une d’elles cache un bouclier.
    }
tt-now-armoury-behind = Gardez le doigt sur le papier : il dit ce que cachait votre porte.
tt-now-talk = Table ronde. Qui est Traître ? Parlez, puis votez.
tt-now-floor = La parole est à vous : dites pourquoi.
tt-now-truth = Vous savez tout, maintenant.
tt-ready-reveal = J’ai dit pourquoi
tt-now-selection-watch = Le château est plongé dans le noir. Chacun regarde sa carte.
tt-now-selection = { $part ->
        [1] Plus un mot. Regardez votre carte, maintenant : qui êtes-vous ?
       *[other] Regardez encore une fois : qui connaissez-vous ?
    }
tt-now-not-ended = Tous ne voulaient pas en finir. Dernière Table ronde : qui est Traître ?
tt-now-vote = Écrivez qui vous bannissez, et pourquoi. C’est définitif.
tt-now-voted = { $count ->
        [0] Tout le monde a écrit.
        [one] C’est écrit. Une personne écrit encore.
       *[other] C’est écrit. { $count } personnes écrivent encore.
    }
tt-now-they-vote = { $count ->
        [0] Tout le monde a écrit.
        [one] Une personne écrit encore un nom.
       *[other] { $count } personnes écrivent encore un nom.
    }
tt-now-runoff = Égalité. Écrivez un de ces noms : { $names }.
tt-now-tied = Vous êtes à égalité ({ $names }) : seuls les autres votent.
tt-now-safe-vote = Encore une égalité. À l’abri : { $names }. Écrivez un autre nom.
tt-now-next-vote = { $who ->
        [you] Maintenant, votre vote…
       *[other] Maintenant, le vote { DE($name) }…
    }
tt-now-shown = { $who ->
        [you] { $by ->
            [you] Vous votez contre vous-même.
           *[other] { $voter } vote contre vous.
        }
       *[other] { $by ->
            [you] Vous avez voté contre { $name }.
           *[other] { $voter } vote contre { $name }.
        }
    }
tt-now-blank = { $who ->
        [you] Vous n’avez écrit aucun nom.
       *[other] { $name } n’a écrit aucun nom.
    }
tt-now-decided = { $who ->
        [you] C’est décidé : la table vous bannit.
       *[other] C’est décidé : { $name }.
    }
tt-now-defend = { $count ->
        [one] Égalité. Défendez-vous : la parole n’est qu’à vous.
       *[other] Égalité. Défendez-vous : seuls les ex æquo ont la parole.
    }
tt-now-defence = { $count ->
        [one] Égalité. { $names } parle, les autres se taisent.
       *[other] Égalité. { $names } parlent, les autres se taisent.
    }
tt-now-talk-again = Encore une égalité : { $names }. Une minute pour parler, puis les autres revotent.
tt-now-lots = Toujours égalité. On tire au sort : { $names }.
tt-now-banished = { $who ->
        [you] La table vous bannit. Levez-vous.
       *[other] On bannit { $name }.
    }
tt-now-asked = { $who ->
        [you] Qui êtes-vous ? Dites-leur la vérité.
       *[other] { $name }, qui êtes-vous ?
    }
tt-now-unasked = { $who ->
        [you] Vous partez, et personne ne demande qui vous étiez.
       *[other] { $name } part, et personne ne demande qui c’était.
    }
tt-now-was = { $identity ->
        [traitor] { $who ->
            [you] Vous étiez un Traître !
           *[other] { $name } était un Traître !
        }
       *[loyal] { $who ->
            [you] Vous étiez un Loyal.
           *[other] { $name } était un Loyal.
        }
    }
tt-now-night = { $part ->
        [1] La nuit. Tenez votre carte : elle dit ce qu’on vous demande.
       *[other] La nuit continue. Tenez encore votre carte.
    }
tt-now-bet = { $about ->
        [mission] Votre pari : qui réussit le mieux la mission ? Touchez un visage.
       *[banished] Votre pari : qui sera banni ? Touchez un visage.
    }
tt-now-bet-on = Vous pariez sur { $name }. Touchez un autre visage pour changer.
tt-now-night-out = La nuit. Qui est Traître ? Votre avis comptera dans le récit.
tt-now-night-watch = La nuit. Quelque part dans le château, les Traîtres se réunissent.
tt-now-break = Plus que quatre. Parlez une dernière fois avant de dire s’il faut en finir.
tt-now-end-vote = Finir la saison ici ? Seulement si tout le monde est d’accord.
tt-now-end-answered = Vous avez répondu. Les réponses seront montrées ensemble.

## Ce qu’on peut faire

tt-ready-arrival = Je suis là
tt-ready-breakfast = À la mission
tt-ready-looking = J’ai tout retenu
tt-ready-mission = C’est fait
tt-ready-message = Laissons-le ainsi
tt-ready-read = Continuer
tt-ready-armoury = Continuer
tt-ready-talk = Passer au vote
tt-ready-talk_again = Passer au vote
tt-ready-defence = J’ai tout dit
tt-ready-final_break = C’est bon
tt-ready-waiting = On attend les autres
tt-wish = Aimeriez-vous être Traître ?
tt-wish-table = Seule la table le lit.
tt-wish-0 = Surtout pas
tt-wish-1 = Pourquoi pas
tt-wish-2 = Oui, volontiers
tt-wish-3 = J’en rêve
tt-wish-said = Noté sur votre carte ; vous pouvez changer.
tt-wish-unsaid = Ne rien dire vaut « Pourquoi pas ».
tt-picture = { $picture ->
        [crown] couronne
        [key] clé
        [owl] hibou
        [rose] rose
        [sword] épée
        [candle] bougie
        [raven] corbeau
        [moon] lune
       *[goblet] gobelet
    }
tt-vote-faces = Qui bannissez-vous ?
tt-vote-reason = Pourquoi ? Ce sera lu avec le nom.
tt-vote-choose = Choisissez un visage
tt-vote-write = Bannir { $name }
tt-slip-number = vote { $number } sur { $of }
tt-slip-blank = Aucun nom
tt-quoted = « { $text } »
tt-stands = { $who ->
        [you] Vous vous levez.
       *[other] se lève.
    }
tt-asked = Qui êtes-vous ?
tt-unasked = { $who ->
        [you] Personne ne demande qui vous étiez.
       *[other] part, et personne ne demande.
    }
tt-identity-told = { $identity ->
        [traitor] Traître
       *[loyal] Loyal
    }
tt-list = La liste de la mort
tt-show = Montrer un bouclier
tt-show-about = Tout le monde verra votre bouclier, si vous en avez un.
tt-show-sure = Montrer
tt-you-are-out = { $how ->
        [murdered] Les Traîtres ont eu votre peau. Vous voyez ce que tous voient, et parlez avec les autres éliminés.
        [banished] La table a voulu votre départ. Vous voyez ce que tous voient, et parlez avec les autres éliminés.
       *[withdrawn] Vous avez quitté la saison. Vous voyez ce que tous voient, et parlez avec les autres éliminés.
    }
tt-watching = Vous regardez.
tt-leave = Quitter la saison…
tt-leave-about = Vous partez pour de bon : vous ne pourrez ni revenir ni gagner, et personne ne saura qui vous étiez. Pendant un vote ou une nuit, le départ attend la fin ; d’ici là, faites en silence ce qu’on vous demande.
tt-leave-sure = Partir pour de bon
tt-leave-stay = Rester
tt-leave-waits = Vous partirez dès que ceci sera fini. D’ici là, vous pouvez faire ce qu’on vous demande.

## La carte, et ce qu’elle dit tant qu’on la tient

tt-card = Votre carte
tt-card-hold = Gardez le doigt ici pour lire votre carte
tt-you-are = { $identity ->
        [traitor] Vous êtes un Traître
       *[loyal] Vous êtes un Loyal
    }
tt-goal = { $identity ->
        [traitor] Assassinez la nuit, ayez l’air innocent le jour. S’il reste un Traître à la fin, les Traîtres prennent tout l’argent.
       *[loyal] Démasquez et bannissez les Traîtres. S’il n’en reste aucun à la fin, les Loyaux se partagent l’argent.
    }
tt-sees-all = Vous voyez tout. Les Traîtres :
tt-know-wish-unsaid = Votre souhait : rien dit encore.
tt-know-wish-0 = Votre souhait : surtout pas Traître.
tt-know-wish-1 = Votre souhait : Traître, pourquoi pas.
tt-know-wish-2 = Votre souhait : Traître, volontiers.
tt-know-wish-3 = Votre souhait : Traître, vous en rêvez.
tt-know-fellows = Traîtres que vous connaissez : { $names }.
tt-know-alone = Vous ne connaissez aucun autre Traître.
tt-know-blackmailed = { $name } vous a fait chanter.
tt-know-shield = Vous avez un bouclier pour la nuit.
tt-know-no-shield = Vous n’avez pas de bouclier.

## Paroles

tt-talk = Parler
tt-talk-unread = { $count ->
        [one] { $count } nouvelle ligne
       *[other] { $count } nouvelles lignes
    }
tt-talk-empty = Personne n’a encore rien dit.
tt-talk-out = entre éliminés
tt-talk-with-all = Parler à toute la table
tt-talk-among-out = Parler entre éliminés
tt-aloud = { $silent ->
        [yes] Silence.
       *[no] Parlez entre vous.
    }
tt-claim-title = Dire devant tous :
tt-claim-silent = Ce n’est pas à vous de parler maintenant.
tt-claim-am = Je suis un Loyal.
tt-claim-is = { $role ->
        [traitor] { $who ->
            [you] Vous êtes un Traître.
           *[other] { $name } est un Traître.
        }
       *[loyal] { $who ->
            [you] Vous êtes un Loyal.
           *[other] { $name } est un Loyal.
        }
    }
tt-claim-trust = { $who ->
        [you] J’ai confiance en vous.
       *[other] J’ai confiance en { $name }.
    }
tt-claim-doubt = { $who ->
        [you] Je me méfie de vous.
       *[other] Je me méfie { DE($name) }.
    }
tt-claim-lie = { $who ->
        [you] Vous mentez.
       *[other] { $name } ment.
    }
tt-news-mission = { $bars ->
        [0] La mission n’a rien rapporté.
        [one] La mission a rapporté { $bars } lingot d’argent.
       *[other] La mission a rapporté { $bars } lingots d’argent.
    }
tt-news-banished = { $identity ->
        [traitor] Bannissement : { $names }, Traître.
        [loyal] Bannissement : { $names }, Loyal.
       *[unknown] Bannissement : { $names }.
    }
tt-news-missing = Absence au petit-déjeuner : { $names }.
tt-news-nobody_missing = Personne ne manque au petit-déjeuner.
tt-news-withdrawn = Départ en cours de saison : { $names }.
tt-news-list = La liste de la mort : { $names }.
tt-news-final_day = C’est le jour final.
tt-news-end_vote = Les réponses au vote de fin sont montrées.
tt-news-end = La saison est terminée.
tt-news-not_asked = Personne ne demande qui c’était : { $names }.
tt-news-undone = Le maître du jeu est revenu un pas en arrière.
tt-news-lots = On tire au sort : { $names }.

## Un maître du jeu

tt-host = Maître du jeu
tt-wish-host = Seul le maître du jeu le lit.
tt-now-paused = Le maître du jeu a mis la saison en pause. Vous pouvez continuer à parler.
tt-now-wait-select = Fermez les yeux. Le maître du jeu fait le tour et choisit les Traîtres.
tt-now-wait-mission_result = La mission est finie. Le maître du jeu compte l’argent.
tt-now-wait-open_vote = Le maître du jeu ouvre le vote.
tt-now-wait-tie = Toujours égalité : { $names }. Le maître du jeu tranche.
tt-now-wait-ask_identity = { $who ->
        [you] La table vous bannit. Le maître du jeu demandera-t-il qui vous êtes ?
       *[other] On bannit { $name }. Le maître du jeu demandera-t-il ?
    }
tt-now-wait-death_list = Le maître du jeu réfléchit.
tt-now-wait-offer_end = Le maître du jeu réfléchit.
tt-host-mission-title-now = La mission du jour
tt-host-mission-listen = Écoutez le maître du jeu. Ce que vous gagnez ensemble va sur la pile.
tt-news-identity = { $identity ->
        [traitor] { $names } : Traître.
       *[loyal] { $names } : Loyal.
    }
tt-news-warned = Avertissement du maître du jeu à { $names } : { $text }

## Conseils de première fois : une ligne chacun

tt-hint-talk = Touchez un visage pour dire votre avis.
tt-hint-vote = Ce qui est écrit reste, et sera lu.
tt-hint-night = La nuit, tous les écrans se ressemblent.
tt-hint-breakfast = Qui ne vient pas s’asseoir n’est plus en jeu.
tt-now-break-on = Tous ne voulaient pas en finir. On continue.
