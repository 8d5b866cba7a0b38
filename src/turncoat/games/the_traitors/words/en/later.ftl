## Words that a phone of The Traitors needs only after the arrival: the night, and letters.

tt-know-present = In the Conclave with you: { $names }.
tt-know-shown = Showed a shield here: { $names }.
tt-know-tempted = { $answer ->
        [yes] { $name } has said yes and is one of you.
        [no] { $name } has said no and stays Loyal.
       *[none] { $name } has a letter from you.
    }
tt-know-listing = On the list so far: { $names }.
tt-know-suspected = You named { $name }.
tt-named = { $who ->
        [you] { $move ->
            [murder] You named: murder { $target }.
            [tempt] You named: tempt { $target }.
            [blackmail] You named: blackmail { $target }.
            [list] You named for the list: { $target }.
           *[spare] You named: murder nobody.
        }
       *[other] { $move ->
            [murder] { $name } named: murder { $target }.
            [tempt] { $name } named: tempt { $target }.
            [blackmail] { $name } named: blackmail { $target }.
            [list] { $name } named for the list: { $target }.
           *[spare] { $name } named: murder nobody.
        }
    }
tt-task-suspect = { $identity ->
        [traitor] Nothing to decide for now. Choose a mark and a face and seal them, as everybody does: it changes nothing, and nobody reads it before the end.
       *[loyal] Whom do you suspect most? Choose a mark that says how sure you are, and a face; then seal it. Nobody reads it before the end.
    }
tt-task-murder = The Conclave. Choose a mark and a face, then seal them; you can change it. What most of you name is done.
tt-task-murder-listed = The Conclave. Only somebody on the death list can be murdered tonight. Choose a mark and a face, then seal them.
tt-task-blackmail = You are alone, so tonight you must blackmail. Choose mark I and a face, then seal them: that player has no choice, and is a Traitor like you from tonight.
tt-task-list = Tonight nobody dies: you write the death list. Choose mark I and touch { $count } faces, one after the other (again to take one off), then seal it.
tt-mark-murder = Murder: the chair is empty at breakfast, unless a shield was there.
tt-mark-tempt = Tempt: a letter instead of a murder. A yes makes a third Traitor.
tt-mark-spare = Spare: nobody is murdered tonight.
tt-mark-blackmail = Blackmail: a new Traitor, like it or not.
tt-mark-list = The death list.
tt-mark-show_shield = Show your shield to the Conclave; then you may also spare.
tt-mark-accept = Yes: a Traitor from now on.
tt-mark-refuse = No: stay Loyal.
tt-book-notes = Your notes
tt-night-faces = Faces
tt-night-marks = Marks
tt-night-mark = Mark { $mark }
tt-night-seal = Seal it
tt-night-how = Choose a mark and a face, then seal it.
tt-night-sealed = Sealed. Your card says what counts.
tt-night-line = Write a line
tt-night-write = Write it down
tt-night-hold = Hold your card first.
tt-night-nothing = What you sealed counts for nothing: choose another mark or face.
tt-night-refused = That does not count. { $why }
tt-night-unsealed = You have sealed nothing yet.
tt-night-answered = { $answer ->
        [yes] You sealed: yes. You are a Traitor from now on.
       *[no] You sealed: no. You stay Loyal.
    }
tt-night-shown = You sealed: show your shield to the Conclave.
tt-mark-none = Means nothing tonight.
tt-mark-suspect = { $sure ->
        [0] I am sure of it.
        [1] I think so.
       *[2] Only a feeling.
    }
tt-book-suspicion = Night { $night }: { $name }. { $sure }
tt-look-first = Hold your card, and let nobody see it.
tt-look-waiting = { $looked } of { $all } have looked. Quiet, please.
tt-look-meet = { $identity ->
        [traitor] { $count ->
            [0] You are alone. Nobody else is a Traitor.
           *[other] These are Traitors like you:
        }
       *[loyal] The Traitors learn each other’s names. You learn none.
    }
tt-look-nobody = nobody
tt-letter-to = To { $name }
tt-letter-tempt = We have watched you, and we want you. Be one of us, a Traitor from tonight and for good; or stay Loyal, and forget this letter. No answer is a no.
tt-letter-mark = The mark of your answer, and any face; then seal it.
tt-letter-blackmail = { $name } has blackmailed you. You have no choice: you are a Traitor from now on, and for good.
tt-letter-together = Tonight the two of you murder: choose a mark and a face, then seal them.
tt-letter-line = In the letter: “{ $line }”
tt-know-line = Write a line and leave it there while you seal: it stands in the letter.
tt-letter-0 = Nobody would suspect you.
tt-letter-1 = We need somebody with your calm.
tt-letter-2 = Silver is best shared among friends.
tt-letter-3 = You have until dawn. Think well.
tt-floor-why = Say why, in one sentence:
tt-floor-say = Say it
tt-floor-has = { $name } has the floor.
tt-floor-0 = { $name } was too quiet today.
tt-floor-1 = { $name } talked too much about others.
tt-floor-2 = I look at how { $name } voted.
tt-floor-3 = I have no proof, only a feeling.
tt-reveal-hold = Hold to show who you are
tt-reveal-holding = Keep holding…
tt-vault-doors = Doors of the vault
tt-vault-asked = Behind door { $door }
tt-vault-verdict = { $right ->
        [yes] { $name }: { $picture }. Right!
        [no] { $name }: { $picture }. Wrong.
       *[late] { $name } said nothing in time.
    }
tt-goal-vault = Each in turn says what was behind a door. All right: { $bars } bars.{ $armoury ->
        [yes] {" "}The best enter the armoury.
       *[no] {""}
    }
tt-goal-duel = Call Loyalty or Treachery. All calls right: { $bars } bars.{ $armoury ->
        [yes] {" "}Those with the most cards enter the armoury.
       *[no] {""}
    }
tt-goal-message = Lay the fragments in order, by talk alone. All joins right: { $bars } bars.{ $armoury ->
        [yes] {" "}Those with the most right joins enter the armoury.
       *[no] {""}
    }
tt-duel-table = The table
tt-duel-score = { $calls ->
        [0] no call yet
        [one] { $right } of 1 call right
       *[other] { $right } of { $calls } calls right
    }
tt-duel-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
tt-duel-pile = Your cards
tt-message-mine = Your fragments
tt-message-line = The line
tt-message-fragment = Fragment { $number }
tt-message-begin = At the beginning
tt-message-after = After fragment { $number }, { $name }
tt-message-lay = Tap where it goes
tt-message-move = All you hold is laid. Tap it here to move it.
tt-message-none = Nothing is laid yet. Choose a fragment and lay it down.
tt-message-should = As it was written:
tt-armoury-doors = Doors of the armoury
tt-armoury-door = Door { $door }
tt-armoury-choose = Choose a door
tt-armoury-open = Open door { $door }
tt-armoury-access = A shield protects from murder tonight. Only whoever opens a door knows what was behind it.
tt-behind-hold = Hold to see what was there
tt-behind-shield = A shield! Whoever has it cannot be murdered tonight.
tt-behind-nothing = Nothing. Only dust.
tt-behind-take = Take what is there
tt-behind-leave = Leave it there
tt-behind-answered = The door falls shut. Only you know.
tt-end-about = End it: if no Traitor is among you, the Loyal share the silver; if one is, the Traitors take it all.
tt-end-choose = Choose your answer
tt-end-sure = That is my answer
