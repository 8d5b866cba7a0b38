## Hvad `turncoat verify` har kontrolleret

verify-seal = Loggen er hel: dens segl passer til hver eneste byte.
verify-commitment = Frøet er det, der blev lagt fast før spillet: { $commitment }
verify-contributions = { $count ->
        [0] Ingen spiller blandede noget i tilfældet.
        [one] Én spillers bidrag blev blandet i tilfældet.
       *[other] Bidrag fra { $count } spillere blev blandet i tilfældet.
    }
verify-draws = { $count ->
        [one] Det ene tal, der blev trukket, er det, som frøet og bidragene giver.
       *[other] Alle { $count } tal, der blev trukket, er dem, som frøet og bidragene giver.
    }
verify-moves = { $moves ->
        [one] Det ene træk var lovligt
       *[other] Alle { $moves } træk var lovlige
    } i sin stund; uret afgjorde { $deadlines ->
        [0] ingenting
        [one] noget én gang
       *[other] noget { $deadlines } gange
    }.
verify-result = { $count ->
        [0] Spillet igen ender det som skrevet: ingen vandt.
        [one] Spillet igen ender det som skrevet: { $winners } vandt.
       *[other] Spillet igen ender det som skrevet: { $winners } delte sejren.
    }
verify-compare = Det kun du kan kontrollere: at din skærm viste { $commitment } før det første træk, og at dit eget bidrag er blandt dem i loggen.
refusal-log_seal = Seglet passer ikke: noget i denne log er ændret.
refusal-log_commitment = Frøet er ikke det, der blev lagt fast før spillet.
refusal-log_unfinished = Spillet i denne log er ikke slut, så der er endnu ikke noget at kontrollere.
