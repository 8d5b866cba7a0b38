## Words for the lobby: options, presets and bots.

option-scatty-rogues-first = Hvem er yngst?
option-scatty-rogues-first-about = Efter gammel skik begynder den yngste: skjuler de første tre fælder og har den første tur.
option-scatty-rogues-words = Kodeord
option-scatty-rogues-words-about = Opfundet af den, der skjuler fælden, eller blot tegningen: til børn, små telefoner og borde med flere sprog.
option-scatty-rogues-words-own = opfundne
option-scatty-rogues-words-plain = tegningen
option-scatty-rogues-marker = Vis den næste dør
option-scatty-rogues-marker-about = Viser, hvilken dør der er den næste, til børn og til at lære spillet. Ellers skal også det huskes.
option-scatty-rogues-count_seconds = Tæl til fem
option-scatty-rogues-count_seconds-about = De sekunder en langsom spiller har, når nogen tæller.
option-scatty-rogues-objection_window = Tid til indsigelse
option-scatty-rogues-objection_window-about = Så mange sekunder efter et svar, før den næste spiller må gå videre. I samme rum, hvor alle hører hinanden, 1 i stedet for 2.
option-scatty-rogues-correct_seconds = Tid til at rette
option-scatty-rogues-correct_seconds-about = Den, der gør indsigelse, skal give det rigtige svar inden for så mange sekunder.
preset-scatty-rogues-usual = Som normalt
preset-scatty-rogues-usual-about = Jeres egne kodeord, og dørene må I selv huske.
preset-scatty-rogues-children = Med børn
preset-scatty-rogues-children-about = Tegningen er ordet, den næste dør vises, og der er mere tid.
preset-scatty-rogues-quick = For øvede
preset-scatty-rogues-quick-about = Der tælles hurtigt og indvendes hurtigt.
