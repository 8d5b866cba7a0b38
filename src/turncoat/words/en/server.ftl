## Why the server refused something.

refusal-no_such_table = There is no table “{ $table }”. Check the letters.
refusal-bad_token = This link opens no seat: there is no such table, or the seat’s secret has been replaced. Ask the table’s owner for a fresh link.
refusal-not_owner = Only the table’s owner can do that.
refusal-only_in_lobby = That can be changed only before the game starts.
refusal-only_in_play = That can be done only while the game is being played.
refusal-already_started = This game has started already. You can watch it.
refusal-table_full = All seats are taken. You can watch.
refusal-name_taken = Somebody here is called “{ $name }” already.
refusal-bad_text = A line of chat has 1 to { $length } visible characters.
refusal-muted = The table’s owner has turned your chat off.
refusal-sent_away = The table’s owner has sent you away.
refusal-not_watching = That person is no longer watching.
refusal-already_seated = You have a seat at this table already.
refusal-not_asked = The owner has not asked for your seat.
refusal-no_voice = To talk at the table you need a name.
refusal-not_seated = You are watching; only players can do that.
refusal-seats_open = { $number ->
        [one] One seat is still empty.
       *[other] { $number } seats are still empty.
    }
refusal-seat_not_open = That seat is taken.
refusal-seat_not_person = There is no person in that seat.
refusal-no_more_seats = This game has { $most } seats at most.
refusal-seats_needed = This game needs { $least } seats at least.
refusal-not_away = That player is here.
refusal-not_away_long = { $seconds ->
        [one] That player may come back: wait one more second.
       *[other] That player may come back: wait { $seconds } more seconds.
    }
refusal-no_stand_in = No bot is playing for you.
refusal-stand_in_plays = A bot is playing for you at the moment. Take your seat back first.
refusal-too_fast = That was too much at once. Wait a moment.
refusal-talk_too_fast = That is a lot at once: let the others get a word in.
refusal-chat_later = Not now: while the game is played, talk in it, when it lets you.
refusal-react_later = Not now: you can react when you may talk.
refusal-react_too_fast = So many reactions! Wait a moment.
refusal-too_many_people = There are { $number } of you, and that game has { $most } seats at most.
refusal-not_hosted = This table has no place for a host.
refusal-host_taken = Somebody is the host already.
refusal-host_sits = { $name } is in the host’s place. The table can lead by itself once that place is free.
refusal-name_reserved = Nobody can be called { $name } here: the others would take you for a part of the table.
# Names that nobody can take: what the host, the table and the screen are called.
reserved-names = Host|The host|Table|The table|Screen|Big screen|Owner|Watcher|Server|Turncoat
refusal-too_many_watchers = { $most } are watching this table already. Come back when somebody has left.
refusal-host_decides = Only the host can move the host’s place to another phone. Without the host the table decides.
refusal-host_needed = There is no host yet. Somebody must take the host’s place, or the table leads by itself.
refusal-in_doubt = It is not certain whether that was stored. Try again.
refusal-forgetful = In this game nothing is said twice: what you missed, you missed.
refusal-too_long = That is too long: { $bytes } bytes at most.
refusal-bad_message = This message is not understood: look at “{ $field }”.
refusal-not_json = This message is not JSON.
refusal-hello_first = The first message must be “hello”.
refusal-hello_late = There was no “hello” within { $seconds } seconds.
refusal-wrong_table = This connection was opened for table “{ $addressed }”, but its “hello” names “{ $named }”.
refusal-hello_twice = You have said hello already.
refusal-too_many_tables = From one place { $most } tables an hour can be made. Wait a while.
refusal-too_many_connections = The server is full. Try again later.
refusal-house_full = There is no free code for a new table.
refusal-not_over = The game is not over yet.
refusal-wrong_origin = This request came from a page that is not ours.
refusal-bad_proxy = “{ $proxy }” is not an address or a network. Give one such as 127.0.0.1 or 10.0.0.0/8.
refusal-certificate_unusable = The certificate in { $folder } cannot be used: { $why }.
refusal-wrong_host = This server does not go by the name “{ $host }”. If it should, start it with --name { $host }.
refusal-only_from_here = Only requests from the server’s own machine, or with the operator’s token, get an answer to that.
refusal-no_such_page = There is nothing at this address.
refusal-no_such_method = This address does not take that kind of request.
refusal-bad_request = This request is not understood: look at “{ $field }”.
refusal-bad_viewer = “{ $viewer }” is not a viewer: give a seat from 0 to { $seats }, “watcher” or “host”.
refusal-failed = Something went wrong here. Nothing has changed.
refusal-not_stored = That could not be stored, so it has not happened. Try again.
refusal-bad_store = “{ $store }” is not a store: give a file, or an address such as sqlite:///tables.sqlite or postgresql://localhost/turncoat.
refusal-bad_bus = “{ $bus }” is not a bus: give an address such as valkey://localhost.
refusal-bus_without_database = --bus is for servers that share a database: give --store postgresql://… too.
refusal-extra_missing = { $what } needs a part of Turncoat that is not installed: pip install "turncoat[{ $extra }]"
refusal-database_unreachable = The database { $database } cannot be opened: { $why }.
refusal-database_newer = The database { $database } was written by a newer Turncoat.
refusal-database_unreleased = The database { $database } was written before the first release of Turncoat and cannot be read any more.
refusal-database_foreign = The database { $database } belongs to another program: it keeps something other than tables.
refusal-table_damaged = The record of table “{ $table }” is damaged, so it cannot be played on.
refusal-table_unreadable = The record of table “{ $table }” has something in it that this server does not know. A newer Turncoat may have written it.
refusal-table_newer = Table “{ $table }” is played with a newer Turncoat than this server has. You go on at another server.
refusal-not_read = The tables cannot be read at the moment. Try again.
refusal-store_unreadable = The file { $path } cannot be opened: { $why }.
refusal-store_newer = The file { $path } was written by a newer Turncoat.
refusal-store_unreleased = The file { $path } was written before the first release of Turncoat and cannot be read any more.
refusal-store_in_use = Another Turncoat server has the file { $path } open. Stop that one first, or give this one another file with --store.
refusal-store_foreign = The file { $path } belongs to another program: it keeps something other than tables.
refusal-port_in_use = Port { $port } is in use already. Choose another with --port.
refusal-bad_shard = “{ $letter }” cannot begin a code: give one letter from A to Z, but not I or O.
refusal-metrics_token_unreadable = The token in { $file } cannot be read: { $why }.
refusal-metrics_token_weak = The file { $file } must hold a token of at least { $least } plain characters, and nothing else.
refusal-bad_port = A port is a number up to { $highest }.
refusal-cannot_listen = The server cannot listen at { $host }, port { $port }.
refusal-bad_url = “{ $url }” is not a web address such as https://cards.example.

