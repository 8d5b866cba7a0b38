## Words for the lobby: options, presets and bots.

option-are-you-the-traitor-edition = Udgave
option-are-you-the-traitor-edition-about = De franske regler afviger på to punkter: hvornår to forrædere lærer hinanden at kende, og hvad der følger efter en ugyldig runde.
option-are-you-the-traitor-edition-en = engelsk
option-are-you-the-traitor-edition-fr = fransk
option-are-you-the-traitor-photo_finish = Målfoto
option-are-you-the-traitor-photo_finish-about = Stop inden for så mange sekunder efter det første gælder som samtidige, og man stemmer. Det, der passer til bordet: 0,4 sekunder langt fra hinanden, 3 i samme rum, hvor råbet kommer før telefonen.
option-are-you-the-traitor-photo_finish-usual = det, der passer til bordet
option-are-you-the-traitor-pause = Pause mellem runderne
option-are-you-the-traitor-pause-about = Så mange sekunder til ringe og sejrsmeldinger, medmindre alle er klar før.
option-are-you-the-traitor-ring_moment = Ringenes øjeblik
option-are-you-the-traitor-ring_moment-about = Så mange sekunder i begyndelsen af hver pause er til ringe: Ingen må melde sejr endnu.
option-are-you-the-traitor-round_limit = Tid til en runde
option-are-you-the-traitor-round_limit-about = Efter så mange sekunder uden Stop er runden ugyldig; efter tre sådanne runder i træk slutter spillet.
option-are-you-the-traitor-signals = Blikke og tegn
option-are-you-the-traitor-signals-about = At se på nogen og give tavse tegn på skærmen. I samme rum har I jeres øjne.
preset-are-you-the-traitor-usual = Som normalt
preset-are-you-the-traitor-usual-about = Runderne tager den tid, de tager.
preset-are-you-the-traitor-quick = Korte runder
preset-are-you-the-traitor-quick-about = En runde har otte minutter, en pause tredive sekunder.
preset-are-you-the-traitor-french = Efter de franske regler
preset-are-you-the-traitor-french-about = De afviger på to punkter: når to forrædere mødes, og hvad der følger efter en ugyldig runde.

bot-are-you-the-traitor-timid = Forsigtig
bot-are-you-the-traitor-timid-about = Lytter længe og råber kun Stop, når den er næsten sikker.
bot-are-you-the-traitor-steady = Rolig
bot-are-you-the-traitor-steady-about = Vejer det, der siges, og råber, når chancen er god.
bot-are-you-the-traitor-bold = Dristig
bot-are-you-the-traitor-bold-about = Råber, så snart et gæt er bedre end plat eller krone.
