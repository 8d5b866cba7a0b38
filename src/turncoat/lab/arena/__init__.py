"""An arena: registered bots play round the clock against each other and a frozen pool, and are ranked."""
