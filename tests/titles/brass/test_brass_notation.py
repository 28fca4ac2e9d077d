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
