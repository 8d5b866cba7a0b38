## A lesson: a game learnt by playing it, at a table of its own.

lesson-title = Lesson
lesson-of = Lesson: { $game }
lesson-you = Novice
lesson-progress = How far along the lesson is
lesson-leave = Leave the lesson
lesson-next = Next
lesson-other = You could, in a real game! Here, touch what glows.
lesson-early = One moment: read the lines at the top first.
lesson-over = You know all that you need. The rest is nerve.
lesson-again = Once more
lesson-to-table = Back to the table
