refusal-bad_bot_settings = Botten { $bot } kan ikke indstilles til “{ $settings }”. Kun søgeren kan indstilles: sekunder pr. træk (searcher:0.1) eller verdener pr. træk (searcher:iterations=300).
