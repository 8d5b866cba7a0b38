## The rules of Loyalty or Treachery, for players. "(our ruling)" marks what the rulebook leaves open.

lt-minute =
    On your turn, call Loyalty (red) or Treachery (black) and draw the top card.
    Wrong: the card goes to the other player, and your turn is over.
    Right: the card is yours, and you choose.
    – Loyalty: draw more cards for your pile, unseen.
    – Treachery: lay cards of your own face down on the deck, as a trap. If the other calls one of them wrong, you get it back and take more from their pile.
    When the deck is empty, most cards wins.
lt-chart = How many, by the card drawn: 2 to 5, one; 6 to 10, two; J, Q, K and A, three.
lt-rules =
    Setting up. The deck is shuffled and the piles are empty. A player chosen by lot (our ruling) calls a colour and turns the top card; then the other, in turn. Whoever is first to be right chooses who begins. The turned cards are seen by both; afterwards all go back, and the deck is shuffled again (our ruling).

    A turn. Call Loyalty for red or Treachery for black, then draw the top card and show it. Wrong: it goes to the other pile and the turn ends. Right: it goes to your pile, and you must choose Loyalty or Treachery. The chart gives the number for the card drawn: 2 to 5 one, 6 to 10 two, jack, queen, king and ace three.

    Loyalty. Draw up to that many cards from the deck into your pile, unseen by the other player (our ruling); none is allowed (our ruling), unless the table plays the chart strictly. Nothing is called, so no trap springs.

    Treachery. Lay up to that many cards of your pile on top of the deck, in an order of your choice; the card just drawn may be among them. The other player sees how many, not which (our ruling). They are now returned cards, and yours. Returning none changes nothing (our ruling).

    The trap. Whoever calls wrong on a card that the other player returned loses the card, and the other may take blind from their pile, up to the number of that card. Which cards is left to luck; both see what was taken (our ruling). An empty pile: nothing to take. To call wrong on your own returned card only loses the card.

    Trap upon trap. Lay cards on top of the other’s returned cards, and all returned cards in the deck are yours, the earlier ones too (our ruling).

    The last card. If your right call drew it you may rest instead of acting. Treachery is still possible, and play goes on with the cards it returned.

    The end. The game ends when a turn is over and the deck is empty; a sprung trap is settled first. Most cards wins. Equal piles: the better five-card poker hand out of each pile wins; suits are equal, and an ace is high or low in a straight. Fewer than five cards make only pairs, three or four of a kind and high cards. Equal hands: a draw (our ruling).

    Limits of the table. After a number of turns (500 unless set otherwise) the game ends with the piles as they are (our ruling). Whoever thinks longer than the time for a move has the table move for them: a colour by lot, themselves to begin, no more cards drawn, the most taken (our ruling).
