"""The immediate effects of a move for its seat, computed and worded before it is played."""

from dataclasses import dataclass
from typing import Final

from game.engine.rules import CHANCE
from game.text.numerals import signed_number_text
from game.titles.tiletum.rules.components import GOOD_AND_SILVER_NAMES
from game.titles.tiletum.rules.forecasts import MoveForecast
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import FairView, TableView, TiletumModel

QUESTIONS_NOT_TOLD_AS_EFFECT: Final = frozenset(
    {"", "turn", "act", "king-tile", "anywhere", "fly", "bonused"}
)
"""Questions that are no part of what a move brings, or that what is told of it names already."""
HOUSES_PILLARS_AND_MINES: Final = ("houses", "pillars", "mines")
UNKNOWN_COUNT: Final = -1


@dataclass(frozen=True, slots=True)
class FairChange:
    """How a move changes a coming fair for its seat. `takes_part` tells whether the seat takes part
    after the move, None if that does not change; `needs_merchant`, whether it takes part only as
    long as its merchant stays."""

    fair_round: int
    takes_part: bool | None
    additional_points: int
    needs_merchant: bool = False


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """The differences that a move makes for its seat.

    `good_count_changes` are those of the goods, silver last; `supply_piece_gains` the houses,
    pillars and mines added to the supply, `completed_building` the number of the building that it
    completes, 0 for none, and `added_action_points` the additional action points by action.
    `final_points_change` are additional final points, `next_question_key` the next question,
    `action_points_left` the action points left, and `next_action` an action that interrupts the
    current one with `next_action_points`; -1 or "" mean that there is nothing to tell.
    `is_luck_next` tells whether something is drawn next, so that the move cannot be undone.
    `points_at_turn_end` and `ends_game` are set if the move ends the round or the game.
    """

    good_count_changes: tuple[int, ...]
    points_change: int
    king_track_change: int
    supply_piece_gains: tuple[int, ...]
    stored_tile_count: int
    completed_building: int
    added_action_points: tuple[tuple[str, int], ...]
    final_points_change: int
    fair_changes: tuple[FairChange, ...]
    next_question_key: str
    action_points_left: int
    next_action: str
    next_action_points: int
    points_at_turn_end: int
    ends_game: bool
    is_luck_next: bool


def compute_move_effects(
    model: TiletumModel, foreseen: MoveForecast, other_forecast: MoveForecast | None = None
) -> MoveEffects:
    """Return the effects of a move for the seat to move, compared with the current position, or
    with the position to which another move leads, `other_forecast`."""
    seat = model.state.to_move
    start = model.state if other_forecast is None else other_forecast.state_before_turn_ends
    before = TiletumModel(start, seat).view if other_forecast is not None else model.view
    now = TiletumModel(foreseen.state_before_turn_ends, seat).view
    was = before.seats[seat]
    own = now.seats[seat]
    asks = (
        now.question_key not in {*QUESTIONS_NOT_TOLD_AS_EFFECT, before.question_key}
        and now.acting_seat == seat
    )
    deeper = int(foreseen.state_before_turn_ends.depth) - int(start.depth)
    is_interrupted = (
        now.question_key == "act" and before.question_key in ("act", "turn") and deeper > 0
    )
    acts_on = (
        before.question_key == "act"
        and not is_interrupted
        and now.action == before.action
        and now.action_points_left != before.action_points_left
    )
    return MoveEffects(
        good_count_changes=tuple(
            new - old
            for old, new in zip(
                _good_and_silver_counts(was), _good_and_silver_counts(own), strict=True
            )
        ),
        points_change=own.points - was.points,
        king_track_change=own.king_track_space - was.king_track_space,
        supply_piece_gains=tuple(
            max(0, new - old)
            for old, new in zip(_supply_piece_counts(was), _supply_piece_counts(own), strict=True)
        ),
        stored_tile_count=own.stored_tile_count
        if own.stored_tile_count != was.stored_tile_count
        else UNKNOWN_COUNT,
        completed_building=next(
            (
                new.number
                for old, new in zip(was.buildings, own.buildings, strict=True)
                if new.is_completed and not old.is_completed
            ),
            0,
        ),
        added_action_points=tuple(
            (action, ap - was.added_points_by_action[action])
            for action, ap in own.added_points_by_action.items()
            if ap > was.added_points_by_action[action]
        ),
        final_points_change=own.points_added_at_game_end - was.points_added_at_game_end,
        fair_changes=tuple(_fair_changes(before, now, seat)),
        next_question_key=now.question_key if asks else "",
        action_points_left=now.action_points_left if acts_on else UNKNOWN_COUNT,
        next_action=now.action if is_interrupted else "",
        next_action_points=now.action_points_left if is_interrupted else UNKNOWN_COUNT,
        points_at_turn_end=foreseen.points_at_turn_end
        - (other_forecast.points_at_turn_end if other_forecast is not None else 0),
        ends_game=foreseen.ends_game,
        is_luck_next=foreseen.state_before_turn_ends.to_move == CHANCE,
    )


