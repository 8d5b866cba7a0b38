## The lesson of Loyalty or Treachery, step by step (`lesson.py`).

lesson-lt-welcome = You and Ada share one deck. Whoever has more cards when it runs out, wins.
lesson-lt-call = Guess the colour of the top card: Loyalty is red, Treachery black. If you are right, it is yours; if not, it is Ada’s. Say Loyalty.
lesson-lt-loyalty = Right! The seven is yours. With Loyalty you now draw more cards, unseen: a seven is good for two. Take both.
lesson-lt-again = Ada was right too, and her king was good for three. Your turn again: say Loyalty.
lesson-lt-treachery = A jack: good for three. Now try Treachery: lay the king of spades and the four of clubs back on the deck. Ada does not see which.
lesson-lt-sprung = Ada said Loyalty and met your black king. The trap springs! The king is yours again, and you take three of her cards.
lesson-lt-known = Your own four of clubs lies on top now. You know its colour: say Treachery.
lesson-lt-small = A four is good for one card. Take it.
lesson-lt-beware = Ada has laid a card back, crosswise on the deck: her trap. Red or black? Walk into it this once: say Treachery.
lesson-lt-end = Caught! The nine is Ada’s, and two of your cards with it. So think twice when a card lies crosswise. That is the whole game.
