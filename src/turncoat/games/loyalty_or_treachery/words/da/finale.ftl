## Slutningen på Loyalitet eller forræderi.

lt-counting = Bunkerne tælles op …
lt-end-cards = { $most } kort mod { $least }.
lt-end-hand = { $most } kort mod { $least }: lige mange, og den bedste hånd afgør det.
lt-end-draw = { $most } kort mod { $least }, og lige gode hænder. Ingen blev forrådt helt nok.
lt-end-draw-title = Uafgjort!
lt-end-resignation = { $name } har givet op.
lt-story-lead = { $changes ->
        [0] { $name } førte hele vejen, højst med { $by }.
        [one] Føringen skiftede én gang; den største var { EJER($name) }, på { $by }.
       *[other] Føringen skiftede { $changes } gange; den største var { EJER($name) }, på { $by }.
    }
lt-story-traps = { $set ->
        [0] Ingen lagde en fælde.
        [one] { $sprung ->
            [0] Én fælde blev lagt, og ingen gik i den.
           *[other] Én fælde blev lagt, og den klappede.
        }
       *[other] { $sprung ->
            [0] { $set } fælder blev lagt, og ingen af dem klappede.
            [one] { $set } fælder blev lagt, og én af dem klappede.
           *[other] { $set } fælder blev lagt, og { $sprung } af dem klappede.
        }
    }
lt-story-row = { $name } gættede rigtigt { $row } gange i træk.
lt-story-curve = Bunkerne, fra det første kort til det sidste
lt-story-set = fælde lagt
lt-story-sprung = fælde klappet
lt-yours-short = { $by ->
        [0] Tættere kan det ikke være: Kun hånden var bedre.
        [one] Ét kort efter { $name }.
       *[other] { $by } kort efter { $name }.
    }
lt-yours-traps = { $count ->
        [one] { $name } gik i en af dine fælder.
       *[other] { $name } gik i { $count } af dine fælder.
    }
lt-yours-row = Du gættede rigtigt { $row } gange i træk.
