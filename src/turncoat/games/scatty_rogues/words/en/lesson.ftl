## The lesson of Scatty Rogues, step by step (`lesson.py`).

lesson-sr-welcome = Eighteen doors, a treasure behind each. Ada now hides three traps: see where they go, for nobody will tell you again.
lesson-sr-parrot = A parrot lies behind door 3. In a real game Ada would give it a code word of her own; here its picture is the word. Two more to come.
lesson-sr-walk = Now you walk round in turn, from door 1. For treasure say the door’s number; for a trap its word or sign. In this lesson the next door is marked.
lesson-sr-yours = Door 3 is yours. A number would be wrong here. Open the drawings, and touch what Ada hid.
lesson-sr-object = Bo said 5. But behind door 5 is a trap! Nobody says so unless you do: object, quickly.
lesson-sr-correct = Now you must know better. Which sign did Ada hide behind door 5? Touch it.
lesson-sr-hide = A fist, just as you said. Bo pays a penalty card, and you may hide a trap. Choose door 8, and hide it.
lesson-sr-loot = What lay behind door 8 is your loot: a treasure, three points. Traps and penalties count minus one. Touch the row to see it all.
lesson-sr-number = Your turn: door 6. Nobody has hidden anything there, so say its number.
lesson-sr-end = After door 18 call “Scatty Rogues!” and hide one more. When the last trap is hidden, most points win. In a real game no door is marked!
