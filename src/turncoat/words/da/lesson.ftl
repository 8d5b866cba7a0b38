## En lektion: et spil, der læres ved at spille det, ved sit eget bord.

lesson-title = Lektion
lesson-of = Lektion: { $game }
lesson-you = Novice
lesson-progress = Hvor langt lektionen er
lesson-leave = Forlad lektionen
lesson-next = Videre
lesson-other = Det kunne du godt i et rigtigt spil! Her skal du trykke på det, der lyser.
lesson-early = Et øjeblik: Læs linjerne øverst først.
lesson-over = Nu ved du alt, hvad du har brug for. Resten er is i maven.
lesson-again = En gang til
lesson-to-table = Tilbage til bordet
