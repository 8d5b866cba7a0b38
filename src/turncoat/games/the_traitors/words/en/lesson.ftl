## The lesson of The Traitors, step by step (`lesson.py`).

lesson-tt-welcome = Six guests in a castle, and two of them are Traitors. Today’s mission earned silver. Now they sit at the Round Table: somebody must go.
lesson-tt-card = Hold your card to read it; let go, and it is hidden. You are a Traitor! Nobody may know.
lesson-tt-claim = Suspicion falls on Clara, not on you: how convenient. Touch Clara, and say that you do not trust her.
lesson-tt-ready = All have spoken. When everybody is ready, the vote begins: touch Ready to vote.
lesson-tt-vote = Each of you writes one name, and what is written stands. Touch Clara’s face, then banish her.
lesson-tt-banished = Four of six wrote Clara. She is banished, and shows who she was: Loyal. The others have wronged one of their own, and you sat among them.
lesson-tt-night = Night. All phones look alike: nobody can tell who is in the Conclave. Hold your card: it names the other Traitor, and says what mark I means.
lesson-tt-murder = Emil wants Bo dead. Choose mark I, touch Bo’s face, and seal it. If you do not agree, lots decide.
lesson-tt-dark = Sealed. The Loyal touch faces tonight too: whom they suspect. Wait for the morning.
lesson-tt-chair = They come in to breakfast one by one, and one chair stays empty. Only now does anybody know that Bo is dead.
lesson-tt-end = So it goes, day by day. At the end: if even one Traitor is left, the Traitors take all the silver. If there is none, the Loyal share it.
