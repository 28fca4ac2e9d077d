"""Positions, views and moves as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine.title import Options, Unreadable
from game.titles import title
from game.titles.brass.rules.reasons import why_not
from tests.titles.brass.tables import Table, document_of, table_of

EXAMPLE = (Path(__file__).parent / "example.toml").read_text(encoding="utf-8")
BRASS = title("brass")


def example() -> Table:
    """Return the example of the notation."""
    game, state, _names = BRASS.read_position(EXAMPLE, "example")
    return Table(game, state)


def test_the_example_is_written_as_it_is_read_but_for_its_luck() -> None:
    game, state, names = BRASS.read_position(EXAMPLE, "example")
    written = game.write_position(state, names).splitlines()
    told = EXAMPLE.splitlines()
    assert [line for line in written if not line.startswith("luck")] == [
        line for line in told if not line.startswith("seed")
    ]
    assert written[3].startswith("luck = ")


def test_the_example_goes_on_as_the_notation_says() -> None:
    table = example()
    cards = ["blackburn", "cotton-mill", "lancaster", "shipyard", "warrington-runcorn"]
    assert sorted(table.moves()) == [f"card {card}" for card in cards]
    table.play("card lancaster")
    assert (table.look().iron, table.phase) == (7, "develop")
    assert "shipyard = [0, 1, 1, 2, 2]" in table.text()
    stacks = ["coal-mine", "cotton-mill", "ironworks", "port", "shipyard"]
    assert sorted(table.moves()) == [*(f"develop {stack}" for stack in stacks), "done"]
    table.play("done")
    assert table.player("pink").spent == 4
    assert (table.to_move, table.look().action) == ("blue", 1)


def test_what_is_left_out_is_the_set_up() -> None:
    text = 'title = "brass"\n' + "".join(
        f'[[player]]\ncolour = "{colour}"\nhand = ["port"]\n' for colour in ("blue", "pink")
    )
    game, state, names = BRASS.read_position(text, "short")
    written = game.write_position(state, names)
    assert 'order = ["blue", "pink"]' in written
    assert 'to_move = "blue"' in written
    assert "coal = 8\niron = 8\ndemand = 0\ndistant = [1, 2, 2, 2, 3, 3, 3, 4]" in written
    assert state.to_plain()[0][-1] == 40  # cards that wait for the rail era, shuffled


def test_a_line_is_read_in_either_order() -> None:
    table = table_of({"bolton.0": "pink cotton-mill 1"}, {"bury bolton": "yellow"})
    assert table.links() == {"bolton bury": "yellow"}
    codes = [
        table.game.read_move(table.state, f"canal {way}") for way in ("bolton bury", "bury bolton")
    ]
    assert codes[0] == codes[1]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "a word is missing"),
        ("bild port preston.0", "nearest: build"),
        ("build harbour preston.0", "allowed there are cotton-mill, port"),
        ("build port preston", "a space as place, dot and number"),
        ("build port preston.9", "a space as place, dot and number"),
        ("build port preston.0 one-card", 'allowed there is "two-cards"'),
        ("canal bolton colne", "allowed there are"),
        ("loan 15", "allowed there are 10, 20, 30"),
        ("sell bury.0", "a word is missing"),
        ("card london", "allowed there are"),
        ("demand 5", "allowed there are 0, 1, 2, 3, 4"),
        ("pass now", "the move is complete before it"),
    ],
)
def test_what_is_no_move_is_refused_with_what_is_allowed(text: str, part: str) -> None:
    table = table_of()
    with pytest.raises(Unreadable, match=part):
        table.game.read_move(table.state, text)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"era": "steam"}, "era is"),
        ({"round": 0}, "round is 0"),
        ({"action": 2, "round": 1}, "action is 2"),
        ({"coal": 9}, "coal is 9"),
        ({"demand": 8, "distant": [1]}, "once demand is 8"),
        ({"distant": [4, 4]}, "distant is"),
        ({"order": ["pink", "blue"]}, "order is"),
        ({"to_move": "green"}, "to_move is"),
        ({"to_move": "luck"}, "to_move is"),
        ({"pink": {"hand": []}, "to_move": "pink"}, "who has no card"),
        ({"pink": {"hand": ["london"]}}, "hand has"),
        ({"pink": {"hand": ["bury", "bury"]}}, "deck has 2 cards of bury"),
        ({"pink": {"hand": ["port"] * 5 + ["oldham"] * 2 + ["wigan"] * 2}}, "hand has 9 cards"),
        ({"pink": {"hand": ["port", "?"]}}, "mixes cards"),
        ({"pink": {"hand": ["?"]}}, "stands beside hidden things"),
        ({"pink": {"money": -1}}, "money is -1"),
        ({"pink": {"income_space": 100}}, "income_space is 100"),
        ({"pink": {"stacks": {"port": [2, 1]}}}, "port is"),
        ({"pink": {"stacks": {"port": [1, 1, 1]}}}, "port is"),
        ({"counters": {"manchester.9": "pink port 1"}}, "at is"),
        ({"counters": {"manchester.0": "pink port 1"}}, "industry is"),
        ({"counters": {"liverpool.2": "pink shipyard 0"}}, "level is 0"),
        ({"counters": {"liverpool.2": "pink shipyard 2"}}, "level is 2"),
        ({"counters": {"bury.0": "pink cotton-mill 1"}, "era": "rail"}, "level is 1"),
        ({"counters": {"bury.0": "pink coal-mine 1 3"}}, "cubes is 3"),
        ({"counters": {"bury.0": "pink coal-mine 1 0"}}, "cubes is 0"),
        ({"counters": {"bury.0": "pink cotton-mill 1 1"}}, "cubes is 1"),
        (
            {"counters": {"bury.0": "pink coal-mine 1", "bury.1": "pink cotton-mill 1"}},
            "two counters of a player in bury",
        ),
        ({"links": {"bury rochdale": "pink"}}, "none of the canal era"),
        ({"links": {"bury colne": "pink"}}, "line is"),
        ({"phase": "card"}, "pending is missing"),
        ({"pending": {"move": "pass", "cards": 1}}, "pending is there in phase actions"),
        ({"phase": "card", "pending": {"move": "sing", "cards": 1}}, "move is"),
        ({"phase": "card", "pending": {"move": "sell bury.0 market", "cards": 1}}, "does not fit"),
        ({"phase": "card", "pending": {"move": "pass", "cards": 2}}, "cards is 2"),
        ({"phase": "coal", "pending": {"move": "build port preston.0"}}, "does not fit"),
        ({"phase": "demand", "pending": {"move": "pass"}}, "no distant sale"),
        ({"phase": "rail"}, "there is no choice"),
        ({"phase": "debt"}, "below 0 in phase debt"),
        ({"phase": "over"}, "over in the rail era alone"),
        ({"ranking": ["pink", "yellow", "blue"]}, "in phase over alone"),
        ({"shoe_size": 3}, "is no key here"),
        ({"expansions": ["steam"]}, "expansions has"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any], part: str) -> None:
    words = dict(words)
    counters, links = words.pop("counters", {}), words.pop("links", {})
    with pytest.raises(Unreadable, match=part):
        table_of(counters, links, **words)


def test_two_counters_on_a_space_and_two_links_on_a_line_are_refused() -> None:
    counter = '[[counter]]\nat = "bury.0"\nowner = "pink"\nindustry = "cotton-mill"\nlevel = 1\n'
    link = '[[link]]\nline = "bolton bury"\nowner = "pink"\n'
    for twice, part in ((counter, "holds a counter already"), (link, "has a link already")):
        with pytest.raises(Unreadable, match=part):
            BRASS.read_position(EXAMPLE + twice + twice, "twice")


@pytest.mark.parametrize(
    ("options", "part"),
    [
        (Options("brass", 5), "2, 3, 4 players"),
        (Options("brass", 3, "1770"), "2007"),
        (Options("brass", 3, expansions=("arsenic",)), "debt-stays"),
        (Options("brass", 3, expansions=("debt-stays", "debt-stays")), "twice"),
        (Options("brass", 3, automa=()), "no automa"),
    ],
)
def test_what_is_not_offered_is_refused(options: Options, part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        BRASS.game(options)


def test_optional_rules_are_written_in_their_order() -> None:
    options = Options("brass", 3, expansions=("distant-money", "debt-stays"))
    assert BRASS.game(options).options.expansions == ("debt-stays", "distant-money")


def test_a_position_says_its_hand_made_words() -> None:
    assert document_of(round=4)["round"] == 4


# Positions in the middle of an action: what may be pending, and that it goes on from there.

MINES = {"wigan.0": "blue coal-mine 2", "wigan.1": "yellow coal-mine 2"}
WORKS = {"bolton.2": "blue ironworks 2", "rochdale.2": "yellow ironworks 2"}
JOINED = {"preston wigan": "yellow"}
BUILD = {"move": "build ironworks preston.2"}
MILL_3 = {"stacks": {"cotton-mill": [3]}}


def test_a_build_goes_on_from_its_iron_with_its_coal_taken_and_paid() -> None:
    pending = {"move": "build cotton-mill manchester.0"}
    table = table_of(WORKS, phase="iron", pending=pending, pink=MILL_3).play("iron bolton.2")
    assert table.player("pink").spent == 16


def test_a_second_development_and_a_sale_go_on() -> None:
    second = {"move": "develop port", "number": 2}
    assert table_of(WORKS, phase="iron", pending=second).play("iron bolton.2").look().action == 2
    mill = {"preston.1": "pink cotton-mill 1", "preston.0": "blue port 1"}
    table = table_of(mill, phase="demand", pending={"move": "sell preston.1 market"})
    assert table.play("demand 1").counter("preston.1").flipped


@pytest.mark.parametrize(
    ("counters", "words"),
    [
        (MINES, {"pending": {"move": "build ironworks preston.2"}, "links": {}}),
        (MINES, {"pending": BUILD, "pink": {"money": 4}}),
        (MINES, {"pending": BUILD, "pink": {"stacks": {"ironworks": []}}}),
        (MINES, {"pending": {"move": "build shipyard liverpool.2"}}),
        (MINES, {"pending": {"move": "build port preston.0"}}),
        (MINES, {"pending": {"move": "build ironworks preston.0"}}),
        (MINES, {"pending": {"move": "build ironworks preston.2 two-cards"}, "action": 2}),
        (MINES | {"preston.2": "blue ironworks 1"}, {"pending": BUILD}),
        (MINES, {"pending": {"move": "rail preston wigan"}}),
        (MINES, {"pending": {"move": "pass"}}),
        (WORKS, {"phase": "iron", "pending": {"move": "build cotton-mill manchester.0"}}),
        (WORKS, {"phase": "iron", "pending": {"move": "rail preston wigan"}}),
        (
            {"preston.1": "pink cotton-mill 1"},
            {"phase": "demand", "pending": {"move": "sell preston.1 market"}},
        ),
    ],
)
def test_what_cannot_be_carried_out_is_not_pending(
    counters: dict[str, str], words: dict[str, Any]
) -> None:
    described = {"phase": "coal", "links": JOINED} | words
    with pytest.raises(Unreadable, match="pending does not fit"):
        table_of(counters, described.pop("links"), **described)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"phase": "card", "pending": {"move": 3, "cards": 1}}, "move is 3"),
        ({"phase": "over", "era": "rail"}, "a phase with questions"),
        ({"phase": "coal", "pending": BUILD | {"number": 2}}, "number is 2"),
        ({"rail_deck": ["?"]}, "rail_deck has 1"),
        ({"rail_deck": ["bury", "bury"]}, "rail_deck has 2 cards of bury"),
        ({"deck": ["port"] * 67}, "deck has 67 cards"),
        ({"players": 4, "green": {"hand": ["port", "x"]}}, "hand has"),
    ],
)
def test_what_a_position_may_not_say(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        table_of(MINES, JOINED, **words)


def test_a_ranking_that_is_none_is_refused() -> None:
    nobody: dict[str, Any] = {"hand": []}
    words: dict[str, Any] = {"pink": nobody, "yellow": nobody, "blue": nobody | {"points": 3}}
    over = {"phase": "over", "era": "rail", **words}
    assert table_of(**over).game.ranking(table_of(**over).state) == (2, 0, 1)
    with pytest.raises(Unreadable, match="is not by points"):
        table_of(ranking=["pink", "yellow", "blue"], **over)
    assert str(table_of(**over).refusal("pass").key) == "game-over"


def test_an_unbuilt_counter_may_wait_for_another_location() -> None:
    counters = {"wigan.0": "yellow coal-mine 1 flipped", "wigan.1": "pink coal-mine 1 flipped"}
    table = table_of(counters, coal=0, pink={"hand": ["wigan"], "stacks": {"coal-mine": [2]}})
    assert table.refusal("build coal-mine wigan.0").key == "own-counter-here"
    assert why_not(table.state, "build", ("coal-mine", "wigan.1")) is None


def test_a_link_is_found_by_its_line() -> None:
    table = table_of({}, JOINED).look()
    link = table.link("preston wigan")
    assert link
    assert (link.places, link.owner, link.points) == (("preston", "wigan"), 1, 0)
    assert table.link("bolton bury") is None


def test_rows_are_found_by_name_and_laws_have_words() -> None:
    table = table_of()
    assert list(table.state.row("money")) == [30, 30, 30]
    after: Any = table.state.clone()
    after.row("hand")[0] = -1
    assert table.game.rules.broken_law(table.state, 0, after).startswith("a hand has gaps")
