# Ce que les bots écoutent dans ce que les gens écrivent, dans tous les jeux : des mots séparés par des virgules. Ni les accents ni les
# majuscules ne comptent ; l’apostrophe sépare deux mots. Les noms sont reconnus d’eux-mêmes.

hear-yes = oui, ouais, bon, bah, ben, ecoutez, ecoute, tiens, ah, oh, mais, alors, si
hear-not = non, pas, jamais, aucun, aucune, personne, ni
hear-against = soupçonne, soupçonnes, soupçonnez, suspect, suspecte, suspects, doute, doutes, doutez, me méfie, méfie, louche, louches, bizarre, étrange, coupable, faux, fausse
hear-for = fais confiance, confiance, innocent, innocente, honnête, crois, sincère, fiable, est gentil, est gentille, avec nous, de notre côté
hear-lie = ment, mens, mentez, menti, mentent, menteur, menteuse, bluffe, bluffes, bluffez, mensonge, mensonges, n importe quoi
hear-i-am = je suis, j suis, chuis, moi c est
hear-you = tu, toi, te, vous, votre, vos, ton, ta
hear-they = il, elle, ils, elles, lui
hear-ask = qui, quoi, pourquoi, comment, quel, quelle, quand, où, est ce que, qu est ce
hear-why = pourquoi, comment ça, pour quelle raison
hear-whom = qui soupçonnes tu, qui soupçonnez vous, qui tu soupçonnes, qui vous soupçonnez, tu soupçonnes qui, vous soupçonnez qui, qui est le traître, c est qui le traître, qui sont les traîtres, qui ment, des soupçons, une idée, des idées, vous en pensez quoi, qu en pensez vous, t en penses quoi, qu en penses tu
hear-who-are-you = qui es tu, qui êtes vous, t es qui, tu es qui, vous êtes qui, es tu, êtes vous, ton rôle, votre rôle, ta carte, votre carte, dis nous qui tu es, dites nous qui vous êtes
hear-what-of-you = que penses tu, que pensez vous, tu penses quoi, vous pensez quoi, et que dire, ton avis sur, votre avis sur
hear-common = les, des, une, est, pas, qui, que, quoi, lui, elle, ils, elles, moi, toi, nous, vous, mes, tes, ses, nos, vos, son, sur, par, pour, avec, dans, mais, donc, car, non, oui, tout, tous, rien, bien, mal, bon, ment, dit, dis, fait, fais, sont, suis, ont, sans, plus, trop, peu, cle, garde, gentil, mechant, traitre, magicien, ment, mens, crois, croit, voir, vois, rose, voila, alors, encore, jamais, toujours, personne, quelqu, peut, peux, cest, comme, quand, parce, avant, apres, stop, manche, carte, vrai, faux, cette, cela, celui, celle, meme, leur, leurs, notre, votre, deja, sais, sait
