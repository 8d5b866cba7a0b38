## Ce que les bots disent à une table d’Êtes-vous le traître ? ; | sépare plusieurs façons de dire la même chose. Chaque façon forme des
## phrases entières, car on les assemble : une entrée en matière, ce qui a été dit ou fait, et ce qu’on en pense.

at-bot-anxious-lead = Oh là là. | J’ose à peine le dire. | Pardonnez-moi. | J’en ai les mains qui tremblent. | Écoutez-moi, je vous prie. | Cela me tracasse depuis un moment.
at-bot-blunt-lead = Franchement. | Allons. | Ça suffit. | Je ne le dirai qu’une fois. | Assez tourné autour du pot. | Ouvrez vos oreilles.
at-bot-courtly-lead = Si vous permettez. | Sauf votre respect. | Un mot seulement. | Chers amis. | Je le dis à regret. | Une petite remarque.
at-bot-wry-lead = Tiens, tiens. | C’est amusant. | Charmant. | Je n’ai pas pu m’empêcher de le remarquer. | Belle soirée pour cela. | Continuez, je vous en prie.

at-bot-turned = { $name } défendait { $other } et dit maintenant le contraire. | { $name } change de refrain au sujet { DE($other) }. | À une minute d’écart, { $name } dit blanc puis noir au sujet { DE($other) }.
at-bot-two-roles = { $name } a été deux personnages dans la même manche. | { $name } raconte une chose, puis une autre. | { $name } a une nouvelle histoire à chaque fois.
at-bot-both-key = { $name } parle d’une clé, { $other } aussi. Il n’y en a qu’une. | { $name } et { $other } ont une clé de trop à eux deux. | { $name } dit « la clé », { $other } dit « la clé ». Il y en a un de trop.
at-bot-accused-me = { $name } s’en prend à moi, et je n’ai rien fait. | { $name } m’a montré du doigt, à ma grande surprise. | { $name } a quelque chose contre moi, allez savoir quoi.
at-bot-accuses-many = { $name } a déjà accusé la moitié de la table. | { $name } montre tout le monde du doigt, à tour de rôle. | { $name } aura bientôt fait le tour des accusations.
at-bot-first = { $name } a ouvert le bal des accusations. | Avant { $name }, on n’accusait encore personne. | C’est { $name } qui a commencé, sans la moindre raison.
at-bot-echo = { $name } ne fait que répéter après { $other }. | { $name } a laissé parler { $other }, puis a dit la même chose. | { $name } reprend les mots { DE($other) }.
at-bot-praises = { $name } défend { $other }, que je surveille. | { $name } a un faible pour { $other }. Je me demande d’où cela vient. | { $name } a des mots bien doux pour { $other }.
at-bot-no-role = { $name } accuse les autres sans rien dire de sa propre carte. | { $name } montre du doigt et cache sa carte. | On entend beaucoup { $name }, mais rien sur sa carte.
at-bot-grudge-me = { $name } s’en est pris à moi à la dernière manche, et c’était une erreur. | { $name } se trompait déjà sur moi tout à l’heure, je ne l’ai pas oublié. | À la manche précédente, { $name } voulait ma tête, pour rien.
at-bot-grudge-wrong = { $name } a crié Stop la dernière fois et désigné { $other } ; on a vu la suite. | { $name } n’avait aucun mal à désigner { $other } à la manche précédente. | { $name } et { $other }, la dernière fois : une belle erreur, et bruyante.
at-bot-grudge-guard = { $name } contait une belle histoire à la dernière manche ; sa carte disait le contraire. | On a déjà entendu { $name } jurer ; cela ne valait rien. | { $name } jouait un rôle la dernière fois, et le jouait bien.

at-bot-agrees = { $name } voit { $other } comme moi. | { $name } a remarqué { $other } aussi. | { $name } et moi, nous avons le même œil sur { $other }.
at-bot-praised-me = { $name } a pris ma défense. | { $name } a eu un mot aimable pour moi. | { $name } s’est mis de mon côté.
at-bot-steady = { $name } raconte la même histoire depuis le début. | { $name } l’a dit une fois et n’en a plus bougé. | { $name } n’a eu qu’une réponse, toujours la même.
at-bot-unaccused = Sur { $name }, on n’entend que du bien. | { $name } a parlé de sa carte, et tout le monde s’en contente. | { $name } a répondu, et cela convient à tous.
at-bot-was-right = { $name } a trouvé { $other } la dernière fois. | { $name } a eu du nez à la manche précédente, avec { $other }. | À la dernière manche, { $name } a désigné { $other }, et c’était juste.

