## What is planned in a season of the pace “days”

agenda-the-traitors-arrival = Arrival
agenda-the-traitors-breakfast = Breakfast
agenda-the-traitors-mission = Mission
agenda-the-traitors-armoury = Armoury, if access was won
agenda-the-traitors-round_table = Round Table
agenda-the-traitors-vote = The vote
agenda-the-traitors-conclave = Night
agenda-the-traitors-letters = Night, part two
agenda-the-traitors-final = The final
