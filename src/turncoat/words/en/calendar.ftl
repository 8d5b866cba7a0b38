## A calendar to subscribe to

calendar-title = { $game }, table { $table }
refusal-no_calendar = This game does not run by the calendar.
refusal-no_such_calendar = There is no such calendar.
