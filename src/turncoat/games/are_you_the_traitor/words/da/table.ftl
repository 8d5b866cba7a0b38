## Hvad man ser og hører ved et bord med Are You the Traitor?, uanset hvor det vises.
## $who er `you` for læseren og `other` for enhver anden, hvis navn er $name; sådan også $toward med $target.

game-are-you-the-traitor = Er du forræderen?
about-are-you-the-traitor = Alle leder efter nogen. Tal, lyv, se jer om; den, der er sikker, peger og råber Stop.
at-character-keyholder = Nøglebærer
at-character-guard = Vagt
at-character-traitor = Forræder
at-character-wizard = Troldmand
at-role-keyholder = Nøglebærer
at-role-guard = Vagt
at-role-traitor = Forræder
at-role-good_wizard = God troldmand
at-role-evil_wizard = Ond troldmand
at-own-keyholder = Du er nøglebæreren. Find en god troldmand.
at-own-guard = Du er en vagt. Find en forræder.
at-own-traitor = Du er en forræder. Bliv ikke opdaget: Råber du Stop, taber din side runden.
at-own-good_wizard = Du er en god troldmand. Find en forræder.
at-own-evil_wizard = Du er en ond troldmand. Find nøglebæreren.
at-known-keyholder = Du ved, at { $name } er nøglebæreren.
at-known-traitor = Du ved, at { $name } også er forræder.
at-wizards = { $count ->
        [one] Troldmanden: { $names }
       *[other] Troldmændene: { $names }
    }

at-treasure-crown_jewels = Kronjuveler
at-treasure-platinum_pyramids = Platinpyramider
at-treasure-bags_of_gold = Sække med guld
at-treasure-silver_goblets = Sølvbægre
at-treasure-chest_of_copper = Kiste med kobber
at-treasure-magic_ring = Magisk ring
at-treasure-gilded_statue = Forgyldt statue
at-worth = { $points } point

at-claim-am-keyholder = Jeg er nøglebæreren.
at-claim-am-guard = Jeg er en vagt.
at-claim-am-traitor = Jeg er en forræder.
at-claim-am-good_wizard = Jeg er en god troldmand.
at-claim-am-evil_wizard = Jeg er en ond troldmand.
at-claim-is-keyholder = { $who ->
        [you] Du er nøglebæreren.
       *[other] { $name } er nøglebæreren.
    }
at-claim-is-guard = { $who ->
        [you] Du er en vagt.
       *[other] { $name } er en vagt.
    }
at-claim-is-traitor = { $who ->
        [you] Du er en forræder.
       *[other] { $name } er en forræder.
    }
at-claim-is-good_wizard = { $who ->
        [you] Du er en god troldmand.
       *[other] { $name } er en god troldmand.
    }
at-claim-is-evil_wizard = { $who ->
        [you] Du er en ond troldmand.
       *[other] { $name } er en ond troldmand.
    }
at-claim-trust = { $who ->
        [you] Jeg stoler på dig.
       *[other] Jeg stoler på { $name }.
    }
at-claim-doubt = { $who ->
        [you] Jeg stoler ikke på dig.
       *[other] Jeg stoler ikke på { $name }.
    }
at-claim-lie = { $who ->
        [you] Du lyver.
       *[other] { $name } lyver.
    }
at-claim-statue = Jeg har en forgyldt statue.
at-said = { $name }: { $text }

at-sign-wink = { $who ->
        [you] Du blinker.
       *[other] { $name } blinker.
    }
at-sign-nod = { $who ->
        [you] Du nikker.
       *[other] { $name } nikker.
    }
at-sign-shake = { $who ->
        [you] Du ryster på hovedet.
       *[other] { $name } ryster på hovedet.
    }
at-sign-finger = { $who ->
        [you] Du løfter en finger.
       *[other] { $name } løfter en finger.
    }
at-sign-noticed = { $noticed ->
        [yes] Nogen så det.
       *[no] Ingen så det.
    }
at-look = Du ser på { $name }.
at-look-away = Du ser ikke på nogen.

at-dealt = Runde { $round }. Rollerne er delt ud.
at-you-call = Du råber Stop og peger på { $name }. Er der andre?
at-photo-finish = Flere råbte Stop på én gang: { $names }. Hvem var først?
at-called = { $who ->
        [you] Du råbte Stop og pegede på { $target }.
       *[other] { $toward ->
            [you] { $name } råbte Stop og pegede på dig.
           *[other] { $name } råbte Stop og pegede på { $target }.
        }
    }
at-was = { $name } var: { $role }
at-right = Rigtigt!
at-wrong = Forkert!
at-wins-good = De gode vinder runden.
at-wins-evil = De onde vinder runden.
at-drew = Du trækker: { $card } ({ $points } point).
at-void = Runden er ugyldig: Intet afsløres, og ingen trækker.
at-exposed = { $who ->
        [you] Du siger, at en hemmelighed blev afsløret.
       *[other] { $name } siger, at en hemmelighed blev afsløret.
    }
at-theft = { $who ->
        [you] Du bruger en magisk ring og tager et kort fra { $target }
       *[other] { $toward ->
            [you] { $name } bruger en magisk ring og tager et kort fra dig
           *[other] { $name } bruger en magisk ring og tager et kort fra { $target }
        }
    }{ $known ->
        [yes] : { $card }.
       *[no] .
    }
at-ready = { $who ->
        [you] Du er klar.
       *[other] { $name } er klar.
    }
at-shown = Der er meldt sejr, og alle skatte er vendt. Føringen er delt: Brug ringene, så kommer endnu en runde!

at-result-points = { $count ->
        [one] { $names } vinder med { $points } point.
       *[other] { $names } deler sejren med { $points } point.
    }
at-result-silence = { $count ->
        [0] Ingen råbte Stop i tre runder, og ingen har skatte: Ingen vinder.
        [one] Ingen råbte Stop i tre runder. { $names } har flest point og vinder.
       *[other] Ingen råbte Stop i tre runder. { $names } deler føringen og sejren.
    }
