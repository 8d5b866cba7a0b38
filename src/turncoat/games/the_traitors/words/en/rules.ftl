## The help page of The Traitors: one minute, the clocks, and every clause. What the rulebook leaves open is marked as ours.

tt-help-title = How to play
tt-help-credit = A season of The Traitors for six to twenty-four players, by the Danish rulebook for playing it yourselves. This edition is not affiliated with any broadcaster or producer: it uses none of their text, music or art. The words, drawings and sounds here are ours.
tt-help-minute = In one minute
tt-minute-1 = You all arrive Loyal. Then some of you are chosen as Traitors, in secret. Nobody is told how many.
tt-minute-2 = By day there is a mission for all. It earns up to { $bars } bars of silver, for whoever is left at the end.
tt-minute-3 = The best of the mission may open a door in the armoury. Behind one is a shield: it protects from murder, for one night.
tt-minute-4 = At the Round Table you talk, and then each of you writes a name. Whoever has the most votes is banished, and says who they were.
tt-minute-5 = By night the Traitors meet in the Conclave and murder one of the Loyal. Two Traitors may send a letter of temptation instead. Meanwhile everybody is asked something, so that no phone gives anything away.
tt-minute-6 = At breakfast you come in one by one. If a chair stays empty, you know who is missing.
tt-minute-7 = When only { $last } are left, or the last { $finalists } all want to end it, everybody reveals themselves. If even one Traitor is left, the Traitors take all the silver. If there is none, the Loyal share it.
tt-help-table-host = The table is the host
tt-help-table-host-about = Nobody has to sit out. The table chooses the Traitors, opens and ends every part by its clock, shows the votes, asks the banished who they are, draws lots at the last tie, brings the letter, and asks the final { $finalists } whether they want to end it. It knows everything, tells nobody, and has no favourites: all its draws can be checked afterwards.
tt-help-missions = The missions
tt-help-missions-about = One a day, in turn. Traitors have no secret advantage in them, and want silver too; but they may play badly. You may talk throughout.
tt-help-mission = { $mission ->
        [vault] The Vault
        [duel] The Duel
       *[message] The Message
    }
tt-help-mission-goal = { $mission ->
        [vault] Nine doors stand open for a quarter of the time, a picture behind each. Then they close, and the group walks round: each in turn is asked about one door, and everybody sees at once whether the answer is right.
        [duel] Pairs are drawn. Each pair plays a short game of Loyalty or Treachery with { $cards } cards, a 2, a 7 and a queen of each suit, for { $turns } turns at the most. With an odd number one of you faces the table.
       *[message] A sentence is torn into fragments, one or two for each of you. You read only your own. Tell the others what you have, and lay the fragments in one line: tap a fragment, then the one that it follows. It can be moved until all are ready or the time is up; then the line is read out.
    }
tt-help-mission-bars = { $mission ->
        [vault] Bars: the share of right answers, out of { $bars }. With up to eight players everybody is asked twice, with more once. Time that runs out is a wrong answer.
        [duel] Bars: the share of everybody’s calls that were right, out of { $bars }. Each turn has its share of the time; whoever is late has called wrong and draws nothing.
       *[message] Bars: the share of right neighbours in the line, out of { $bars }.
    }
tt-help-mission-access = { $mission ->
        [vault] Armoury: the { $access } with most right answers, equals by lot.
        [duel] Armoury: the { $access } who won most cards, equals by lot. So a partner who tells you what lies on the deck helps you all, or only themselves.
       *[message] Armoury: the { $access } whose own fragments have most right neighbours, equals by lot.
    }
tt-help-mission-days = In a season of days nobody has a turn that passes: in The Vault all answer when they can, and in The Duel a turn may take as long as the mission does.
tt-help-ties = When votes are tied
tt-help-tie-a = Each of the tied has a minute to defend themselves, in turn. Only the speaker talks. If more than four are tied, they share one minute.
tt-help-tie-b = The others vote again, for the tied only. The tied do not vote.
tt-help-tie-c = Still a tie: one minute of talk for all. Then the same again, between those who are still tied.
tt-help-tie-d = Still a tie: everybody votes anew, and those who were tied are safe.
tt-help-tie-e = Still a tie: the table draws lots among the tied.
tt-help-seconds = How long it takes
tt-help-seconds-about = In the paces “party” and “evening” every step has its time. In “days” most steps end at an hour of the day that the table sets; here are the usual ones. Arrival in “days” lasts at least { $hours } hours. What can be ended by all being ready is marked with *.
tt-help-step = Step
tt-help-until = until { $time }
tt-help-step-name = { $step ->
        [arrival] Arrival *
        [selection] The choice of the Traitors
        [chair] Each chair at breakfast
        [breakfast] Breakfast *
        [mission] Mission *
        [armoury] Armoury *
        [talk] Talk at the Round Table *
        [vote] A vote
        [further_vote] Each further vote
        [shown_vote] Each vote shown
        [floor] A vote shown, at most *
        [defence] Defence *
        [talk_again] Talk after a second tie *
        [host_rules] Before lots are drawn
        [identity] Who the banished was
        [revealed] An identity shown
        [conclave_1] Night, part one
        [conclave_2] Night, part two
        [final_break] Break on the final day *
       *[end_vote] End vote
    }
