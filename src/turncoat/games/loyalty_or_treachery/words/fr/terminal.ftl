## Ce que tape un joueur de Loyauté ou Trahison. Le premier mot de chaque liste est celui que l’on montre.

lt-input-red = r, rouge
lt-input-black = n, noir
lt-input-loyalty = l, loyauté
lt-input-treachery = t, trahison
lt-input-take = prends, prendre, p
lt-input-rest = repos
lt-input-resign = abandonner, abandon
lt-input-me = moi, m
lt-input-other = autre, a
# Les lettres de cœur, carreau, pique et trèfle, dans cet ordre.
lt-input-suits = HDSC

lt-your-turn = Votre annonce :
lt-who-begins = Qui commence ?
lt-key-red = Loyauté (rouge)
lt-key-black = Trahison (noir)
lt-key-me = vous commencez
lt-key-other = l’autre commence
lt-key-loyalty = Loyauté : { $most ->
        [0] le paquet est vide, ne tirez rien de plus
        [1] tirez une carte de plus, ou aucune
       *[other] tirez jusqu’à { $most } cartes de plus
    }
lt-key-treachery = Trahison : posez { $most ->
        [1] une de vos cartes
       *[other] jusqu’à { $most } de vos cartes
    } sur le paquet, la première sur le dessus
lt-key-rest = repos : le paquet est vide
lt-key-take = { $most ->
        [1] prenez une carte dans la pile { DE($name) }, ou aucune
       *[other] combien de cartes vous prenez dans la pile { DE($name) }
    }

lt-help-call = annoncer Loyauté (rouge), Trahison (noir) ; pour annoncer, ces mots suffisent
lt-help-loyalty = Loyauté : tirer deux cartes de plus
lt-help-treachery = Trahison : rendre K♠ (sur le dessus) et Q♥ ; ne rien rendre
lt-help-take = prendre trois cartes quand votre piège se referme
lt-help-rest = ne rien faire après la dernière carte ; abandonner
lt-help-cards = Cartes : { $suits } ; T est le dix. La valeur suffit si vous n’en avez qu’une.

refusal-how_many = Combien ? Écrivez le nombre après le mot, comme dans l2.
refusal-which_cards = Quelles cartes ? Nommez-les, comme dans t KS QH, ou écrivez t 0 pour n’en rendre aucune.
refusal-which_suit = { $count ->
        [0] Il n’y a pas { DE($card) } dans votre pile.
       *[other] Vous avez { $count } fois { $card } : ajoutez l’enseigne, comme dans { $card }H.
    }
