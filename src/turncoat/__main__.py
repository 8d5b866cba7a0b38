"""`python -m turncoat` does what `turncoat` does."""

from __future__ import annotations

from turncoat.cli import main

main()
