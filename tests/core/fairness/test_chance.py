"""Luck is fair, sealed and the same everywhere."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from turncoat.core.fairness.chance import FastChance, SealedChance, commitment, shuffle
from turncoat.core.fairness.contributions import mix, reveal


def sealed_chance(*contributions: bytes) -> SealedChance:
    return SealedChance(bytes(32), list(contributions))


def test_the_stream_is_the_one_that_is_documented() -> None:
    """Computed here again, from the description alone."""
    key = hashlib.sha256(b"turncoat/chance/1" + bytes(32) + b"\0\0\0\2hi").digest()
    words = []
    for block in range(2):
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    chance = sealed_chance(b"hi")
    assert [chance.below(2**32) for _ in range(16)] == words


def test_a_stream_is_the_one_that_is_documented() -> None:
    """TT-34. Computed here again, from the description alone."""
    key = hashlib.sha256(b"turncoat/chance/1" + bytes(32)).digest()
    key = hashlib.sha256(b"turncoat/stream/1" + key + (3).to_bytes(8, "big") + b"breakfast").digest()
    digest = hashlib.sha256(key + bytes(8)).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
    stream = sealed_chance().stream("breakfast", 3)
    assert [stream.below(2**32) for _ in range(8)] == words


def test_what_is_drawn_from_one_stream_shifts_no_other() -> None:
    """TT-34."""
    one, other = sealed_chance(), sealed_chance()
    one.below(6)
    one.stream("night", 1).below(6)
    for purpose, count in (("breakfast", 2), ("night", 2), ("night", 1), ("nigh", 1)):
        same = [chance.stream(purpose, count).below(2**32) for chance in (one, other)]
        assert same[0] == same[1]
    drawn = {sealed_chance().stream(*name).below(2**32) for name in (("a", 1), ("a", 2), ("b", 1))}
    assert len(drawn) == 3


def test_what_a_stream_draws_is_kept_with_the_rest() -> None:
    chance = sealed_chance()
    drawn = [chance.below(6), chance.stream("a", 1).below(6), chance.below(6)]
    assert chance.take_draws() == drawn


def test_streams_leave_the_plain_draws_as_they_were() -> None:
    plain, other = sealed_chance(), sealed_chance()
    other.stream("a", 1).below(6)
    assert [plain.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_words_that_would_favour_a_number_are_passed_over() -> None:
    """Below 3·2^30 a quarter of all words is too high; the next one counts."""
    bound = 3 * 2**30
    whole = sealed_chance()
    words = [whole.below(2**32) for _ in range(200)]
    chance = sealed_chance()
    fair = [word for word in words if word < bound]
    assert len(fair) < len(words)
    assert [chance.below(bound) for _ in fair] == fair


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_bound_that_is_none_is_a_programming_error(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        sealed_chance().below(n)


@pytest.mark.parametrize("make", [lambda: SealedChance(b"x" * 32, []), lambda: FastChance(5)])
def test_all_orders_of_a_shuffle_are_equally_likely(make: object) -> None:
    assert callable(make)
    chance = make()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        shuffle(items, chance)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    spread = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert spread < 49.7  # chi squared with 23 degrees of freedom, one in a thousand


def test_contributions_cannot_be_shifted_into_each_other() -> None:
    assert sealed_chance(b"a", b"b").below(2**32) != sealed_chance(b"ab").below(2**32)


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    chance = sealed_chance()
    chance.below(10)
    twin = chance.copy()
    assert [twin.below(100) for _ in range(20)] == [chance.below(100) for _ in range(20)]


def test_draws_are_kept_until_they_are_taken() -> None:
    chance = sealed_chance()
    drawn = [chance.below(6) for _ in range(4)]
    assert chance.take_draws() == drawn
    assert chance.take_draws() == []


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"\x07" * 32) == hashlib.sha256(b"\x07" * 32).hexdigest()


def test_fast_chance_repeats_itself_for_a_seed() -> None:
    one, other = FastChance(3), FastChance(3)
    assert [one.below(52) for _ in range(50)] == [other.below(52) for _ in range(50)]


def test_the_key_is_what_the_page_on_fairness_says() -> None:
    """Computed from the words of docs/fairness.md, with nothing of ours."""
    seed, parts = bytes(range(32)), {0: b"one", 2: b"three"}
    mixed_in = b"".join(
        (len(part) + 4).to_bytes(4, "big") + seat.to_bytes(4, "big") + part for seat, part in parts.items()
    )
    key = hashlib.sha256(b"turncoat/chance/1" + seed + mixed_in).digest()
    block = hashlib.sha256(key + bytes(8)).digest()
    first = int.from_bytes(block[:4], "big") % 1000
    given_parts = [reveal(seat, part) for seat, part in parts.items()]
    assert SealedChance(seed, mix(given_parts)).below(1000) == first