## Why a connection ends.

closing-elsewhere = Your seat was opened somewhere else.
closing-replaced = Your seat has a new secret; this one no longer opens it.
closing-restart = The server is restarting. You will be back in a moment.
closing-limits = This connection was too slow or sent too much.
closing-removed = Your seat was freed.
closing-sent_away = The table’s owner has sent you away.
closing-seated = You have sat down at this table.

## turncoat serve

serve-help = Start the server that people play on with their browsers (also what a bare “turncoat” does).
serve-takes-address = address
serve-takes-letter = letter
serve-store-help = Where to keep the tables: a file, sqlite:///file, or postgresql://host/database, which several servers can share.
serve-bus-help = How servers on one database tell each other what happens, if not by the database itself: valkey://host.
serve-host-help = The address to listen at; 127.0.0.1 lets nobody in from outside.
serve-port-help = The port to listen at.
serve-public-url-help = The address that people reach the server by, if it is behind another.
serve-trusted-proxy-help = The address or network of a reverse proxy that is believed about where a request comes from; may be given several times (usually 127.0.0.1 and ::1).
serve-name-help = Another name that people reach this server by; may be given several times.
serve-https-help = Serve over https with a certificate of its own, for a home network; the plain port explains the warning.
serve-drain-help = When asked to stop: seconds to play on as “not ready”, so that a balancer notices before people are sent away.
serve-watchers-help = How many may watch one table at the same time, big screens included.
serve-shard-help = The first letter of all table codes given out here, where servers on different stores share one name.
serve-metrics-token-file-help = A file with a secret token: requests for /metrics that carry it (Authorization: Bearer …) may come from elsewhere.
serve-no-open-help = Do not open the browser.
serve-here = On this machine: { $url }
serve-network = On the same network: { $url }
serve-public = For everybody: { $url }
serve-secure = Secure: { $url } (certificate { $fingerprint })
serve-stop = Ctrl-C stops it; the tables are kept in { $path }.
serve-unbuilt = The browser client has not been built. In a checkout run “make web”; an installed package has it built in.
