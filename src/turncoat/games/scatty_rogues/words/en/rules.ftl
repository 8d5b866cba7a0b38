## The help page of Scatty Rogues: one minute, and every clause. What the rulebook leaves open is marked as ours.

sr-help-title = How to play
sr-help-credit = Scatty Rogues is a game by Luca Bellini, published by moses. Verlag, for three to eight players, in fifteen to thirty minutes. The words and drawings here are ours.
sr-help-minute = In one minute
sr-minute-1 = Eighteen doors stand in a circle, all alike. Behind each lies a treasure. In turn, each of you says the number of the next door: one, two, three…
sr-minute-2 = …but not where a trap is hidden. There you say its code word, or make its sign. Everybody saw which trap went where; it is not shown again.
sr-minute-3 = After the eighteenth door the next player calls “Scatty Rogues!” and hides one more trap. Then it starts again at door one.
sr-minute-4 = Did you hear a mistake? Raise your hand and say what would have been right. If you know it, the other draws a penalty card and you hide a trap. If not, you pay.
sr-minute-5 = Whoever hides a trap takes what was behind that door: a treasure, or somebody’s trap. When all traps are hidden, most points win.
sr-help-kinds = The traps
sr-help-kind = { $kind ->
        [picture] Pictures: whoever hides one gives it a code word.
        [sign] Signs: make them, or tap them.
       *[figure] Figures: the number itself is the code word.
    }
sr-help-worth = What counts in the end
sr-help-points = { $card ->
        [treasure] Treasure: 3 points
        [trap] Trap in your loot: −1 point
       *[penalty] Penalty card: −1 point
    }
sr-help-rules = All the rules
sr-help-rulings = Where the rulebook is silent or can be read in two ways, we decided; such passages are marked.
sr-help-parts = What is in the box
sr-help-setup = Before the game
sr-help-hiding = Hiding a trap
sr-help-walk = The walk
sr-help-objection = Objection
sr-help-end = The end
sr-help-memory = Memory is the game

sr-rule-1 = There are 18 troves in a circle, numbered 1 to 18, each with a door; 18 treasures of three diamonds; traps, each with a skull; and penalty cards. Seen from behind, treasures and traps are the same door.
sr-ruling-1 = All treasures are alike: three points each.
sr-rule-2 = A trap is a picture (a thing, a person or an animal), a sign to make with your hand, or a figure.
sr-ruling-2 = Our deck has 24: twelve pictures, six signs and the figures 3, 5, 8, 11, 14 and 17. The drawings are ours.
sr-rule-3 = Every trove gets a treasure. The penalty pile gets two cards for each player. Fifteen traps are drawn by lot, unseen.
sr-rule-4 = The first player, by tradition the youngest, hides three traps before the game. The doors they replace leave the game unseen and belong to nobody.
sr-rule-5 = The top trap is shown to all. Its hider gives a picture a code word that has to do with it; whether it does, the table judges. A sign is its own answer, and a figure’s number is its code word.
sr-ruling-5 = With “the drawing” as code words, the drawing itself is the word: for children, small phones, and tables of several languages.
sr-rule-6 = No two traps of a game have the same code word, not even one that has left the troves, and no code word is a number in digits. A second one is refused, and another asked for.
sr-rule-7 = The hider puts the trap on any trove, in place of the door that is there. Nobody sees what that door hid before it is loot.
sr-ruling-7 = Everybody sees which trove it is and is told the word, once.
sr-rule-8 = During the game the door that was replaced is the hider’s loot, face up: a treasure counts 3, a trap −1.
sr-rule-9 = The first player begins at trove 1. Turns go clockwise, each at the next trove. You give one answer: the number where you think there is treasure, else the code word or sign of the trap. Nothing shows which trove is next, unless the table was made so.
sr-rule-10 = After trove 18 the next player calls “Scatty Rogues” instead of answering and may hide a trap at once, with loot, or decline. The player after that begins again at trove 1. A call that is due cannot be objected to.
sr-ruling-10 = Whoever declines puts the trap back on the pile, where it is the next to be hidden.
sr-rule-11 = Right is the trove’s number where there is treasure, and the code word or sign where there is a trap. A number may be said in digits or in words, in English, French or Danish: “7”, “seven”, “number seven”. A sign is answered by the sign only.
sr-rule-12 = Mistakes are a wrong number, a number where a trap is (unless it is its code word), a wrong word or sign, a forgotten Scatty Rogues, and being too slow.
sr-ruling-12 = Calling Scatty Rogues when it is not due is a mistake too.
sr-rule-13 = Anybody else may count to five aloud while you have not answered. If you still have not at five, that is a mistake, and may be objected to. There is one count a turn.
sr-ruling-13 = Whoever’s own answer can still be objected to may not start it.
sr-rule-14 = Capitals, accents, spaces, punctuation, an article in front, and British or American spelling do not matter. One wrong, missing or additional letter is forgiven in a code word of five or more, unless that comes closer to another one of this game.
sr-ruling-14 = What is said has no spelling; so it is the word that counts, however it was written down.
sr-rule-15 = A mistake to which nobody objects has no effect, and the walk goes on at the next trove.
sr-ruling-15 = An answer in place of a forgotten Scatty Rogues then counts for trove 1.
sr-rule-16 = Any other player may object until the next player has answered or called, or a count against them has begun. Nobody is told whether an answer was right unless somebody objects.
sr-ruling-16 = The next player has to wait for a moment (2 seconds, or 1 in one room, if not set otherwise), so that nobody is shut out.
sr-rule-17 = There is one objection a turn: the first hand. Of hands at the same time, that of the player with the fewest points counts, then that with fewer penalty cards; if still equal, nobody may object.
sr-ruling-17 = At the same time is within 0.3 seconds.
sr-rule-18 = The objector gives the right answer, in 8 seconds if not set otherwise. Then the door is turned over for all.
sr-ruling-18 = Where no trap is hidden afterwards, it stays open for 3 seconds.
sr-rule-19 = You were right: the objector draws a penalty card.
sr-rule-20 = You were wrong and the correction is right: you draw a penalty card, and the objector may hide a trap at once, with loot, or decline.
sr-rule-21 = You were wrong, and so is the correction, or it is late: both draw a penalty card, and no trap is hidden.
sr-rule-22 = Penalties come first, then the hidden trap; then the door is closed and the table repeats for you what would have been right, a forgotten Scatty Rogues with its trap included.
sr-rule-23 = When the penalty pile is empty, you take a penalty card from another player of your choice, who is glad of it.
sr-ruling-23 = If nobody else has one, nothing happens.
sr-rule-24 = The game ends when the last trap has been hidden. It needs no code word, and the door it replaces is loot.
sr-rule-25 = A treasure counts 3, a trap in your loot −1, a penalty card −1. Most points win; a tie has several winners.
sr-rule-26 = While the game runs, nothing shows what you should remember: neither screen nor chat nor reload. What is said and hidden is told once, to those who are there. The replay afterwards shows it all.
sr-rule-27 = Clocks keep it moving: after 30 seconds the table counts; 10 seconds after a count without answer or objection the turn lapses. Whoever hides has 60 seconds, whoever chooses a penalty card 15; then the table does it.
