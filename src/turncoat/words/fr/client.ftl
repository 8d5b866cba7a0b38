## `turncoat sit` et `turncoat mcp` : des programmes à la table de quelqu’un

sit-help = Faire jouer un robot, ou un modèle de langue, à une place d’une table d’un serveur.
sit-where-help = Le code d’une table, ou un jeu, pour ouvrir une table
sit-bot-help = Qui joue, comme dans turncoat sim : counter, module:Classe, command:node bot.mjs, model:NOM
sit-server-help = L’adresse du serveur
sit-name-help = Son nom à la table
sit-fill-help = Laisser des robots prendre toutes les autres places, et commencer
sit-seated = Table { $code }, place { NUMBER($seat) }. La partie commence quand le propriétaire de la table la lance.
sit-over = { $count ->
        [0] La partie est finie. Personne n’a gagné.
        [one] La partie est finie. Qui a gagné : { $names }.
       *[other] La partie est finie. Ont gagné : { $names }.
    } { $refused ->
        [0] Aucun coup n’a été refusé.
        [one] Un coup a été refusé.
       *[other] { $refused } coups ont été refusés.
    }
sit-stood-in = (Mon modèle de langue n’a pas répondu à temps, ou pas de façon sensée : un autre robot a joué pour moi.)
mcp-help = Faire jouer un agent aux tables d’un serveur : un serveur du Model Context Protocol sur l’entrée et la sortie standard.
mcp-name = Agent
mcp-no-answer = Le serveur n’a pas répondu. Le coup a peut-être été joué : regardez la vue.

refusal-bad_server_address = L’adresse d’un serveur commence par http:// ou https:// ; pas « { $address } ».
refusal-server_refused = Le serveur répond : { $text }
refusal-server_unreachable = Le serveur { $address } est injoignable : { $why }.
refusal-seat_lost = La place a été perdue avant la fin de la partie : le serveur n’est plus là, ou quelqu’un d’autre l’a ouverte.
refusal-mcp_table_or_game = Nommez une table ou un jeu pour vous asseoir, et un seul des deux.
refusal-mcp_no_seat = Asseyez-vous d’abord.
refusal-mcp_not_begun = La partie n’a pas commencé. Attendez, ou asseyez-vous avec fill.
