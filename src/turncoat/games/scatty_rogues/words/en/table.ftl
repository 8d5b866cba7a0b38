## What is seen and heard at a table of Scatty Rogues, whatever it is shown on.

game-scatty-rogues = Scatty Rogues
about-scatty-rogues = Eighteen doors, all alike. Say each number in turn, but where a trap is hidden, its code word. Who remembers, and who only thinks so?
