refusal-deck_not_empty = You can rest only when your call drew the last card of the deck.
refusal-card_twice = A card can be returned only once.
refusal-exactly_one = After a two to five this table wants exactly one card.
refusal-no_such_card = “{ $card }” is not a card; cards are written like KS or TH.
refusal-not_in_pile = { $card } is not in your pile.
