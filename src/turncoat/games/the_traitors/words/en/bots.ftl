## What bots say at a table of The Traitors; | stands between several ways to say the same. First in their own manner, then facts.

tt-bot-anxious-greet = Good evening, everybody. I hope this ends well. | Oh, so many people! Hello. | I hardly slept. Hello, all.
tt-bot-anxious-opening = I do not know where to begin. Does anybody? | Please, let us be careful with one another. | I do not like this silence.
tt-bot-anxious-missing = Oh no, { $name }! I cannot believe it. | { $name } … It could have been any of us. | Poor { $name }. I am frightened.
tt-bot-anxious-nobody = Everybody is here! Or should that worry us? | Nobody is missing. I do not trust it. | We are all here. Why are we all here?
tt-bot-anxious-break = My heart is beating so fast. | Only a few of us left. Please let it be over. | I want to be sure. Are we sure?
tt-bot-anxious-plea = Please do not send me away. I am Loyal, I truly am. | I am on your side! You will be sorry tomorrow. | I swear it: I am Loyal.
tt-bot-anxious-innocent = Me? No! I am Loyal. | Why me? I have done nothing. | Please look elsewhere. I am Loyal. | You are wrong about me, and it scares me.
tt-bot-anxious-unsure = I really do not know yet. | I keep changing my mind. Ask me later. | I have no idea, and that is the truth.
tt-bot-anxious-listening = Yes? I am listening. | What is it? | I am here, I am here.
tt-bot-anxious-thanks = Thank you. That helps, it really does. | Oh, thank you. | I am so glad that somebody sees it.
tt-bot-anxious-shrug = I am not sure I follow. | Sorry, what? | I did not quite get that.
tt-bot-anxious-agreed = If you think so … yes. | All right. Quickly, then. | Yes. Let it be done.
tt-bot-anxious-whisper = I thought of { $name }. Is that all right? | { $name }, perhaps? | It has to be { $name }, I fear.
tt-bot-anxious-must = I do not want to write any of these names. { $name }, I am sorry. | It breaks my heart, { $name }.
tt-bot-anxious-feeling = I cannot say why, but { $name } frightens me. | Something about { $name } keeps me awake. | I am only guessing. { $name }.
tt-bot-anxious-out = It is dreadful to watch. And safer. | I knew it would be me. And now I know nothing. | I hope they do not blame each other for me.
tt-bot-anxious-lead = I have been thinking. | I hate to say it. | Am I the only one who saw it?

tt-bot-blunt-greet = Evening. Let us get on with it. | So these are the liars. Hello. | Right. Who is hiding something?
tt-bot-blunt-opening = Nobody talks? Then I will. Say something, all of you. | Come on, out with it. | Well? Somebody here is a Traitor.
tt-bot-blunt-missing = They got { $name }. Somebody here will pay for it. | { $name } is dead. Who gains by it? | So, { $name }. Remember who { $name } was after.
tt-bot-blunt-nobody = All here. Somebody had a shield, or they are up to something. | No murder? I smell a letter. | Nobody missing. That is no accident.
tt-bot-blunt-break = Few enough of us. Look me in the eye. | No more excuses now. | We finish this today.
tt-bot-blunt-plea = I am Loyal. Banish me and you lose one of yours. | You are wrong. Simple as that. | Look at my votes. Then think again.
tt-bot-blunt-innocent = Nonsense. I am Loyal. | You are barking up the wrong tree. | Say that again when you have proof. | Wrong. Next.
tt-bot-blunt-unsure = No idea yet. | I need to see votes, not faces. | Too early.
tt-bot-blunt-listening = What? | I am here. Speak. | Go on.
tt-bot-blunt-thanks = Good. | Somebody has eyes. | Right you are.
tt-bot-blunt-shrug = No idea what that means. | Hm. | Whatever.
tt-bot-blunt-agreed = Done. | Fine by me. | Agreed.
tt-bot-blunt-whisper = { $name }. Tonight. | I say { $name }. | { $name } knows too much.
tt-bot-blunt-must = I would rather not, but it has to be somebody. { $name }. | No good choice here. { $name }.
tt-bot-blunt-feeling = My gut says { $name }. | { $name }. Just a feeling, but a strong one. | I do not buy { $name }’s face.
tt-bot-blunt-out = Out. So be it. Watch them get it wrong. | They have no idea. None. | I would have told them, had they listened.
tt-bot-blunt-lead = Plain fact. | Open your eyes. | It is simple.

