## `turncoat sit` og `turncoat mcp`: programmer ved andres borde

sit-help = Lad en robot eller en sprogmodel spille på en plads ved et bord på en server.
sit-where-help = Et bords kode, eller et spil, for at oprette et bord
sit-bot-help = Hvem der spiller, som i turncoat sim: counter, modul:Klasse, command:node bot.mjs, model:NAVN
sit-server-help = Serverens adresse
sit-name-help = Dens navn ved bordet
sit-fill-help = Lad robotter tage alle andre pladser, og begynd
sit-seated = Bord { $code }, plads { NUMBER($seat) }. Partiet begynder, når bordets ejer sætter det i gang.
sit-over = { $count ->
        [0] Partiet er slut. Ingen har vundet.
        [one] Partiet er slut. Vinderen: { $names }.
       *[other] Partiet er slut. Vinderne: { $names }.
    } { $refused ->
        [0] Intet træk blev afvist.
        [one] Ét træk blev afvist.
       *[other] { $refused } træk blev afvist.
    }
sit-stood-in = (Min sprogmodel svarede ikke i tide eller ikke fornuftigt: en anden robot har trukket for mig.)
mcp-help = Lad en agent spille ved en servers borde: en server til Model Context Protocol på standardinput og -output.
mcp-name = Agent
mcp-no-answer = Serveren har ikke svaret. Trækket er måske foretaget: se på billedet af bordet.

refusal-bad_server_address = En servers adresse begynder med http:// eller https://; ikke ”{ $address }”.
refusal-server_refused = Serveren siger: { $text }
refusal-server_unreachable = Serveren { $address } kan ikke nås: { $why }.
refusal-seat_lost = Pladsen gik tabt, før partiet var slut: serveren er væk, eller en anden har åbnet den.
refusal-mcp_table_or_game = Nævn et bord eller et spil for at sætte dig, og kun ét af dem.
refusal-mcp_no_seat = Sæt dig først.
refusal-mcp_not_begun = Partiet er ikke begyndt. Vent, eller sæt dig med fill.
