## Hvorfor serveren afviste noget.

refusal-no_such_table = Der er intet bord ”{ $table }”. Se efter, om bogstaverne er rigtige.
refusal-bad_token = Dette link åbner ingen plads: Bordet findes ikke, eller pladsen har fået en ny nøgle. Bed bordets ejer om et nyt link.
refusal-not_owner = Det kan kun bordets ejer gøre.
refusal-only_in_lobby = Det kan kun ændres, før spillet går i gang.
refusal-only_in_play = Det kan kun gøres, mens der spilles.
refusal-already_started = Spillet er allerede i gang. Du kan se med.
refusal-table_full = Alle pladser er optaget. Du kan se med.
refusal-name_taken = Der er allerede nogen her, der hedder ”{ $name }”.
refusal-bad_text = En besked har 1 til { $length } synlige tegn.
refusal-muted = Bordets ejer har slået din snak fra.
refusal-sent_away = Bordets ejer har sendt dig væk.
refusal-not_watching = Den person ser ikke med længere.
refusal-already_seated = Du har allerede en plads ved dette bord.
refusal-not_asked = Bordets ejer har ikke bedt om din plads.
refusal-no_voice = Man skal have et navn for at tale ved bordet.
refusal-not_seated = Du ser med; det kan kun spillere gøre.
refusal-seats_open = { $number ->
        [one] Én plads er stadig tom.
       *[other] { $number } pladser er stadig tomme.
    }
refusal-seat_not_open = Den plads er optaget.
refusal-seat_not_person = Der sidder ikke en person på den plads.
refusal-no_more_seats = Dette spil har højst { $most } pladser.
refusal-seats_needed = Dette spil kræver mindst { $least } pladser.
refusal-not_away = Den spiller er her.
refusal-not_away_long = { $seconds ->
        [one] Spilleren kan nå at komme tilbage: Vent ét sekund til.
       *[other] Spilleren kan nå at komme tilbage: Vent { $seconds } sekunder til.
    }
refusal-no_stand_in = Ingen robot spiller for dig.
refusal-stand_in_plays = En robot spiller for dig lige nu. Tag først din plads tilbage.
refusal-too_fast = Det var for meget på én gang. Vent et øjeblik.
refusal-talk_too_fast = Det er meget på én gang: Lad de andre komme til orde.
refusal-chat_later = Ikke nu: Så længe der spilles, taler man i selve spillet, når man må.
refusal-react_later = Ikke nu: Du kan reagere, når du må tale.
refusal-react_too_fast = Sikke mange reaktioner! Vent et øjeblik.
refusal-too_many_people = I er { $number }, og det spil har højst { $most } pladser.
refusal-not_hosted = Dette bord har ingen plads til en spilleder.
refusal-host_taken = Der er allerede en spilleder.
refusal-host_sits = { $name } sidder på spillederens plads. Bordet kan selv lede spillet, når den plads er fri.
refusal-name_reserved = Ingen kan hedde { $name } her: De andre ville tro, at du hørte til bordet selv.
# Names that nobody can take: what the host, the table and the screen are called.
reserved-names = Vært|Værten|Spilleder|Spillederen|Bord|Bordet|Skærm|Skærmen|Storskærm|Tilskuer|Server
refusal-too_many_watchers = Der er allerede { $most }, der ser med ved dette bord. Prøv igen, når nogen er gået.
refusal-host_decides = Kun spillederen kan flytte spillederens plads til en anden telefon. Uden spilleder er det bordet, der bestemmer.
refusal-host_needed = Der er ingen spilleder endnu. Enten må nogen tage spillederens plads, eller også må bordet selv lede spillet.
refusal-in_doubt = Det er ikke sikkert, at det blev gemt. Prøv igen.
refusal-forgetful = I dette spil siges intet to gange: Hvad man ikke hørte, er væk.
refusal-too_long = Det er for langt: højst { $bytes } byte.
refusal-bad_message = Beskeden kan ikke forstås: Se på ”{ $field }”.
refusal-not_json = Beskeden er ikke JSON.
refusal-hello_first = Den første besked skal være ”hello”.
refusal-hello_late = Der kom intet ”hello” inden for { $seconds } sekunder.
refusal-wrong_table = Forbindelsen blev åbnet til bord ”{ $addressed }”, men dens ”hello” nævner ”{ $named }”.
refusal-hello_twice = Du har allerede sagt goddag.
refusal-too_many_tables = Fra ét sted kan der laves { $most } borde i timen. Vent lidt.
refusal-too_many_connections = Serveren er fuld. Prøv igen senere.
refusal-house_full = Der er ingen ledig kode til et nyt bord.
refusal-not_over = Spillet er ikke slut endnu.
refusal-wrong_origin = Forespørgslen kom fra en side, der ikke er vores.
refusal-bad_proxy = ”{ $proxy }” er hverken en adresse eller et netværk. Skriv for eksempel 127.0.0.1 eller 10.0.0.0/8.
refusal-certificate_unusable = Certifikatet i { $folder } kan ikke bruges: { $why }.
refusal-wrong_host = Denne server kender ikke navnet ”{ $host }”. Hvis den skal hedde det, så start den med --name { $host }.
refusal-only_from_here = Det besvares kun, når det kommer fra serverens egen maskine eller med driftsnøglen.
refusal-no_such_page = Der er ingenting på denne adresse.
refusal-no_such_method = Denne adresse tager ikke imod den slags forespørgsler.
refusal-bad_request = Forespørgslen kan ikke forstås: Se på ”{ $field }”.
refusal-bad_viewer = ”{ $viewer }” er ingen tilskuer: Angiv en plads fra 0 til { $seats }, ”watcher” eller ”host”.
refusal-failed = Noget gik galt her. Intet er ændret.
refusal-not_stored = Det kunne ikke gemmes, så det er ikke sket. Prøv igen.
refusal-bad_store = ”{ $store }” er ikke et lager: Angiv en fil eller en adresse som sqlite:///tables.sqlite eller postgresql://localhost/turncoat.
refusal-bad_bus = ”{ $bus }” er ikke en bus: Angiv en adresse som valkey://localhost.
refusal-bus_without_database = --bus er til servere, der deles om en database: Angiv også --store postgresql://…
refusal-extra_missing = { $what } kræver en del af Turncoat, som ikke er installeret: pip install "turncoat[{ $extra }]"
refusal-database_unreachable = Databasen { $database } kan ikke åbnes: { $why }.
refusal-database_newer = Databasen { $database } er skrevet af en nyere Turncoat.
refusal-database_unreleased = Databasen { $database } er skrevet før den første udgave af Turncoat og kan ikke længere læses.
refusal-database_foreign = Databasen { $database } tilhører et andet program: Den gemmer noget andet end borde.
refusal-table_damaged = Det, der er gemt om bordet ”{ $table }”, er beskadiget, så der kan ikke spilles videre.
refusal-table_unreadable = I det, der er gemt om bordet ”{ $table }”, står der noget, som denne server ikke kender. Måske har en nyere Turncoat skrevet det.
refusal-table_newer = Bordet ”{ $table }” spilles med en nyere Turncoat end denne servers. Du fortsætter på en anden server.
refusal-not_read = Bordene kan ikke læses lige nu. Prøv igen.
refusal-store_unreadable = Filen { $path } kan ikke åbnes: { $why }.
refusal-store_newer = Filen { $path } er skrevet af en nyere Turncoat.
refusal-store_unreleased = Filen { $path } er skrevet før den første udgave af Turncoat og kan ikke længere læses.
refusal-store_in_use = En anden Turncoat-server har filen { $path } åben. Stop den først, eller giv denne en anden fil med --store.
refusal-store_foreign = Filen { $path } hører til et andet program: Den indeholder noget andet end borde.
refusal-port_in_use = Port { $port } er allerede i brug. Vælg en anden med --port.
refusal-bad_shard = En kode kan ikke begynde med ”{ $letter }”: Angiv ét bogstav fra A til Z, dog ikke I eller O.
refusal-metrics_token_unreadable = Nøglen i { $file } kan ikke læses: { $why }.
refusal-metrics_token_weak = Filen { $file } skal indeholde en nøgle på mindst { $least } almindelige tegn og intet andet.
refusal-bad_port = En port er et tal op til { $highest }.
refusal-cannot_listen = Serveren kan ikke lytte på { $host }, port { $port }.
refusal-bad_url = ”{ $url }” er ikke en webadresse som https://kort.example.

