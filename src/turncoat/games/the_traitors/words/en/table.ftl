## What is seen and heard at a table of The Traitors, whatever it is shown on.

game-the-traitors = The Traitors
about-the-traitors = By day you earn silver and banish one of your own at the Round Table; by night the Traitors murder. Whoever is left takes the silver.
tt-end-yes = End it
tt-end-no = Vote again
