## Words for the lobby: options, presets and bots.

option-are-you-the-traitor-edition = Edition
option-are-you-the-traitor-edition-about = The French rules differ in two points: when two Traitors meet, and what follows a void round.
option-are-you-the-traitor-edition-en = English
option-are-you-the-traitor-edition-fr = French
option-are-you-the-traitor-photo_finish = Photo finish
option-are-you-the-traitor-photo_finish-about = Stops within so many seconds of the first count as simultaneous, and people vote. What suits the table: 0.4 seconds far apart, 3 in one room, where the shout comes before the phone.
option-are-you-the-traitor-photo_finish-usual = what suits the table
option-are-you-the-traitor-pause = Pause between rounds
option-are-you-the-traitor-pause-about = So many seconds for rings and declarations, unless all are ready sooner.
option-are-you-the-traitor-ring_moment = Ring moment
option-are-you-the-traitor-ring_moment-about = So many seconds at the start of each pause are for rings: nobody may declare yet.
option-are-you-the-traitor-round_limit = Time for a round
option-are-you-the-traitor-round_limit-about = After so many seconds without a Stop a round is void; after three such rounds running the game ends.
option-are-you-the-traitor-signals = Glances and signs
option-are-you-the-traitor-signals-about = Looking at somebody and giving silent signs on the screen. In one room you have your eyes.
preset-are-you-the-traitor-usual = As usual
preset-are-you-the-traitor-usual-about = Rounds may take as long as they take.
preset-are-you-the-traitor-quick = Short rounds
preset-are-you-the-traitor-quick-about = A round has eight minutes, a pause thirty seconds.
preset-are-you-the-traitor-french = By the French rules
preset-are-you-the-traitor-french-about = They differ in two points: when two Traitors meet, and what follows a void round.

bot-are-you-the-traitor-timid = Timid
bot-are-you-the-traitor-timid-about = Listens for a long time and calls Stop only when nearly sure.
bot-are-you-the-traitor-steady = Steady
bot-are-you-the-traitor-steady-about = Weighs what is said and calls when the odds are good.
bot-are-you-the-traitor-bold = Bold
bot-are-you-the-traitor-bold-about = Calls as soon as a guess is better than a coin.
