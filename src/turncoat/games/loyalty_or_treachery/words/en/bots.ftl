refusal-bad_bot_settings = The bot { $bot } cannot be set to “{ $settings }”. Only the searcher has settings: seconds a move (searcher:0.1), or worlds a move (searcher:iterations=300).
