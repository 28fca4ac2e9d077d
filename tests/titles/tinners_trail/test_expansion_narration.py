"""Narration and forecasts of arsenic, emigration and the Kickstarter tiles."""

import pytest

from game.engine.knowledge import Event
from game.titles.tinners_trail.rules.forecast import forecast, prospect
from game.titles.tinners_trail.rules.state_form import FORM
from tests.titles.tinners_trail.tables import (
    EMIGRATION,
    Table,
    arsenic_table,
    emigrant,
    emigration_table,
    face_down,
    naming_table,
    new_calciner_mine,
    table_of,
    waiting_table,
)
from tests.titles.tinners_trail.toml_texts import Words

rule = pytest.mark.rule
SILENT = ("asked", "moved-marker")
MONEY: Words = {"tin": 1, "copper": 3, "water": 3, "bonus": "money+3", "face": "up"}


def told(table: Table, text: str) -> list[tuple[str, tuple[str, ...], dict[str, int]]]:
    """Return kind, places and amounts of the events of a move, the silent ones left out."""
    return [
        (event.kind, event.places, dict(event.amounts))
        for event in table.events(text)
        if event.kind not in SILENT
    ]


def rows_of(events: tuple[Event, ...], kind: str) -> set[str]:
    """Return the rows of the view that change with the event of that kind."""
    [event] = [event for event in events if event.kind == kind]
    return {row.name for change in event.changes if (row := FORM.row_at(change.row))}


@rule("AR-1")
def test_a_calciner_tells_where_arsenic_is_laid() -> None:
    events = told(new_calciner_mine(), "calciner yes")
    assert events[0] == ("calciner-built", ("wendron",), {})
    laid = [places[0] for kind, places, _ in events[1:] if kind == "arsenic-laid"]
    assert set(laid) == {"wendron", "breage", "camborne", "st-keverne", "redruth", "gwennap"}


@rule("AR-1")
def test_an_auction_ends_with_the_new_mine_and_the_calciner_is_a_step_of_its_own() -> None:
    table = new_calciner_mine()
    assert told(table, "calciner no") == [("calciner-declined", ("wendron",), {})]


@rule("AR-3")
def test_processing_tells_the_cube_and_where_the_limiter_stands() -> None:
    table = arsenic_table(area_kea={"owner": "pink", "arsenic": 1}, pink={"limiter": 9})
    assert told(table, "process kea") == [
        ("processed", ("kea",), {"arsenic": 1}),
        ("moved-limiter", (), {"column": 8}),
    ]


@rule("AR-5")
def test_a_sale_of_arsenic_tells_cubes_and_pounds() -> None:
    table = arsenic_table(pink={"ore": {"arsenic": 2}})
    assert told(table, "sell arsenic") == [("sold-arsenic", (), {"arsenic": 2, "pounds": 34})]


@rule("AR-5")
def test_the_end_of_a_round_tells_which_section_closed() -> None:
    poor = {colour: {"money": 0} for colour in ("pink", "yellow", "blue")}
    table = arsenic_table(**poor).play("pass", "pass")
    assert ("market-closed", (), {"section": 1}) in told(table, "pass")


@rule("E-1")
def test_an_own_miner_is_told_apart_from_a_plain_one() -> None:
    table = table_of(expansions=EMIGRATION, area_kea={"owner": "pink"})
    assert told(table, "miner kea own") == [("placed-own-miner", ("kea",), {})]


@rule("E-2")
@pytest.mark.parametrize(
    ("place", "gift"),
    [
        ("michigan", [("michigan-gave", (), {"adit": 1})]),
        ("sierra-madre", [("points-gained", ("sierra-madre",), {"points": 30})]),
        ("kimberley", [("kimberley-paid", ("kimberley",), {"pounds": 5})]),
        ("adelaide", []),
    ],
)
def test_who_leaves_is_told_with_what_the_place_gives(
    place: str, gift: list[tuple[str, tuple[str, ...], dict[str, int]]]
) -> None:
    events = told(emigration_table(), f"emigrate kea {place}")
    assert events == [("emigrated", ("kea", place), {}), *gift]


@rule("E-4")
@pytest.mark.parametrize(
    ("piece", "where", "kinds"),
    [
        ("port", "kea", ["placed-michigan-port", "drained"]),
        ("train", "kea", ["placed-michigan-train", "drained"]),
        ("miner", "kea", ["placed-michigan-miner"]),
        ("adit", "kea redruth", ["placed-michigan-adit", "cubes", "cubes", "drained"]),
    ],
)
def test_a_piece_from_michigan_tells_its_effects(piece: str, where: str, kinds: list[str]) -> None:
    table = waiting_table(piece, area_kea={"owner": "pink", "water": 3})
    assert [event[0] for event in told(table, f"place {piece} {where}")] == kinds


