## Code words that bots give to drawings: the name first, then what else comes to mind. Commas between them.

sr-bot-words-pirate = pirate, Blackbeard, buccaneer, skull and bones, eye patch, wooden leg, ahoy
sr-bot-words-parrot = parrot, Polly, chatterbox, feathers, pretty bird, squawk, biscuit
sr-bot-words-chest = chest, treasure, padlock, strongbox, gold coins, hinges, jackpot
sr-bot-words-lantern = lantern, candle, moonlight, firefly, glow, bright idea, lighthouse
sr-bot-words-rope = rope, knot, lasso, tug of war, spaghetti, snake, skipping
sr-bot-words-spyglass = spyglass, telescope, far away, big eye, horizon, Galileo, look out
sr-bot-words-crow = crow, nevermore, black bird, scarecrow, croak, thief, midnight
sr-bot-words-cat = cat, whiskers, meow, nine lives, mouser, purr, Tiddles
sr-bot-words-cook = cook, soup, ladle, too much salt, chef, dinner time, onions
sr-bot-words-sentry = sentry, halt, who goes there, night watch, sleepyhead, guard, password
sr-bot-words-barrel = barrel, rum, pickles, hoops, roll along, cellar, splash
sr-bot-words-anchor = anchor, harbour, heavy metal, seabed, tattoo, iron, stay put
