## The drawn table of Loyalty or Treachery. $who is `you` for the reader and `other` for anybody else.

bot-loyalty-or-treachery-random = Random
bot-loyalty-or-treachery-random-about = Plays whatever comes to mind. Good for a first game.
bot-loyalty-or-treachery-novice = Novice
bot-loyalty-or-treachery-novice-about = Counts nothing and acts on a whim. Good company on a first evening.
bot-loyalty-or-treachery-casual = Casual player
bot-loyalty-or-treachery-casual-about = Counts colours, and now and then thinks before drawing.
bot-loyalty-or-treachery-counter = Counter
bot-loyalty-or-treachery-counter-about = Counts colours, weighs every move, and lays traps that cannot be read. A good opponent.
bot-loyalty-or-treachery-searcher = Searcher
bot-loyalty-or-treachery-searcher-about = Thinks ahead through many possible decks. Hard to beat.

lt-card = the { $rank } of { $suit }
lt-rank-2 = two
lt-rank-3 = three
lt-rank-4 = four
lt-rank-5 = five
lt-rank-6 = six
lt-rank-7 = seven
lt-rank-8 = eight
lt-rank-9 = nine
lt-rank-T = ten
lt-rank-J = jack
lt-rank-Q = queen
lt-rank-K = king
lt-rank-A = ace

lt-worth = The chart: how many cards
lt-chart-1 = 2–5
lt-chart-2 = 6–10
lt-chart-3 = J, Q, K, A

lt-now-cut = { $who ->
        [you] Who goes first? Call Loyalty or Treachery.
       *[other] { $name } calls for the first turn.
    }
lt-now-choose = { $who ->
        [you] Choose who begins.
       *[other] { $name } chooses who begins.
    }
lt-now-call = { $who ->
        [you] Your turn: call Loyalty or Treachery.
       *[other] { $name } is calling.
    }
lt-now-last = { $who ->
        [you] The last card: Loyalty or Treachery?
       *[other] The last card: { $name } is calling.
    }
lt-now-action = { $who ->
        [you] Right! Draw more, or set a trap?
       *[other] Right! { $name } may draw more, or set a trap.
    }
lt-now-take = { $who ->
        [you] Your trap sprang!
       *[other] { $name }’s trap sprang.
    }
lt-turning = { $who ->
        [you] You call { $colour }…
       *[other] { $name } calls { $colour }…
    }
lt-turning-last = { $who ->
        [you] The last card! You call { $colour }…
       *[other] The last card! { $name } calls { $colour }…
    }
lt-acting = to move
lt-won = the winner
lt-call-red = Loyalty
lt-call-black = Treachery
lt-ink-red = red
lt-ink-black = black
lt-begin-me = I begin
lt-begin-other = { $name } begins
lt-loyalty-title = Loyalty
lt-loyalty-about = draw more cards, unseen
lt-loyalty-draw = { $count ->
        [0] Loyalty: draw no more
        [one] Loyalty: draw one card
       *[other] Loyalty: draw { $count } cards
    }
lt-rest-button = Rest
lt-treachery-button = { $most ->
        [one] Treachery: set a trap with one card
       *[other] Treachery: set a trap with up to { $most }
    }
lt-take-title = How many do you take?
lt-take-count = { $count ->
        [0] Take none
        [one] Take one card
       *[other] Take { $count } cards
    }
lt-take-unseen = { $count ->
        [one] { $name } takes a card out of the pile.
       *[other] { $name } takes { $count } cards out of the pile.
    }

lt-deck-hold = Deck: hold to see the cards that you returned
lt-returned = { $who ->
        [you] { $count ->
            [one] your trap: 1 card
           *[other] your trap: { $count } cards
        }
       *[other] { $count ->
            [one] { $name }’s trap: 1 card
           *[other] { $name }’s trap: { $count } cards
        }
    }
lt-next-cards = next
lt-goes-to = to { $name }
lt-verdict-right = Right
lt-verdict-wrong = Wrong
lt-last-shown = last shown
lt-nothing-shown = nothing shown yet

lt-pile-open = { $count ->
        [one] Look at your pile: 1 card
       *[other] Look at your pile: { $count } cards
    }
lt-pile-title = Your pile ({ $count })
lt-pile-of = { $name }’s pile
lt-pile-empty = You have no cards yet.
lt-sort = Order
lt-sort-colour = Colour
lt-sort-rank = Rank
lt-sort-won = As won
lt-sort-about = Drag a card to move it.
lt-sort-keys = With keys: Shift and an arrow.
lt-theirs = You know these of { $name }’s
lt-treachery-title = { $most ->
        [one] Return one card
       *[other] Return up to { $most } cards
    }
lt-treachery-about = Tap cards in your pile. The first lies on top: it is the one that gets called.
lt-treachery-set = { $count ->
        [0] Return nothing
        [one] Return this card
       *[other] Return these { $count } cards
    }
lt-tray = Cards to return, topmost first
lt-tray-top = Top of the deck
lt-tray-empty = Nothing chosen yet
lt-tray-add = Choose { $card }
lt-tray-remove = Take back { $card }, number { $place } from the top
lt-tray-full = { $most ->
        [one] One is all you may return.
       *[other] { $most } is all you may return.
    }
lt-tray-one = This table wants exactly one.
lt-trap-wins = If { $name } calls it wrong, you get it back and may take { $most ->
        [one] one card more.
       *[other] up to { $most } cards more.
    }
lt-move-up = Move { $card } up
lt-move-down = Move { $card } down

## Hints for who plays for the first time: one line each

lt-hint-call = Right: the card is yours. Wrong: theirs.
lt-hint-action = A trap springs when they call it wrong.
lt-hint-trap = Crosswise cards are a trap. Guess with care.