at-bot-anxious-verdict-against = C’est tellement louche. | Cela me fait peur, c’est louche. | Je m’en méfie beaucoup.
at-bot-blunt-verdict-against = Louche. | Je m’en méfie. | C’est plus que louche.
at-bot-courtly-verdict-against = Je trouve cela bizarre. | J’ai un doute, vous m’en voyez navré. | Permettez que je me méfie.
at-bot-wry-verdict-against = Louche est un bien grand mot. Il convient. | Appelez-moi vieux jeu, je me méfie. | C’est délicieusement louche.
at-bot-anxious-verdict-for = Je crois que c’est sincère. | J’ai envie de le croire, et je le crois. | Cela me paraît honnête.
at-bot-blunt-verdict-for = Je le crois. | C’est honnête. | Cela mérite confiance.
at-bot-courtly-verdict-for = J’y vois un signe sincère. | Cela sonne honnête. | Je le crois volontiers.
at-bot-wry-verdict-for = Je le crois, à ma propre surprise. | C’est honnête à pleurer. | Voilà qui est sincère. J’en suis tout retourné.
at-bot-turn-against = J’étais d’un autre avis. Maintenant, c’est louche. | Je retire mes bonnes paroles : je me méfie. | Je voyais cela autrement. Désormais j’ai un doute.
at-bot-turn-for = J’étais d’un autre avis. Maintenant, je le crois. | Je retire ce que j’ai dit : c’est honnête. | J’ai été trop dur. C’est sincère.

at-bot-def-turned = Il y a un instant, vous preniez ma défense. Que s’est-il passé ? | Vous avez vite changé d’avis sur moi. | Vous étiez de mon côté tout à l’heure. Décidez-vous.
at-bot-def-again = Vous disiez déjà cela à la dernière manche, et c’était une erreur. | Encore moi ? Souvenez-vous de la dernière manche. | Vous m’accusiez déjà la dernière fois, et j’étais du bon côté.
at-bot-def-many = Vous avez déjà montré la moitié de la table du doigt. | Y a-t-il quelqu’un que vous n’accusez pas ? | Vous accusez tout le monde. Il fallait bien que mon tour vienne.
at-bot-def-first = C’est vous qui avez commencé à accuser. | Vous accusiez avant qu’on ait dit quoi que ce soit. | Vous avez jeté la première pierre, rappelez-vous.
at-bot-def-no-role = Vous n’avez même pas parlé de votre propre carte. | Commencez donc par votre carte à vous. | Vous demandez beaucoup et ne dites rien de vous.
at-bot-def-role = J’ai parlé de ma carte, et je n’en démords pas. | Vous savez ce que j’ai dit. Rien n’a changé. | Mon histoire est la même qu’avant. Je m’y tiens.
at-bot-def-friend = { $other } me voit d’un autre œil. | Demandez donc à { $other }, qui a pris ma défense. | { $other } semble mieux renseigné sur moi.
at-bot-def-silent = Je n’avais pas encore ouvert la bouche. | Je n’ai pas dit un mot, et c’est déjà moi ? | Jusqu’ici je n’ai fait qu’écouter. Serait-ce un crime ?