def move_effects_text(context: TableContext, move_effects: MoveEffects) -> str:
    """Return the effects in words, "" if there are none to tell."""
    say = context.say
    names = [
        *map(context.area_name, GOOD_AND_SILVER_NAMES),
        say("brings-points"),
        context.area_name("king"),
    ]
    names += [say(f"brings-{piece}") for piece in HOUSES_PILLARS_AND_MINES]
    counts = (
        *move_effects.good_count_changes,
        move_effects.points_change,
        move_effects.king_track_change,
        *move_effects.supply_piece_gains,
    )
    parts = [
        f"{name} {signed_number_text(count)}"
        for name, count in zip(names, counts, strict=True)
        if count
    ]
    if move_effects.stored_tile_count != UNKNOWN_COUNT:
        parts.append(say("brings-store", store=move_effects.stored_tile_count))
    if move_effects.completed_building:
        parts.append(say("brings-completed", building=move_effects.completed_building))
    parts += [
        say("brings-marker", action=context.area_name(action), ap=ap)
        for action, ap in move_effects.added_action_points
    ]
    if move_effects.final_points_change:
        parts.append(say("brings-end", points=signed_number_text(move_effects.final_points_change)))
    parts += [_fair_change_text(context, fair) for fair in move_effects.fair_changes]
    if move_effects.next_question_key:
        parts.append(say("brings-then", what=say(f"then-{move_effects.next_question_key}")))
    if move_effects.next_action:
        action = context.area_name(move_effects.next_action)
        parts.append(say("brings-action", action=action, ap=move_effects.next_action_points))
    if move_effects.action_points_left != UNKNOWN_COUNT:
        parts.append(say("brings-left", ap=move_effects.action_points_left))
    if move_effects.points_at_turn_end:
        key = "brings-game-ends" if move_effects.ends_game else "brings-round-ends"
        parts.append(say(key, points=signed_number_text(move_effects.points_at_turn_end)))
    if move_effects.is_luck_next:
        parts.append(say("brings-luck"))
    return ", ".join(parts)


def _fair_change_text(context: TableContext, fair: FairChange) -> str:
    """Return how a move changes a fair: whether its seat takes part, and the points."""
    key = "brings-fair"
    if fair.takes_part is not None:
        key = "brings-there" if fair.takes_part else "brings-away"
        key = "brings-there-merchant" if fair.needs_merchant else key
    points = signed_number_text(fair.additional_points) if fair.additional_points else "0"
    return context.say(key, round=ROMAN_NUMERALS[fair.fair_round], points=points)


def _good_and_silver_counts(seat: SeatView) -> tuple[int, ...]:
    """Return the goods and the silver of a seat."""
    return *seat.goods, seat.silver


def _supply_piece_counts(seat: SeatView) -> tuple[int, ...]:
    """Return the houses, pillars and mines in a seat's supply; no mines without Silver."""
    return *seat.house_and_pillar_supply, next(iter(seat.own_and_general_mine_supply), 0)


def _fair_changes(before: TableView, after: TableView, seat: int) -> list[FairChange]:
    """Return the changes that a move makes for a seat at coming fairs; fairs without a change are
    left out."""
    changes = []
    for was, fair in zip(before.fairs, after.fairs, strict=True):
        if fair.round < before.round:
            continue
        takes_part = (
            fair.takes_part_by_seat[seat]
            if fair.takes_part_by_seat[seat] != was.takes_part_by_seat[seat]
            else None
        )
        has_house = any(house.owner == seat for house in after.spaces[fair.town].houses)
        change = FairChange(
            fair.round,
            takes_part,
            _fair_payment(fair, seat) - _fair_payment(was, seat),
            needs_merchant=bool(takes_part) and not has_house,
        )
        if takes_part is not None or change.additional_points:
            changes.append(change)
    return changes


def _fair_payment(fair: FairView, seat: int) -> int:
    return fair.prospective_points_by_seat[seat] if fair.takes_part_by_seat[seat] else 0
