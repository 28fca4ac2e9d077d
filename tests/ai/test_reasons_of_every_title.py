"""Reasons for and against moves: every one in the code has a sentence, and all can be said."""

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from ai import playout_explainer as plain_grounds
from ai.search.playouts import Playouts
from ai.titles import TITLE_AI_CLASSES, title_ai_for
from ai.titles.tinners_trail.reasons.pounds_text import pence_to_pounds_text
from game.application.box_factory import (
    make_game_box,
    make_kit,
    read_words,
    set_title_language,
    title_asset_folder,
)
from game.engine.reasons import Reason
from game.engine.rows import make_zero_row
from game.table_protocol import Phrases
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import Words
from tests.ai.tell_played_games import full_cases
from tests.helpers.present import present
from tools.contest.game_turns import play_game_turns
from tools.proof.proofs import Case
from tools.proof.random_games import deal_game

pytestmark = pytest.mark.thorough

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
PLAIN = "from ai.playout_explainer import"
EVERY = 4
COST_IN_NAME_OF_TILE = re.compile(r", costs \d+ (silver|gold) to use")
NO_GAIN = re.compile(
    r"(?<![\d.])0 (point|space|house|pillar|step|%)"
    r"|£0(?![.\d]| to )"
    r"|[-\N{MINUS SIGN}]£?\d"
    r"|^(?!.*\b(less|more|profit|make)\b).*\bcosts?\b"
)
"""Words of a sentence that tells of no gain: nothing, less than nothing, or a price alone."""
LEAST = 40  # questions of which one is explained, and sentences of a game


def code_of(title: str) -> str:
    """Return the code with the reasons of all editions, and the plain ones where they are used."""
    title_ais = [
        type(title_ai_for(*names)).__module__ for names in TITLE_AI_CLASSES if names[0] == title
    ]
    found = [import_module(f"{title_ai.rpartition('.')[0]}.reasons") for title_ai in title_ais]
    places = [Path(str(module.__file__)) for module in found]
    folders = [place.parent.glob("*.py") for place in places]
    files = [file for folder in folders for file in sorted(folder)]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    plain = Path(plain_grounds.__file__).read_text(encoding="utf-8") if PLAIN in code else ""
    return code + plain


def keys_in(code: str) -> set[str]:
    """Return the keys of all reasons that code names."""
    calls = re.findall(r"Reason\(\s*([^{)]*)", code)
    found = {key for call in calls for key in re.findall(r'"([a-z-]+)"', call)}
    named = re.findall(r'key = "([a-z-]+)" if .*? else "([a-z-]+)"', code)
    return found | {key for pair in named for key in pair}


@pytest.mark.parametrize("title", sorted({title for title, _ in TITLE_AI_CLASSES}))
def test_the_reasons_in_the_code_are_the_reasons_in_the_words(title: str) -> None:
    words = Words(title_asset_folder(title) / "words" / "en" / "analysis.toml")
    said = {key.removeprefix("why.") for key in words.sentence_keys() if key.startswith("why.")}
    assert keys_in(code_of(title)) == said


def advice_of_a_game(case: Case, phrases: Phrases) -> list[list[str]]:
    """Return what speaks for some choices of a game, in words, each as one hint would say it."""
    return [
        [phrases.reason_as_sentence(each, NAMES) for each in told]
        for told, _ in explained_game(case)
    ]


def reasons_of_a_game(case: Case) -> tuple[Reason, ...]:
    """Return all that is told of a game, for some choices and against them."""
    return tuple(each for said in explained_game(case) for told in said for each in told)


@cache
def explained_game(case: Case) -> tuple[tuple[tuple[Reason, ...], tuple[Reason, ...]], ...]:
    """Return what speaks for some choices of a game, and what speaks against them."""
    game = case.game()
    title_ai = title_ai_for(case.title, case.options.edition)
    policy = title_ai.make_policy(game)
    explainer = title_ai.make_explainer(game, Playouts(game.rules, policy))
    out = make_zero_row(game.rules.max_move_count)
    scores = make_zero_row(game.rules.max_move_count)
    told = list[tuple[tuple[Reason, ...], tuple[Reason, ...]]]()
    for turn in play_game_turns(game.rules, deal_game(game, 6)):
        view = turn.view
        number = turn.number + 1
        policy.begin_determinization(view)
        count = int(policy.write_candidate_moves(view, out, scores))
        plans = [int(out[index]) for index in range(count)]
        chosen = plans[5 * number % count]
        if number % EVERY == 0:
            reasons = explainer.reasons(view, chosen, plans[:2], number)
            told.append((reasons, explainer.objections(view, chosen, number)))
        turn.move = int(policy.first_move_of_macro_move(turn.state, chosen))
    return tuple(told)


@pytest.mark.parametrize("case", list(full_cases()), ids=str)
def test_advice_begins_with_something_that_is_gained(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_grounds, "PLAYOUTS_PER_MOVE", 2)
    phrases = present(make_game_box(case.title, make_kit(), read_words(case.title)).phrases)
    first = [said[0] for said in advice_of_a_game(case, phrases) if said]
    assert first
    assert [said for said in first if NO_GAIN.search(COST_IN_NAME_OF_TILE.sub("", said))] == []


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("case", list(full_cases()), ids=str)
def test_whatever_is_played_the_reasons_can_be_said_in_full(
    case: Case, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_grounds, "PLAYOUTS_PER_MOVE", 2)
    words = read_words(case.title)
    phrases = make_game_box(case.title, make_kit(), words).phrases
    set_title_language(words, case.title, language)
    assert phrases is not None
    reasons = reasons_of_a_game(case)
    assert len(reasons) > LEAST
    for reason in reasons:
        said = phrases.reason_as_sentence(reason, NAMES)
        assert said
        assert not re.search(r"[{}]|^why\.", said), said


@pytest.mark.parametrize(
    ("title", "reason", "said"),
    [
        (
            "brass",
            Reason("rival-port", {"seat": 1, "points": 4}),
            "The sale also flips Ben’s port, which is worth 4 VP to them.",
        ),
        (
            "tiletum",
            Reason("takes-the-lead", {"seat": 1}),
            "You’ll move ahead of Ben on the king track.",
        ),
        (
            "tinners-trail",
            Reason("rivals-maximum", {"seat": 1, "pounds": 7}),
            "I’d guess Ben will bid up to about £7.",
        ),
    ],
)
def test_a_reason_about_a_rival_names_the_rival(title: str, reason: Reason, said: str) -> None:
    phrases = make_game_box(title, make_kit(), read_words(title)).phrases
    assert present(phrases).reason_as_sentence(reason, NAMES) == said


@pytest.mark.parametrize(("language", "shown"), [("en", "£0.50"), ("pl", "£0,50"), ("cs", "£0,50")])
def test_half_a_pound_has_two_decimals_behind_the_mark_of_the_language(
    language: str, shown: str
) -> None:
    words = read_words("tinners-trail", language)
    phrases = make_game_box("tinners-trail", make_kit(), words).phrases
    half = Reason("card-better", {"pounds": pence_to_pounds_text(50)})
    assert shown in present(phrases).reason_as_sentence(half, NAMES)
