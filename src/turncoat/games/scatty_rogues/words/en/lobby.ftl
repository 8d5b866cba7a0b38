## Words for the lobby: options, presets and bots.

option-scatty-rogues-first = Who is the youngest?
option-scatty-rogues-first-about = By tradition the youngest begins: hides the first three traps and has the first turn.
option-scatty-rogues-words = Code words
option-scatty-rogues-words-about = Invented by whoever hides a trap, or simply the drawing: for children, small phones and tables of several languages.
option-scatty-rogues-words-own = invented
option-scatty-rogues-words-plain = the drawing
option-scatty-rogues-marker = Show the next door
option-scatty-rogues-marker-about = Shows which door is next, for children and for learning. Otherwise that is to be remembered too.
option-scatty-rogues-count_seconds = Count to five
option-scatty-rogues-count_seconds-about = Seconds a slow player has once somebody counts.
option-scatty-rogues-objection_window = Time to object
option-scatty-rogues-objection_window-about = So many seconds after an answer before the next player may go on. In one room, where all hear each other, 1 instead of 2.
option-scatty-rogues-correct_seconds = Time to correct
option-scatty-rogues-correct_seconds-about = Whoever objects must give the right answer within so many seconds.
preset-scatty-rogues-usual = As usual
preset-scatty-rogues-usual-about = Code words of your own, and the doors are yours to remember.
preset-scatty-rogues-children = With children
preset-scatty-rogues-children-about = The drawing is the word, the next door is shown, and there is more time.
preset-scatty-rogues-quick = For old hands
preset-scatty-rogues-quick-about = Quick counts, quick objections.
