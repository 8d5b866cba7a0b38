# Hvad de siger ved bordet, på deres egen måde; måderne er delt med streger.

house-anxious-greet = Godaften. Bare jeg nu ikke ødelægger det. | Åh! Hej. Er pladsen virkelig ledig?
house-anxious-won = Vandt jeg? Det må være en fejl. | Undskyld. Det var virkelig ikke meningen.
house-anxious-lost = Jeg vidste det. Jeg vidste det hele tiden. | Så er det da overstået. Mit hjerte!
house-blunt-greet = Godaften. Giv kort. | Godt. Jeg er kommet for at vinde.
house-blunt-won = Hvad sagde jeg? | Sådan gør man.
house-blunt-lost = Øv. En gang til. | Rent held. Denne ene gang.
house-courtly-greet = Godaften. Det er mig en ære at sidde her. | Til tjeneste. Måtte den bedste vinde.
house-courtly-won = Tak for et særdeles generøst modspil. | En fornøjelse fra første kort til sidste.
house-courtly-lost = Smukt spillet. Mine komplimenter. | Jeg bøjer mig. Fuldt fortjent.
house-wry-greet = Lad som ingenting. Jeg bider først til sidst. | Nå, nye ansigter. Henrivende.
house-wry-won = Hvor pinligt. Det ser ud til, at jeg vandt. | Skal vi tage en til? Jeg kunne vænne mig til det.
house-wry-lost = Jeg tabte med vilje. Naturligvis. | Ruineret. Igen. Er der nogen, der skænker?
