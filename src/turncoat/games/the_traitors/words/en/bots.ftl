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
tt-bot-wry-agreed = Delicious. | Why not. | I was about to say the same.
tt-bot-wry-whisper = { $name } looks tired. Let us help. | Farewell, { $name }, I should think. | I never liked { $name }’s laugh.
tt-bot-wry-must = The least bad of bad choices: { $name }. | Nothing personal, { $name }. Well, a little.
tt-bot-wry-feeling = No reason at all. { $name }. | Call it taste: { $name }. | { $name } smiles at the wrong moments.
tt-bot-wry-out = Best seats in the castle. | Being dead is restful. I recommend it. | I give them two more mistakes.
tt-bot-wry-lead = Funny thing. | You may have noticed. | Correct me if I am wrong.

tt-bot-reason-spared = { $name } would not write { $other }’s name, and { $other } was a Traitor. | When we banished { $other }, the Traitor, { $name } voted for somebody else.
tt-bot-reason-silenced = { $other } was after { $name }, and { $other } was murdered. | Who went against { $name }? { $other } did. And who is dead?
tt-bot-reason-misled = { $name } voted for { $other }, and { $other } was Loyal. | { $name } helped to banish { $other }, who was one of us.
tt-bot-reason-doubted = I am not the only one who doubts { $name } today. | Too many of us have doubts about { $name }.
tt-bot-reason-merit = I wrote { $other }’s name, and { $other } was a Traitor. | Who voted for { $other }, the Traitor? I did.

# What bots listen for in what people type: words with commas between them, without accents if you like.
tt-hear-against = traitor, traitors, suspect, suspects, suspicious, doubt, lie, lies, lying, liar, guilty, banish, murderer, fake
tt-hear-for = trust, loyal, innocent, honest, believe, faithful
tt-hear-not = not, never, dont, doesnt, isnt, cant, cannot, no
tt-hear-ask = who, why, what, whom

tt-bot-fragment = My fragment { $number }: “{ $text }”.
