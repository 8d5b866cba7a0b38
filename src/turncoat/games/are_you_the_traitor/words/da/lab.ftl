## Hvordan spil sluttede, i rapporter om mange af dem
by-are-you-the-traitor-points = på point
by-are-you-the-traitor-silence = ingen råbte stop længere
