## `turncoat words`, til oversættere.

words-help = Arbejd med katalogerne, som alle sætninger står i.
words-check-help = Vis, hvad et sprog mangler i forhold til engelsk. Nævnes intet sprog: alle, der findes.
words-language-help = Sproget med sine to eller tre bogstaver: da. Det behøver ikke at have et eneste ord endnu.
words-same-help = Vis også de sætninger, der er de samme som på engelsk.
words-file = { $file } mangler med { $count } { $count ->
        [one] sætning
       *[other] sætninger
    }.
words-missing = { $file }: { $name } mangler.
words-extra-file = { $file }: engelsk har ikke det katalog.
words-unknown = { $file }: engelsk har ikke { $name }.
words-parameters = { $file }: { $name } har andre parametre end på engelsk: { $names }.
words-function = { $file }: { $name } kalder { $names }, som words/grammar.py ikke har.
words-not-fluent = { $file }: dette kan ikke læses: { $name }
words-twice = { $file }: { $name } står der to gange.
words-same = { $file }: { $name } er den samme som på engelsk.
words-sum = { $language }: { $done } af { $total } sætninger er der; { $same } af dem er de samme som på engelsk.
words-unlisted = { $language } er ikke i words/languages.py endnu; docs/languages.md fortæller, hvordan det tilføjes.
refusal-bad_language = ”{ $name }” er ikke koden for et sprog: to eller tre små bogstaver som i da.
