refusal-deck_not_empty = Vous ne pouvez vous reposer que si votre annonce a tiré la dernière carte du paquet.
refusal-card_twice = Une carte ne peut être rendue qu’une fois.
refusal-exactly_one = Après un deux à cinq, cette table veut exactement une carte.
refusal-no_such_card = « { $card } » n’est pas une carte ; les cartes s’écrivent comme KS ou TH.
refusal-not_in_pile = { $card } n’est pas dans votre pile.
