# What bots listen for in what people type, in every game: words with commas between them. Accents and capitals do not matter;
# don’t counts as do not. Names are recognised by themselves.

hear-yes = yes, yeah, well, look, listen, ok, okay, oh, ah, hm, but, so
hear-not = no, not, never, dont, doesnt, isnt, arent, cant, nobody, neither
hear-against = suspect, suspects, suspicious, doubt, doubts, distrust, mistrust, guilty, fishy, strange, weird, shady, sus, scum, fake, fishier, out to get us
hear-for = trust, trusts, innocent, honest, believe, faithful, reliable, is good, is fine, is ok, is clean, on our side, with us
hear-lie = lie, lies, lied, lying, liar, liars, bluff, bluffs, bluffing, not true, bullshit, nonsense
hear-i-am = i am, i m, im
hear-you = you, your, you re
hear-they = he, she, they, him, her, them, his
hear-ask = who, what, why, how, which, when, where
hear-why = why, how come, what makes you
hear-whom = who do you suspect, who do you think, who is it, who is lying, who lies, whom do you suspect, who is the traitor, who s the traitor, who are the traitors, who is a traitor, any suspicions, any ideas, what do you think, what do we think, thoughts
hear-who-are-you = who are you, what are you, are you, your role, your card, which role, say who you are, tell us who you are
hear-what-of-you = what about, how about, what of, opinion on, opinion of, think of, think about
hear-common = the, and, but, you, she, her, his, him, they, them, who, why, what, how, not, are, was, were, has, had, have, one, two, all, any, can, will, may, now, yes, out, our, for, lie, say, said, see, saw, was, that, this, then, than, there, here, good, evil, key, guard, like, just, nor, get, got, let, man, men, wizard, traitor, trust, doubt, think, know, true, think, mark, rose, hope, stop, round, card, right, wrong, more, most, some, such, very, too, also, only, over, them, these, those, with, from, your, yours, mine, because, before, after, about, again, always, never, nobody, somebody, anybody, everybody, call, calls, look, looks, looking, point, maybe, perhaps, sure, really, well, should, could, would, must, might
