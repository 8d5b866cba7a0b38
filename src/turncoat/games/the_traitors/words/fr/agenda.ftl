## Ce qui est prévu dans une saison au rythme « jours »

agenda-the-traitors-arrival = Arrivée
agenda-the-traitors-breakfast = Petit-déjeuner
agenda-the-traitors-mission = Mission
agenda-the-traitors-armoury = Armurerie, si l’accès a été gagné
agenda-the-traitors-round_table = Table ronde
agenda-the-traitors-vote = Le vote
agenda-the-traitors-conclave = Nuit
agenda-the-traitors-letters = Nuit, seconde partie
agenda-the-traitors-final = La finale
