## La leçon des Traîtres, pas à pas (`lesson.py`).

lesson-tt-welcome = Six invités dans un château, dont deux Traîtres. La mission du jour a rapporté de l’argent. Les voici à la Table ronde : quelqu’un doit partir.
lesson-tt-card = Gardez le doigt sur votre carte pour la lire ; levez-le, elle se cache. Vous êtes Traître ! Personne ne doit le savoir.
lesson-tt-claim = On soupçonne Clara, pas vous : cela tombe bien. Touchez Clara et dites que vous vous méfiez d’elle.
lesson-tt-ready = Tout est dit. Dès que tout le monde est prêt, on vote : touchez Passer au vote.
lesson-tt-vote = Chacun écrit un nom, et ce qui est écrit reste. Touchez le visage de Clara, puis bannissez-la.
lesson-tt-banished = Quatre sur six ont écrit Clara. Elle est bannie et montre qui elle était : Loyale. Ils ont chassé une des leurs, et vous étiez à leur table.
lesson-tt-night = La nuit. Tous les téléphones se ressemblent : nul ne sait qui est au Conclave. Tenez votre carte : elle nomme l’autre Traître et explique la marque I.
lesson-tt-murder = Emil veut la mort de Bo. Choisissez la marque I, touchez le visage de Bo et scellez. Si vous n’êtes pas d’accord, le sort décide.
lesson-tt-dark = C’est scellé. Les Loyaux aussi touchent des visages cette nuit : ceux qu’ils soupçonnent. Attendez le matin.
lesson-tt-chair = Au petit-déjeuner, on entre un par un, et une chaise reste vide. C’est là seulement qu’on apprend la mort de Bo.
lesson-tt-end = Et ainsi de jour en jour. À la fin, s’il reste au moins un Traître, les Traîtres emportent tout l’argent. S’il n’y en a aucun, les Loyaux se le partagent.
