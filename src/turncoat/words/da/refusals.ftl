## Hvorfor noget blev afvist: refusal-<code>, med afvisningens parametre.

refusal-unknown_game =
    Der findes intet spil, der hedder ”{ $name }”. { $nearest ->
        [none] Spillene er: { $games }.
       *[other] Mente du { $nearest }? Spillene er: { $games }.
    }
refusal-unknown_language = ”{ $name }” er ikke et af vores sprog: { $languages }.
refusal-unknown_option = Dette spil har ikke valgmuligheden ”{ $option }”.
refusal-bad_options = Valgmuligheder angives med navn og værdi.
refusal-bad_option = Valgmuligheden ”{ $option }” kan ikke have den værdi.
refusal-option_clash = Valgmuligheden ”{ $option }” passer ikke med de andre: { $why }
refusal-option_missing = Loggen siger ikke, hvad valgmuligheden ”{ $option }” var.
refusal-unknown_zone = Tidszonen ”{ $zone }” findes ikke her; de hedder Europe/Copenhagen, America/New_York og så videre.
refusal-bad_seats = Pladser angives som en liste af navne.
refusal-wrong_number_of_seats =
    { $span ->
        [0] Dette spil er for præcis { $low ->
            [one] én spiller
           *[other] { $low } spillere
        }
       *[other] Dette spil er for { $low } til { $high } spillere
    }, ikke { $given }.
refusal-bad_name = Et navn har 1 til { $length } synlige tegn.
refusal-bad_seed = Et frø er 32 byte eller et helt tal.
refusal-bad_contribution = Et bidrag til lodtrækningen har 1 til { $length } byte.
refusal-bad_deal = Givens ”{ $field }” passer ikke til dette spil.
refusal-bad_seat = Der er ingen plads ”{ $seat }”, som kan det.
refusal-bad_time = En tid er et antal sekunder siden starten.
refusal-bad_calendar = Det er ikke et spils kalender med start, tidszone og tidsskift.
refusal-by_the_calendar = Det her følger kalenderen over flere dage: Spil det på en server. Start en med ”turncoat”.
refusal-led_by_a_person = Her kan ingen lede spillet selv: Lad bordet lede det, eller spil på en server. Start en med ”turncoat”.
refusal-time_backwards = Tiden går ikke baglæns: Der er allerede gået { NUMBER($now, maximumFractionDigits: 1) } sekunder.
refusal-bad_bot_settings =
    { $examples ->
        [none] Robotten { $bot } kan ikke indstilles til ”{ $settings }”: Den har intet at indstille.
       *[other] Robotten { $bot } kan ikke indstilles til ”{ $settings }”. Prøv for eksempel: { $examples }.
    }
refusal-bad_move = Det er ikke et træk: Se på ”{ $field }”.
refusal-unknown_move = Der er intet træk ”{ $name }” i dette spil.
refusal-over = Spillet er slut.
refusal-not_your_turn = Det er ikke din tur.
refusal-not_now = Det kan man ikke gøre nu.
refusal-too_many = { $most ->
        [0] Her kan der ikke tages nogen.
        [one] Højst ét.
       *[other] Højst { $most }.
    }
refusal-bad_line = Replikker tælles i hele tal fra 0.
refusal-bad_log = Dette er ikke en log over et spil.
refusal-log_unreadable = Denne fil er ikke en log fra et Turncoat-spil.
refusal-log_differs = Loggen stemmer ikke med sit eget frø og sine træk ved post { $n }.
refusal-unknown_bot = { $number ->
        [0] Der er ingen robot ”{ $name }”; dette spil har ingen endnu.
       *[other] Der er ingen robot ”{ $name }”. Dette spil har: { $bots }.
    }
refusal-no_kit = ”{ $game }” kan ikke printes på papir.
refusal-kit_paper = ”{ $paper }” er ikke et muligt papirformat: { $papers }.
refusal-kit_names =
    { $names ->
        [one] Ét navn passer
       *[other] { $names } navne passer
    } ikke til { $players } spillere. Giv hver spiller et navn, eller giv ingen.
refusal-kit_letters = ”{ $name }” kan ikke printes: Vores skrift har ikke { $letters }. Latinske bogstaver kan printes.

# Why something failed, where a refusal tells it.
why-missing = filen eller mappen findes ikke
why-denied = det er ikke tilladt
why-folder = det er en mappe
why-full = disken er fuld
why-nobody = der er ingen, der svarer
why-unknown_host = der findes ingen maskine med det navn
