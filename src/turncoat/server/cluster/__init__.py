"""Several servers on one store: how they reach each other, who is there, and who acts first."""
