# `turncoat store` : prendre soin du fichier qui garde les tables.

store-help = Prendre soin de ce qui garde les tables : le contrôler, copier des tables d’un fichier ou d’une base à l’autre.
store-check-help = Dire ce qui ne va pas dans un entrepôt. Rien n’est modifié ; un serveur peut tourner dessus.
store-export-help = Écrire des tables dans un fichier, pour les importer ailleurs. Il contient leurs secrets : gardez-le pour vous.
store-import-help = Mettre les tables d’un fichier exporté dans un entrepôt. Si c’est un fichier, aucun serveur ne doit tourner dessus.
store-store-help = L’entrepôt : un fichier, sqlite:///fichier, ou postgresql://hôte/base.
store-copy-help = Copier des tables d’un entrepôt à l’autre, parties en cours comprises : arrêtez le serveur du premier avant qu’on joue sur l’autre.
store-from-help = L’entrepôt où sont les tables : un fichier, sqlite:///fichier, ou postgresql://hôte/base.
store-to-help = L’entrepôt où elles sont copiées.
refusal-database_older = La base de données { $database } a été écrite par un Turncoat plus ancien. Démarrez-y une fois le serveur, puis recommencez.
store-parcel-help = Le fichier des tables exportées.
store-table-help = Seulement cette table ; l’option peut être répétée.
store-finished-help = Seulement les parties terminées.
store-well = { $tables ->
        [one] Une table
       *[other] { $tables } tables
    } et { $records ->
        [one] un enregistrement
       *[other] { $records } enregistrements
    } : tout est tel qu’il a été écrit.
store-page = Le fichier lui-même est abîmé : { $what }
store-table = Table { $code } : { $what }
store-damage-missing = l’enregistrement { $number } manque.
store-damage-changed = l’enregistrement { $number } n’est pas tel qu’il a été écrit.
store-damage-unknown = l’enregistrement { $number } contient quelque chose que cette version ne connaît pas.
store-damage-no_seed = sa graine manque.
store-damage-other_seed = sa graine n’est pas celle qui avait été promise.
store-damage-index = un index du fichier n’est pas tel qu’il a été écrit.
store-damage-page = le fichier lui-même est abîmé à cet endroit. { $detail }
store-open = D’autres personnes sur cette machine peuvent lire { $file }, et donc les cartes de tout le monde. Un serveur lancé dessus le leur fermera.
store-what-now = Ce qui est sain peut être sauvé : « turncoat store export » laisse de côté ce qui est abîmé, et « turncoat store import » met le reste dans un nouveau fichier.
store-copied = { $tables ->
        [0] Aucune table n’a été copiée.
        [one] Une table a été copiée.
       *[other] { $tables } tables ont été copiées.
    }
store-there = { $tables ->
        [one] Une table y était déjà.
       *[other] { $tables } tables y étaient déjà.
    }
store-taken = Laissées de côté, car d’autres tables portent déjà ces codes : { $codes }
refusal-store_older = Le fichier { $path } a été écrit par un Turncoat plus ancien. Lancez une fois le serveur dessus, puis réessayez.
refusal-file_unwritable = { $file } ne peut pas être écrit : { $why }.
refusal-not_a_parcel = { $file } n’est pas un fichier écrit par « turncoat store export ».
refusal-parcel_damaged = { $file } est abîmé à la ligne { $line }. Ce qui précède a été copié.
