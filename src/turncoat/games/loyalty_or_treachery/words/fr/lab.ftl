## Comment les parties ont fini, dans les bilans
by-loyalty-or-treachery-cards = au nombre de cartes
by-loyalty-or-treachery-hand = piles égales, à la meilleure main
by-loyalty-or-treachery-draw = piles et mains égales : nulle
by-loyalty-or-treachery-resignation = par abandon
