"""Law 7: from many positions exactly as many others can be reached as were once counted.

`tools/perft.py` counts anew; with `--confirm` the oracle counts as well.
"""

import pytest

from game.engine.fingerprint import fingerprint_of_state
from tools import perft, position_counts
from tools.position_counts import CountEntry
from tools.proof.set_up_names import game_from_name

MAX_IN_THE_GATE = 1500  # nodes of a position; the slow tests count all
ENTRIES = [(set_up, entry) for set_up in perft.SET_UPS for entry in perft.read_table(set_up)]
SMALL = [(name, entry) for name, entry in ENTRIES if sum(entry.nodes) <= MAX_IN_THE_GATE]
CONFIRMED = SMALL[::12]


def named(value: object) -> str:
    """Name a position in a test's name."""
    return f"{value.seed}-{value.step}" if isinstance(value, CountEntry) else str(value)


@pytest.mark.parametrize(("set_up", "entry"), SMALL, ids=named)
def test_law_7_as_many_positions_can_be_reached_as_were_counted(
    set_up: str, entry: CountEntry
) -> None:
    rules = game_from_name(set_up).rules
    assert (
        position_counts.count_by_depth(rules, position_counts.position_of_entry(set_up, entry))
        == entry.nodes
    )


@pytest.mark.parametrize(("set_up", "entry"), CONFIRMED, ids=named)
def test_the_oracle_counts_the_same(set_up: str, entry: CountEntry) -> None:
    assert position_counts.count_differences(set_up, entry) == []


@pytest.mark.slow
@pytest.mark.parametrize("set_up", perft.SET_UPS)
def test_every_table_is_as_it_was_counted(set_up: str) -> None:
    assert perft.recount_table(set_up, check=True) == 0


def test_a_wrong_count_is_found_by_the_oracle() -> None:
    set_up, entry = SMALL[0]
    wrong = CountEntry(entry.seed, entry.step, (entry.nodes[0] + 1, *entry.nodes[1:]))
    found = f"{wrong.nodes[0]} at depth 1, the oracle finds {entry.nodes[0]}"
    assert position_counts.count_differences(set_up, wrong) == [found]


def test_ten_million_positions_are_counted_in_every_kind_of_set_up() -> None:
    assert sum(sum(entry.nodes) for _, entry in ENTRIES) >= 10_000_000
    assert len(ENTRIES) >= 300
    assert len(SMALL) >= 150
    assert all(perft.table_file(set_up).is_file() for set_up in perft.SET_UPS)


def test_a_position_can_be_split_by_its_moves(capsys: pytest.CaptureFixture[str]) -> None:
    set_up, entry = SMALL[0]
    assert perft.main([set_up, str(entry.seed), str(entry.step), "2"]) == 0
    shares = [int(line.rpartition(": ")[2]) for line in capsys.readouterr().out.splitlines()]
    assert len(shares) == entry.nodes[0]
    assert sum(shares) == entry.nodes[1]


def test_counting_leaves_the_position_as_it_is() -> None:
    game = game_from_name("tinners-trail:3")
    state = position_counts.position_of_entry("tinners-trail:3", CountEntry(1, 40, ()))
    was = fingerprint_of_state(state)
    position_counts.count_move_sequences(game.rules, state, 2)
    assert fingerprint_of_state(state) == was
