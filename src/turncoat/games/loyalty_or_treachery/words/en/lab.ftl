## How games ended, in reports on many of them
by-loyalty-or-treachery-cards = by cards
by-loyalty-or-treachery-hand = equal piles, by the better hand
by-loyalty-or-treachery-draw = equal piles and hands: drawn
by-loyalty-or-treachery-resignation = by resignation
