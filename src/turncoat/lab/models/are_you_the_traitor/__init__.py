"""Are You the Traitor? among bots: what they learn from each other, and how it is measured."""
