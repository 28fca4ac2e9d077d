"""Forecasts for the screen: the table after a move, what a mine would hold; changes of events."""

import pytest

from game.engine.knowledge import make_view_for_seat
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.rules.forecasts import (
    MineContentsForecast,
    mine_contents_forecast,
    table_view_after_move_unless_tile_unknown,
)
from game.titles.tinners_trail.rules.state_form import STATE_FORM_REMASTERED
from tests.titles.tinners_trail.tables import Table, table_of
from tools.proof.random_games import play_random_steps

rule = pytest.mark.rule
MINE = "camborne pink 2/0/3"
CALCINED = "expansions arsenic; pink calciner built ore arsenic 2; kea pink arsenic 1"
EMIGRATING = "expansions emigration; round 2; kea pink miner pink"
WAITING = "expansions emigration; pink waiting train"
NAMING = "phase adelaide; invested pink yellow blue; emigrated adelaide 1 pink; pink ore tin 1"
WON = ("build wendron", "bid 1", "drop", "drop")


def prospect_of(words: str, card: str = "") -> MineContentsForecast:
    """Return what a mine of pink's in Camborne would hold."""
    return mine_contents_forecast(table_of(f"camborne {words}").view_of(0), "camborne", card)


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (table_of(MINE), "extract camborne tin 2 copper 0"),
        (table_of(MINE), "port camborne"),
        (table_of(MINE), "pasties"),
        (table_of("expansions arsenic; wendron up 2/2/2").play(*WON), "calciner yes"),
        (table_of(CALCINED), "process kea"),
        (table_of(CALCINED), "sell arsenic"),
        (table_of(EMIGRATING), "emigrate kea michigan"),
        (table_of(WAITING), "place train kea"),
        (table_of("expansions emigration", NAMING), "adelaide tin"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_forecast_is_the_table_after_the_move_and_leaves_the_view(
    table: Table, text: str
) -> None:
    seat = int(table.state.to_move)
    view = table.view_of(seat)
    was = view.to_plain()
    told = table_view_after_move_unless_tile_unknown(view, table.game.parse_move(view, text))
    assert view.to_plain() == was
    assert told == table.play(text).look(table.game.colours[seat])


@pytest.mark.parametrize("text", ["bid 3", "drop"])
@pytest.mark.parametrize("face", ["down", "up"])
def test_what_a_bid_leads_to_is_told_only_when_the_tile_is_known(text: str, face: str) -> None:
    table = table_of(f"camborne {face} 3/3/2").play("build camborne", "bid 1")
    view = table.view_of(int(table.state.to_move))
    assert (
        table_view_after_move_unless_tile_unknown(view, table.game.parse_move(view, text))
        is not None
    ) is (face == "up")


def test_a_prospect_adds_up_tile_lying_ore_and_drainage() -> None:
    found = prospect_of("up 3/3/2 tin 1 copper 1 drainage 1")
    assert (found.tile_cubes, found.cubes_from_adits_and_tokens, found.total_cubes) == (
        (3, 3, 2),
        (1, 1, -1),
        (4, 4, 1),
    )
    assert found.is_tile_known
    assert not found.is_card_piece_lost
    drained = prospect_of("up 3/3/2 drainage 5")
    assert (drained.cubes_from_adits_and_tokens, drained.total_cubes) == ((0, 0, -2), (3, 3, 0))
    unknown = prospect_of("down 3/3/2 tin 1 copper 2")
    assert (unknown.is_tile_known, unknown.tile_cubes, unknown.total_cubes) == (
        False,
        (0, 0, 0),
        (1, 2, 0),
    )


@rule("A-9")
@pytest.mark.parametrize(
    ("card", "cubes", "pieces"),
    [
        ("a:tin+2:4", (2, 0, 0), ()),
        ("a:copper+1:2", (0, 1, 0), ()),
        ("a:water-2:3", (0, 0, -2), ()),
        ("a:miner:2", (0, 0, 0), ("miner",)),
        ("a:port:4", (0, 0, -1), ("port",)),
        ("a:pump:4", (0, 0, -1), ("pump",)),
    ],
)
def test_a_prospect_tells_what_a_card_adds(
    card: str, cubes: tuple[int, int, int], pieces: tuple[str, ...]
) -> None:
    found = prospect_of("up 3/3/2", card)
    assert (found.card_cubes, found.card_pieces, found.is_card_piece_lost) == (cubes, pieces, False)
    unknown = prospect_of("down 3/3/2 drainage 1", card)
    assert (
        unknown.card_cubes[2],
        unknown.cubes_from_adits_and_tokens,
        unknown.is_card_piece_lost,
    ) == (
        cubes[2],
        (0, 0, -1),
        False,
    )
    assert unknown.total_cubes == (*cubes[:2], 0)
    if pieces in (("miner",), ("port",)):
        again = prospect_of(f"up 3/3/2 {pieces[0]}", card)
        assert (again.card_cubes, again.card_pieces, again.is_card_piece_lost) == (
            (0, 0, 0),
            (),
            True,
        )


@rule("K-2", "AR-2")
def test_a_prospect_tells_arsenic_and_bonus() -> None:
    words = "expansions arsenic kickstarter-tiles; wendron up 1/3/3 bonus money+3 arsenic 2"
    found = mine_contents_forecast(table_of(words).view_of(0), "wendron")
    assert (found.arsenic_count, found.bonus_text) == (2, "money+3")


@pytest.mark.parametrize(
    ("words", "text", "kind", "rows"),
    [
        (CALCINED, "sell arsenic", "sold-arsenic", {"market", "ore_arsenic", "money"}),
        (EMIGRATING, "emigrate kea michigan", "emigrated", {"emigrated", "own_miner", "waiting"}),
        (WAITING, "place train kea", "placed-michigan-train", {"train", "waiting"}),
    ],
)
def test_what_changes_changes_with_its_event(
    words: str, text: str, kind: str, rows: set[str]
) -> None:
    [event] = [event for event in table_of(words).events(text) if event.kind == kind]
    assert rows <= {
        row.name
        for change in event.changes
        if (row := STATE_FORM_REMASTERED.row_at_index(change.row))
    }


@pytest.mark.thorough
@rule("A-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_tile_that_is_turned_up_is_told_once_to_every_seat(seats: int) -> None:
    game = title_by_name("tinners-trail").make_game(Options("tinners-trail", seats))
    turned_up = 0
    for step in play_random_steps(game, seed=seats):
        move = game.readable_move(step.before, step.code)
        for seat in range(seats):
            before, after = (
                make_view_for_seat(game.rules, each, seat) for each in (step.before, step.after)
            )
            told = game.events_of_step(before, move, after, seat)
            areas = [event.places for event in told if event.kind in ("revealed", "looked")]
            assert len(areas) == len(set(areas)), move.text
            turned_up += len(areas)
    assert turned_up > seats
