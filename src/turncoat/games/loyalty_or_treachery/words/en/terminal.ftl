## What a player of Loyalty or Treachery types. The first word of each list is the one that is shown.

lt-input-red = r, red
lt-input-black = b, black
lt-input-loyalty = l, loyalty
lt-input-treachery = t, treachery
lt-input-take = take
lt-input-rest = rest
lt-input-resign = resign
lt-input-me = me, m
lt-input-other = other, o
# The letters for hearts, diamonds, spades and clubs, in this order.
lt-input-suits = HDSC

lt-your-turn = Your call:
lt-who-begins = Who begins?
lt-key-red = Loyalty (red)
lt-key-black = Treachery (black)
lt-key-me = you begin
lt-key-other = the other begins
lt-key-loyalty = Loyalty: { $most ->
        [0] the deck is empty, draw no more
        [one] draw none or one more card
       *[other] draw up to { $most } more cards
    }
lt-key-treachery = Treachery: lay { $most ->
        [one] one of your cards
       *[other] up to { $most } of your cards
    } on the deck, the first on top
lt-key-rest = rest: the deck is empty
lt-key-take = { $most ->
        [one] take one card out of { $name }’s pile, or none
       *[other] how many cards you take out of { $name }’s pile
    }

lt-help-call = call Loyalty (red), call Treachery (black); when calling, the words will do
lt-help-loyalty = Loyalty: draw two more cards
lt-help-treachery = Treachery: return K♠ (on top) and Q♥; return nothing
lt-help-take = take three cards when your trap springs
lt-help-rest = do nothing after the last card; give the game up
lt-help-cards = Cards: { $suits }; T is ten. The rank alone will do if you hold only one such card.

refusal-how_many = How many? Write the number after the word, as in l2.
refusal-which_cards = Which cards? Name them, as in t KS QH, or write t 0 to return none.
refusal-which_suit = { $count ->
        [0] There is no { $card } in your pile.
       *[other] You have { $count } of { $card }: add the suit, as in { $card }H.
    }