tt-bot-courtly-greet = Good evening. An honour to sit among you. | I bid you all welcome. May the best of us prevail. | Good evening, dear friends.
tt-bot-courtly-opening = May I propose that each of us says what they have seen? | If nobody minds, let us begin politely. | The silence does us no credit, my friends.
tt-bot-courtly-missing = Let us remember { $name } with respect. | A sad morning. { $name } deserved better. | { $name }’s chair is empty. I am truly sorry.
tt-bot-courtly-nobody = All chairs are taken. How very curious. | A full table. One wonders why. | Not one of us is missing. A small mercy, or a trick.
tt-bot-courtly-break = It has been a privilege. Now let us be honest. | So few of us remain. I thank you all. | Let us end this with dignity.
tt-bot-courtly-plea = I give you my word: I am Loyal. | I ask you, with respect, to think again. | You would be banishing a friend.
tt-bot-courtly-innocent = I assure you that I am Loyal. | With respect, you are mistaken. | I take no offence, but it is not I. | You have my word that you are wrong.
tt-bot-courtly-unsure = I would rather not name anybody without cause. | Forgive me, I have not made up my mind. | I should like to hear the others first.
tt-bot-courtly-listening = I am at your service. | Yes, my friend? | I am listening, of course.
tt-bot-courtly-thanks = You are very kind. | I am in your debt. | I thank you, and shall try to deserve it.
tt-bot-courtly-shrug = I confess that escapes me. | I am afraid I did not follow. | That is beyond me.
tt-bot-courtly-agreed = As you wish. | I concur. | A sound choice.
tt-bot-courtly-whisper = Might I suggest { $name }? | With regret: { $name }. | { $name } has become inconvenient.
tt-bot-courtly-must = It grieves me to write this. { $name }, forgive me. | None of these deserve it. { $name }, with apologies.
tt-bot-courtly-feeling = Forgive me, { $name }. It is no more than an impression. | I have an uneasy feeling about { $name }. | I cannot prove it: { $name }.
tt-bot-courtly-out = One sees so much better from here. | I wish them well; some of them. | We had our turn, dear friends.
tt-bot-courtly-lead = I must remind the table of something. | With regret I must say this. | Permit me an observation.

tt-bot-wry-greet = Charming castle. Shame about the murders. | Hello. I promise to be dreadfully honest. | Good evening. Which of you is it, then?
tt-bot-wry-opening = Do not all shout at once. | How lively we are. Shall I pick somebody at random? | Silence. The favourite language of Traitors, and of everybody else.
tt-bot-wry-missing = { $name } is late. Rather permanently. | So it was { $name }’s turn. | More bread for us. Poor { $name }.
tt-bot-wry-nobody = Nobody is dead. How disappointing for somebody. | Full table. Even the murderers had breakfast. | No corpse. They must have had something better to do.
tt-bot-wry-break = Well, we few. We not entirely happy few. | If you are the Traitor: well played. If not: lovely to have met you. | Last chance to confess. Nobody? Thought so.
tt-bot-wry-plea = Banish me and enjoy the look on your own faces. | I am Loyal. Terribly boring, I know. | I would suspect me too. You would still be wrong.
tt-bot-wry-innocent = Flattering, but no. I am Loyal. | If only I were that clever. | Try somebody else. I am merely Loyal. | An interesting theory. Wrong, but interesting.
tt-bot-wry-unsure = I suspect everybody equally. It saves time. | Ask me when I know. So, never. | I have a theory an hour. This hour’s was wrong.
tt-bot-wry-listening = You called? | Present, and innocent. | I am all ears.
tt-bot-wry-thanks = I am touched. Almost. | How unusual. Thank you. | Careful, I might blush.
tt-bot-wry-shrug = If you say so. | Deep. | I shall think about that for years.
tt-bot-wry-agreed = Delicious. | Why not. | I was about to say the same.
tt-bot-wry-whisper = { $name } looks tired. Let us help. | Farewell, { $name }, I should think. | I never liked { $name }’s laugh.
tt-bot-wry-must = The least bad of bad choices: { $name }. | Nothing personal, { $name }. Well, a little.
tt-bot-wry-feeling = No reason at all. { $name }. | Call it taste: { $name }. | { $name } smiles at the wrong moments.
tt-bot-wry-out = Best seats in the castle. | Being dead is restful. I recommend it. | I give them two more mistakes.
tt-bot-wry-lead = Funny thing. | You may have noticed. | Correct me if I am wrong.

