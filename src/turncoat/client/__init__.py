"""Programs at somebody's table: bots and language models (`turncoat sit`), agents (`turncoat mcp`)."""
