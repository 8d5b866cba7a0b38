## `turncoat words`, for translators.

words-help = Work on the catalogues that hold every sentence.
words-check-help = List what a language lacks, compared with English. No language named: all that there are.
words-language-help = The language, by its two or three letters: da. It need not have a word yet.
words-same-help = List also the sentences that are the same as in English.
words-file = { $file } is missing, with { $count } { $count ->
        [one] sentence
       *[other] sentences
    }.
words-missing = { $file }: { $name } is missing.
words-extra-file = { $file }: English has no such catalogue.
words-unknown = { $file }: English has no { $name }.
words-parameters = { $file }: { $name } does not have the parameters of the English one: { $names }.
words-function = { $file }: { $name } calls { $names }, which words/grammar.py does not have.
words-not-fluent = { $file }: this cannot be read: { $name }
words-twice = { $file }: { $name } is there twice.
words-same = { $file }: { $name } is the same as in English.
words-sum = { $language }: { $done } of { $total } sentences are there; { $same } of them are the same as in English.
words-unlisted = { $language } is not in words/languages.py yet; docs/languages.md says how to add it.
refusal-bad_language = “{ $name }” is not the code of a language: two or three small letters, as in da.