tt-help-words = Words of the castle
tt-term = { $term ->
        [loyal] Loyal
        [traitor] Traitor
        [host] Host
        [silver] Silver bars
        [armoury] Armoury
        [shield] Shield
        [table] Round Table
        [banishment] Banishment
        [conclave] Conclave
        [murder] Murder
        [temptation] Temptation
        [blackmail] Blackmail
        [list] Death list
       *[breakfast] Breakfast
    }
tt-term-about = { $term ->
        [loyal] Wants the Traitors gone before the end.
        [traitor] Murders by night and hides by day.
        [host] Leads through the season and knows everything: here the table itself.
        [silver] What it is all about. The missions earn them.
        [armoury] Closed doors, one for each who has access.
        [shield] Protects its holder from murder in the next night, and from nothing else.
        [table] Where you talk and vote.
        [banishment] The table sends somebody away.
        [conclave] Where the Traitors meet by night.
        [murder] What the Traitors do there. It is known at breakfast.
        [temptation] Two Traitors ask a Loyal player to join them, by letter.
        [blackmail] A Traitor who is alone makes a Loyal player join.
        [list] Instead of a murder: names from which the next victim must come.
       *[breakfast] Where it shows who did not survive the night.
    }
tt-help-paper = On paper
tt-help-paper-about = Would you rather play with paper? Print a kit with cards, letters, slates and silver, for this many players:
tt-help-paper-players = Players
tt-help-paper-size = { $paper ->
        [letter] Print on Letter (PDF)
       *[a4] Print on A4 (PDF)
    }
tt-help-rules = All the rules
tt-help-rulings = Where the rulebook is silent or can be read in two ways, we decided; such passages are marked.
tt-help-section = { $section ->
        [host] Host and pace
        [choice] Arrival and choice
        [identity] Identity
        [calendar] The calendar
        [mission] Mission and silver
        [armoury] Armoury and shield
        [table] Round Table
        [conclave] Conclave
        [breakfast] Breakfast
        [final] The final day
        [win] Who wins
       *[leave] Leaving
    }

