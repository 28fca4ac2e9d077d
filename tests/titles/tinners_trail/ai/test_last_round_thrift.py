"""What a good player of Tinners' Trail never does: give up pumps, and waste the last round."""

import pytest

from ai.titles.tinners_trail.waste_detector import TrailWasteDetector
from tests.titles.tinners_trail.tables import Table, table_of

rule = pytest.mark.rule
LAST = "round 4; prices tin 4 copper 8"


def wastes(table: Table, move: str) -> bool:
    code = table.game.parse_move(table.state, move)
    return TrailWasteDetector(table.game.rules).is_wasteful_move(table.state, code)


@rule("D-6")
def test_pumps_are_given_up_only_where_no_own_mine_has_ore_and_water() -> None:
    wet = table_of("prices tin 4 copper 8; wendron pink 1/1/3; pink money 20")
    wet.play("pumps")
    assert wastes(wet, "pump none")
    assert not wastes(wet, "pump wendron")


@rule("D-2")
def test_a_miner_of_the_last_round_is_a_waste_where_no_own_mine_has_ore() -> None:
    table = table_of(f"{LAST}; wendron pink 2/2/1; kea pink 0/0/2; pink money 20")
    assert wastes(table, "miner kea")
    assert not wastes(table, "miner wendron")


@rule("D-6")
def test_pumps_of_the_last_round_are_a_waste_for_mines_without_ore() -> None:
    assert wastes(table_of(f"{LAST}; kea pink 0/0/2; pink money 20"), "pumps")
    assert not wastes(table_of(f"{LAST}; kea pink 1/0/2; pink money 20"), "pumps")
