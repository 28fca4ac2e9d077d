"""The facts on which the coach of Tiletum bases its notes, from one seat's view."""

from collections.abc import Mapping
from typing import Final, NamedTuple, cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.engine.title import Game
from game.tabletop.plain.factory import PlainGameFacts
from game.titles.tiletum.notation.moves import move_from_code
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.forecasts import MoveForecast, forecast_move
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.move_targets import find_free_or_paid_step_move
from game.titles.tiletum.table.seat_view import seat_view
from game.titles.tiletum.table.view import ACTIONS_SPENDING_POINTS_ONE_BY_ONE, table_view

MAX_FORECAST_REPEATS: Final = 9

END_POINT_SOURCES: Final = ("buildings", "pieces", "goods", "silver", "levels")
"""Where points of the end come from (T-801, S-801); the last two only with Silver."""

POINT_SOURCE_BY_EVENT_KIND: Final[Mapping[str, str]] = {
    "fulfilled": "contracts",
    "contributed": "cathedrals",
    "fair-scored": "fairs",
    "king-scored": "king",
    "led-at-last": "king",
    "scored": "gains",
    **dict.fromkeys(("buildings-scored", "pieces-scored", "goods-scored"), "end"),
    **dict.fromkeys(("silver-scored", "levels-scored"), "end"),
}
"""What brings points: every point of a game comes by one of these events."""


def tiletum_position_facts(view: State, seat: int) -> Mapping[str, int]:
    """Return the facts about a seat's position that the conditions in `coach.toml` name.

    `fair` is what this round's fair would pay now, `there` is 1 if the seat takes part in it. Of
    the names in `ACTIONS_SPENDING_POINTS_ONE_BY_ONE` the current action is 1; `ap` is its action
    points left. `stored` are the tiles in the storehouse, `payable` those of them that cost goods.
    `houses` and `pillars` are those in the supply, `built` and `placed` those on the maps. `below`
    is how far the king marker stands below 0, `ends` the points that the end of the game would add
    now. `with-silver` is 1 in games with In Search of Silver.
    """
    state = cast("TiletumState", view)
    table = table_view(state)
    own = table.seats[seat]
    fair = table.fairs[table.round - 1]
    houses, pillars = own.house_and_pillar_supply
    return {
        "round": table.round,
        "turn": table.turn,
        "ap": table.action_points_left,
        **{name: int(name == table.action) for name in ACTIONS_SPENDING_POINTS_ONE_BY_ONE},
        **dict(zip(GOOD_NAMES, own.goods, strict=True)),
        "points": own.points,
        "stored": own.stored_tile_count,
        "payable": sum(_costs_goods(state, tile) for tile in own.storehouse_tiles if tile),
        "houses": houses,
        "pillars": pillars,
        "built": own.houses_on_maps,
        "placed": own.pillars_on_maps,
        "completed": own.completed_building_count,
        "king": max(own.king_track_space, 0),
        "below": max(-own.king_track_space, 0),
        "rank": table.seats_in_king_track_order.index(seat) + 1,
        "fair": fair.prospective_points_by_seat[seat],
        "there": fair.takes_part_by_seat[seat],
        "ends": own.points_added_at_game_end,
        "with-silver": int(state.board.silver > 0),
    }


def _costs_goods(state: TiletumState, tile: str) -> bool:
    """Return whether a stored tile is paid for with goods when it is used: a contract (T-604) or a
    crest (T-606)."""
    kind = int(state.board.tile_kind[state.board.tile_numbers[tile]])
    return kind in (kinds.CONTRACT_TILE, kinds.CREST_TILE)


def tiletum_event_facts(event: Event, seat: int) -> Mapping[str, int]:
    """Return the facts about an event for a seat: `paid`, the points that a fair paid this seat;
    empty if the event is not a payment of a fair."""
    if event.kind != "fair-scored" or event.seat != seat:
        return {}
    return {"paid": event.amount("points")}


class TiletumMoveForecaster(NamedTuple):
    """Computes what moves lead to, with the rules of a game."""

    game: Game

    def forecast_of_move(self, view: State, move: Move) -> MoveForecast:
        """Return the forecast of a move of the deciding seat; the view is not changed."""
        return forecast_move(cast("TiletumState", view), move.code)

    def forecast_of_path(self, view: State, spaces: tuple[str, ...]) -> MoveForecast | None:
        """Return the forecast after all steps of a path, None if another decision or an illegal
        step interrupts it."""
        seen = MoveForecast(cast("TiletumState", view))
        for place in spaces:
            after = seen.state_before_turn_ends
            if after.to_move != view.to_move:
                return None
            codes = self.game.rules.legal_codes(after)
            if (
                step := find_free_or_paid_step_move(
                    (move_from_code(after.board, code) for code in codes), place
                )
            ) is None:
                return None
            seen = self.forecast_of_move(after, step)
        return seen

    def move_repeat_limit(self, view: State, move: Move) -> int:
        """Return how many times a move can be repeated before another decision is due, at most
        `MAX_FORECAST_REPEATS`, because a digit key stands for each number of times."""
        after = view
        for times in range(MAX_FORECAST_REPEATS):
            if after.to_move != view.to_move or move.code not in self.game.rules.legal_codes(after):
                return times
            after = self.forecast_of_move(after, move).state_before_turn_ends
        return MAX_FORECAST_REPEATS


class TiletumGameFacts(PlainGameFacts):
    """The facts about Tiletum games that statistics and ledger show, read from views without
    computing rules."""

    end_score_column_keys: tuple[str, ...] = END_POINT_SOURCES
    end_score_heading_key: str = "ledger.at-the-end"

    def end_score_texts(self, view: State, seat: int) -> tuple[str, ...]:
        """Return a seat's final points as texts, one for each source in `END_POINT_SOURCES`, "" for
        a source that is not in the game."""
        figures = self.end_result_numbers_by_name(view, seat)
        return tuple(str(figures[name]) if name in figures else "" for name in END_POINT_SOURCES)

    def end_result_numbers_by_name(self, view: State, seat: int) -> Mapping[str, int]:
        """Return a seat's points, its points by source, and the numbers of its pieces,
        contracts, cathedral tiles and completed buildings."""
        own = seat_view(cast("TiletumState", view), seat)
        return {
            "points": own.points,
            **dict(zip(END_POINT_SOURCES, own.end_points_by_source, strict=False)),
            "houses": own.houses_on_maps,
            "pillars": own.pillars_on_maps,
            "cathedrals": own.cathedral_tile_count,
            "contracts": len(own.fulfilled_contracts),
            "completed": own.completed_building_count,
        }

    def round_of(self, view: State) -> int:
        """Return the round, from 1."""
        return cast("TiletumState", view).round

    def source_and_points_of_event(self, event: Event) -> tuple[str, int]:
        """Return the source and the number of an event's points, ("", 0) for an event without
        points; the king track may give negative ones."""
        source = POINT_SOURCE_BY_EVENT_KIND.get(event.kind, "")
        return source, event.amount("points") if source else 0

    def tie_break_key(self, view: State, seat_ahead: int, seat_behind: int) -> str:
        """Return the key of the tie-break between two seats with equal points: "order" for the king
        track (T-802), or "automa" because the Cardinal wins all ties (C-702)."""
        return "order" if cast("TiletumState", view).board.cardinal == kinds.EMPTY else "automa"
