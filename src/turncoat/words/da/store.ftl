# `turncoat store`: pasning af den fil, bordene gemmes i.

store-help = Hold orden i det, bordene gemmes i: Tjek det, og kopiér borde mellem filer og databaser.
store-check-help = Fortæl, hvad der er galt med et lager. Intet ændres; en server må gerne køre på det.
store-export-help = Skriv borde til en fil, så de kan importeres et andet sted. Den rummer deres hemmeligheder: Hold den for dig selv.
store-import-help = Læg bordene fra en eksporteret fil ind i et lager. Er det en fil, må der ikke køre en server på den.
store-store-help = Lageret: en fil, sqlite:///fil eller postgresql://vært/database.
store-copy-help = Kopiér borde fra et lager til et andet, også spil i gang: Stop serveren på det første, før folk spiller videre på det andet.
store-from-help = Lageret, bordene ligger i: en fil, sqlite:///fil eller postgresql://vært/database.
store-to-help = Lageret, de kopieres til.
refusal-database_older = Databasen { $database } er skrevet af en ældre Turncoat. Start serveren på den én gang, og prøv igen.
store-parcel-help = Filen med de eksporterede borde.
store-table-help = Kun dette bord; kan angives flere gange.
store-finished-help = Kun færdige spil.
store-well = { $tables ->
        [one] Ét bord
       *[other] { $tables } borde
    } med { $records ->
        [one] én post
       *[other] { $records } poster
    }: Alt er, som det blev gemt.
store-page = Selve filen er beskadiget: { $what }
store-table = Bord { $code }: { $what }
store-damage-missing = post { $number } mangler.
store-damage-changed = post { $number } er ikke, som den blev gemt.
store-damage-unknown = i post { $number } står der noget, som denne version ikke kender.
store-damage-no_seed = dets frø mangler.
store-damage-other_seed = dets frø er ikke det, der blev lovet.
store-damage-index = et af filens indekser er ikke, som det blev gemt.
store-damage-page = selve filen er beskadiget der. { $detail }
store-open = Andre på denne maskine kan læse { $file } og dermed alles kort. En server, der startes på den, lukker den for dem.
store-what-now = Det, der er intakt, kan reddes: ”turncoat store export” udelader det beskadigede, og ”turncoat store import” lægger resten i en ny fil.
store-copied = { $tables ->
        [0] Ingen borde blev kopieret.
        [one] Ét bord blev kopieret.
       *[other] { $tables } borde blev kopieret.
    }
store-there = { $tables ->
        [one] Ét bord var der allerede.
       *[other] { $tables } borde var der allerede.
    }
store-taken = Ikke kopieret, fordi andre borde der har disse koder: { $codes }
refusal-store_older = Filen { $path } er skrevet af en ældre Turncoat. Start serveren på den én gang, og prøv så igen.
refusal-file_unwritable = { $file } kan ikke skrives: { $why }.
refusal-not_a_parcel = { $file } er ikke en fil, som ”turncoat store export” har skrevet.
refusal-parcel_damaged = { $file } er beskadiget i linje { $line }. Det, der kom før, er kopieret.
