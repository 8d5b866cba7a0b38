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
tt-bot-wry-agreed = Délicieux. | Pourquoi pas. | J’allais dire la même chose.
tt-bot-wry-whisper = { $name } a mauvaise mine. Aidons un peu. | Adieu, { $name }, me semble-t-il. | Je n’ai jamais aimé le rire { DE($name) }.
tt-bot-wry-must = Le moins mauvais des mauvais choix : { $name }. | Rien de personnel, { $name }. Enfin, un peu.
tt-bot-wry-feeling = Sans aucune raison. { $name }. | Question de goût : { $name }. | { $name } sourit aux mauvais moments.
tt-bot-wry-out = Les meilleures places du château. | Être mort repose. Je le recommande. | Encore deux erreurs, à mon avis.
tt-bot-wry-lead = C’est drôle. | Vous l’avez peut-être remarqué. | Corrigez-moi si je me trompe.

tt-bot-reason-spared = { $name } n’a pas voulu écrire le nom { DE($other) }, qui était un Traître. | Quand nous avons banni { $other }, le Traître, { $name } a voté contre quelqu’un d’autre.
tt-bot-reason-silenced = { $other } en avait après { $name }, et { $other } a péri dans la nuit. | Qui s’en prenait à { $name } ? { $other }. Et qui n’est plus là ?
tt-bot-reason-misled = { $name } a voté contre { $other }, qui était un Loyal. | { $name } a aidé à bannir { $other }, qui était des nôtres.
tt-bot-reason-doubted = Nous sommes plusieurs à douter { DE($name) } aujourd’hui. | Trop d’entre nous doutent { DE($name) }.
tt-bot-reason-merit = J’ai écrit le nom { DE($other) }, et c’était un Traître. | Qui a voté contre { $other }, le Traître ? Moi.

# What bots listen for in what people type: words with commas between them, without accents if you like.
tt-hear-against = traître, traîtres, traîtresse, soupçonne, suspect, suspecte, doute, ment, mens, menteur, menteuse, coupable, bannir, assassin
tt-hear-for = confiance, loyal, loyale, loyaux, innocent, innocente, honnête, crois
tt-hear-not = pas, jamais, aucun, aucune, non
tt-hear-ask = qui, pourquoi, quoi

tt-bot-fragment = Mon fragment { $number } : « { $text } ».
