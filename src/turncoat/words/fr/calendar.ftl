## Un calendrier auquel s’abonner

calendar-title = { $game }, table { $table }
refusal-no_calendar = Ce jeu ne suit pas le calendrier.
refusal-no_such_calendar = Ce calendrier n’existe pas.
