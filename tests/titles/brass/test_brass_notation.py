"""Positions, views and moves as text."""

from pathlib import Path
from typing import Any

import pytest

from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.titles import title_by_name
from tests.titles.brass.tables import Table, table_of

EXAMPLE = (Path(__file__).parent / "example.toml").read_text(encoding="utf-8")
BRASS = title_by_name("brass")


def example() -> Table:
    """Return the example of the notation."""
    game, state, _names = BRASS.parse_position(EXAMPLE, "example")
    return Table(game, state)


def test_the_example_is_written_as_it_is_read_but_for_its_luck() -> None:
    game, state, names = BRASS.parse_position(EXAMPLE, "example")
    written = game.position_text(state, names).splitlines()
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
    assert (table.look().iron_track_cubes, table.phase) == (7, "develop")
    assert "shipyard = [0, 1, 1, 2, 2]" in table.text()
    stacks = ["coal-mine", "cotton-mill", "ironworks", "port", "shipyard"]
    assert sorted(table.moves()) == [*(f"develop {stack}" for stack in stacks), "done"]
    table.play("done")
    assert table.player("pink").pounds_spent_this_round == 4
    assert (table.to_move, table.look().action_number) == ("blue", 1)


def test_what_is_left_out_is_the_set_up() -> None:
    text = 'title = "brass"\n' + "".join(
        f'[[player]]\ncolour = "{colour}"\nhand = ["port"]\n' for colour in ("blue", "pink")
    )
    game, state, names = BRASS.parse_position(text, "short")
    written = game.position_text(state, names)
    assert 'order = ["blue", "pink"]' in written
    assert 'to_move = "blue"' in written
    assert "coal = 8\niron = 8\ndemand = 0\ndistant = [1, 2, 2, 2, 3, 3, 3, 4]" in written
    assert state.to_plain()[0][-1] == 40  # cards that wait for the rail era, shuffled


def test_two_counters_on_a_space_and_two_links_on_a_line_are_refused() -> None:
    counter = '[[counter]]\nat = "bury.0"\nowner = "pink"\nindustry = "cotton-mill"\nlevel = 1\n'
    link = '[[link]]\nline = "bolton bury"\nowner = "pink"\n'
    for twice, part in ((counter, "holds a counter already"), (link, "has a link already")):
        with pytest.raises(Unreadable, match=part):
            BRASS.parse_position(EXAMPLE + twice + twice, "twice")


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
        BRASS.make_game(options)


def test_optional_rules_are_written_in_their_order() -> None:
    options = Options("brass", 3, expansions=("distant-money", "debt-stays"))
    assert BRASS.make_game(options).options.expansions == ("debt-stays", "distant-money")


def test_a_link_is_found_by_its_line() -> None:
    table = table_of({}, {"preston wigan": "yellow"}).look()
    link = table.link_on_line("preston wigan")
    assert link
    assert (link.places, link.owner, link.points) == (("preston", "wigan"), 1, 0)
    assert table.link_on_line("bolton bury") is None


def test_rows_are_found_by_name_and_laws_have_words() -> None:
    table = table_of()
    assert list(table.state.row("money")) == [30, 30, 30]
    after: Any = table.state.clone()
    after.row("hand")[0] = -1
    assert table.game.rules.broken_invariant_sentence(table.state, 0, after).startswith(
        "a hand has gaps"
    )
