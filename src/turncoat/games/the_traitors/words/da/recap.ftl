## Sæsonen set tilbage på: hvad der virkelig skete, og hvem der havde ret hvornår.

tt-recap-end = Sådan endte det
tt-recap-days = Dag for dag
tt-recap-day = Dag { $day }
tt-recap-night = Nat { $night }
tt-recap-player = Spiller
tt-recap-bars = { $bars ->
        [0] Missionen gav ingenting.
        [one] Missionen gav { $bars } barre.
       *[other] Missionen gav { $bars } barrer.
    }
tt-recap-shield = { $taken ->
        [yes] { $name } fandt et skjold og tog det.
       *[no] { $name } fandt et skjold og lod det ligge.
    }
tt-recap-tied = { $stage ->
        [vote] Første afstemning: stemmelighed
        [runoff] Anden afstemning: stadig stemmelighed
        [runoff_again] Tredje afstemning: stadig stemmelighed
        [safe_vote] Afstemningen, hvor de, der stod lige, var i sikkerhed: stemmelighed og lodtrækning
       *[revote] Sidste afstemning: stemmelighed og lodtrækning
    }
tt-recap-banished = { $stage ->
        [vote] Forvist: { $name }
        [runoff] Forvist ved anden afstemning: { $name }
        [runoff_again] Forvist ved tredje afstemning: { $name }
        [safe_vote] Forvist, mens de, der stod lige, var i sikkerhed: { $name }
       *[revote] Forvist ved sidste afstemning: { $name }
    } ({ $identity ->
        [traitor] forræder
       *[loyal] loyal
    })
tt-recap-table = Det Runde Bord
tt-recap-lot = Ved lodtrækning: { $name } ({ $identity ->
        [traitor] forræder
       *[loyal] loyal
    })
tt-recap-reasons = Med begrundelser
tt-recap-conclave = { $count ->
        [one] I Konklavet, alene: { $names }.
       *[other] I Konklavet: { $names }.
    }
tt-recap-empty-conclave = Ingen var i Konklavet: Der var ingen forræder tilbage.
tt-recap-shown = { $names } viste et skjold dér.
tt-recap-blackmail = { $name } blev afpresset til at blive forræder.
tt-recap-tempt = { $accepted ->
        [yes] { $name } fik et brev og faldt for fristelsen.
       *[no] { $name } fik et brev og forblev loyal.
    }
tt-recap-list = Sat på Dødslisten: { $names }.
tt-recap-murder = { $name } blev myrdet.
tt-recap-shielded = { $name } skulle myrdes, men havde et skjold.
tt-recap-feint = De lod med vilje være med at myrde.
tt-recap-watch = Se det igen
tt-recap-suspicion = Mistanken, nat for nat
tt-recap-suspicion-about = Hvor mange der nævnte hvem, da alle blev spurgt, hvem de mistænkte mest.
tt-recap-key-traitor = var forræder den nat
tt-recap-right = Hvem havde ret hvornår
tt-recap-right-about = Alles sidste svar hver nat, også fra dem, der var ude. Den, der var forræder den nat, behøvede ikke at gætte.
tt-recap-score = Rigtige
tt-recap-was-right = rigtigt
tt-recap-was-wrong = forkert
tt-recap-again = Hele sæsonen igen
tt-recap-again-about = Som en af jer så den, eller med alt åbent.
tt-recap-share = Til dem, der var med
