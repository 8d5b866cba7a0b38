"""The pictures of README and site: `python -m tests.browser.pictures` takes them, `make pictures` too.

Every game is stored at a moment worth seeing, and real pages show it: one still picture of each game in each
language, and one moving picture of each game's best moment. `test_pictures.py` takes the stills again and
compares: a picture that is older than its screen is found.
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from docs.pictures import STORY, TOPS
from PIL import Image
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import PHONE, ROOT, Device, launched
from tests.browser.person import come_to_rest
from tests.browser.scatty_rogues_game import ANN, CLEO, DAN, PATIENT, game_at
from tests.browser.stored_matches import KNOWS, SEED, StoredMatches
from tests.browser.test_are_you_the_traitor import SIX, TWO_ROUNDS
from tests.browser.waiting import stop_clock, wait_for_condition, wait_out_tap_guard
from tests.games.the_traitors.season import night, until
from turncoat import Match
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.words import LANGUAGES

IMAGES: Final = ROOT / "docs" / "images"
GUESTS: Final = ["Anna", "Bo", "Clara", "David", "Emma", "Felix", "Greta", "Henri"]
SCREEN: Final = {"width": 1280, "height": 720}
STILL: Final = (360, 640)
MOVING_PHONE: Final = (270, 480)
MOVING_SCREEN: Final = (512, 288)
GAP: Final = 12


def loyalty_or_treachery(moves: int) -> Match:
    """Return the first example of the rules, so many moves on."""
    deck = [*TOPS, *(card for card in CARDS if card not in TOPS)]
    match = Match("loyalty-or-treachery", ["Ann", "Bo"], SEED, deal={"first": 1, "deck": deck})
    for seat, sent in STORY[:moves]:
        match.play(seat, sent)
    return match


def are_you_the_traitor() -> Match:
    long = {"pause": 10_000.0, "round_limit": 100_000.0, "ring_moment": 0.0, "photo_finish": 0.0}
    return Match("are-you-the-traitor", SIX, SEED, long, TWO_ROUNDS)


def the_traitors() -> Match:
    seats = list(range(len(GUESTS)))
    deal = {"traitors": [0, 1], "lots": seats[::-1], "breakfast": [seats] * 12, "reveal": [0] * 60}
    return Match("the-traitors", GUESTS, SEED, {"death_lists": [], "days": 6}, {**deal, "doors": [[0]] * 12})


def a_vote() -> Match:
    return until(the_traitors(), "round_table", "vote")


def a_breakfast() -> Match:
    season = the_traitors()
    night(season, {"move": "murder", "target": 4})
    return until(season, "breakfast")


class Still(NamedTuple):
    """A game as one player sees it."""

    match: Callable[[], Match]
    seat: int
    together: bool = True


STILLS: Final = {
    "loyalty-or-treachery": Still(lambda: loyalty_or_treachery(len(STORY)), 0, together=False),
    "are-you-the-traitor": Still(are_you_the_traitor, 3),
    "scatty-rogues": Still(lambda: game_at("the pile runs empty", PATIENT), ANN),
    "the-traitors": Still(a_vote, 5),
}
"""By game, in the order of the README."""


class Moving(NamedTuple):
    """The best moment of a game: what a page shows while others move."""

    game: str
    match: Callable[[], Match]
    seat: int | None
    """Whose phone shows it; None: the big screen."""
    happenings: Sequence[tuple[float, int | None, dict[str, Any]]]
    """After how many seconds who sends which move; without a seat, the clock of the table runs down."""
    seconds: float


COMERS: Final = len(GUESTS) - 2
"""One was banished on the first day, one murdered."""
MOVING: Final = {
    "trap": Moving(
        "loyalty-or-treachery",
        lambda: loyalty_or_treachery(len(STORY) - 1),
        0,
        [(0.8, 1, {"move": "call", "colour": "red"})],
        5.0,
    ),
    "stop": Moving(
        "are-you-the-traitor", are_you_the_traitor, 0, [(0.8, 5, {"move": "stop", "target": 2})], 8.0
    ),
    "objection": Moving(
        "scatty-rogues",
        lambda: game_at("Dan is to be caught", PATIENT),
        CLEO,
        [
            (0.6, DAN, {"move": "answer", "say": "5"}),
            (2.2, ANN, {"move": "object"}),
            (2.2, None, {}),
            (4.4, ANN, {"move": "correct", "say": "4"}),
        ],
        7.5,
    ),
    "empty-chair": Moving(
        "the-traitors", a_breakfast, None, [(0.7 * step, None, {}) for step in range(1, COMERS + 1)], 10.0
    ),
}
"""By what they show, in the order of the README."""

FRAME: Final = 100
"""Milliseconds between two pictures of a moving one."""
ADVANCE: Final = """(milliseconds) => {
  const known = (window.advanced ??= new WeakSet());
  for (const one of document.getAnimations()) {
    if (!known.has(one)) {
      known.add(one);
      one.pause();
      one.currentTime = 0;
      continue;
    }
    const time = (one.currentTime ?? 0) + milliseconds;
    if (time >= one.effect.getComputedTiming().endTime) one.finish();
    else one.currentTime = time;
  }
}"""
"""Move everything that moves on by hand, so that a slow machine takes the same pictures as a fast one."""


class Stage:
    """Stored tables on one server whose clocks stand still, with everybody at their seats."""

    def __init__(self, browser: Browser, folder: Path, matches: dict[str, tuple[Match, bool]]) -> None:
        stored = StoredMatches(folder / "tables.sqlite")
        self._codes = {name: stored.add(match, together) for name, (match, together) in matches.items()}
        self._server = stored.serve()
        self._devices = Device(browser, self._server.address)
        self._lines = ExitStack()
        self.heard = 0
        self._people = {
            name: [self._sit(name, seat) for seat in range(len(match.seats))]
            for name, (match, _) in matches.items()
        }
        self._sent = 0

    def _sit(self, name: str, seat: int) -> ClientConnection:
        """Connect a seat, so that nobody is shown as away."""
        code = self._codes[name]
        address = self._server.address.replace("http", "ws", 1)
        person = self._lines.enter_context(connect(f"{address}/ws/{code}", proxy=None, max_queue=None))
        person.send(json.dumps({"kind": "hello", "table": code, "token": f"secret-{seat}"}))
        person.recv(20)
        return person

    def leave(self, name: str, seat: int) -> None:
        """Disconnect a seat that a page takes."""
        self._people[name][seat].close()

    def send(self, name: str, seat: int, sent: dict[str, Any]) -> None:
        """Send a move, and wait until it is accepted."""
        self._sent += 1
        person, number = self._people[name][seat], f"m{self._sent}"
        person.send(json.dumps({"kind": "move", "id": number, "move": sent}))
        while (answer := json.loads(person.recv(20))).get("id") != number:
            pass
        assert answer["kind"] == "done", answer

    def pass_time(self, name: str) -> None:
        """Let the clock of a table run down."""
        self._server.pass_time(self._codes[name])

    def phone(self, name: str, seat: int, **more: Any) -> Page:
        self.leave(name, seat)
        return self._open(PHONE, f"/table/{self._codes[name]}#seat=secret-{seat}", **more)

    def screen(self, name: str, **more: Any) -> Page:
        return self._open(SCREEN, f"/screen/{self._codes[name]}", **more)

    def _open(
        self,
        size: dict[str, int],
        address: str,
        moving: bool = False,
        prepare: Callable[[Page], object] = lambda _: None,
        **more: Any,
    ) -> Page:
        if moving:
            more["reduced_motion"] = "no-preference"
        page = self._devices(size, **more)
        prepare(page)
        page.add_init_script(KNOWS)
        if moving:
            page.on("websocket", lambda line: line.on("framereceived", self._hear))
            page.clock.install()
        page.goto(address)
        expect(page.locator("[data-moment], [data-phase], [data-actor], footer .now").first).to_be_visible()
        wait_out_tap_guard(page)
        if moving:
            stop_clock(page)
        else:
            come_to_rest(page)
        return page

    def _hear(self, _: str | bytes) -> None:
        self.heard += 1

    def close(self) -> None:
        self._lines.close()
        self._devices.close()
        self._server.stop()


@contextmanager
def stage(browser: Browser, matches: dict[str, tuple[Match, bool]]) -> Iterator[Stage]:
    """Store these matches and serve them for the length of the block."""
    with tempfile.TemporaryDirectory() as folder:
        built = Stage(browser, Path(folder), matches)
        try:
            yield built
        finally:
            built.close()


def shot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot(animations="allow"))).convert("RGB")


def take_stills(
    browser: Browser, languages: Sequence[str] = LANGUAGES, games: Sequence[str] = (*STILLS,)
) -> Iterator[tuple[str, Image.Image]]:
    """Take these games in these languages, by `<language>/<game>`."""
    matches = {
        f"{language}/{game}": (STILLS[game].match(), STILLS[game].together)
        for language in languages
        for game in games
    }
    with stage(browser, matches) as built:
        for name in matches:
            language, _, game = name.partition("/")
            page = built.phone(name, STILLS[game].seat, language=language, device_scale_factor=1.5)
            yield name, shot(page)
            page.close()


def take_moving(browser: Browser, name: str, frames: bool = True) -> list[Image.Image]:
    """Take the pictures that make up a moving one; without `frames`, the first and the last only."""
    scene = MOVING[name]
    with stage(browser, {name: (scene.match(), True)}) as built:
        page = (
            built.screen(name, moving=True)
            if scene.seat is None
            else built.phone(name, scene.seat, moving=True)
        )
        taken = [shot(page)]
        left = list(scene.happenings)
        for number in range(1, round(scene.seconds * 1000 / FRAME) + 1):
            due = [one for one in left if one[0] * 1000 <= number * FRAME]
            left = left[len(due) :]
            heard = built.heard
            for _, seat, sent in due:
                if seat is None:
                    built.pass_time(name)
                else:
                    built.send(name, seat, sent)
            if due:
                wait_for_news(page, built, heard)
            page.clock.run_for(FRAME)
            page.evaluate(ADVANCE, FRAME)
            if frames:
                taken.append(shot(page))
        return taken if frames else [*taken, shot(page)]


def wait_for_news(page: Page, built: Stage, heard: int) -> None:
    """Wait, in real time, until a phone has been told what happened: its own clock stands still."""
    wait_for_condition(page, lambda: built.heard > heard, "the page was told what happened")


def write(folder: Path) -> None:
    """Take all pictures into a folder."""
    with launched() as browser:
        kept = {}
        for name, picture in take_stills(browser):
            kept[name] = picture
            place = folder / f"{name}.webp"
            place.parent.mkdir(parents=True, exist_ok=True)
            picture.save(place, quality=70, method=6)
            print(place, place.stat().st_size)
        phones = [kept[f"en/{game}"].resize(STILL, Image.Resampling.LANCZOS) for game in STILLS]
        row = Image.new("RGB", (len(phones) * (STILL[0] + GAP) - GAP, STILL[1]), "#ffffff")
        for number, phone in enumerate(phones):
            row.paste(phone, (number * (STILL[0] + GAP), 0))
        row.save(folder / "games.webp", quality=75, method=6)
        for name, scene in MOVING.items():
            size = MOVING_SCREEN if scene.seat is None else MOVING_PHONE
            first, *rest = [
                frame.resize(size, Image.Resampling.LANCZOS) for frame in take_moving(browser, name)
            ]
            place = folder / f"{name}.webp"
            first.save(
                place,
                save_all=True,
                append_images=rest,
                duration=[FRAME] * len(rest) + [2_000],
                loop=0,
                quality=72,
                method=4,
                kmin=3,
                kmax=9,  # a whole picture now and then: otherwise shadows of earlier ones stay
            )
            print(place, place.stat().st_size)


if __name__ == "__main__":
    import sys

    write(Path(sys.argv[1]) if sys.argv[1:] else IMAGES)
