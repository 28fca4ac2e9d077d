"""Forecasts for the screen: the table after a move, and what a mine would hold."""

import pytest

from game.titles.tinners_trail.rules.forecast import MineForecast, forecast, prospect
from game.titles.tinners_trail.rules.table_view import TableView
from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of
from tests.titles.tinners_trail.toml_texts import Toml

rule = pytest.mark.rule


def foreseen(table: Table, text: str) -> TableView | None:
    """Return what the seat to move would see after the move."""
    view = table.view_of(int(table.state.to_move))
    return forecast(view, table.game.read_move(view, text))


def mine(tile: Toml, card: str = "", /, **lying: Toml) -> MineForecast:
    """Return what a mine of pink's in Camborne would hold."""
    table = table_of(area_camborne={"tile": tile, **lying})
    return prospect(table.view_of(table.seat("pink")), "camborne", card)


@pytest.mark.parametrize("text", ["extract camborne tin 2 copper 0", "port camborne", "pasties"])
def test_a_forecast_is_the_table_after_the_move(text: str) -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 2, "water": 3})
    told = foreseen(table, text)
    assert told == table.play(text).seen_by("pink")


def test_a_forecast_leaves_the_view_as_it_is() -> None:
    table = table_of(area_camborne={"owner": "pink", "tin": 2, "water": 3})
    view = table.view_of(0)
    was = view.to_plain()
    forecast(view, table.game.read_move(view, "port camborne"))
    assert view.to_plain() == was


@pytest.mark.parametrize("text", ["bid 3", "drop"])
@pytest.mark.parametrize(
    ("tile", "foreseen_"), [(face_down(3, 3, 2), False), (face_up(3, 3, 2), True)]
)
def test_what_a_bid_leads_to_is_told_only_when_the_tile_is_known(
    text: str, tile: Toml, foreseen_: bool
) -> None:
    table = table_of(area_camborne={"tile": tile}).play("build camborne", "bid 1")
    assert (foreseen(table, text) is not None) is foreseen_


def test_a_prospect_adds_up_tile_lying_ore_and_drainage() -> None:
    found = mine(face_up(3, 3, 2), tin=1, copper=1, drainage=1)
    assert (found.tile, found.lying, found.total) == ((3, 3, 2), (1, 1, -1), (4, 4, 1))
    assert found.known


def test_a_prospect_counts_no_more_drainage_than_water() -> None:
    found = mine(face_up(3, 3, 2), drainage=5)
    assert (found.lying, found.total) == ((0, 0, -2), (3, 3, 0))


def test_a_prospect_of_an_unknown_tile_tells_what_lies_there() -> None:
    found = mine(face_down(3, 3, 2), tin=1, copper=2)
    assert (found.known, found.tile, found.total) == (False, (0, 0, 0), (1, 2, 0))


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "cubes", "pieces", "lost"),
    [
        ("a:tin+2:4", (2, 0, 0), (), False),
        ("a:copper+1:2", (0, 1, 0), (), False),
        ("a:water-2:3", (0, 0, -2), (), False),
        ("a:miner:2", (0, 0, 0), ("miner",), False),
        ("a:port:4", (0, 0, -1), ("port",), False),
        ("a:pump:4", (0, 0, -1), ("pump",), False),
    ],
)
def test_a_prospect_tells_what_a_card_adds(
    card: str, cubes: tuple[int, int, int], pieces: tuple[str, ...], lost: bool
) -> None:
    found = mine(face_up(3, 3, 2), card)
    assert (found.card, found.pieces, found.lost) == (cubes, pieces, lost)


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "water"), [("a:water-2:3", -2), ("a:port:4", -1), ("a:pump:4", -1)]
)
def test_a_card_takes_water_from_an_unknown_tile_too(card: str, water: int) -> None:
    found = mine(face_down(3, 3, 2), card, drainage=1)
    assert (found.card, found.lying, found.lost) == ((0, 0, water), (0, 0, -1), False)
    assert found.total == (0, 0, 0)


@rule("A-9")
@pytest.mark.parametrize(("card", "piece"), [("a:miner:2", "miner"), ("a:port:4", "port")])
def test_a_prospect_tells_that_a_second_piece_is_lost(card: str, piece: str) -> None:
    found = mine(face_up(3, 3, 2), card, **{piece: True})
    assert (found.card, found.pieces, found.lost) == ((0, 0, 0), (), True)


def test_a_prospect_without_a_card_loses_nothing() -> None:
    assert not mine(face_up(3, 3, 2)).lost
