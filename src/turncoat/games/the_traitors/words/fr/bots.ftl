## What bots say at a table of The Traitors; | stands between several ways to say the same. First in their own manner, then facts.

tt-bot-anxious-greet = Bonsoir à tous. Pourvu que tout finisse bien. | Oh, que de monde ! Bonsoir. | J’ai à peine dormi. Bonsoir.
tt-bot-anxious-opening = Je ne sais pas par où commencer. Et vous ? | Je vous en prie, ménageons-nous. | Ce silence me fait peur.
tt-bot-anxious-missing = Oh non, { $name } ! Je n’y crois pas. | { $name }… Ç’aurait pu être n’importe lequel d’entre nous. | Pauvre { $name }. J’ai peur.
tt-bot-anxious-nobody = Tout le monde est là ! Ou faut-il s’en inquiéter ? | Personne ne manque. Ça ne me dit rien qui vaille. | Nous sommes au complet. Mais pourquoi ?
tt-bot-anxious-break = J’ai le cœur qui bat si fort. | Nous ne sommes plus que quelques-uns. Pourvu que ce soit fini. | Il me faut une certitude. L’avons-nous ?
tt-bot-anxious-plea = Par pitié, ne me chassez pas. Ma loyauté est sincère. | Je suis de votre côté ! Demain, vous le regretterez. | Je le jure : je suis des vôtres.
tt-bot-anxious-innocent = Moi ? Non ! Je suis avec les Loyaux. | Pourquoi moi ? Je n’ai rien fait. | Regardez ailleurs, je vous en prie. Je suis avec les Loyaux. | Vous vous trompez sur moi, et ça me fait peur.
tt-bot-anxious-unsure = Je n’en sais vraiment rien encore. | Je change d’avis sans cesse. Plus tard, peut-être. | Aucune idée, et c’est la vérité.
tt-bot-anxious-listening = Oui ? J’écoute. | Qu’y a-t-il ? | Je suis là, je suis là.
tt-bot-anxious-thanks = Merci. Cela m’aide, vraiment. | Oh, merci. | Quel soulagement que quelqu’un le voie.
tt-bot-anxious-shrug = J’ai peur de ne pas suivre. | Pardon, comment ? | Je n’ai pas bien compris.
tt-bot-anxious-agreed = Si vous le pensez… oui. | D’accord. Vite, alors. | Oui. Qu’on en finisse.
tt-bot-anxious-whisper = J’ai pensé à { $name }. Ça vous va ? | { $name }, peut-être ? | Il faut que ce soit { $name }, j’en ai peur.
tt-bot-anxious-must = Je ne veux écrire aucun de ces noms. { $name }, pardon. | Ça me brise le cœur, { $name }.
tt-bot-anxious-feeling = Je ne sais pas pourquoi, mais { $name } me fait peur. | Quelque chose chez { $name } m’empêche de dormir. | Je devine, c’est tout. { $name }.
tt-bot-anxious-out = C’est terrible à regarder. Mais moins dangereux. | Je savais que ce serait moi. Et je ne sais toujours rien. | Pourvu qu’ils ne s’accusent pas à cause de moi.
tt-bot-anxious-lead = J’ai réfléchi. | Je déteste dire ça. | Personne d’autre ne l’a vu ?

tt-bot-blunt-greet = Bonsoir. Au travail. | Voilà donc les menteurs. Bonsoir. | Bon. Qui cache quelque chose ?
tt-bot-blunt-opening = Personne ne parle ? Alors moi. Dites quelque chose, tous. | Allez, crachez le morceau. | Eh bien ? Il y a un Traître ici.
tt-bot-blunt-missing = Ils ont eu { $name }. Quelqu’un ici va le payer. | { $name }, c’est fini. À qui profite le crime ? | Donc, { $name }. Rappelez-vous à qui { $name } en voulait.
tt-bot-blunt-nobody = Tous là. Quelqu’un avait un bouclier, ou ils mijotent quelque chose. | Pas de meurtre ? Ça sent la lettre. | Personne ne manque. Ce n’est pas un hasard.
tt-bot-blunt-break = Nous ne sommes plus beaucoup. Regardez-moi dans les yeux. | Plus d’excuses maintenant. | On en finit aujourd’hui.
tt-bot-blunt-plea = Je suis avec les Loyaux. Bannissez-moi et vous perdez l’un des vôtres. | Vous avez tort. C’est tout. | Regardez mes votes. Puis réfléchissez.
tt-bot-blunt-innocent = Sottises. Je suis avec les Loyaux. | Vous faites fausse route. | Répétez ça avec une preuve. | Faux. Au suivant.
tt-bot-blunt-unsure = Aucune idée encore. | Il me faut des votes, pas des mines. | Trop tôt.
tt-bot-blunt-listening = Quoi ? | Je suis là. Parlez. | Continuez.
tt-bot-blunt-thanks = Bien. | Enfin quelqu’un qui a des yeux. | Bien vu.
tt-bot-blunt-shrug = Aucune idée de ce que cela veut dire. | Hm. | Si ça vous chante.
tt-bot-blunt-agreed = C’est fait. | Ça me va. | D’accord.
tt-bot-blunt-whisper = { $name }. Cette nuit. | Je dis { $name }. | { $name } en sait trop.
tt-bot-blunt-must = J’aimerais mieux pas, mais il faut quelqu’un. { $name }. | Aucun bon choix. { $name }.
tt-bot-blunt-feeling = Mon instinct me dit { $name }. | { $name }. Une impression, mais forte. | La tête { DE($name) } ne me revient pas.
tt-bot-blunt-out = Dehors. Soit. Regardez-les se tromper. | Ils n’ont rien compris. Rien. | Je l’aurais dit, si on m’avait écouté.
tt-bot-blunt-lead = C’est un fait. | Ouvrez les yeux. | C’est simple.