tt-bot-reason-spared = { $name } would not write { $other }’s name, and { $other } was a Traitor. | When we banished { $other }, the Traitor, { $name } voted for somebody else. | Where was { $name } when we banished { $other }, the Traitor? Not with us. | { $other } was a Traitor, and { $name } wrote another name. | We were after { $other }, the Traitor, and { $name } looked the other way.
tt-bot-reason-silenced = { $other } was after { $name }, and { $other } was murdered. | Who went against { $name }? { $other } did. And who is dead? | { $other } doubted { $name }, and did not live to see the morning. | { $other } had an eye on { $name }. Now { $other } is gone. | It was { $name } whom { $other } had named before that night.
tt-bot-reason-misled = { $name } voted for { $other }, and { $other } was Loyal. | { $name } helped to banish { $other }, who was one of us. | { $other } was Loyal, and { $name } had a hand in it. | { $name } was one of those who sent { $other } away, one of our own. | We lost { $other } because of votes like { $name }’s.
tt-bot-reason-doubted = I am not the only one who doubts { $name } today. | Too many of us have doubts about { $name }. | When so many of us name { $name }, I listen. | I hear { $name }’s name from every side today. | There must be something in it if so many doubt { $name }.
tt-bot-reason-merit = I wrote { $other }’s name, and { $other } was a Traitor. | Who voted for { $other }, the Traitor? I did. | Look at { $other }, the Traitor: mine was one of the votes. | I have helped to find a Traitor, { $other }. Have you? | Without votes like mine { $other }, the Traitor, would still sit here.