at-bot-anxious-innocent = Moi ? Mais je n’ai rien fait, je vous le jure. | Pourquoi moi ? Je suis du bon côté. | Vous faites une terrible erreur. | Je vous en supplie, regardez ailleurs.
at-bot-blunt-innocent = Raté. Au suivant. | Cherchez ailleurs. | Vous nous faites perdre notre temps. | Donnez une raison, et on en reparle.
at-bot-courtly-innocent = Sauf votre respect, vous vous trompez. | Je ne m’en offense point, mais vous faites erreur. | Je vous assure que vous regardez dans la mauvaise direction. | Vous êtes injuste envers moi.
at-bot-wry-innocent = C’est flatteur, mais non. | Si seulement j’étais aussi intéressant. | Jolie théorie. Gardez-la. | Je m’accuserais aussi, par ennui.
at-bot-anxious-thanks = Merci. Cela m’aide, vraiment. | Oh, merci. | Quel soulagement que quelqu’un le voie.
at-bot-blunt-thanks = Bien. | Enfin quelqu’un qui a des yeux. | Bien vu.
at-bot-courtly-thanks = Vous êtes trop aimable. | Je vous en sais gré. | Je vous remercie et tâcherai d’en être digne.
at-bot-wry-thanks = C’est touchant. Presque. | C’est inhabituel. Merci. | Attention, je vais rougir.
at-bot-anxious-listening = Oui ? Je suis là. | Qu’y a-t-il ? | J’écoute, j’écoute.
at-bot-blunt-listening = Quoi ? | Allez-y. | J’entends bien.
at-bot-courtly-listening = À votre service. | Je suis tout ouïe. | Oui, mon ami ?
at-bot-wry-listening = On m’appelle ? | J’ouvre grand les oreilles. | Présent, à peu près.
at-bot-anxious-shrug = J’ai peur de ne pas suivre. | Pardon, comment ? | Je n’ai pas bien compris.
at-bot-blunt-shrug = Aucune idée de ce que cela veut dire. | Hm. | Si ça vous chante.
at-bot-courtly-shrug = J’avoue que cela m’échappe. | Je crains de ne pas avoir suivi. | Cela me dépasse.
at-bot-wry-shrug = Si vous le dites. | C’est profond. | J’y penserai pendant des années.
at-bot-anxious-unsure = Je ne sais vraiment pas encore. | Je change d’avis à chaque instant. | Je ne saurais le dire, vraiment.
at-bot-blunt-unsure = Trop tôt. | Aucune idée pour l’instant. | Il m’en faut plus.
at-bot-courtly-unsure = J’aimerais en entendre davantage avant de nommer quelqu’un. | Je n’ai pas encore d’avis. | Pardonnez-moi, je ne saurais le dire.
at-bot-wry-unsure = Tout le monde à égalité. On gagne du temps. | J’ai une théorie par minute. Toutes ratées. | Demandez-le-moi quand ce sera fini.
at-bot-unsure-of = Au sujet { DE($name) }, je ne sais pas. | { $name } ? Cela peut être l’un ou l’autre. | Rien pour, rien contre { $name } jusqu’ici.
at-bot-feeling = { $name }. Ce n’est qu’une impression. | C’est la façon dont { $name } se tient. | Je n’ai aucune preuve contre { $name }. Je le sens, voilà tout.
at-bot-anxious-propose = Quelqu’un ne devrait-il pas crier Stop ? Je n’en peux plus. | De grâce, que quelqu’un en finisse. | Attendons-nous quelque chose ?
at-bot-blunt-propose = Que quelqu’un crie Stop, ou on y passe la nuit. | Assez parlé. Quelqu’un se décide ? | J’en ai assez entendu. Désignez quelqu’un.
at-bot-courtly-propose = Il serait peut-être temps de crier Stop. | Nous nous sommes tous entendus, je crois. Quelqu’un se décide-t-il ? | Je ne m’opposerais pas à ce que l’on en finisse.
at-bot-wry-propose = On commande le petit déjeuner, ou quelqu’un crie Stop ? | Alors, rien ? On peut aussi vieillir ici ensemble. | Stop, ne dit-on pas. Toujours pas.
at-bot-ask-silent = { $name }, vous êtes bien discrète compagnie. Qui êtes-vous ? | On n’a pas encore entendu { $name }. Qui êtes-vous ? | { $name }, dites quelque chose. Qui êtes-vous ? | Et vous, { $name } ? Qui êtes-vous ?
at-bot-ask-who = { $name }, qui êtes-vous ? | Et votre carte, { $name } ? Qui êtes-vous ? | { $name }, vous n’avez rien dit de vous. Qui êtes-vous ? | Allez, { $name } : qui êtes-vous ?
at-bot-ask-whom = { $name }, qui soupçonnez-vous ? | Qu’en pensez-vous, { $name } ? | { $name }, une idée ? | Alors, { $name }, qui soupçonnez-vous ?
at-bot-told-keyholder = Comme je l’ai dit : la clé est chez moi. | Je l’ai dit. J’ai la clé. | Ma réponse est la même : la clé.
at-bot-told-guard = Comme je l’ai dit : je suis un garde. | Je suis toujours un garde, puisqu’on me le demande. | Garde. Je l’ai déjà dit.
at-bot-told-traitor = Je vous ai dit ce que j’étais. On ne m’a pas cru. | Je l’ai dit. Faites-en ce que vous voudrez.
at-bot-told-good_wizard = Comme je l’ai dit : je suis un gentil magicien. | Je suis un gentil magicien, et je l’étais déjà. | Gentil magicien. Je l’ai déjà dit.
at-bot-told-evil_wizard = Je vous ai dit ce que j’étais. Profitez-en. | Je l’ai dit, et avec le sourire.
at-bot-believed = Je misais à { $percent } % sur { $name }. | J’avais l’œil sur { $name }, à { $percent } %. | { $name }, à { $percent } %, si vous voulez tout savoir.
at-bot-believed-nobody = Je ne cherchais personne. Il me suffisait de sourire. | Je n’avais personne à trouver. Il fallait rester tranquille.

# Ce que les bots écoutent dans ce que les gens écrivent, en plus de ce qui vaut pour tous les jeux (hear-…).
at-hear-keyholder = gardien de la clé, gardienne de la clé, gardien, gardienne, ai la clé, a la clé, tiens la clé, tient la clé
at-hear-guard = garde, gardes
at-hear-traitor = traître, traîtres, traîtresse
at-hear-good_wizard = gentil magicien, gentille magicienne, bon magicien
at-hear-evil_wizard = méchant magicien, méchante magicienne, mauvais magicien
at-hear-evil = méchant, méchante, mauvais
at-hear-good = gentil, gentille