tt-rule-1 = A season has a host, who is not a player and knows everything. The table is the host, or, if the table is made so, a person with the host’s console.
tt-rule-2 = The table goes by clocks, at one of three paces: a party of minutes, an evening with longer talks, or one game day per real day, with hours that the table sets. A host in person starts and ends every part by hand, with the clocks or without.
tt-rule-41 = A host in person can hand any decision to the table, step out altogether, and step in again. Where the host does not decide in time, the table does.
tt-rule-3 = Everybody arrives Loyal. You tell your phone how much you would like to be a Traitor, from 0 to 3; whoever says nothing has said 1. Nobody else sees it.
tt-rule-4 = The Traitors are chosen after arrival, or on day 2 after breakfast if the table says so, at a ceremony with a time of its own: everybody is silent and looks at their own card at the same moment. The host chooses, or a lot, weighted by what you said. Whoever said 0 is never drawn, unless there are too few others.
tt-rule-5 = How many there are is secret, unless the table has set a number: 1 or 2 with up to eight players, 2 or 3 with up to fourteen, 3 or 4 with more. It is never told.
tt-rule-6 = A Traitor learns it at the ceremony.
tt-ruling-6 = In its second half the Traitors learn who the others are. Whoever joins later knows those who are there.
tt-rule-7 = There are two ways out: murder and banishment.
tt-rule-8 = A Traitor never tells a Loyal player that they or somebody else is a Traitor, and a Loyal player never pretends to be one. “I am a Traitor” is refused to everybody; anything else may be claimed. A host in person may warn, for all to hear.
tt-rule-9 = Your true identity is shown only when you are banished and asked for it, and at the end of the season.
tt-rule-10 = A season has a number of days: with six to eight players two, and one more for every two further players, unless the table sets another. The last is the final day. A night follows every day but that. With up to twelve players temptation and blackmail may come in any night; with more only with enough nights to come. The table can choose either.
tt-rule-11 = If { $final } or fewer are left when a day begins, or at any time before its Round Table, that day becomes the final day.
tt-rule-12 = A day is breakfast (from day 2), mission, armoury, Round Table and night. There is no armoury where no night follows.
tt-rule-13 = Every day has one mission for the whole group. It earns bars for the stack that all can see. Loyal and Traitors both want silver.
tt-rule-14 = Our missions take turns, day by day: The Vault, The Duel, The Message; a host of flesh and blood may run one in the room instead. Each has a goal and a clock and earns 0 to { $bars } bars by result. Silence earns none, and it does not matter in them who is a Traitor.
tt-rule-15 = The { $access } best of the mission may enter the armoury; equals by lot. Not on the final day.
tt-rule-16 = There are as many closed doors as players with access, and each opens one. Who opened which is seen by all; what was behind it, only by whoever opened it. Behind one of them is a shield, unless the table has set another number. You may leave it there; if you say nothing you take it.
tt-ruling-16 = If there is only one door, an even lot decides whether there is a shield behind it.
tt-rule-17 = A shield protects you from murder in the next night, and from nothing else. It cannot be given away.
tt-rule-18 = You may show it only in the Conclave, to those there, or at the next breakfast, to all. After that breakfast it is gone.
tt-ruling-18 = What you say about a shield is your own affair.
tt-rule-19 = The Round Table opens with talk. The vote opens by the clock, or when all are ready.
tt-rule-20 = Everybody left writes one name, and a reason of up to { $letters } letters if they like. What is written cannot be changed. All see who has written, nobody what. Traitors may vote for Traitors.
tt-ruling-20 = You cannot write your own name.
tt-rule-21 = When all have written, the votes are shown one at a time, each with its reason. While a vote is shown its voter has the floor, and nobody else talks; the voter ends it, or the clock does.
tt-ruling-21 = They are shown in seat order from a seat drawn by lot. A missing vote is blank.
tt-rule-22 = Whoever has the most votes is banished at once and, if the table is set to ask, or the host in person asks, says who they were. From then on they say nothing to those left. Those out talk among themselves and see what all see; everything, if the table has chosen so. The banished reveal it with a hand of their own; if they do not, the table does.
tt-rule-23 = A tie goes through the five steps above: defence; a vote among the tied; talk and the same again; a vote in which the tied are safe; lots, or what a host in person rules.
tt-ruling-23 = More than four tied share one minute. After the last tie the table draws lots.
tt-rule-24 = If nobody votes, all who could be named are tied. If all are tied and nobody would be left to vote, everybody votes, not for themselves. A single candidate is banished without a vote.
tt-rule-25 = Exactly one player is banished at each Round Table.
tt-rule-26 = By night the Traitors meet. They alone talk there. Each names what they want, and may change it until that part of the night ends. What most want counts; equals by lot.
tt-ruling-26 = If nobody named anything, a lot decides about a murder, a blackmail or a list; never a temptation or a feint.
tt-rule-27 = They murder one Loyal player. Traitors cannot be murdered.
tt-rule-28 = If the victim has a shield, nobody dies, and nobody is told why.
tt-rule-29 = The feint: they may murder nobody on purpose, if one of them has a shield.
tt-ruling-29 = That Traitor must have shown it in this Conclave.
tt-rule-30 = Temptation: exactly { $tempters } Traitors, at least { $tempt } nights before the end, may tempt one Loyal player by letter instead of murdering. Yes: a Traitor from then on, who joins at once. No, or no answer: Loyal as before. Nobody is murdered that night. So whoever gets a letter knows that there were exactly { $tempters }: it is meant that way.
tt-ruling-30 = The letter names nobody. The Traitors may write its one line. A no can be changed until that part of the night ends; a yes is for good.
tt-rule-31 = Blackmail: a Traitor who is the only one left, at least { $blackmail } nights before the end, must make one Loyal player join. The victim has no choice and sees who it is. The two then murder in the same night. A letter in part two says who it was.
tt-rule-32 = Later than that the last Traitor murders alone. If no Traitor is left, the night passes, nobody dies, and nobody is told.
tt-rule-33 = Death list: in a night that the table has set, or that the host in person orders, the Traitors murder nobody and put { $names } names on a list; they may list themselves, even themselves alone. It is read out at breakfast. In the next night only a Loyal player on it can be murdered; if they tempt instead, all on it are safe.
tt-ruling-33 = At most { $lists } lists a season, never in the last night, and not in two nights running. With the table as host, a season of four nights or more usually has one in the middle.
tt-rule-34 = The night gives nothing away. It has two parts of fixed length, whatever happens. Whoever decides nothing is asked whom they suspect most, in the same way on the same screen; the answers stay private until the end.
tt-rule-35 = At breakfast the players come in one after another, in an order drawn by lot. The chair of whoever was murdered stays empty, and only then is it known. Why nobody is missing is never said. Only those who have come in may talk.
tt-rule-36 = The final day has breakfast and mission, then Round Tables until { $finalists } are left, then a break, the end vote and the Final Round Table.
tt-rule-37 = The season ends when { $last } are left, or when all who are left vote to end it. The table asks once; a host in person once at every Round Table of the final day. The votes are shown together; no answer is a no.
tt-ruling-37 = It is asked once, on the final day, when { $finalists } are left.
tt-rule-38 = If { $last } or fewer are left at any earlier time, the season ends there.
tt-rule-39 = Then everybody left reveals themselves. If there are Traitors among them, they share the silver equally and the Loyal get nothing. If there are none, the Loyal who are left share it. Shares are exact. They do so one after another, with a hand of their own or by the clock.
tt-rule-40 = Afterwards you see what really happened: nights, votes, letters, shields, who suspected whom; and you can watch the season again from every chair.
tt-rule-42 = Whoever must leave can withdraw: nothing is revealed, and the season goes on. During a vote and by night it takes effect only afterwards. Whoever withdraws never wins.
