## The rules of Are You the Traitor?, for players. "(our ruling)" marks what the rulebook leaves open.

at-minute =
    Everybody gets a secret character. Wizards show that they are Wizards, but not whether they are Good or Evil.
    Good: the KeyHolder, the Guards, Good Wizards. Evil: the Traitors, Evil Wizards.
    Talk, lie, watch. Everybody looks for somebody:
    – the KeyHolder for a Good Wizard,
    – Guards and Good Wizards for a Traitor,
    – an Evil Wizard for the KeyHolder,
    – a Traitor for nobody: just do not get caught.
    Whoever is sure calls Stop and points. Right: the caller’s team draws treasure. Wrong: the other team does.
    With ten points you may declare victory; most points win.
at-rules =
    Are You the Traitor? was designed by Andrew Looney and is published by Looney Labs. The words here are ours.

    Characters. There is one KeyHolder; one Traitor, or two from eight players on; one to four Guards; one to three Wizards. Who is a Wizard is public. Each Wizard draws an alignment out of two (of four with nine or ten players), so that with four, nine and ten players nobody knows the mix.

    Who knows whom. From six players on all Adventurers (everybody but the Wizards) learn who the KeyHolder is. Two Traitors learn of each other: from eight players on, in the French edition from nine.

    Stop. Anybody may call at any moment. It is right when the KeyHolder points at a Good Wizard, a Guard or a Good Wizard at a Traitor, or an Evil Wizard at the KeyHolder. Every other call is wrong, and so is any call by a Traitor. All characters are revealed.

    Photo finish. Stops within a moment of the first count as simultaneous; all people vote for who was first, for twenty seconds at most (bots only where no people sit). Most votes count; in a tie, or without votes, the first to arrive (our ruling).

    Treasure. Everybody on the winning team draws a card, in order from the caller’s left (our ruling), and keeps it secret (our ruling). 42 cards: 2 Crown Jewels (5 points), 5 Platinum Pyramids (4), 12 Bags of Gold (3), 11 Silver Goblets (2), 5 Chests of Copper (1), 5 Magic Rings (1), 2 Gilded Statues (0).

    Exposed secrets. When more than half of the people agree that a secret was exposed, the round is void: it is dealt anew, in the French edition after a pause and as the next round.

    The pause. After each round comes a moment for rings, in which nobody may declare; then rings may be used and victory declared, until all are ready or the time is up (our ruling). A ring takes a random card from another player and is set aside; but a Gilded Statue is always taken first. Thief and victim know the card, others only that it moved. A stolen ring may be used at once (our ruling).

    Winning. With ten points or more you may declare victory in a pause; nothing can stop it any more. All treasure is revealed and most points win, whoever declared. A shared lead: the pause goes on for rings, then another round. A pause that ends while somebody has ten points counts as a declaration. When the deck is empty, leaders share the win (our ruling).

    On screens (all our ruling). You look at one player at a time, and a glance of three seconds is noticed by those who look at you. So is a sign, and you learn whether anybody saw it. Claims are statements in fixed form. A round without a Stop within its time is void; after three such rounds running the game ends, and most points win.
