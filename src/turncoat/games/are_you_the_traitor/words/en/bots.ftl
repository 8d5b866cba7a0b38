## What bots say at a table of Are You the Traitor?; | stands between several ways to say the same. Every way is whole sentences,
## because they are put together: an opening, what was said or done, and what the speaker makes of it.

at-bot-anxious-lead = Oh dear. | I hardly dare to say it. | Forgive me. | My hands are shaking. | Please hear me out. | I have been worrying about this.
at-bot-blunt-lead = Plainly. | Right. | Enough. | I will say it once. | Come on. | Ears open.
at-bot-courtly-lead = If I may. | With respect. | Permit me a word. | Friends. | I say this with regret. | A small observation.
at-bot-wry-lead = Funny thing. | Well, well. | How charming. | I could not help noticing. | Lovely evening for it. | Do go on, everybody.

at-bot-turned = { $name } spoke up for { $other }, and now against { $other }. | { $name } cannot decide about { $other }: first one thing, then the other. | { $name } now says the opposite about { $other } of a minute ago.
at-bot-two-roles = { $name } has been two different people in one round. | First { $name } was one thing, now another. | { $name } tells us a new story each time.
at-bot-both-key = { $name } speaks of a key, and so does { $other }. There is only one. | { $name } and { $other } cannot both be right about that key. | { $name } says “key”, { $other } says “key”. One of you should sit down.
at-bot-accused-me = { $name } came at me, and I have done nothing. | { $name } pointed at me, of all people. | I should like to know what { $name } has against me.
at-bot-accuses-many = { $name } has now accused half the table. | { $name } points at everybody in turn. | Is there anybody left whom { $name } has not accused.
at-bot-first = { $name } was the first to point at anybody. | It was { $name } who began with the accusations. | { $name } started this, before there was anything to go on.
at-bot-echo = { $name } only says what { $other } said before. | { $name } waited for { $other } and then said the same. | { $name } repeats what { $other } told us.
at-bot-praises = { $name } speaks up for { $other }, and I have my eye on { $other }. | { $name } keeps { $other } company. I wonder why. | { $name } has kind words for { $other }, of all people.
at-bot-no-role = { $name } accuses others and has not told us who { $name } is. | { $name } points, and keeps quiet about that card. | We have heard a lot from { $name }, but nothing about { $name }.
at-bot-grudge-me = { $name } came at me in the last round, and I was on your side. | I have not forgotten that { $name } was wrong about me last time. | Last round { $name } wanted my head, for nothing.
at-bot-grudge-wrong = { $name } called Stop last time and pointed at { $other }, and we all saw how that ended. | { $name } was so very sure of { $other } last round. | Remember { $name } and { $other } in the last round. Wrong, and loud.
at-bot-grudge-guard = { $name } told us a fine story last round, and the card said otherwise. | We have heard { $name } swear before. Last round it was worth nothing. | { $name } played a part last time, and played it well.

at-bot-agrees = { $name } sees { $other } as I do. | { $name } noticed { $other } as well. | { $name } and I look at { $other } with the same eyes.
at-bot-praised-me = { $name } has spoken up for me. | { $name } was kind to me when others were not. | { $name } stood by me.
at-bot-steady = { $name } has told the same story from the start. | { $name } said it once and has not moved since. | { $name } gave one answer, and it has not changed.
at-bot-unaccused = Nobody has a word to say against { $name }. | { $name } told us who that card is, and nobody objected. | { $name } has answered, and nobody minds.
at-bot-was-right = { $name } found { $other } last time. | { $name } had a good nose last round, with { $other }. | Last round { $name } pointed at { $other }, and rightly.

at-bot-anxious-verdict-against = That is so suspicious. | It frightens me; it is suspicious. | I do not trust that at all.
at-bot-blunt-verdict-against = Suspicious. | I do not believe a word. | That is fishy.
at-bot-courtly-verdict-against = I find that suspicious. | I cannot help but doubt. | Forgive me, I have doubts.
at-bot-wry-verdict-against = I call that delightfully suspicious. | Suspicious is such an ugly word. | Call me old-fashioned, I have doubts.
at-bot-anxious-verdict-for = I think I can trust that. | I want to believe it, and I do. | That sounds honest to me.
at-bot-blunt-verdict-for = I believe it. | That is honest. | Good enough to trust.
at-bot-courtly-verdict-for = I am inclined to trust that. | That has an honest ring. | I believe that gladly.
at-bot-wry-verdict-for = I believe it, to my own surprise. | Disgustingly honest. | I trust that, and I trust nothing.
at-bot-turn-against = I saw it differently before. Now it looks suspicious. | I take back my kind words: I have doubts. | Until now I was on your side of it. That makes me suspicious.
at-bot-turn-for = I saw it differently before. Now I believe it. | I take back what I said: that is honest. | I was too harsh. I trust that.

at-bot-def-turned = A moment ago you spoke for me. What happened? | You have changed your mind about me rather fast. | You were on my side before. Make up your mind.
at-bot-def-again = You said that last round as well, and you were wrong. | Again me? Look at the last round: you were wrong then too. | You came at me last time, and I was one of the Good.
at-bot-def-many = You have pointed at half the table by now. | Is there anybody whom you do not accuse? | You accuse everybody. One of them had to be me.
at-bot-def-first = You began with the accusations, not I. | You pointed before anybody had said a thing. | You threw the first stone, remember.
at-bot-def-no-role = You have not even told us who you are. | Tell us first what is on your own card. | You ask a lot for somebody who says nothing of their own card.
at-bot-def-role = I have told you who I am, and I stand by it. | You have heard who I am. That has not changed. | My story is the same as before. I keep to it.
at-bot-def-friend = { $other } sees me differently. | Ask { $other }, who has spoken up for me. | { $other } knows better, it seems.
at-bot-def-silent = I had not even opened my mouth. | I have not said a word yet, and already it is me? | So far I have only listened. Is that a crime?