## Answers and remarks in every manner; a remark that has been made in a season is not made again.
tt-bot-sworn = I am Loyal, and I shall say so as often as you ask. | Loyal, from the first evening to the last. | You ask, I answer: I am with the Loyal. | I am Loyal. What would you expect me to say? | Loyal. Watch how I vote; that says more than words. | I came to this castle Loyal, and Loyal I have stayed. | You may ask me every day: I am Loyal.
tt-bot-innocent = I am as Loyal as they come. | You will see that I am Loyal, and then it will be too late. | This is how the Traitors win: we go after each other. | I have nothing to hide. I am Loyal. | Somebody would be very pleased to see me go. | If I go, you lose a vote against the Traitors. | I am Loyal, and I can wait until you notice. | You have it the wrong way round.
tt-bot-protest = No. | Wait. | Come now. | Me, of all people. | Hear me out. | Not so fast. | Well, well. | Look at me when you say that.
tt-bot-unsure = I should like to hear a few more of you first. | Nothing I have seen so far proves anything. | Give me one more night. | I look at every face and learn nothing. | I am still counting votes. | Two names come to mind, and I like neither of them enough. | I shall know more tomorrow, if I am still here.
tt-bot-listening = I am with you. | You have my attention. | Yes, here. | Speak freely. | What is on your mind? | I heard my name.
tt-bot-plea = Think of who gains if I go. | I ask for one more day. | My votes are there for all to see. | Send me away and there is one Loyal chair less.
tt-bot-greet = Good evening to all of you. | So this is the castle. Good evening. | What a hall. Good evening, everybody. | Here we all are, then. | Good evening. Is there anything to eat?
tt-bot-missing = { $name }’s chair stays empty, then. | I liked { $name }. | Nobody deserved it less than { $name }. | Who was angry with { $name } yesterday? | I had hoped to see { $name } come in.
tt-bot-nobody = Everybody has come down. I keep counting. | Somebody was lucky last night. | A quiet night. I do not know whether I like that. | So they could not, or they would not.
tt-bot-must = If it has to be one of these: { $name }. | There is nobody left whom I would gladly write down. { $name }, then. | I have no better name than { $name }. | It is { $name } or somebody I like more.
tt-bot-feeling = I watched { $name } at breakfast, and that was enough for me. | { $name } listens more than { $name } speaks. | No proof, only { $name } and a bad night. | I keep coming back to { $name }. | Each time I look at { $name }, { $name } looks away. | I would sleep better without { $name } in the house.
tt-bot-nothing-against = I have nothing against { $name } so far. | { $name }? No more than anybody. | Nothing speaks against { $name } yet. | I would not begin with { $name }. | About { $name } I cannot say anything bad. | I have watched { $name } and seen nothing.
tt-bot-thanks = Thank you. I shall remember that. | That is good to hear at this table. | I hope to deserve it. | Then there are two of us.
tt-bot-quiet = Very well, I shall listen for a while. | As you like. I will be quiet. | I have said enough for now. | Fine, the floor is yours. | Not another word, for the moment.
tt-bot-voted-yes = Yes, I wrote your name. I would say so to anybody. | I did write your name; somebody’s it had to be. | That was my vote, yes. Show me that I was wrong. | Yours was the name on my slate, yes.
tt-bot-voted-no = No, I wrote { $other }’s name. | My vote was for { $other }, not for you. | I did not. { $other } had my vote. | Look at the slates: I wrote { $other }.
tt-bot-voted-not-yet = There is no vote of mine to speak of yet. | We have not voted yet, so no. | Ask me after the first vote.
tt-bot-trust-because = You wrote { $other }’s name when it counted. I trust you for that. | You voted for { $other }, the Traitor. That speaks for you. | I remember your vote for { $other }, so yes. | Whoever wrote { $other } has my ear, and you did.
tt-bot-trust-maybe = So far I have nothing against you. | I trust you as far as anybody here. | You have given me no reason not to. | Ask me again after the next vote. | As much as one can in this house. | More than most, if that helps.
tt-bot-trust-no = Not today, { $name }. I have my doubts. | I wish I could, { $name }. Not yet. | Honestly, { $name }? I doubt it. | I would not put my hand in the fire for you, { $name }.
tt-bot-def-misled = You wrote { $other }’s name, and { $other } was Loyal. Now me? | You helped to banish { $other }, who was one of us. Begin with yourself. | You were sure of { $other } as well, and we know how that ended.
tt-bot-def-spared = When { $other } was banished, I wrote that name. You did not. | I voted against { $other }, the Traitor. Where was your vote? | My vote sent { $other } away. Yours did not.
tt-bot-def-many = You have pointed at half the table today. | Is there anybody whom you do not accuse? | You accuse everybody in turn. One of them had to be me.
tt-bot-write = I will write { $name }. | { $name } gets my vote today. | My vote is for { $name }, and I say so openly. | I shall write { $name }, and I hope that others do. | You may all know it: I will write { $name }. | I have decided. I will write { $name }.
tt-bot-write-with = I had my doubts about { $other }. But I will write { $name }, so that our votes go together. | I have not forgotten { $other }. Today I will write { $name }, with the rest of you. | It helps nobody if we all write different names. I will write { $name }. | Enough of us name { $name }. I will write { $name } as well. | If we scatter, the Traitors choose. I will write { $name }.
tt-bot-ask = { $name }, whom do you suspect? | What do you think, { $name }? | { $name }, any ideas? | And you, { $name }, whom do you suspect? | { $name }, tell us: whom do you suspect? | We have not heard a name from you, { $name }. Any ideas?
tt-bot-out = I should have said that louder while I could. | From here it looks so simple. | They are looking in the wrong corner. | Somebody down there is enjoying this. | I would give a lot for one more vote.

# What bots listen for in what people type, next to the patterns of all games (hear-…): words with commas between them.
tt-hear-traitor = traitor, traitors, murderer, murderers
tt-hear-loyal = loyal, one of us
tt-hear-write = i will write, i shall write, i ll write, i am writing, gets my vote, get my vote, my vote is for, my vote goes to, i vote for, i will vote for, i ll vote for, i am voting for, i m voting for, let us banish, let s banish, we should banish
tt-hear-quiet = be quiet, shut up, stop talking, talk too much, calm down, hush, be silent, keep quiet
tt-hear-voted = vote for me, voted for me, votes for me, vote against me, voted against me, write my name, wrote my name, write me down, wrote me down
tt-hear-trust-me = trust me, believe me

tt-bot-fragment = My fragment { $number }: “{ $text }”.
