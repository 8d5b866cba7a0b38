## Words for the lobby: options, presets and bots.

option-the-traitors-host = Host
option-the-traitors-host-about = A person leads through the season and knows everything; or the table itself does, and nobody has to sit out.
option-the-traitors-host-automatic = automatic
option-the-traitors-host-human = human
option-the-traitors-clocks = Clocks
option-the-traitors-clocks-about = With a human host: whether phases also end by their clocks. Without, they wait for the host.
option-the-traitors-host_patience = The host’s patience
option-the-traitors-host_patience-about = How long the season waits for a human host’s decision before the table decides.
option-the-traitors-host_patience-usual = by the pace
option-the-traitors-pace = Pace
option-the-traitors-pace-about = A party of minutes, an evening with longer talks, one game day per real day with set hours, or quick, to rehearse.
option-the-traitors-pace-party = party
option-the-traitors-pace-evening = evening
option-the-traitors-pace-days = days
option-the-traitors-pace-quick = quick
option-the-traitors-hours = Hours of the day
option-the-traitors-hours-about = For the pace of days: the time zone, and when breakfast, mission, armoury, Round Table, vote, Conclave and letters begin.
option-the-traitors-hours-breakfast = Breakfast
option-the-traitors-hours-mission = Mission
option-the-traitors-hours-armoury = Armoury
option-the-traitors-hours-round_table = Round Table
option-the-traitors-hours-vote = Vote
option-the-traitors-hours-conclave = Conclave
option-the-traitors-hours-letters = Letters
option-the-traitors-days = Days
option-the-traitors-days-about = How many days the season has. The last is the final day; with five players left the final day comes sooner.
option-the-traitors-traitors = Traitors
option-the-traitors-traitors-about = How many are chosen at the beginning. Secret: the table draws the number and tells nobody.
option-the-traitors-traitors-secret = secret
option-the-traitors-choose_on = Choice of Traitors
option-the-traitors-choose_on-about = On which day they are chosen: on the first after arrival, or on the second after breakfast.
option-the-traitors-first_round_table = First Round Table
option-the-traitors-first_round_table-about = The day of the first banishment, never before the Traitors are chosen.
option-the-traitors-first_mission = First mission
option-the-traitors-first_mission-about = Which of ours the first day has; after it they take turns: The Vault, The Duel, The Message.
option-the-traitors-first_mission-vault = The Vault
option-the-traitors-first_mission-duel = The Duel
option-the-traitors-first_mission-message = The Message
option-the-traitors-armoury_from = Armoury from day
option-the-traitors-armoury_from-about = From this day on the three best of the mission may enter the armoury.
option-the-traitors-shields = Shields
option-the-traitors-shields-about = How many doors of an armoury have a shield behind them.
option-the-traitors-reveal = Identity of the banished
option-the-traitors-reveal-about = Whether the host asks those who are banished who they were.
option-the-traitors-reveal-always = always asked
option-the-traitors-reveal-not_in_final = not on the final day
option-the-traitors-reveal-never = never asked
option-the-traitors-ghosts_see_all = Those out see everything
option-the-traitors-ghosts_see_all-about = By day, those who are out see who is who. They can talk only among themselves.
option-the-traitors-death_lists = Death lists
option-the-traitors-death_lists-about = The nights in which the Traitors make a death list instead of murdering; two at most, not in the last night and not in two nights running.
option-the-traitors-powers = Powers of the Traitors
option-the-traitors-powers-about = When they may tempt and must blackmail: only with enough nights to come, as in the rulebook, or in any night.
option-the-traitors-powers-rulebook = by the rulebook
option-the-traitors-powers-any_night = any night
why-clash-chosen-late = The Traitors must be chosen before the final day. Choose them earlier, or play more days.
why-clash-too-few-days = The season has only { $days } days.
why-clash-lists-in-a-row = There can be no death lists in two nights running. Leave a night between them.
why-clash-list-night = { $nights ->
    [0] A season of so few days has no night for a death list.
    [one] Only night { $first } can have a death list in a season of so many days.
   *[other] Only the nights { $first } to { $last } can have a death list in a season of so many days.
    }
preset-the-traitors-tonight = An hour tonight, eight of us
preset-the-traitors-tonight-about = Two days in one go. The table leads; nobody has to sit out.
preset-the-traitors-evening = One evening with ten
preset-the-traitors-evening-about = Four days with long talks, about three hours from arrival to reveal. For eight to twelve.
preset-the-traitors-television = As on television
preset-the-traitors-television-about = With a host, long talks and the first Round Table on the second day. On the final day nobody says who they were.
preset-the-traitors-weekend = A weekend with sixteen
preset-the-traitors-weekend-about = Six days between meals and walks, about an hour each. The clock waits for the host, who may order a death list, and those who are out see everything by day.
preset-the-traitors-weeks = Two weeks by phone
preset-the-traitors-weeks-about = One game day per real day, at set hours, ten minutes here and there. Fourteen days with twenty or more; it ends sooner when five are left.
preset-the-traitors-usual = As usual
preset-the-traitors-usual-about = What suits the number of players.
bot-the-traitors-random = Random
bot-the-traitors-random-about = Does what it is asked, as luck has it, and never says a word.
bot-the-traitors-pip = Pip
bot-the-traitors-pip-about = The page boy. Anxious and easily led; forgets what was behind the door.
bot-the-traitors-gustav = Gustav
bot-the-traitors-gustav-about = The gardener. Few words, all of them blunt, and many whims.
bot-the-traitors-rosa = Rosa
bot-the-traitors-rosa-about = The cook. Says what she thinks, and often thinks it too soon.
bot-the-traitors-lucian = Lucian
bot-the-traitors-lucian-about = A painter, here as a guest. Wry, absent-minded, and fond of letters.
bot-the-traitors-clement = Clement
bot-the-traitors-clement-about = The chaplain. Courteous, patient, and deaf to temptation.
bot-the-traitors-thea = Thea
bot-the-traitors-thea-about = An actress, here as a guest. Talks a great deal and means half of it.
bot-the-traitors-baldur = Baldur
bot-the-traitors-baldur-about = The gamekeeper. Quiet, blunt, and attentive to who votes for whom.
bot-the-traitors-nora = Nora
bot-the-traitors-nora-about = The governess. Anxious, but she remembers everything.
bot-the-traitors-viggo = Viggo
bot-the-traitors-viggo-about = The colonel. Loud, blunt and hard to fool.
bot-the-traitors-mathilde = Mathilde
bot-the-traitors-mathilde-about = The widow. Trembles, watches, and is seldom wrong.
bot-the-traitors-osric = Osric
bot-the-traitors-osric-about = The butler. Perfect manners; nobody notices how much he has noticed.
bot-the-traitors-isolde = Isolde
bot-the-traitors-isolde-about = The countess. Wry, cunning, and the last to leave the table.
outline-the-traitors-minutes = About { $minutes } minutes.
outline-the-traitors-nights = { $nights ->
        [one] One night
       *[other] { $nights } nights
    } at most: murder{ $tempt ->
        [yes] , temptation
       *[no] {""}
    }{ $blackmail ->
        [yes] , blackmail
       *[no] {""}
    }{ $list ->
        [yes] , a death list
       *[no] {""}
    }.