tt-bot-courtly-greet = Bonsoir. C’est un honneur d’être des vôtres. | Soyez tous les bienvenus. Que le meilleur l’emporte. | Bonsoir, chers amis.
tt-bot-courtly-opening = Puis-je proposer que chacun dise ce qu’il a vu ? | Si personne n’y voit d’objection, commençons poliment. | Ce silence ne nous fait pas honneur, mes amis.
tt-bot-courtly-missing = Gardons { DE($name) } un souvenir ému. | Triste matin. { $name } méritait mieux. | La chaise { DE($name) } est vide. J’en ai le cœur lourd.
tt-bot-courtly-nobody = Toutes les chaises sont prises. Voilà qui est curieux. | Une table complète. On se demande pourquoi. | Nul ne manque. Une grâce, ou une ruse.
tt-bot-courtly-break = Ce fut un privilège. Soyons francs à présent. | Nous sommes si peu à rester. Je vous remercie tous. | Finissons-en avec dignité.
tt-bot-courtly-plea = Je vous donne ma parole : je suis avec les Loyaux. | Je vous prie, avec respect, d’y réfléchir encore. | Vous banniriez l’un des vôtres.
tt-bot-courtly-innocent = Je vous assure que je suis avec les Loyaux. | Avec tout mon respect, vous faites erreur. | Sans rancune, mais ce n’est pas moi. | Vous avez ma parole que vous vous trompez.
tt-bot-courtly-unsure = Je ne voudrais nommer personne sans motif. | Pardonnez-moi, mon opinion n’est pas faite. | J’aimerais d’abord entendre les autres.
tt-bot-courtly-listening = À votre service. | Je vous en prie, parlez. | J’écoute, bien entendu.
tt-bot-courtly-thanks = Vous êtes trop aimable. | Je vous en sais gré. | Je vous remercie et tâcherai d’en être digne.
tt-bot-courtly-shrug = J’avoue que cela m’échappe. | Je crains de ne pas avoir suivi. | Cela me dépasse.
tt-bot-courtly-agreed = Comme il vous plaira. | J’y souscris. | Un choix judicieux.
tt-bot-courtly-whisper = Puis-je suggérer { $name } ? | À regret : { $name }. | { $name } commence à nous gêner.
tt-bot-courtly-must = Il m’en coûte de l’écrire. { $name }, pardonnez-moi. | Nul d’entre eux ne le mérite. { $name }, avec mes excuses.
tt-bot-courtly-feeling = Pardonnez-moi, { $name }. Ce n’est qu’une impression. | J’éprouve un malaise au sujet { DE($name) }. | Je ne puis le prouver : { $name }.
tt-bot-courtly-out = D’ici, on voit tellement mieux. | Je leur souhaite bonne chance ; à quelques-uns. | Nous avons eu notre tour, chers amis.
tt-bot-courtly-lead = Je me dois de le rappeler à la table. | À regret, je dois le dire. | Permettez-moi une observation.

