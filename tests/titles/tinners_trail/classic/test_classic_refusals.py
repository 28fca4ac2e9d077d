"""Why a move is refused in the edition of 2007: every reason is a whole sentence."""

import pytest

from tests.titles.tinners_trail.classic_tables import table_of
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.trail_words import CLASSIC_FILE, keys_of, sentence

INVESTING: dict[str, Toml] = {"phase": "invest", "invested": ["pink", "yellow", "blue"]}
PROSPECTING: dict[str, Toml] = {
    "phase": "prospect",
    "prospectors": ["pink", "yellow"],
    "area_kea": {"tin": 1},
}
ROLLING: dict[str, Toml] = {**PROSPECTING, "to_move": "luck", "prospect": "padstow"}
BIDDING: dict[str, Toml] = {"phase": "auction", "auction": {"area": "kea", "opener": "pink"}}
OVER: dict[str, Toml] = {"phase": "over", "round": 4, "invested": ["pink", "yellow", "blue"]}
REFUSED: tuple[tuple[dict[str, Toml], str, str], ...] = (
    (OVER, "pass", "game-over"),
    ({"phase": "prices"}, "pass", "luck-is-due"),
    ({"phase": "prices"}, "roll copper 1 1 2", "other-roll-due"),
    ({"phase": "prices"}, "roll tin 9 9 9", "no-such-faces"),
    (ROLLING, "roll tin 1 1 2", "area-roll-due"),
    ({}, "roll tin 1 1 2", "no-luck-due"),
    ({}, "bid 1", "not-now-actions"),
    (BIDDING, "pass", "not-now-auction"),
    (BIDDING, "bid 16", "bid-above-money"),
    (BIDDING, "drop", "opener-must-bid"),
    (INVESTING, "pass", "not-now-invest-boxes"),
    (INVESTING, "invest 7", "no-such-box"),
    (INVESTING, "invest 30", "invest-above-money"),
    ({**INVESTING, "boxes": {"1": {"5": ["pink", "blue"]}}}, "invest 5", "box-is-full"),
    (PROSPECTING, "pass", "not-now-prospect"),
    (PROSPECTING, "prospect kea", "area-not-empty"),
    ({"area_kea": {"owner": "blue"}}, "build kea", "area-has-mine"),
    ({"pink": {"money": 0}}, "build kea", "money-below-minimum"),
    ({"work": {"9": ["pink", "yellow", "blue"]}}, "build kea", "too-little-work"),
    ({"work": {"10": ["pink", "yellow", "blue"]}}, "pasties", "final-column"),
    ({}, "extract kea tin 1 copper 0", "not-your-mine"),
    ({"area_kea": {"owner": "pink"}}, "extract kea tin 1 copper 0", "no-ore-there"),
    ({"area_kea": {"owner": "pink", "tin": 5}}, "extract kea tin 3 copper 0", "over-capacity"),
    ({}, "train kea", "none-left-until"),
    ({"phase": "pumps", "pumps_left": 1, "to_move": "pink", "area_kea": {"water": 1}},
     "pump padstow", "no-water-there"),
)  # fmt: skip


@pytest.mark.parametrize(("words", "move", "key"), REFUSED, ids=[key for _, _, key in REFUSED])
def test_a_move_that_is_not_allowed_is_refused_with_its_reason(
    words: dict[str, Toml], move: str, key: str
) -> None:
    reason = table_of(3, **words).refusal(move)
    assert reason.key == key
    said = sentence(reason)
    assert said != f"reason.{key}"
    assert "{" not in said
    assert said.endswith(".")


def test_an_action_that_is_nowhere_possible_has_one_reason() -> None:
    owned: Words = {"area_kea": {"owner": "pink", "tin": 1, "water": 20}}
    assert table_of(3, **owned).why_not("extract") is not None
    reason = table_of(3, **owned).why_not("extract")
    assert reason is not None
    assert reason.key == "water-too-dear-anywhere"
    assert table_of(3).why_not("build") is None
    assert table_of(3).why_not("pumps") is None


def test_every_sentence_of_this_edition_is_a_reason_for_some_refusal() -> None:
    elsewhere = {"every-area-has-mine"}
    assert keys_of("reason", CLASSIC_FILE) - elsewhere <= {key for _, _, key in REFUSED}