@rule("E-4")
def test_putting_a_piece_off_and_losing_it_are_told() -> None:
    put_off = emigration_table(round=2).play("emigrate kea michigan")
    assert told(put_off, "place none") == [("put-off", (), {})]
    losing = waiting_table("train", round=4, invested=["yellow", "blue"])
    assert ("pieces-lost", (), {"pieces": 1}) in told(losing, "pass")


@rule("E-4")
def test_only_who_loses_pieces_is_told_to_lose_them() -> None:
    table = table_of(
        3,
        expansions=EMIGRATION,
        round=4,
        invested=["yellow", "blue"],
        yellow={"waiting": ["train", "port"]},
    )
    events = [event for event in table.events("pass") if event.kind == "pieces-lost"]
    assert [(event.seat, dict(event.amounts)) for event in events] == [(1, {"pieces": 2})]


@rule("E-6")
def test_a_new_round_tells_what_kimberley_pays_and_no_other_place() -> None:
    gone = [emigrant("kimberley", 1, "pink"), emigrant("sierra-madre", 1, "yellow")]
    table = table_of(
        expansions=EMIGRATION,
        phase="peek",
        peekers=["pink"],
        work={"0": ["pink", "yellow", "blue"]},
        emigrated=gone,
        area_kea={"tile": face_down(2, 2, 2)},
    )
    paid = [event for event in table.events("peek none") if event.kind == "kimberley-paid"]
    assert [event.seat for event in paid] == [0]


@rule("E-4")
def test_a_piece_that_is_put_off_belongs_to_the_seat_that_keeps_it() -> None:
    events = emigration_table().events("emigrate kea michigan")
    assert "waiting" in rows_of(events, "michigan-gave") | rows_of(events, "emigrated")


@rule("E-7")
def test_naming_an_ore_tells_both_rises_and_what_is_earned() -> None:
    events = told(naming_table(2, tin=1, copper=1), "adelaide tin")
    assert events[:2] == [
        ("adelaide-chosen", (), {"tin": 2, "copper": 1}),
        ("sold", (), {"tin": 1, "copper": 1, "pounds": 7 + 9}),
    ]


@rule("E-7")
def test_the_last_pass_sells_nothing_while_an_ore_is_to_be_named() -> None:
    token = [emigrant("adelaide", 1, "pink")]
    words: Words = {"invested": ["yellow", "blue"], "pink": {"ore": {"tin": 1}}}
    table = table_of(expansions=EMIGRATION, emigrated=token, **words)
    assert told(table, "pass") == [("passed", (), {"place": 2})]


@rule("K-2")
def test_a_bonus_is_told_after_the_price() -> None:
    table = table_of(expansions=["kickstarter-tiles"], area_wendron={"tile": MONEY})
    table.play("build wendron", "bid 1", "drop")
    assert [event[0] for event in told(table, "drop")][:3] == ["dropped", "won", "bonus-money"]


def test_the_market_emigrants_and_waiting_pieces_change_with_their_events() -> None:
    sale = arsenic_table(pink={"ore": {"arsenic": 2}}).events("sell arsenic")
    assert {"market", "ore_arsenic", "money"} <= rows_of(sale, "sold-arsenic")
    left = emigration_table(round=2).events("emigrate kea michigan")
    assert {"emigrated", "own_miner", "waiting"} <= rows_of(left, "emigrated")
    placed = waiting_table("train").events("place train kea")
    assert {"train", "waiting"} <= rows_of(placed, "placed-michigan-train")


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (new_calciner_mine, "calciner yes"),
        (lambda: arsenic_table(area_kea={"owner": "pink", "arsenic": 1}), "process kea"),
        (lambda: arsenic_table(pink={"ore": {"arsenic": 2}}), "sell arsenic"),
        (emigration_table, "emigrate kea michigan"),
        (lambda: waiting_table("train"), "place train kea"),
        (lambda: naming_table(1, tin=1), "adelaide tin"),
    ],
)
def test_a_forecast_is_the_table_after_the_move(table: object, text: str) -> None:
    assert callable(table)
    game: Table = table()
    seat = int(game.state.to_move)
    view = game.view_of(seat)
    told_ahead = forecast(view, game.game.read_move(view, text))
    assert told_ahead == game.play(text).seen_by(game.game.colours[seat])


def test_a_prospect_tells_arsenic_and_bonus() -> None:
    table = table_of(
        expansions=["arsenic", "kickstarter-tiles"], area_wendron={"tile": MONEY, "arsenic": 2}
    )
    found = prospect(table.view_of(0), "wendron")
    assert (found.arsenic, found.bonus) == (2, "money+3")
