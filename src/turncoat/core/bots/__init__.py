"""What bots of all games share: the protocol of a bot, its random numbers, plans and characters."""
