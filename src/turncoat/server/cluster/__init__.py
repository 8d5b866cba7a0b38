"""Several servers on one store: how they reach each other, who is present, and who acts first.

`docs/servers.md` explains how they work together and what happens when one of them fails.
"""
