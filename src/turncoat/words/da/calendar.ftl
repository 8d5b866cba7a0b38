## En kalender at abonnere på

calendar-title = { $game }, bord { $table }
refusal-no_calendar = Dette spil følger ikke kalenderen.
refusal-no_such_calendar = Den kalender findes ikke.
