## `turncoat words`, pour qui traduit.

words-help = Travailler sur les catalogues, qui contiennent toutes les phrases.
words-check-help = Dire ce qui manque à une langue, comparée à l’anglais. Sans langue nommée : toutes celles qui existent.
words-language-help = La langue, par ses deux ou trois lettres : da. Il se peut qu’elle n’ait encore aucun mot.
words-same-help = Nommer aussi les phrases qui sont les mêmes qu’en anglais.
words-file = { $file } manque, avec { $count } { $count ->
        [one] phrase
       *[other] phrases
    }.
words-missing = { $file } : { $name } manque.
words-extra-file = { $file } : l’anglais n’a pas ce catalogue.
words-unknown = { $file } : l’anglais n’a pas { $name }.
words-parameters = { $file } : { $name } n’a pas les mêmes paramètres qu’en anglais : { $names }.
words-function = { $file } : { $name } appelle { $names }, que words/grammar.py n’a pas.
words-not-fluent = { $file } : ceci est illisible : { $name }
words-twice = { $file } : { $name } s’y trouve deux fois.
words-same = { $file } : { $name } est la même phrase qu’en anglais.
words-sum = { $language } : { $done } phrases sur { $total } sont là ; { $same } sont les mêmes qu’en anglais.
words-unlisted = { $language } n’est pas encore dans words/languages.py ; docs/languages.md dit comment l’ajouter.
refusal-bad_language = « { $name } » n’est pas le code d’une langue : deux ou trois petites lettres, comme da.
