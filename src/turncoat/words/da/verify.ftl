## Hvad `turncoat verify` har kontrolleret

verify-seal = Loggen er hel: Dens segl passer til hver eneste byte.
verify-commitment = Frøet er det, der blev lagt fast før spillet: { $commitment }
verify-rules = Der blev spillet efter version { $played } af reglerne, den samme som her.
verify-other-rules = Der blev spillet efter version { $played } af reglerne. Her er version { $ours }, og efter den ender det ens.
verify-contributions = { $count ->
        [one] { $names } bidrog med et tal til lodtrækningen, lagt fast, før noget tal blev afsløret.
       *[other] { $names } bidrog med tal til lodtrækningen, alle lagt fast, før noget blev afsløret.
    }
verify-no-contributions = Ingen spiller bidrog til lodtrækningen. Den, der stod for spillet, kan have prøvet sig frem, til et frø passede.
verify-unrevealed = { $count ->
        [one] Spillet begyndte uden tallet fra { $names }, som var lovet og ikke blev afsløret.
       *[other] Spillet begyndte uden tallene fra { $names }, som var lovet og ikke blev afsløret.
    }
verify-broken-off = En tidligere start blev afbrudt, mens der blev ventet på tallet fra { $names }.
verify-draws = { $count ->
        [one] Det ene tal, der blev trukket, er det, som frøet og bidragene giver.
       *[other] Alle { $count } tal, der blev trukket, er dem, som frøet og bidragene giver.
    }
verify-moves = { $moves ->
        [one] Det ene træk var lovligt, da det blev spillet
       *[other] Alle { $moves } træk var lovlige, da de blev spillet
    }; uret afgjorde { $deadlines ->
        [0] ingenting
        [one] noget én gang
       *[other] noget { $deadlines } gange
    }.
verify-result = { $count ->
        [0] Spilles det igen, ender det, som der står: Ingen vandt.
        [one] Spilles det igen, ender det, som der står: { $winners } vandt.
       *[other] Spilles det igen, ender det, som der står: { $winners } delte sejren.
    }
verify-compare = Det, som kun du kan kontrollere: at din skærm viste { $commitment } før det første træk, og at dit eget bidrag er blandt dem i loggen.
verify-beyond = Det, som ingen log kan vise af sig selv: at navne, tider og træk ikke er ændret bagefter. Den, der har en log, kan forsegle den igen; sammenlign den med det, du husker.
refusal-log_stacked = Kortene var pakket! Loggen siger, at de var lagt til rette på forhånd og ikke overladt til tilfældet.
refusal-log_undealt = Her blev der ikke givet tilfældigt! Loggen har ingen indledende lodtrækninger.
refusal-log_opening = De indledende lodtrækninger i denne log er ikke dem, som dens frø og bidrag giver.
refusal-log_contribution = Et bidrag i denne log er ikke det, der blev lovet før starten.
refusal-log_other_rules = Dette spil blev spillet efter version { $played } af reglerne og kan ikke spilles igen efter version { $ours }, som er her. En Turncoat med version { $played } kan kontrollere det.
refusal-log_seal = Seglet passer ikke: Noget i denne log er ændret.
refusal-log_commitment = Frøet er ikke det, der blev lagt fast før spillet.
refusal-log_unfinished = Spillet i denne log er ikke slut, så der er endnu ikke noget at kontrollere.
