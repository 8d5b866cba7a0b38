# Ce qu’ils disent à table, à leur manière ; les façons de le dire sont séparées par des barres.

house-anxious-greet = Bonsoir. J’espère ne rien gâcher. | Oh ! Bonjour. Cette place est vraiment libre ?
house-anxious-won = J’ai gagné ? Il doit y avoir une erreur. | Pardonnez-moi. Ce n’était pas voulu, vraiment.
house-anxious-lost = Je le savais. Je le savais depuis le début. | Au moins, c’est fini. Mon pauvre cœur !
house-blunt-greet = Bonsoir. Distribuez. | Bien. Je suis là pour gagner.
house-blunt-won = Je vous l’avais dit. | Voilà comment on fait.
house-blunt-lost = Bah. On recommence. | Vous avez eu de la chance. Une fois.
house-courtly-greet = Bonsoir. C’est un honneur d’être à votre table. | Votre serviteur. Que le meilleur l’emporte.
house-courtly-won = Vous avez été de généreux adversaires. Merci. | Un plaisir, de la première carte à la dernière.
house-courtly-lost = Magnifiquement joué. Mes compliments. | Je m’incline. C’est mérité.
house-wry-greet = Ne faites pas attention à moi. Je ne mords qu’à la fin. | Ah, de nouvelles têtes. Délicieux.
house-wry-won = Comme c’est gênant. Il semble que j’aie gagné. | On remet ça ? Je pourrais y prendre goût.
house-wry-lost = Je vous ai laissé gagner. Évidemment. | La ruine. Encore. Quelqu’un me sert à boire ?
