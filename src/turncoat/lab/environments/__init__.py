"""Environments for learning: one core (`episode`, `choices`, `features`), one module a standard.

| standard | module | needs |
|---|---|---|
| PettingZoo, AEC and parallel | `for_pettingzoo` | `turncoat[rl]` |
| Gymnasium, one seat against bots | `for_gymnasium` | `turncoat[rl]` |
| OpenSpiel | `for_open_spiel` | `turncoat[rl]` |
| TextArena's text in, text out | `for_text` | nothing |

`docs/environments.md` has examples.
"""
