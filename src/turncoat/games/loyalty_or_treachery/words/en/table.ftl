## What is seen and heard at a table of Loyalty or Treachery, whatever it is shown on.
## $who is `you` for the reader and `other` for anybody else, whose name is $name. Cards are written by the medium.

game-loyalty-or-treachery = Loyalty or Treachery
about-loyalty-or-treachery = Two players, one deck. Call a colour and draw; then take more, or set a trap with cards of your own.
lt-colour-red = Loyalty (red)
lt-colour-black = Treachery (black)
lt-suit-H = hearts
lt-suit-D = diamonds
lt-suit-S = spades
lt-suit-C = clubs

lt-you = You
lt-deck = Deck
lt-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lt-empty = empty
lt-turn = Turn { $turn } of { $limit }
lt-cut = Who goes first? Whoever is first to call the colour of the top card chooses.
lt-know = You know
lt-know-none = You know none of them.
lt-no-run = nothing returned
lt-run = { $who ->
        [you] { $count ->
            [one] your trap, on top
           *[other] your trap, topmost first
        }
       *[other] { $count ->
            [one] { $name }’s trap, on top
           *[other] { $name }’s trap, topmost first
        }
    }
lt-top-known = The top card is { $card }: you put it there yourself.
lt-top-trap = The top card is a trap of { $name }’s. Call it right, and it is yours.

lt-by-clock = { $who ->
        [you] Your time is up: the table moves for you.
       *[other] { $name }’s time is up: the table moves.
    }
lt-called = { $who ->
        [you] You call { $colour } and draw { $card }.
       *[other] { $name } calls { $colour } and draws { $card }.
    }
lt-cut-right = Right!
lt-cut-wrong = Wrong.
lt-first = { $who ->
        [you] You take the first turn.
       *[other] { $name } takes the first turn.
    }
lt-right = { $who ->
        [you] Right: it is yours.
       *[other] Right: { $name } keeps it.
    }
lt-wrong = { $who ->
        [you] Wrong: it goes to you.
       *[other] Wrong: it goes to { $name }.
    }
lt-trap = { $who ->
        [you] Your trap springs! You may take { $most ->
            [one] one card
           *[other] up to { $most }
        }.
       *[other] A trap! It was laid by { $name }, who may take { $most ->
            [one] one card
           *[other] up to { $most }
        }.
    }
lt-loyalty = { $who ->
        [you] { $count ->
            [0] Loyalty: you draw no more.
           *[other] Loyalty: you draw { $cards }.
        }
       *[other] { $count ->
            [0] Loyalty: { $name } draws no more.
            [one] Loyalty: { $name } draws one more card{ $known ->
                [no] , unseen.
               *[yes] : { $cards }, as you know.
            }
           *[other] Loyalty: { $name } draws { $count } more cards{ $known ->
                [no] , unseen.
                [some] , among them { $cards }, as you know.
               *[yes] : { $cards }, as you know.
            }
        }
    }
lt-treachery = { $who ->
        [you] { $count ->
            [0] Treachery: you return nothing.
           *[other] Treachery: you lay { $cards } on the deck, face down.
        }
       *[other] { $count ->
            [0] Treachery: { $name } returns nothing.
            [one] Treachery: { $name } lays a card on the deck, face down.
           *[other] Treachery: { $name } lays { $count } cards on the deck, face down.
        }
    }
lt-void = { $who ->
        [you] The earlier trap is void: all { $count } returned cards now spring for you.
       *[other] The earlier trap is void: all { $count } returned cards now spring for { $name }.
    }
lt-take = { $who ->
        [you] { $count ->
            [0] You take nothing.
           *[other] You take { $cards }.
        }
       *[other] { $count ->
            [0] { $name } takes nothing.
           *[other] { $name } takes { $cards } out of the pile.
        }
    }
lt-rest = { $who ->
        [you] You rest: that was the last card.
       *[other] { $name } rests: that was the last card.
    }
lt-resign = { $who ->
        [you] You resign.
       *[other] { $name } resigns.
    }

lt-result-cards = { $who ->
        [you] You win, { $most } to { $least }.
       *[other] { $name } wins, { $most } to { $least }.
    }
lt-result-hand = { $who ->
        [you] { $count } cards each, and the better hand is yours: you win.
       *[other] { $count } cards each, and the better hand is { $name }’s: { $name } wins.
    }
lt-result-draw = Equal piles, equal hands: a draw. Nobody was betrayed quite enough.
lt-result-resignation = { $who ->
        [you] The table is yours: you win.
       *[other] The table is { $name }’s: { $name } wins.
    }

lt-hand-high_card = high card
lt-hand-pair = a pair
lt-hand-two_pair = two pairs
lt-hand-triple = three of a kind
lt-hand-straight = a straight
lt-hand-flush = a flush
lt-hand-full_house = a full house
lt-hand-four = four of a kind
lt-hand-straight_flush = a straight flush
