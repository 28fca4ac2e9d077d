"""What a preview promises is what happens: loads of ore, investments and boxes against what is told
of the step once it is played, in games at random of both editions and their expansions.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.rules.forecasts import SeatAfterAuction
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.table.action_inputs import ChosenExtraction
from game.titles.tinners_trail.table.sheets.extraction_sheet import extraction_look
from game.titles.tinners_trail.table.sheets.investment_sheet import points_of_investment
from game.titles.tinners_trail.table.view_model import TrailModel
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import present

pytestmark = pytest.mark.thorough

NAME = "tinners-trail"
TABLES = [
    Options(NAME, 2),
    Options(NAME, 4),
    Options(NAME, 3, expansions=("arsenic", "emigration")),
    Options(NAME, 3, "2007"),
]
IDS = ["two", "four", "expansions", "2007"]
LIKED = {"extract": 9.0, "invest": 3.0, "build": 5.0, "pass": 0.5}
SEEDS = range(1, 6)


class Step(NamedTuple):
    """A decision of a game: the view before it, its moves and the one played, what is told of it,
    and the view after it.
    """

    before: TrailState
    moves: tuple[Move, ...]
    move: Move
    events: Sequence[Event]
    after: TrailState

    @property
    def model(self) -> TrailModel:
        """What the table shows of it."""
        seat = int(self.before.to_move)
        return TrailModel(self.before, make_table_view(self.before, seat), seat)

    def told(self, kind: str) -> Event:
        """Return the first event of a kind of the seat that decides."""
        seat = int(self.before.to_move)
        return next(event for event in self.events if (event.kind, event.seat) == (kind, seat))


def steps_of(options: Options, kind: str = "") -> Iterator[Step]:
    """Yield the decisions of a kind, of all kinds without one, of some games at random."""
    game = RandomGame[TrailState](title_by_name(NAME).make_game(options), LIKED)
    for seed in SEEDS:
        game.rules.deal(game.state, seed)
        chance = random.Random(seed)
        while game.mover != NOBODY:
            seat = game.mover
            code = game.choose(chance)
            moves = game.moves() if seat >= 0 else ()
            move = next((each for each in moves if each.code == code), None)
            if move is None or kind not in ("", move.kind):
                game.rules.apply(game.state, code)
                continue
            before, events, after = game.step(seat, code)
            yield Step(before, moves, move, events, after)


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_a_load_costs_and_leaves_what_its_sheet_says(options: Options) -> None:
    loads = 0
    for step in steps_of(options, "extract"):
        loads += 1
        area = step.move.places[0]
        seat = int(step.before.to_move)
        mine = tuple(m for m in step.moves if m.kind == "extract" and m.places[0] == area)
        load = ChosenExtraction(mine, lambda *_: 0)
        load.tin = step.move.amount("tin")
        load.copper = step.move.amount("copper")
        promised = extraction_look(step.model, area, load)
        assert promised.cost_pounds == step.told("extracted").amount("pounds")
        assert promised.money_after == int(step.before.money[seat]) - promised.cost_pounds
        assert promised.water_after == promised.area.water + step.told("flooded").amount("water")
        sold = load.tin * step.before.tin_price + load.copper * step.before.copper_price
        assert promised.sale_value_pounds == sold
    assert loads > 0


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_an_investment_brings_the_points_that_its_sheet_says(options: Options) -> None:
    placed = Counter[bool]()
    for step in steps_of(options, "invest"):
        pounds = step.move.amount("pounds")
        seat = int(step.before.to_move)
        placed[pounds > 0] += 1
        if not pounds:
            continue
        points = points_of_investment(step.model, step.move)
        assert points == step.told("invested").amount("points")
        if options.edition != "2007":
            place = make_table_view(step.before, seat).seats[seat].passing_row
            number = step.before.round
            assert points == step.before.board.investment_points(place, number, pounds)
        else:
            boxes = present(step.model.view.investment_boxes_by_round)[step.before.round - 1]
            assert points == next(box.points for box in boxes if box.pounds == pounds)
    assert placed[True] > 0


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_purse_points_and_marker_come_where_the_preview_shows_them(options: Options) -> None:
    foreseen = Counter[str]()
    for step in steps_of(options):
        seat = int(step.before.to_move)
        told = [event.kind for event in step.events]
        preview = step.model.table_view_after_move_unless_tile_unknown(step.move.code)
        if preview is None or (step.move.kind != "pass" and "passed" in told):
            continue  # luck decides, or the last player's pass follows by itself (C-7)
        foreseen[step.move.kind] += 1
        now = make_table_view(step.after, seat)
        promised = preview.seats[seat]
        came = now.seats[seat]
        assert (promised.money, promised.points) == (came.money, came.points), step.move
        assert preview.seats_by_track_column == now.seats_by_track_column, step.move
    assert len(foreseen) > 6


@pytest.mark.rule("K-2")
def test_a_winner_has_left_what_the_bid_sheet_says() -> None:
    options = Options(NAME, 3, expansions=("kickstarter-tiles",))
    promised: dict[int, SeatAfterAuction] = {}
    bonuses = Counter[str]()
    for step in steps_of(options):
        seat = int(step.before.to_move)
        if step.move.kind == "build":
            promised.clear()
        if step.move.kind == "bid" and step.before.tile[step.before.area] >= 0:
            promised[seat] = step.model.seat_after_auction(step.move.amount("pounds"))
        winner = next((event.seat for event in step.events if event.kind == "won"), NOBODY)
        has_paid_for_card = any(event.kind == "played" for event in step.events)
        if winner not in promised or has_paid_for_card:
            continue
        left = make_table_view(step.after, winner).seats[winner]
        assert promised[winner] == (left.money, left.work_points_left), step.move
        bonuses.update(event.kind for event in step.events if event.kind.startswith("bonus-"))
    assert bonuses["bonus-work"] and bonuses["bonus-money"]
