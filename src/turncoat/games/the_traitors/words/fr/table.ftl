## Ce qu’on voit et entend à une table de Les Traîtres, quel que soit l’écran.

game-the-traitors = Les Traîtres
about-the-traitors = Le jour, vous gagnez de l’argent et bannissez l’un des vôtres à la Table ronde ; la nuit, les Traîtres assassinent. Ceux qui restent emportent l’argent.
tt-end-yes = En finir
tt-end-no = Voter encore