## Hvorfor en forbindelse slutter.

closing-elsewhere = Din plads blev åbnet et andet sted.
closing-replaced = Din plads har fået en ny nøgle; den gamle passer ikke længere.
closing-restart = Serveren genstarter. Du er tilbage om et øjeblik.
closing-limits = Forbindelsen var for langsom eller sendte for meget.
closing-removed = Din plads blev gjort ledig.
closing-sent_away = Bordets ejer har sendt dig væk.
closing-seated = Du har sat dig ved bordet.

## turncoat serve

serve-help = Start serveren, som folk spiller på i deres browser (det gør ”turncoat” alene også).
serve-takes-address = adresse
serve-takes-letter = bogstav
serve-store-help = Hvor bordene gemmes: en fil, sqlite:///fil eller postgresql://vært/database, som flere servere kan deles om.
serve-bus-help = Hvordan servere på samme database holder hinanden orienteret, hvis ikke gennem databasen selv: valkey://vært.
serve-host-help = Adressen, der lyttes på; med 127.0.0.1 kommer ingen ind udefra.
serve-port-help = Porten, der lyttes på.
serve-public-url-help = Adressen, som folk når serveren på, hvis den står bag en anden.
serve-trusted-proxy-help = Adressen eller netværket på en omvendt proxy, som serveren stoler på, når den fortæller, hvor en forespørgsel kommer fra; kan angives flere gange (normalt 127.0.0.1 og ::1).
serve-name-help = Et andet navn, som folk når serveren på; kan angives flere gange.
serve-https-help = Brug https med serverens eget certifikat, til et hjemmenetværk; den almindelige port forklarer advarslen.
serve-drain-help = Når serveren bedes stoppe: sekunder, hvor den spiller videre som ”ikke klar”, så en lastfordeler når at opdage det, før folk sendes væk.
serve-watchers-help = Hvor mange der må se med ved ét bord på samme tid, storskærme medregnet.
serve-shard-help = Det første bogstav i alle bordkoder, der gives ud her, når servere med hver sit lager deles om ét navn.
serve-metrics-token-file-help = En fil med en hemmelig nøgle: Forespørgsler, der bærer den (Authorization: Bearer …), kan hente /metrics udefra.
serve-no-open-help = Åbn ikke browseren.
serve-here = På denne maskine: { $url }
serve-network = På samme netværk: { $url }
serve-public = For alle: { $url }
serve-secure = Sikkert: { $url } (certifikat { $fingerprint })
serve-stop = Ctrl-C stopper den; bordene gemmes i { $path }.
serve-unbuilt = Browserklienten er ikke bygget. Kør ”make web” i en arbejdskopi; en installeret pakke har den med.
