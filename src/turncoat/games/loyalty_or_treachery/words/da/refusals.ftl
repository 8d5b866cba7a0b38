refusal-deck_not_empty = Du kan kun hvile, når dit gæt vendte trækbunkens sidste kort.
refusal-card_twice = Et kort kan kun lægges tilbage én gang.
refusal-exactly_one = Efter en toer til femmer vil dette bord have præcis ét kort.
refusal-no_such_card = ”{ $card }” er ikke et kort; kort skrives som KS eller TH.
refusal-not_in_pile = { $card } er ikke i din bunke.
