## Words for the lobby: options, presets and bots.

option-are-you-the-traitor-edition = Édition
option-are-you-the-traitor-edition-about = La règle française diffère en deux points : quand deux traîtres se reconnaissent, et ce qui suit une manche annulée.
option-are-you-the-traitor-edition-en = anglaise
option-are-you-the-traitor-edition-fr = française
option-are-you-the-traitor-photo_finish = Photo-finish
option-are-you-the-traitor-photo_finish-about = Les Stop criés dans ce nombre de secondes après le premier sont simultanés, et l’on vote. Ce qui convient à la table : 0,4 seconde à distance, 3 dans une même pièce, où la voix précède le téléphone.
option-are-you-the-traitor-photo_finish-usual = ce qui convient à la table
option-are-you-the-traitor-pause = Pause entre les manches
option-are-you-the-traitor-pause-about = Le nombre de secondes pour les anneaux et les annonces, sauf si tout le monde est prêt avant.
option-are-you-the-traitor-ring_moment = Le temps des anneaux
option-are-you-the-traitor-ring_moment-about = Le nombre de secondes réservées aux anneaux au début de chaque pause : nul ne peut encore annoncer.
option-are-you-the-traitor-round_limit = Durée d’une manche
option-are-you-the-traitor-round_limit-about = Après ce nombre de secondes sans Stop, la manche est annulée ; après trois de suite, la partie s’arrête.
option-are-you-the-traitor-signals = Regards et signes
option-are-you-the-traitor-signals-about = Regarder quelqu’un et faire des signes muets à l’écran. Dans une même pièce, vous avez vos yeux.
preset-are-you-the-traitor-usual = Comme d’habitude
preset-are-you-the-traitor-usual-about = Les manches durent ce qu’elles durent.
preset-are-you-the-traitor-quick = Manches courtes
preset-are-you-the-traitor-quick-about = Huit minutes par manche, trente secondes de pause.
preset-are-you-the-traitor-french = Selon les règles françaises
preset-are-you-the-traitor-french-about = Elles diffèrent sur deux points : deux Traîtres qui se rencontrent, et la suite d’une manche nulle.

bot-are-you-the-traitor-timid = Prudent
bot-are-you-the-traitor-timid-about = Écoute longtemps et ne crie Stop qu’à coup presque sûr.
bot-are-you-the-traitor-steady = Posé
bot-are-you-the-traitor-steady-about = Pèse ce qui se dit et crie Stop quand les chances sont bonnes.
bot-are-you-the-traitor-bold = Hardi
bot-are-you-the-traitor-bold-about = Crie Stop dès que ses chances dépassent pile ou face.
