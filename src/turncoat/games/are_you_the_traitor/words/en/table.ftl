## What is seen and heard at a table of Are You the Traitor?, whatever it is shown on.
## $who is `you` for the reader and `other` for anybody else, whose name is $name; so is $toward, with $target.

game-are-you-the-traitor = Are You the Traitor?
about-are-you-the-traitor = Everybody is looking for somebody. Talk, lie, look around; whoever is sure points and calls Stop.
at-character-keyholder = KeyHolder
at-character-guard = Guard
at-character-traitor = Traitor
at-character-wizard = Wizard
at-role-keyholder = KeyHolder
at-role-guard = Guard
at-role-traitor = Traitor
at-role-good_wizard = Good Wizard
at-role-evil_wizard = Evil Wizard
at-own-keyholder = You are the KeyHolder. Find a Good Wizard.
at-own-guard = You are a Guard. Find a Traitor.
at-own-traitor = You are a Traitor. Do not get caught: any Stop of yours loses the round.
at-own-good_wizard = You are a Good Wizard. Find a Traitor.
at-own-evil_wizard = You are an Evil Wizard. Find the KeyHolder.
at-known-keyholder = You know that { $name } is the KeyHolder.
at-known-traitor = You know that { $name } is a Traitor too.
at-wizards = { $count ->
        [one] The Wizard: { $names }
       *[other] The Wizards: { $names }
    }

at-treasure-crown_jewels = Crown Jewels
at-treasure-platinum_pyramids = Platinum Pyramids
at-treasure-bags_of_gold = Bags of Gold
at-treasure-silver_goblets = Silver Goblets
at-treasure-chest_of_copper = Chest of Copper
at-treasure-magic_ring = Magic Ring
at-treasure-gilded_statue = Gilded Statue
at-worth = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

at-claim-am-keyholder = I am the KeyHolder.
at-claim-am-guard = I am a Guard.
at-claim-am-traitor = I am a Traitor.
at-claim-am-good_wizard = I am a Good Wizard.
at-claim-am-evil_wizard = I am an Evil Wizard.
at-claim-is-keyholder = { $who ->
        [you] You are the KeyHolder.
       *[other] { $name } is the KeyHolder.
    }
at-claim-is-guard = { $who ->
        [you] You are a Guard.
       *[other] { $name } is a Guard.
    }
at-claim-is-traitor = { $who ->
        [you] You are a Traitor.
       *[other] { $name } is a Traitor.
    }
at-claim-is-good_wizard = { $who ->
        [you] You are a Good Wizard.
       *[other] { $name } is a Good Wizard.
    }
at-claim-is-evil_wizard = { $who ->
        [you] You are an Evil Wizard.
       *[other] { $name } is an Evil Wizard.
    }
at-claim-trust = { $who ->
        [you] I trust you.
       *[other] I trust { $name }.
    }
at-claim-doubt = { $who ->
        [you] I do not trust you.
       *[other] I do not trust { $name }.
    }
at-claim-lie = { $who ->
        [you] You are lying.
       *[other] { $name } is lying.
    }
at-claim-statue = I hold a Gilded Statue.
at-said = { $name }: { $text }

at-sign-wink = { $who ->
        [you] You wink.
       *[other] { $name } winks.
    }
at-sign-nod = { $who ->
        [you] You nod.
       *[other] { $name } nods.
    }
at-sign-shake = { $who ->
        [you] You shake your head.
       *[other] { $name } shakes their head.
    }
at-sign-finger = { $who ->
        [you] You raise a finger.
       *[other] { $name } raises a finger.
    }
at-sign-noticed = { $noticed ->
        [yes] Somebody saw it.
       *[no] Nobody saw it.
    }
at-look = You look at { $name }.
at-look-away = You look at nobody.

at-dealt = Round { $round }. The characters are dealt.
at-you-call = You call Stop and point at { $name }. Does anybody else?
at-photo-finish = Several called Stop at once: { $names }. Who was first?
at-called = { $who ->
        [you] You called Stop and pointed at { $target }.
       *[other] { $toward ->
            [you] { $name } called Stop and pointed at you.
           *[other] { $name } called Stop and pointed at { $target }.
        }
    }
at-was = { $name } was: { $role }
at-right = Right!
at-wrong = Wrong!
at-wins-good = Good wins the round.
at-wins-evil = Evil wins the round.
at-drew = You draw: { $card } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
at-void = The round is void: nothing is revealed, nobody draws.
at-exposed = { $who ->
        [you] You say that a secret was exposed.
       *[other] { $name } says that a secret was exposed.
    }
at-theft = { $who ->
        [you] You use a Magic Ring and take a card from { $target }
       *[other] { $toward ->
            [you] { $name } uses a Magic Ring and takes a card from you
           *[other] { $name } uses a Magic Ring and takes a card from { $target }
        }
    }{ $known ->
        [yes] : { $card }.
       *[no] .
    }
at-ready = { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
at-shown = Victory is declared and all treasure turned up. The lead is shared: use your rings, then another round!

at-result-points = { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the win with { $points } points.
    }
at-result-silence = { $count ->
        [0] Nobody called Stop for three rounds, and nobody has any treasure: nobody wins.
        [one] Nobody called Stop for three rounds. { $names } has the most points and wins.
       *[other] Nobody called Stop for three rounds. { $names } share the lead and the win.
    }
