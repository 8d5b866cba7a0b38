"""A bot that is named, asked or accused answers soon; it remembers where it stands."""

from __future__ import annotations

from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.conversation import ANSWERS, LATEST, Conversation, Remark


def conversation(players: int = 5) -> Conversation:
    return Conversation(0, players, BotRandom(1))


def test_an_accusation_is_answered_within_seconds() -> None:
    talk = conversation()
    talk.hear(Remark(1, 10.0, 2, ((0, "against"),)))
    mention = talk.mention
    assert mention is not None
    assert (mention.how, mention.speaker) == ("accused", 2)
    assert 10.0 < mention.due <= 10.0 + LATEST


def test_a_line_about_others_wants_no_answer() -> None:
    talk = conversation()
    talk.hear(Remark(1, 10.0, 2, ((3, "against"),)))
    assert talk.mention is None


def test_the_own_line_settles_what_was_due_and_nothing_later() -> None:
    talk = conversation()
    talk.hear(Remark(1, 10.0, 2, ((0, None),)))
    mention = talk.mention
    assert mention is not None
    states = []
    for number, at in enumerate([mention.due - 0.1, mention.due], 2):
        talk.hear(Remark(number, at, 0))
        states.append((talk.mention, talk.unasked))
    assert states == [(mention, 1), (None, 1)]


def test_several_lines_at_once_want_one_answer_to_the_weightiest() -> None:
    talk = conversation()
    talk.hear(Remark(1, 10.0, 2, ((0, None),)))
    talk.hear(Remark(2, 10.5, 3, ((0, "against"),), "who"))
    talk.hear(Remark(3, 11.0, 4, ((0, "for"),)))
    mention = talk.mention
    assert mention is not None
    assert (mention.how, mention.speaker) == ("asked", 3)
    talk.hear(Remark(4, mention.due, 0))
    assert talk.mention is None


def test_a_question_to_all_is_answered_by_some() -> None:
    answering = 0
    for seed in range(200):
        talk = Conversation(0, 5, BotRandom(seed))
        talk.hear(Remark(1, 10.0, 2, (), "whom"))
        answering += talk.mention is not None
    assert 50 < answering < 110  # of four bots 1.6 answer


def test_what_nobody_understands_is_met_with_a_shrug_now_and_then() -> None:
    shrugs = 0
    for seed in range(400):
        talk = Conversation(0, 5, BotRandom(seed))
        talk.hear(Remark(1, 10.0, 2, understood=False))
        shrugs += talk.mention is not None and talk.mention.how == "unclear"
    assert 20 < shrugs < 65


def test_nobody_can_keep_a_bot_talking_for_ever() -> None:
    talk = conversation()
    answers = 0
    for number in range(100):
        talk.hear(Remark(2 * number, 10.0 * number, 2, ((0, None),)))
        if talk.mention is not None:
            answers += 1
            talk.hear(Remark(2 * number + 1, talk.mention.due, 0))
    assert answers == ANSWERS


def test_a_new_scene_begins_without_stances_and_questions() -> None:
    talk = conversation()
    talk.hear(Remark(1, 10.0, 2, ((0, "against"),)))
    talk.take_stance(2, "against", 11.0)
    assert talk.stance(2) == "against"
    talk.begin()
    assert talk.mention is None
    assert talk.stance(2) is None
    assert not talk.spoken
