## Pourquoi le serveur a refusé quelque chose.

refusal-no_such_table = Il n’y a pas de table « { $table } ». Vérifiez les lettres.
refusal-bad_token = Ce lien n’ouvre aucune place : cette table n’existe pas, ou le secret de la place a été remplacé. Demandez un nouveau lien à l’hôte de la table.
refusal-not_owner = Seul l’hôte de la table peut faire cela.
refusal-only_in_lobby = Cela ne se change qu’avant le début de la partie.
refusal-only_in_play = Cela ne se fait que pendant la partie.
refusal-already_started = Cette partie a déjà commencé. Vous pouvez la regarder.
refusal-table_full = Toutes les places sont prises. Vous pouvez regarder.
refusal-name_taken = Quelqu’un s’appelle déjà « { $name } » ici.
refusal-bad_text = Un message compte de 1 à { $length } caractères visibles.
refusal-muted = L’hôte de la table vous a retiré la parole.
refusal-sent_away = L’hôte de la table vous a demandé de partir.
refusal-not_watching = Cette personne ne regarde plus.
refusal-already_seated = Vous avez déjà une place à cette table.
refusal-not_asked = L’hôte de la table ne vous a pas demandé votre place.
refusal-no_voice = Pour parler à la table, il faut un nom.
refusal-not_seated = Vous regardez ; seuls les joueurs peuvent faire cela.
refusal-seats_open = { $number ->
        [one] Une place est encore libre.
       *[other] { $number } places sont encore libres.
    }
refusal-seat_not_open = Cette place est prise.
refusal-seat_not_person = Il n’y a personne à cette place.
refusal-no_more_seats = Ce jeu a { $most } places au plus.
refusal-seats_needed = Ce jeu demande { $least } places au moins.
refusal-not_away = Cette personne est là.
refusal-not_away_long = { $seconds ->
        [one] Cette personne peut encore revenir : attendez une seconde.
       *[other] Cette personne peut encore revenir : attendez { $seconds } secondes.
    }
refusal-no_stand_in = Aucun robot ne joue pour vous.
refusal-stand_in_plays = Un robot joue pour vous en ce moment. Reprenez d’abord votre place.
refusal-too_fast = C’était trop à la fois. Attendez un instant.
refusal-talk_too_fast = C’est beaucoup à la fois : laissez parler les autres.
refusal-chat_later = Pas maintenant : pendant la partie, parlez dans le jeu, quand il vous le permet.
refusal-react_later = Pas maintenant : on réagit quand on peut parler.
refusal-react_too_fast = Que de réactions ! Attendez un instant.
refusal-too_many_people = Vous êtes { $number }, et ce jeu a { $most } places au plus.
refusal-not_hosted = Cette table n’a pas de place pour un maître du jeu.
refusal-host_taken = Il y a déjà un maître du jeu.
refusal-host_sits = { $name } occupe la place du maître du jeu. La table pourra mener seule quand cette place sera libre.
refusal-name_reserved = Personne ne peut s’appeler { $name } ici : on vous prendrait pour la table elle-même.
# Names that nobody can take: what the host, the table and the screen are called.
reserved-names = Hôte|L’hôte|Maître du jeu|Le maître du jeu|Table|La table|Écran|Grand écran|Spectateur|Spectatrice|Serveur
refusal-too_many_watchers = Cette table a déjà { $most } spectateurs. Revenez quand quelqu’un sera parti.
refusal-host_decides = Seul le maître du jeu peut transférer sa place sur un autre téléphone. En son absence, c’est la table qui décide.
refusal-host_needed = Il n’y a pas encore de maître du jeu. Quelqu’un doit prendre cette place, ou la table mène seule.
refusal-in_doubt = Il n’est pas certain que cela ait été enregistré. Réessayez.
refusal-forgetful = Dans ce jeu, rien n’est dit deux fois : ce que vous avez manqué est perdu.
refusal-too_long = C’est trop long : { $bytes } octets au plus.
refusal-bad_message = Ce message n’est pas compris : voyez « { $field } ».
refusal-not_json = Ce message n’est pas du JSON.
refusal-hello_first = Le premier message doit être « hello ».
refusal-hello_late = Il n’y a pas eu de « hello » en { $seconds } secondes.
refusal-wrong_table = Cette connexion a été ouverte pour la table « { $addressed } », mais son « hello » nomme « { $named } ».
refusal-hello_twice = Le « hello » a déjà été dit.
refusal-too_many_tables = D’un même endroit, on peut ouvrir { $most } tables par heure. Attendez un peu.
refusal-too_many_connections = Le serveur est plein. Réessayez plus tard.
refusal-house_full = Il n’y a plus de code libre pour une nouvelle table.
refusal-not_over = La partie n’est pas encore finie.
refusal-wrong_origin = Cette requête vient d’une page qui n’est pas la nôtre.
refusal-bad_proxy = « { $proxy } » n’est ni une adresse ni un réseau. Donnez par exemple 127.0.0.1 ou 10.0.0.0/8.
refusal-certificate_unusable = Le certificat dans { $folder } est inutilisable : { $why }.
refusal-wrong_host = Ce serveur ne s’appelle pas « { $host } ». S’il doit porter ce nom, démarrez-le avec --name { $host }.
refusal-only_from_here = Seules les requêtes de la machine du serveur, ou munies du jeton de l’exploitant, reçoivent une réponse.
refusal-no_such_page = Il n’y a rien à cette adresse.
refusal-no_such_method = Cette adresse n’accepte pas ce genre de requête.
refusal-bad_request = Cette requête n’est pas comprise : voyez « { $field } ».
refusal-bad_viewer = « { $viewer } » ne désigne personne : donnez une place de 0 à { $seats }, « watcher » ou « host ».
refusal-failed = Quelque chose s’est mal passé ici. Rien n’a changé.
refusal-not_stored = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez.
refusal-bad_store = « { $store } » n’est pas un entrepôt de tables : donnez un fichier, ou une adresse comme sqlite:///tables.sqlite ou postgresql://localhost/turncoat.
refusal-bad_bus = « { $bus } » n’est pas un bus : donnez une adresse comme valkey://localhost.
refusal-bus_without_database = --bus est fait pour les serveurs qui partagent une base de données : donnez aussi --store postgresql://…
refusal-extra_missing = { $what } demande une partie de Turncoat qui n’est pas installée : pip install "turncoat[{ $extra }]"
refusal-database_unreachable = La base de données { $database } ne peut pas être ouverte : { $why }.
refusal-database_newer = La base de données { $database } a été écrite par un Turncoat plus récent.
refusal-database_unreleased = La base de données { $database } date d’avant la première version publiée de Turncoat et ne peut plus être lue.
refusal-database_foreign = La base de données { $database } appartient à un autre programme : elle garde autre chose que des tables.
refusal-table_damaged = Le journal de la table « { $table } » est abîmé ; on ne peut pas continuer à y jouer.
refusal-table_unreadable = Le journal de la table « { $table } » contient quelque chose que ce serveur ne connaît pas. Un Turncoat plus récent l’a peut-être écrit.
refusal-table_newer = La table « { $table } » se joue avec un Turncoat plus récent que celui de ce serveur. Vous continuez sur un autre.
refusal-not_read = Les tables ne peuvent pas être lues pour le moment. Réessayez.
refusal-store_unreadable = Le fichier { $path } ne peut pas être ouvert : { $why }.
refusal-store_newer = Le fichier { $path } a été écrit par un Turncoat plus récent.
refusal-store_unreleased = Le fichier { $path } date d’avant la première version publiée de Turncoat et ne peut plus être lu.
refusal-store_in_use = Un autre serveur Turncoat a ouvert le fichier { $path }. Arrêtez-le d’abord, ou donnez un autre fichier avec --store.
refusal-store_foreign = Le fichier { $path } appartient à un autre programme : il contient autre chose que des tables.
refusal-port_in_use = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port.
refusal-bad_shard = « { $letter } » ne peut pas commencer un code : donnez une lettre de A à Z, sauf I et O.
refusal-metrics_token_unreadable = Le jeton dans { $file } ne peut pas être lu : { $why }.
refusal-metrics_token_weak = Le fichier { $file } doit contenir un jeton d’au moins { $least } caractères simples, et rien d’autre.
refusal-bad_port = Un port est un nombre allant jusqu’à { $highest }.
refusal-cannot_listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port }.
refusal-bad_url = « { $url } » n’est pas une adresse comme https://cartes.example.

