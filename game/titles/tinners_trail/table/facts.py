"""What ledger, charts and replay say of a position, what a coach may go by, and the keys."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from game.box.reference import Command
from game.engine.knowledge import Event
from game.engine.move import Move
from game.engine.moves import first_of
from game.engine.moves import kind_of as kind_of_code
from game.engine.rules import State
from game.numerals import pounds
from game.table_protocol import GameFacts
from game.tabletop.table_model import commands_of
from game.titles.tinners_trail.rules.kinds import PUMP
from game.titles.tinners_trail.rules.money import ore_in_mines
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import forecast, table_view
from game.titles.tinners_trail.rules.views import AreaView
from game.titles.tinners_trail.table.move_kinds import ACTIONS, EXTRA_ACTIONS, kind_of

MONEY = "money"
ORE = "goods"
TAKINGS: Final = {"sold": "sold", "sold-arsenic": "sold", "invested": "invested"}
MOMENT_MARKS: Final = {"dearest-mine": "gavel", "largest-load": "pick", "best-investment": "laurel"}

PUMPS: Final = "pumps"
NEWS: Final = {"won": "bought", "insured": "insured"}

ACTION_KEYS: Final = {action.kind: action.key for action in (*ACTIONS, *EXTRA_ACTIONS)}
SHEET_KEYS: Final = {"decline": "n", "drop": "d", "proxy": "a"}


class TrailGameFacts(GameFacts):
    """Reads named facts from views; it computes no rule."""

    columns: tuple[str, ...] = ("money", "mines", "ore-left")
    taking_columns: tuple[str, ...] = ("sold", "invested")
    moments_of_a_round: tuple[str, ...] = ("best-investment",)
    charts: Mapping[str, bool] = {MONEY: False, ORE: True}  # whether all ever raised is added up

    def entries(self, view: State, seat: int) -> tuple[str, ...]:
        """Return money, mines and the ore left in them, as the tie-breaks count (R-4)."""
        figures = self.figures(view, seat)
        return pounds(figures["money"]), str(figures["mines"]), str(figures["ore-left"])

    def figures(self, view: State, seat: int) -> dict[str, int]:
        """Return the same as numbers."""
        state = cast("TrailState", view)
        return {
            "money": int(state.money[seat]),
            "mines": sum(1 for owner in state.owner if owner == seat),
            "ore-left": int(ore_in_mines(state, seat)),
        }

    def takings(self, event: Event) -> dict[str, int]:
        """Return what ore and arsenic were sold for, and what was invested (I-1, I-2)."""
        column = TAKINGS.get(event.kind)
        return {column: event.amount("pounds")} if column is not None else {}

    def round_of(self, view: State) -> int:
        """Return the round, from 1."""
        return int(cast("TrailState", view).round)

    def money(self, view: State, seat: int) -> int:
        """Return the seat's pounds."""
        return int(cast("TrailState", view).money[seat])

    def charted(self, view: State, seat: int, chart: str) -> int:
        """Return the seat's pounds, or the cubes of ore on its company board."""
        if chart == MONEY:
            return self.money(view, seat)
        state = cast("TrailState", view)
        extracted = int(state.ore_tin[seat]) + int(state.ore_copper[seat])
        if state.board.arsenic:
            extracted += int(state.ore_arsenic[seat])
        return extracted

    def mark(self, kind: str) -> str:
        """Return the icon of the moves a timeline shows."""
        return kind_of(kind).mark

    def moment(self, event: Event) -> tuple[str, int]:
        """Return the dearest mine, the largest load and the best investment."""
        if event.kind == "won":
            return "dearest-mine", event.amount("pounds")
        if event.kind == "extracted":
            return "largest-load", event.amount("tin") + event.amount("copper")
        return ("best-investment", event.amount("points")) if event.kind == "invested" else ("", 0)

    def moment_mark(self, kind: str) -> str:
        """Return the icon a moment's medal is struck with."""
        return MOMENT_MARKS[kind]

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Return which tie-break decided between two seats with equal points (R-4)."""
        state = cast("TrailState", view)
        if state.money[ahead] != state.money[behind]:
            return "money"
        if ore_in_mines(state, ahead) != ore_in_mines(state, behind):
            return "ore"
        return "passing"


# What a coach may go by: named numbers from one seat's view.

Facts = Mapping[str, int]


def trail_facts(view: State, seat: int) -> Facts:
    """Return facts about a seat's position; `coach.toml` names them in its conditions.

    `spare` is what the least possible bid would leave, `pair` 1 with two players, `solo` 1 against
    Lord Wallace, `face-down` 1 while the tile for sale lies so. In 2007 `unexplored` is 1 while
    empty ground is for sale, `one-action` while one is left (C-7), `boxes` counts the boxes that
    can be paid, `cubes` the investment cubes left. Numbers of the box that are told are work
    points, and the cubes of any mine.
    """
    state = cast("TrailState", view)
    table = table_view(state, seat)
    board = state.board
    own = table.seats[seat]
    auction = table.auction
    mines = [area for area in table.areas if area.owner == seat]
    least = max(auction.high_bid + 1, auction.minimum) if auction is not None else 0
    area = table.area(auction.area) if auction is not None else None
    tile = area.tile if area is not None else None
    boxes = table.boxes[table.round - 1] if table.boxes else ()
    return {
        "round": table.round,
        "pair": int(len(table.seats) == 2),
        "solo": int(board.solo),
        "tin": table.tin_price,
        "copper": table.copper_price,
        "money": own.money,
        "points": own.points,
        "mines": len(mines),
        "held": own.tin + own.copper,
        "work": own.work_left,
        "passed": len(table.invested),
        "place": own.place + 1,
        "yield": sum(min(_ore(mine), mine.capacity) for mine in mines),
        "bid": auction.high_bid if auction is not None else 0,
        "opens": int(auction is not None and not auction.high_bid),
        "spare": max(own.money - least, 0),
        "train-work": int(board.train_work),
        "extract-work": int(board.extract_work),
        "pasties-work": int(board.pasties_work),
        "base": int(board.base_capacity),
        "face-down": int(tile is not None and not tile.face_up),
        "unexplored": int(area is not None and area.ground is not None),
        "one-action": int(own.last),
        "boxes": sum(box.open and box.pounds <= own.money for box in boxes),
        "cubes": own.cubes_left,
    }


def trail_facts_of_move(view: State, seat: int, move: Move, following: Sequence[int] = ()) -> Facts:
    """Return what a move would change for its seat: of the own mines that hold ore and gain by it.

    `dear` is the water of the wettest one it drains, which is what a cube there costs (X-3);
    `idle` the most ore beyond the capacity in one that can then raise more at once (X-2). Pumps
    drain where the `following` moves say, or wherever their owner will choose (D-6).
    """
    state = cast("TrailState", view)
    before = table_view(state, seat)
    after = forecast(state, move.code)
    if after is None:
        return {}
    pairs = [
        (old, new)
        for old, new in zip(before.areas, after.areas, strict=True)
        if old.owner == before.to_move and _ore(old)
    ]
    pumped = {first_of(code) - 1 for code in following if kind_of_code(code) == PUMP}
    drained = [
        old
        for old, new in pairs
        if new.water < old.water
        or (move.kind == PUMPS and (not pumped or state.board.area_numbers[old.name] in pumped))
    ]
    grown = [old for old, new in pairs if new.capacity > old.capacity]
    return {
        "dear": max((mine.water for mine in drained), default=0),
        "idle": max((_ore(mine) - mine.capacity for mine in grown), default=0),
    }


def trail_news(event: Event, seat: int) -> Mapping[str, int]:
    """Return what an event brought a seat: a mine `bought`, a survey `insured`, in pounds."""
    name = NEWS.get(event.kind)
    return {name: event.amount("pounds")} if name is not None and event.seat == seat else {}


def _ore(mine: AreaView) -> int:
    return mine.tin + mine.copper


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    return commands_of({}, ACTION_KEYS, SHEET_KEYS)
