"""Solo positions and moves as text: what is written is read, what cannot be is refused."""

import pytest

from game.engine.reasons import Unreadable
from tests.titles.tinners_trail.tables import Table, face_down, face_up
from tests.titles.tinners_trail.toml_texts import Toml, Words
from tests.titles.tinners_trail.wallace.solo import HIS, his_mine, new_solo, solo

FAIR = face_up(2, 2, 2)


def refusal(**words: Toml) -> str:
    """Return the sentence that refuses a position."""
    with pytest.raises(Unreadable) as refused:
        solo(**words)
    return str(refused.value)


def his_text(table: Table) -> str:
    """Return what the position says of him."""
    text = table.game.write_position(table.state, ("", ""))
    return text[text.index('colour = "orange"') : text.index("[[area]]")]


@pytest.mark.parametrize("seat", [0, 1])
def test_he_is_always_orange_on_whichever_seat(seat: int) -> None:
    game = new_solo(1, seat=seat).game
    assert game.colours[seat] == HIS
    assert game.colours[1 - seat] == ("yellow", "pink")[seat]


def test_he_has_accounts_instead_of_money() -> None:
    text = his_text(solo(orange={"owed": 7, "income": 5}))
    assert "wallace = true\nowed = 7\nincome = 5\n" in text
    assert "money" not in text


def test_options_are_written_in_their_printed_order() -> None:
    options: Toml = ["bailing-out", "more-mines-2", "better-mines"]
    text = solo(wallace=options).game.write_position(solo(wallace=options).state, ("", ""))
    assert 'wallace = ["better-mines", "more-mines-2", "bailing-out"]' in text


def test_action_cards_left_out_are_all_there() -> None:
    assert len(solo().moves()) == 12
    assert solo(wallace_cards=[3, 9]).moves() == ["wallace card 3", "wallace card 9"]


REFUSALS: list[tuple[dict[str, Toml], str]] = [
    ({"wallace": ["rich"]}, 'wallace has "rich"; allowed: better-mines'),
    ({"wallace": ["cheap-labour", "cheap-labour"]}, "twice; allowed: each option once"),
    ({"wallace": ["more-mines", "more-mines-2"]}, "allowed: one of the two"),
    ({"wallace_cards": [13]}, "has 13; allowed: numbers of cards from 1 to 12"),
    ({"wallace_cards": [1, 1]}, "has 1 twice; allowed: each card once"),
    ({"impossible_cards": 12}, "impossible_cards is 12; allowed: a whole number from 0 to 11"),
    ({"orange": {"money": 3}}, "money is 3; allowed: a whole number from 0 to 0"),
    ({"orange": {"mines_left": 7}}, "mines_left is 7; allowed: a whole number from 0 to 6"),
    ({"pink": {"owed": 3}}, "owed is no key here"),
    ({"pink": {"wallace": True}}, "true for orange alone"),
    ({"orange": {"under": ["b:tin+1:2"]}}, "which is not in his hand"),
    ({"orange": {"hand": ["a:port:4"] * 7}}, "at most 6, as he was dealt"),
    ({"work": {"0": ["pink", HIS]}}, 'phase is "wallace", but nobody has a choice'),
    ({"work": {"10": [HIS]}, "invested": ["pink"]}, "nobody has a choice"),
    (
        {"round": 4, "work": {"7": [HIS], "8": ["pink"]}},
        "nobody has a choice",  # he passes before a card is revealed
    ),
    ({"phase": "actions"}, 'phase is "actions" in the turn of orange, who is Lord Wallace'),
    (
        {"phase": "pumps", "pumps_left": 1, "to_move": HIS, "area_kea": his_mine(2, 0, 2)},
        "allowed: pink",
    ),
    ({"phase": "survey", "auction": {"opener": HIS}}, "nobody has a choice"),
    (
        {
            "phase": "survey",
            "auction": {"opener": HIS},
            "orange": {"hand": ["b:tin+1:2"], "mines_left": 0},
        },
        "nobody has a choice",
    ),
    ({"phase": "survey", "auction": {"opener": "pink"}}, "opener is"),
    (
        {
            "phase": "look",
            "work": {"0": ["pink", HIS]},
            "area_redruth": {"tile": face_up(2, 2, 2)},
            "auction": {
                "area": "redruth",
                "opener": "pink",
                "survey": {"card": "b:tin+1:2", "from": "hand"},
            },
        },
        "area has a face-up tile; allowed: a tile to look at",
    ),
    (
        {
            "phase": "auction",
            "to_move": "luck",
            "work": {"0": ["pink"], "5": [HIS]},
            "area_redruth": {"tile": FAIR},
            "auction": {
                "area": "redruth",
                "opener": "pink",
                "survey": {"card": "b:tin+1:2", "from": "deck"},
                "high": {"bid": 3, "by": "pink"},
            },
        },
        "nobody has a choice",  # winning would put him too far ahead
    ),
    (
        {"phase": "peek", "peekers": [HIS], "area_redruth": {"tile": face_down(2, 2, 2)}},
        "peekers is",
    ),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSALS)
def test_what_cannot_be_is_refused(words: dict[str, Toml], sentence: str) -> None:
    found = refusal(**words)
    assert sentence in found
    assert "\n" not in found


AUCTION: Words = {"area": "redruth", "survey": {"card": "b:tin+1:2", "from": "deck"}}


@pytest.mark.parametrize(
    ("work", "auction", "to_move"),
    [
        ({"0": ["pink", HIS]}, {"opener": "pink"}, "pink"),
        ({"0": ["pink", HIS]}, {"opener": "pink", "high": {"bid": 3, "by": "pink"}}, "luck"),
        ({"0": [HIS, "pink"]}, {"opener": HIS}, "luck"),
        ({"0": [HIS, "pink"]}, {"opener": HIS, "high": {"bid": 3, "by": HIS}}, "pink"),
    ],
)
def test_an_auction_asks_whom_the_rules_ask(work: Toml, auction: Words, to_move: str) -> None:
    table = solo(
        phase="auction", work=work, area_redruth={"tile": FAIR}, auction={**AUCTION, **auction}
    )
    assert table.to_move == to_move
    if to_move == "luck":
        assert table.moves()[0].startswith("roll bid")


def test_a_view_hides_his_survey_deck_and_tells_no_card_of_it() -> None:
    table = solo(phase="survey", orange={"hand": ["a:port:4", "b:port:4"]}, auction={"opener": HIS})
    view = table.view_of(0)
    assert 'hand = ["?", "?"]' in table.game.write_position(view, ("", ""))
    assert table.game.moves(view) == ()


def test_the_words_of_his_moves_are_named() -> None:
    table = solo(phase="survey", orange={"hand": ["b:port:4"]}, auction={"opener": HIS})
    for text in ("wallace card 3", "roll bid 1 2 3"):
        move = table.game.move(table.state, table.game.read_move(table.state, text))
        assert move.text == text
    for text, sentence in (("wallace cards 3", '"card"'), ("wallace card 0", "from 1 to")):
        with pytest.raises(Unreadable, match=sentence):
            table.game.read_move(table.state, text)