tt-bot-wry-greet = Charmant château. Dommage pour les meurtres. | Bonsoir. Je promets d’être affreusement honnête. | Bonsoir. Alors, c’est lequel d’entre vous ?
tt-bot-wry-opening = Ne criez pas tous à la fois. | Quelle animation. Je choisis quelqu’un au hasard ? | Le silence. La langue préférée des Traîtres, et de tous les autres.
tt-bot-wry-missing = { $name } a du retard. Un retard définitif, je crains. | C’était donc le tour { DE($name) }. | Davantage de pain pour nous. Pauvre { $name }.
tt-bot-wry-nobody = Pas un mort. Quelqu’un doit être bien déçu. | Table complète. Même les assassins déjeunent. | Pas de cadavre. Ils avaient sans doute mieux à faire.
tt-bot-wry-break = Nous voilà entre nous. Pas tout à fait heureux, mais entre nous. | Si c’est vous, le Traître : bien joué. Sinon : au plaisir. | Dernière chance d’avouer. Personne ? Je m’en doutais.
tt-bot-wry-plea = Bannissez-moi et savourez la tête que vous ferez. | Je suis avec les Loyaux. C’est d’un ennui, je sais. | Moi aussi, je me soupçonnerais. Ce serait tout de même faux.
tt-bot-wry-innocent = C’est flatteur, mais non. Je suis avec les Loyaux. | Si seulement j’étais aussi habile. | Essayez quelqu’un d’autre. Je suis avec les Loyaux, hélas. | Théorie intéressante. Fausse, mais intéressante.
tt-bot-wry-unsure = Je soupçonne tout le monde à parts égales. On gagne du temps. | Redemandez-moi quand je saurai. Donc jamais. | J’ai une théorie par heure. Celle-ci était mauvaise.
tt-bot-wry-listening = On m’appelle ? | Toujours là, toujours sans reproche. | J’ouvre grand les oreilles.
tt-bot-wry-thanks = C’est touchant. Presque. | C’est inhabituel. Merci. | Attention, je vais rougir.
tt-bot-wry-shrug = Si vous le dites. | C’est profond. | J’y penserai pendant des années.
tt-bot-wry-agreed = Délicieux. | Pourquoi pas. | J’allais dire la même chose.
tt-bot-wry-whisper = { $name } a mauvaise mine. Aidons un peu. | Adieu, { $name }, me semble-t-il. | Je n’ai jamais aimé le rire { DE($name) }.
tt-bot-wry-must = Le moins mauvais des mauvais choix : { $name }. | Rien de personnel, { $name }. Enfin, un peu.
tt-bot-wry-feeling = Sans aucune raison. { $name }. | Question de goût : { $name }. | { $name } sourit aux mauvais moments.
tt-bot-wry-out = Les meilleures places du château. | Être mort repose. Je le recommande. | Encore deux erreurs, à mon avis.
tt-bot-wry-lead = C’est drôle. | Vous l’avez peut-être remarqué. | Corrigez-moi si je me trompe.

tt-bot-reason-spared = { $name } n’a pas voulu écrire le nom { DE($other) }, qui était un Traître. | Quand nous avons banni { $other }, le Traître, { $name } a voté contre quelqu’un d’autre. | Où était { $name } quand nous avons banni { $other }, le Traître ? Pas avec nous. | { $other } était un Traître, et { $name } a écrit un autre nom. | Nous visions { $other }, le Traître, et { $name } regardait ailleurs.
tt-bot-reason-silenced = { $other } en avait après { $name }, et { $other } a péri dans la nuit. | Qui s’en prenait à { $name } ? { $other }. Et qui n’est plus là ? | { $other } doutait { DE($name) }, et n’a pas vu le matin. | { $other } avait { $name } à l’œil. Et { $other } n’est plus là. | Avant cette nuit-là, { $other } avait nommé { $name }.
tt-bot-reason-misled = { $name } a voté contre { $other }, qui était un Loyal. | { $name } a aidé à bannir { $other }, qui était des nôtres. | { $other } était des nôtres, et { $name } y est pour quelque chose. | { $name } est de ceux qui ont chassé { $other }, l’un des nôtres. | Nous avons perdu { $other } à cause de votes comme celui { DE($name) }.
tt-bot-reason-doubted = Nous sommes plusieurs à douter { DE($name) } aujourd’hui. | Trop d’entre nous doutent { DE($name) }. | Quand tant de voix nomment { $name }, j’écoute. | J’entends le nom { DE($name) } de tous côtés aujourd’hui. | Il doit y avoir quelque chose, si tant de gens doutent { DE($name) }.
tt-bot-reason-merit = J’ai écrit le nom { DE($other) }, et c’était un Traître. | Qui a voté contre { $other }, le Traître ? Moi. | Voyez { $other }, le Traître : l’une des voix était la mienne. | J’ai aidé à trouver un Traître, { $other }. Et vous ? | Sans des votes comme le mien, { $other }, le Traître, serait encore assis ici.

