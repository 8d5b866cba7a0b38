## Kommandoen `turncoat`.

cli-help = Et bord til forræderiske spil: Spil i terminalen, simulér, og kontrollér, at et spil var ærligt.
cli-lang-help = Sproget: { $languages }. Udelades det: det, som systemet er sat til.
cli-version-help = Vis versionen.
cli-help-help = Vis denne hjælp.
cli-usage = Brug:
cli-panel-arguments = Argumenter
cli-panel-options = Tilvalg
cli-panel-commands = Kommandoer
cli-default = [standard: { $value }]
cli-required = [skal angives]
cli-takes-number = tal
cli-takes-file = fil
cli-takes-text = tekst
cli-verify-help = Kontrollér, at et afsluttet spil var ærligt: dets frø, lodtrækninger, træk og slutning.
cli-verify-log-help = Spillets log.
cli-games-help = Vis spillene, deres valgmuligheder og deres robotter.
cli-kit-help = Print et spil på papir: kort og breve til at klippe ud, som PDF.
cli-kit-game = Spillet.
cli-kit-out = Filen, der skal skrives. Udeladt: opkaldt efter spillet, i denne mappe.
cli-kit-players = Hvor mange spillere. Udeladt: en for hvert navn, eller det mindste antal.
cli-kit-names = Deres navne med komma imellem. Udeladt: linjer at skrive dem på.
cli-kit-paper = Papiret: { $papers }.
cli-kit-done = { $file } er klar til at blive printet.

cli-games-players = { $low } { $low ->
        [one] spiller
       *[other] spillere
    }
cli-games-players-range = { $low }–{ $high } spillere
cli-games-bots = robotter: { $bots }
cli-games-default = { $value }, hvis intet andet vælges
cli-games-range = { $low } til { $high }
cli-games-range-by-players = { $range } (efter antallet af spillere)
cli-games-list = { $most ->
        [one] ét tal, { $range }
       *[other] højst { $most } tal, { $range }
    }
cli-games-or = { $range } eller { $words }
cli-games-default-by-players = hvis intet andet er valgt, efter antallet af spillere: { $values }

cli-stopped = Stoppet.
refusal-unknown_command = Der er ingen kommando ”{ $name }”; turncoat --help viser dem.
refusal-unknown_switch = Der er intet tilvalg ”{ $name }” her; tilføj --help for at se, hvilke der er.
refusal-which_game = Hvilket spil? Spillene er: { $games }.
refusal-missing = Der mangler noget: { $name }. Tilføj --help for at se, hvad det er.
refusal-needs_value = ”{ $name }” skal enten have en værdi efter sig eller slet ingen; tilføj --help for at se hvad.
refusal-bad_value = Den værdi passer ikke til { $name }. Tilføj --help for at se, hvad der passer.
refusal-needs_whole_number = { $name } skal være et helt tal.
refusal-needs_number = { $name } skal være et tal.
refusal-needs_number_between = { $name } skal være et tal fra { $low } til { $high }.
refusal-needs_sizes = { $name } skal være antal spillere: 10, 6-24 eller 6,10,22.
refusal-bad_usage = Sådan bruges kommandoen ikke; tilføj --help for at se hvordan.
refusal-file_unreadable = { $file } kan ikke læses: { $why }.
