## Hvad der er planlagt i en sæson i tempoet »dage«

agenda-the-traitors-arrival = Ankomst
agenda-the-traitors-breakfast = Morgenmad
agenda-the-traitors-mission = Mission
agenda-the-traitors-armoury = Våbenkammeret, hvis I vandt adgang
agenda-the-traitors-round_table = Det Runde Bord
agenda-the-traitors-vote = Afstemningen
agenda-the-traitors-conclave = Nat
agenda-the-traitors-letters = Nat, anden del
agenda-the-traitors-final = Finalen
