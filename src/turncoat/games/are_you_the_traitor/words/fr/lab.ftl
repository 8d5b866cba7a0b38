## Comment les parties ont fini, dans les rapports sur beaucoup d’entre elles
by-are-you-the-traitor-points = aux points
by-are-you-the-traitor-silence = plus personne ne criait « Stop »