## Réponses et remarques de tous les tempéraments ; ce qui a été dit dans une saison n’y est pas redit.
tt-bot-sworn = Je suis avec les Loyaux, et je le dirai autant de fois qu’il le faudra. | Avec les Loyaux, du premier soir au dernier. | À question simple, réponse simple : je suis avec les Loyaux. | Je suis avec les Loyaux. Quelle autre réponse attendre ? | Avec les Loyaux. Voyez mes votes, ils en disent plus long. | Avec les Loyaux en arrivant, avec les Loyaux aujourd’hui. | Demandez-le-moi chaque jour : je suis avec les Loyaux.
tt-bot-innocent = On ne fait pas plus loyal que moi. | Vous verrez que je suis avec les Loyaux, et ce sera trop tard. | Voilà comment les Traîtres gagnent : on s’en prend les uns aux autres. | Je n’ai rien à cacher. Je suis avec les Loyaux. | Mon départ ferait trop plaisir à quelqu’un. | Sans moi, vous perdez une voix contre les Traîtres. | Je suis avec les Loyaux, et j’attendrai que cela se voie. | Vous prenez les choses à l’envers.
tt-bot-protest = Non. | Attendez. | Allons. | Moi, entre tous. | Écoutez-moi. | Pas si vite. | Tiens donc. | Regardez-moi quand vous dites cela.
tt-bot-unsure = J’aimerais en entendre quelques autres avant. | Rien de ce que j’ai vu ne prouve quoi que ce soit. | Laissez-moi encore une nuit. | Je regarde chaque visage et n’apprends rien. | Je compte encore les votes. | Deux noms me viennent, aucun ne me convainc. | J’en saurai plus demain, si je suis encore là.
tt-bot-listening = Je vous suis. | Vous avez toute mon attention. | Oui, ici. | Parlez librement. | À quoi pensez-vous ? | On a dit mon nom.
tt-bot-plea = Voyez à qui profite mon départ. | Je demande un jour de plus. | Mes votes sont là, chacun peut les voir. | Chassez-moi, et il y aura une chaise loyale de moins.
tt-bot-greet = Bonsoir à vous tous. | Voici donc le château. Bonsoir. | Quelle salle. Bonsoir, tout le monde. | Nous y voilà, alors. | Bonsoir. Y a-t-il quelque chose à manger ?
tt-bot-missing = La chaise { DE($name) } reste donc vide. | J’aimais bien { $name }. | Personne ne méritait cela moins { QUE($name) }. | Qui en voulait à { $name } hier ? | J’espérais voir entrer { $name }.
tt-bot-nobody = Tout le monde est descendu. Je recompte. | Quelqu’un a eu de la chance cette nuit. | Une nuit calme. Est-ce une bonne chose ? | Ils n’ont pas pu, ou pas voulu.
tt-bot-must = S’il faut l’un de ceux-là : { $name }. | Je n’écris plus aucun nom de bon cœur. Alors { $name }. | Je n’ai pas de meilleur nom { QUE($name) }. | C’est { $name }, ou quelqu’un que j’aime davantage.
tt-bot-feeling = J’ai observé { $name } au petit déjeuner, et cela m’a suffi. | { $name } écoute plus { QUE($name) } ne parle. | Aucune preuve, seulement { $name } et une mauvaise nuit. | J’en reviens toujours à { $name }. | Chaque fois que je regarde { $name }, { $name } détourne les yeux. | Sans { $name } dans la maison, je dormirais mieux.
tt-bot-nothing-against = Je n’ai rien contre { $name } jusqu’ici. | { $name } ? Pas plus qu’un autre. | Rien ne parle encore contre { $name }. | Je ne commencerais pas par { $name }. | Je ne peux rien dire de mal { DE($name) }. | J’ai observé { $name } et n’ai rien vu.
tt-bot-thanks = Merci. Je m’en souviendrai. | Cela fait du bien à entendre, à cette table. | J’espère m’en montrer digne. | Alors nous sommes deux.
tt-bot-quiet = Très bien, j’écoute un moment. | Comme vous voudrez. Je me tais. | J’en ai assez dit pour l’instant. | Soit, la parole est à vous. | Plus un mot, pour le moment.
tt-bot-voted-yes = Oui, j’ai écrit votre nom. Je le dirais à chacun. | J’ai bien écrit votre nom ; il en fallait un. | C’était mon vote, oui. Montrez-moi que j’avais tort. | C’est votre nom que portait mon ardoise, oui.
tt-bot-voted-no = Non, j’ai écrit le nom { DE($other) }. | Ma voix est allée à { $other }, pas à vous. | Non. C’est { $other } qui a eu ma voix. | Regardez les ardoises : j’ai écrit { $other }.
tt-bot-voted-not-yet = Je n’ai encore aucun vote à défendre. | Nous n’avons pas encore voté, donc non. | Demandez-le-moi après le premier vote.
tt-bot-trust-because = Vous avez écrit le nom { DE($other) } quand il le fallait. Pour cela, oui. | Vous avez voté contre { $other }, le Traître. Cela parle pour vous. | Je me rappelle votre vote contre { $other }, donc oui. | Qui a écrit { $other } a mon oreille, et c’est votre cas.
tt-bot-trust-maybe = Jusqu’ici, je n’ai rien contre vous. | Autant qu’à n’importe qui ici. | Vous ne m’avez donné aucune raison du contraire. | Redemandez-le-moi après le prochain vote. | Autant que possible dans cette maison. | Plus qu’à la plupart, si cela peut aider.
tt-bot-trust-no = Pas aujourd’hui, { $name }. J’ai des doutes. | J’aimerais pouvoir, { $name }. Pas encore. | Franchement, { $name } ? J’en doute. | Je ne mettrais pas ma main au feu pour vous, { $name }.
tt-bot-def-misled = Vous avez écrit le nom { DE($other) }, qui était des nôtres. Et maintenant moi ? | Vous avez aidé à bannir { $other }, qui était des nôtres. Commencez par vous. | Vous étiez tout aussi catégorique pour { $other }, et on a vu la suite.
tt-bot-def-spared = Quand nous avons banni { $other }, j’avais écrit ce nom. Pas vous. | J’ai voté contre { $other }, le Traître. Où était votre voix ? | Ma voix a fait partir { $other }. Pas la vôtre.
tt-bot-def-many = Vous avez déjà montré du doigt la moitié de la table. | Y a-t-il quelqu’un que vous n’accusez pas ? | Vous accusez tout le monde à tour de rôle. Mon tour devait venir.
tt-bot-write = J’écrirai { $name }. | { $name } aura ma voix aujourd’hui. | Mon vote ira à { $name }, et je le dis ouvertement. | J’écrirai { $name }, et j’espère que d’autres le feront. | Sachez-le tous : j’écrirai { $name }. | C’est décidé. J’écrirai { $name }.
tt-bot-write-with = J’avais des doutes au sujet { DE($other) }. Mais j’écrirai { $name }, pour que nos voix aillent ensemble. | Je n’oublie pas { $other }. Aujourd’hui j’écrirai { $name }, comme vous autres. | Écrire chacun un nom différent n’aide personne. J’écrirai { $name }. | Nous sommes assez nombreux à nommer { $name }. J’écrirai { $name } aussi. | Si nous nous dispersons, les Traîtres choisissent. J’écrirai { $name }.
tt-bot-ask = { $name }, qui soupçonnez-vous ? | Vous en pensez quoi, { $name } ? | { $name }, une idée ? | Et vous, { $name }, qui soupçonnez-vous ? | Dites-nous, { $name } : qui soupçonnez-vous ? | Vous n’avez donné aucun nom, { $name }. Une idée ?
tt-bot-out = J’aurais dû le dire plus fort quand je le pouvais. | D’ici, tout a l’air si simple. | Ils cherchent du mauvais côté. | Il y en a un, là-bas, que cela amuse. | Je donnerais cher pour voter encore une fois.

# Ce que les bots écoutent dans ce que les gens écrivent, outre les motifs de tous les jeux (hear-…) : des mots séparés par des virgules.
tt-hear-traitor = traître, traîtres, traîtresse, assassin, assassins
tt-hear-loyal = loyal, loyale, loyaux, loyales, des nôtres
tt-hear-write = j écrirai, j écris, je vais écrire, aura ma voix, a ma voix, mon vote ira à, mon vote va à, je vote contre, je vote pour, je voterai contre, je voterai pour, bannissons, il faut bannir
tt-hear-quiet = tais toi, taisez vous, chut, arrête de parler, arrêtez de parler, parles trop, parlez trop, la ferme, calme toi, calmez vous
tt-hear-voted = voté contre moi, votes contre moi, vote contre moi, votez contre moi, voté pour moi, écrit mon nom, écris mon nom, écrivez mon nom
tt-hear-trust-me = confiance en moi, me fais tu confiance, tu me fais confiance, me faites vous confiance, vous me faites confiance, fais moi confiance, faites moi confiance, tu me crois, me crois tu, vous me croyez, me croyez vous, crois moi, croyez moi

tt-bot-fragment = Mon fragment { $number } : « { $text } ».