## Pourquoi une connexion se termine.

closing-elsewhere = Votre place a été ouverte ailleurs.
closing-replaced = Votre place a un nouveau secret ; celui-ci ne l’ouvre plus.
closing-restart = Le serveur redémarre. Vous serez de retour dans un instant.
closing-limits = Cette connexion était trop lente ou envoyait trop.
closing-removed = Votre place a été libérée.
closing-sent_away = L’hôte de la table vous a demandé de partir.
closing-seated = Vous avez pris place à cette table.

## turncoat serve

serve-help = Démarrer le serveur sur lequel on joue dans un navigateur (c’est aussi ce que fait « turncoat » seul).
serve-takes-address = adresse
serve-takes-letter = lettre
serve-store-help = Où garder les tables : un fichier, sqlite:///fichier, ou postgresql://hôte/base, que plusieurs serveurs peuvent partager.
serve-bus-help = Comment les serveurs d’une même base se tiennent au courant, si ce n’est par la base elle-même : valkey://hôte.
serve-host-help = L’adresse d’écoute ; avec 127.0.0.1 personne n’entre de l’extérieur.
serve-port-help = Le port d’écoute.
serve-public-url-help = L’adresse par laquelle on atteint le serveur, s’il est derrière un autre.
serve-trusted-proxy-help = L’adresse ou le réseau d’un proxy inverse que l’on croit sur l’origine d’une requête ; l’option peut être répétée (d’ordinaire 127.0.0.1 et ::1).
serve-name-help = Un autre nom par lequel on atteint ce serveur ; l’option peut être répétée.
serve-https-help = Servir en https avec son propre certificat, pour un réseau domestique ; le port ordinaire explique l’avertissement.
serve-drain-help = À la demande d’arrêt : secondes pendant lesquelles on joue encore en se disant « pas prêt », pour que le répartiteur le remarque avant que les gens soient renvoyés.
serve-watchers-help = Combien de spectateurs une table peut avoir en même temps, grands écrans compris.
serve-shard-help = La première lettre de tous les codes de table donnés ici, quand des serveurs aux entrepôts différents partagent un même nom.
serve-metrics-token-file-help = Un fichier contenant un jeton secret : les requêtes qui le portent (Authorization: Bearer …) peuvent demander /metrics d’ailleurs.
serve-no-open-help = Ne pas ouvrir le navigateur.
serve-here = Sur cette machine : { $url }
serve-network = Sur le même réseau : { $url }
serve-public = Pour tout le monde : { $url }
serve-secure = Sécurisé : { $url } (certificat { $fingerprint })
serve-stop = Ctrl-C l’arrête ; les tables sont gardées dans { $path }.
serve-unbuilt = Le client pour navigateur n’a pas été construit. Dans un dépôt, lancez « make web » ; un paquet installé le contient déjà.
