"""The folder of an arena: what it is, who plays, every deal, every log, and the page.

about.json      games, limits, rules, reference pool and its fingerprints
bots.json       every bot that ever played: its spec, and the digest of its program
.seed           the secret that deals are drawn from, readable by its owner only
deals.jsonl     a line for each deal
logs/           the log of each match, for `turncoat verify`
results.json, index.html    ratings, for programs and for people
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import secrets
import shlex
from pathlib import Path
from typing import Any, Final

from turncoat import __version__
from turncoat.core.refusal import Illegal, brief, reason
from turncoat.lab.arena.config import Board, Config, specs_of
from turncoat.lab.arena.records import ArenaDeal, decode, encode
from turncoat.lab.arena.reference import PREFIX, find_stand_in, fingerprint
from turncoat.lab.bots.specs import COMMAND, find_on_path
from turncoat.lab.files.folder import write_json
from turncoat.lab.files.journal import recover

ABOUT: Final = "about.json"
BOTS: Final = "bots.json"
DEALS: Final = "deals.jsonl"
SEED: Final = ".seed"


class ArenaFolder:
    """A folder that an arena is written to; it goes on where it stopped."""

    def __init__(self, path: Path, config: Config, boards: list[Board]) -> None:
        """Open the folder, or refuse one that holds something else, or a bot that has changed."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.about = self._settle_about(config, boards)
            self.seed = self._settle_seed(config)
            self._register(config)
            self.deals = list(recover(self.path / DEALS, decode))
            self._journal = (path / DEALS).open("ab")
        except OSError as wrong:
            raise Illegal("folder_unusable", folder=brief(path), why=reason(wrong)) from None

    def add(self, deal: ArenaDeal) -> None:
        """Write a deal; it is safe from a stop of this process when this returns."""
        self._journal.write(encode(deal) + b"\n")
        self._journal.flush()
        self.deals.append(deal)

    def close(self) -> None:
        self._journal.close()

    def _settle_about(self, config: Config, boards: list[Board]) -> dict[str, Any]:
        """Write what this arena is; refuse to go on with one that was something else.

        A game may be added. What a board plays, by which rules, against which pool, may not change.
        """
        file = self.path / ABOUT
        about: dict[str, Any] = {
            "turncoat": __version__,
            "name": config.name,
            "reference": config.reference,
            "boards": {
                board.name: {
                    "game": board.game,
                    "players": board.players,
                    "options": board.options,
                    "rules": board.rules.rules,
                    "stand_in": find_stand_in(config.reference, board.rules),
                    "fingerprint": fingerprint(config.reference, board.rules),
                }
                for board in boards
            },
            "limits": {
                "move_seconds": config.limits.move_seconds,
                "match_seconds": config.limits.match_seconds,
            },
        }
        if file.exists():
            try:
                kept = json.loads(file.read_text(encoding="utf-8"))
                boards_kept = kept["boards"]
            except (ValueError, KeyError, TypeError):
                raise Illegal("folder_of_nothing", folder=self.path.name) from None
            same = {**boards_kept, **about["boards"]}
            if any(kept.get(name) != about[name] for name in ("reference", "limits")) or any(
                same[name] != board for name, board in boards_kept.items()
            ):
                raise Illegal("arena_of_another", folder=self.path.name)
            about["boards"] = same
        elif any(self.path.iterdir()):
            raise Illegal("folder_not_empty", folder=self.path.name)
        file.write_text(write_json(about), encoding="utf-8")
        return about

    def _settle_seed(self, config: Config) -> bytes:
        if config.seed is not None:
            return str(config.seed).encode()
        file = self.path / SEED
        if not file.exists():
            with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600), "w") as text:
                text.write(secrets.token_hex(32))
        return bytes.fromhex(file.read_text(encoding="ascii"))

    def _register(self, config: Config) -> None:
        """Note who plays; refuse a bot whose program is another than when it played before."""
        file = self.path / BOTS
        known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        for name, spec in specs_of(config).items():
            now = {"bot": spec} if name.startswith(PREFIX) else {"bot": spec, "program": digest(spec)}
            if known.setdefault(name, now) != now:
                raise Illegal("bot_has_changed", name=name)
        file.write_text(write_json(known), encoding="utf-8")


def digest(spec: str) -> str:
    """Condense the files of a bot's program, as far as its spec names them."""
    found = hashlib.sha256()
    for file in _files(spec):
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _files(spec: str) -> list[Path]:
    if spec.startswith(COMMAND):
        words = shlex.split(spec.removeprefix(COMMAND))
        return [Path(word) for word in words[1:] if Path(word).is_file()]
    module, colon, _ = spec.partition(":")
    if not colon:
        return []
    find_on_path()
    try:
        origin = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return []
    return [Path(origin.origin)] if origin is not None and origin.origin is not None else []
