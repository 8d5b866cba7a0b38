## Hvordan spil endte, i opgørelser over mange af dem
by-loyalty-or-treachery-cards = på antal kort
by-loyalty-or-treachery-hand = lige store bunker, på bedste hånd
by-loyalty-or-treachery-draw = lige store bunker og lige gode hænder: uafgjort
by-loyalty-or-treachery-resignation = ved opgivelse