at-bot-anxious-innocent = Me? No, please. I am one of the Good, I promise. | Why me? I have done nothing. | You are making a terrible mistake. | Please look at somebody else.
at-bot-blunt-innocent = Wrong. Next. | Not me. Keep looking. | You are wasting our time. | Bring a reason, then we talk.
at-bot-courtly-innocent = With respect, you are mistaken. | I take no offence, but it is not I. | I assure you that you are looking in the wrong direction. | You do me an injustice.
at-bot-wry-innocent = Flattering, but no. | If only I were that interesting. | A lovely theory. Keep it. | I would accuse me too, out of boredom.
at-bot-anxious-thanks = Thank you. That helps, it really does. | Oh, thank you. | I am so glad that somebody sees it.
at-bot-blunt-thanks = Good. | Somebody has eyes. | Right you are.
at-bot-courtly-thanks = You are very kind. | I am in your debt. | I thank you, and shall try to deserve it.
at-bot-wry-thanks = I am touched. Almost. | How unusual. Thank you. | Careful, I might blush.
at-bot-anxious-listening = Yes? I am here. | What is it? | I am listening, I am.
at-bot-blunt-listening = What? | Go on. | I hear you.
at-bot-courtly-listening = At your service. | I am all attention. | Yes, my friend?
at-bot-wry-listening = You called? | All ears. | Present, more or less.
at-bot-anxious-shrug = I am not sure I follow. | Sorry, what? | I did not quite get that.
at-bot-blunt-shrug = No idea what that means. | Hm. | Whatever.
at-bot-courtly-shrug = I confess that escapes me. | I am afraid I did not follow. | That is beyond me.
at-bot-wry-shrug = If you say so. | Deep. | I shall think about that for years.
at-bot-anxious-unsure = I really do not know yet. | I keep changing my mind. | I cannot say, honestly not.
at-bot-blunt-unsure = Too early. | No idea yet. | I need to hear more.
at-bot-courtly-unsure = I should rather hear more before I name anybody. | I have not made up my mind. | Forgive me, I cannot tell yet.
at-bot-wry-unsure = All of you, equally. It saves time. | I have a theory a minute. All wrong so far. | Ask me when it is over.
at-bot-unsure-of = About { $name } I cannot tell. | { $name }? It could go either way. | I have nothing for or against { $name } so far.
at-bot-feeling = { $name }. I have no more than a feeling. | It is the way { $name } sits there. | I cannot prove anything about { $name }. It is in my bones.
at-bot-anxious-propose = Should not somebody call Stop? I cannot bear this. | Please, let somebody end it. | Are we waiting for something?
at-bot-blunt-propose = Somebody call Stop, or we sit here till morning. | Enough talk. Who calls? | I have heard enough. Point at somebody.
at-bot-courtly-propose = Perhaps it is time that somebody called Stop. | We have heard one another out, I think. Who will call? | I would not object if somebody ended this.
at-bot-wry-propose = Shall we order breakfast, or will somebody call Stop? | Nobody? We could also all grow old here. | Stop, says nobody. Still nobody.
at-bot-ask-silent = { $name }, you are very quiet. Who are you? | We have not heard from { $name } yet. Who are you? | { $name }, say something. What are you? | And you, { $name }? Who are you?
at-bot-ask-who = { $name }, who are you? | What is on your card, { $name }? What are you? | { $name }, you have told us nothing of yourself. Who are you? | Let us hear it, { $name }: who are you?
at-bot-ask-whom = { $name }, whom do you suspect? | What do you think, { $name }? | { $name }, any ideas? | Whom do you suspect by now, { $name }?
at-bot-told-keyholder = As I said: the key is with me. | I have told you. I hold the key. | My answer is the same: the key.
at-bot-told-guard = As I said: I am a Guard. | I am still a Guard, since you ask. | A Guard. I have said so.
at-bot-told-traitor = I told you what I am. You did not believe me. | As I said. Make of it what you like.
at-bot-told-good_wizard = As I said: I am a Good Wizard. | I am a Good Wizard, and I was one before. | A Good Wizard. I have said so.
at-bot-told-evil_wizard = I told you what I am. Enjoy it. | As I said, and I said it with a smile.
at-bot-believed = I was { $percent } per cent sure of { $name }. | My eye was on { $name }, at { $percent } per cent. | { $percent } per cent { $name }, if you want to know.
at-bot-believed-nobody = I was looking for nobody. I only had to smile. | I had nobody to find. I had to sit still.

# What bots listen for in what people type, next to the patterns of all games (hear-…): words with commas between them.
at-hear-keyholder = keyholder, key holder, have the key, has the key, hold the key, holds the key, got the key
at-hear-guard = guard, guards
at-hear-traitor = traitor, traitors
at-hear-good_wizard = good wizard, good mage
at-hear-evil_wizard = evil wizard, bad wizard, evil mage
at-hear-evil = evil, bad, baddie, the baddie
at-hear-good = good, goodie
