## The help page of Are You the Traitor?: one minute, and every clause. What the rulebook leaves open is marked as ours.

at-help-title = How to play
at-help-credit = Are You the Traitor? is a game by Andrew Looney, published by Looney Labs, for four to ten players. A round takes a few minutes. The words and drawings here are ours.
at-help-minute = In one minute
at-help-story = The story
at-minute-1 = Everybody gets a secret card. Who is a Wizard is known to all; which side a Wizard is on, only to that Wizard.
at-minute-2 = Everybody but the Traitor is looking for one person. Talk, ask, lie: there are no turns.
at-minute-3 = Sure? Call Stop and point at somebody. The first Stop ends the round, and all cards are turned up.
at-minute-4 = Right: your side wins the round. Wrong: the other side does. Everybody on the winning side draws a treasure, which only they see.
at-minute-5 = Between rounds, a Magic Ring can steal a treasure. With ten points you may declare; then the richest player wins.
at-help-hunt = Who looks for whom
at-help-seeks = { $role ->
        [keyholder] Good. Looks for a Good Wizard.
        [guard] Good. Looks for a Traitor.
        [traitor] Evil. Looks for nobody, and loses by any call.
        [good_wizard] Good. Looks for a Traitor.
       *[evil_wizard] Evil. Looks for the KeyHolder.
    }
at-help-in-play = The cards in play
at-help-column-players = Players
at-help-column-keyholder = Key
at-help-column-traitor = Traitors
at-help-column-guard = Guards
at-help-column-wizard = Wizards
at-help-column-sides = Good and Evil, each
at-help-treasure = Treasure, with points and number
at-help-rules = All the rules
at-help-rulings = Where the rulebook is silent or can be read in two ways, we decided; such passages are marked.
at-help-cards = The cards
at-help-deal = The deal
at-help-round = The round
at-help-pause = The pause
at-help-win = Winning
at-help-screens = On screens

at-rule-1 = The table above says which characters and which alignments are in play. KeyHolder, Guards and Traitors together are the Adventurers. KeyHolder, Guards and Good Wizards are the good side, Traitors and Evil Wizards the evil one.
at-rule-2 = The treasure deck has 42 cards. It is shuffled once and lasts the whole game.
at-rule-3 = Each round the characters are shuffled and everybody gets one. Wizards are known to all at once; everybody else is secret.
at-rule-4 = Each Wizard draws an alignment that nobody else knows. Alignments left over are put aside unseen: so the only Wizard of four players can be either, and of three Wizards nobody knows the mix.
at-rule-5 = From six players on, all Adventurers learn who holds the key. Wizards do not.
at-rule-6 = Two Traitors learn of each other: from eight players on in the English edition, from nine on in the French.
at-rule-7 = In one room the big screen, or somebody’s phone, can tell these steps aloud, with closed eyes for those who like the ceremony (from six players on: before that nobody is shown anything). On screens nobody needs it: your card shows you what you may know, and looks the same from across the table whoever you are.
at-rule-8 = Talk is free and open to all. Lying is allowed. There are no turns.
at-rule-9 = Anybody may call Stop at any moment and point at one other player. The first Stop ends the talk, and all characters and alignments are turned up.
at-rule-10 = The call is right when the KeyHolder points at a Good Wizard, a Guard or a Good Wizard at a Traitor, or an Evil Wizard at the KeyHolder. The caller’s side wins the round.
at-rule-11 = Any other call is wrong, and the other side wins the round. A Traitor’s call is always wrong. Everybody is asked once more before a Stop counts, and that is where a Traitor is warned.
at-rule-12 = To point at yourself, or at nobody, is refused and costs nothing.
at-rule-13 = After the first Stop the table listens for a moment (if not set otherwise, 0.4 seconds far apart and 3 in one room, where the shout comes before the phone), and only the caller knows. If others call in that moment, all people vote who was first, once, within 20 seconds; bots vote only where nobody but bots plays. Most votes count; if they are tied, the call that arrived first. Whom the callers pointed at is shown only afterwards.
at-rule-14 = Everybody on the winning side draws one treasure card; the caller gets nothing extra. How many cards somebody has is public, what they are worth is not.
at-ruling-14 = Cards are drawn in seat order from the caller’s left, and only the owner knows them.
at-rule-15 = Did somebody expose a secret? During the talk everybody may say so, and take it back. When more than half of the people at the table agree the round is void: nothing is turned up and nobody draws. Bots have a say only where nobody but bots plays. In the English edition the same round is dealt again; in the French there is a pause and then the next round.
at-rule-16 = After the draw there is a pause, whatever anybody holds. It begins with a moment for rings, in which nobody may declare. After it, in order of arrival, victory can be declared and rings can still be used.
at-ruling-16 = The moment takes 8 seconds and the pause 60, if not set otherwise; it ends sooner when all are ready. Whoever is ready may still act, and a ring clears all the marks.
at-rule-17 = Magic Ring: name a player who has treasure and take one card at random. The ring is then out of the game, and its point with it.
at-ruling-17 = A stolen ring is unused and can be used in the same pause.
at-rule-18 = Gilded Statue: a thief must take it, instead of a card at random.
at-rule-19 = Thief and victim know which card moved, all others only that one did. Nobody has to use a ring.
at-ruling-19 = No screen shows whether somebody else holds a ring: everybody has the same buttons in the pause.
at-rule-20 = You may claim anything about your treasure. Only a ring brings out the truth.
at-rule-21 = With 10 points or more you may declare in any pause. It counts at once, and no ring can follow. Rings used before stand.
at-rule-22 = When somebody declares, all treasure is turned up, and most points win, whoever declared. If the lead is shared, all keep their cards: the pause goes on, with rings, but nobody may declare again in it. Then the next round begins.
at-rule-23 = With fewer than 10 points you cannot declare.
at-rule-24 = When the treasure deck runs short, those first in order get a card.
at-ruling-24 = If it is empty when a lead is shared, the leaders share the win.
at-rule-25 = Far apart, you can look at one player at a time and make silent signs: wink, nod, shake your head, raise a finger. A sign is seen by exactly those who are looking at you at that moment, and you learn whether anybody saw it. Your ally must be watching you, and so may your hunter. A short glance nobody notices; but whoever looks at you sees at whom you have been looking for three seconds or more.
at-rule-26 = Next to free talk there are claims in fixed form, which everybody reads in their own language: who I am, who you are, trust, doubt, lie, and that I hold a statue. They may be false, of course.
at-rule-27 = A round without a Stop is void after 20 minutes, if not set otherwise. After three such rounds running the match ends, and most points win.
at-rule-28 = When a pause ends while somebody has 10 points or more, that counts as a declaration.
at-rule-29 = The French edition differs in two things only: when Traitors meet (AT-6), and what follows an exposed secret (AT-15).
