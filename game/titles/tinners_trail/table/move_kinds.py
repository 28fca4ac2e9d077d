"""All kinds of moves: what each tells the table, and what is looked up among them."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from game.tabletop.layout.action_row_and_hand import (
    ActionGroups,
    ActionRow,
    width_factors_of_names,
)
from game.tabletop.pick_order import PickOrder
from game.tabletop.table_model import MoveKind
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.trail_move_kind import (
    TrailMoveKind,
    count_arsenic_in_movers_mines,
    count_movers_mines_to_extract_from,
    count_waiting_michigan_pieces_of_mover,
    make_action_kind,
    make_development_kind,
    next_pump_group_size,
    points_or_2007_number_of_next_place,
)

BUILD_KIND: Final = make_action_kind(
    "build",
    "b",
    "mines",
    lambda model, moves: model.lowest_opening_bid_unless_two_play,
    button_icon="mine",
    timeline_icon="gavel",
)
ACTION_KINDS: Final = (
    BUILD_KIND,
    make_action_kind(
        "extract", "e", "mines", count_movers_mines_to_extract_from, button_icon="pick"
    ),
    make_development_kind("adit", "a", timeline_icon="adit"),
    make_development_kind("train", "t", timeline_icon="train"),
    make_development_kind("port", "p", timeline_icon="port"),
    make_development_kind("miner", "m"),
    make_action_kind(
        "pumps",
        "s",
        "development",
        next_pump_group_size,
        button_icon="pump",
        hint_target_key_without_place="board",
    ),
    make_action_kind(
        "pasties",
        "k",
        "pasties",
        lambda model, moves: 1,
        button_icon="pasty",
        hint_target_key_without_place="order",
    ),
    make_action_kind(
        "pass",
        "space",
        "pass",
        points_or_2007_number_of_next_place,
        button_skin="leather",
        hint_target_key_without_place="order",
        timeline_icon="pass",
        has_work_cost=False,
    ),
)
"""Those of the base game, as they stand on the bar."""
EXTRA_ACTION_KINDS: Final = (
    make_action_kind(
        "process",
        "o",
        "arsenic",
        count_arsenic_in_movers_mines,
        has_work_cost=False,
        expansion="arsenic",
        opened_board="market",
    ),
    make_action_kind(
        "sell",
        "i",
        "arsenic",
        lambda model, moves: model.arsenic_worth(model.view.to_move),
        button_icon="scales",
        short_name_key="action-sell-low",
        hint_target_key_without_place="market",
        timeline_icon="scales",
        expansion="arsenic",
        opened_board="market",
    ),
    make_action_kind(  # even a single place says first what it gives
        "emigrate",
        "g",
        "emigration",
        lambda model, moves: len({m.choice for m in moves if m.kind == "emigrate"}),
        pick_order=PickOrder(is_single_choice_shown=True),
        opened_board="emigration",
        timeline_icon="emigrate",
        expansion="emigration",
    ),
    make_action_kind(  # Michigan's pieces, kept or just given: which of them, before where it goes
        "place",
        "c",
        "emigration",
        count_waiting_michigan_pieces_of_mover,
        pick_order=PickOrder(is_choice_before_places=True),
        question="placement",
        has_work_cost=False,
        expansion="emigration",
    ),
)
"""Those of expansions."""
QUESTION_KINDS: Final = (
    TrailMoveKind(
        kind="discard", hint_target_key_without_place="cards", is_private=True, question="draft"
    ),
    TrailMoveKind(kind="roll", timeline_icon="dice"),
    TrailMoveKind(
        kind="survey",
        hint_target_key_without_place="cards",
        is_private=True,
        is_reply=True,
        question="card",
    ),
    TrailMoveKind(kind="bid", is_reply=True, question="sum"),
    TrailMoveKind(kind="drop", is_reply=True, question="sum"),
    TrailMoveKind(
        kind="invest",
        hint_target_key_without_place="money",
        question="investment",
        is_declined_for_good=True,
    ),
    TrailMoveKind(
        kind="play",
        hint_target_key_without_place="cards",
        is_private=True,
        is_reply=True,
        question="card",
    ),
    TrailMoveKind(kind="pump", question="area", is_declined_for_good=True),
    TrailMoveKind(
        kind="peek",
        timeline_icon="eye",
        is_private=True,
        is_revealing=True,
        question="area",
        is_declined_for_good=True,
    ),
    TrailMoveKind(kind="prospect", timeline_icon="dice", question="area"),
    TrailMoveKind(
        kind="calciner",
        hint_target_key_without_place="calciner",
        timeline_icon="process",
        is_reply=True,
        question="crossroads",
    ),
    TrailMoveKind(kind="look", question="crossroads"),
    TrailMoveKind(kind="adelaide", hint_target_key_without_place="market", question="crossroads"),
)
"""They answer a question of the rules and have no button on the bar."""
RECORD_BY_MOVE_KIND: Final = {
    kind.kind: kind for kind in (*ACTION_KINDS, *EXTRA_ACTION_KINDS, *QUESTION_KINDS)
}


def action_names_by_group(actions: Sequence[MoveKind]) -> ActionGroups:
    """Return the names of actions as they stand on the bar, group by group."""
    groups = groupby(actions, key=lambda action: action.button_group)
    return tuple(tuple(action.kind for action in group) for _, group in groups)


def record_of_move_kind(kind: str) -> TrailMoveKind:
    """Return the record of a kind of move, or one with default values if the table has no record
    of it."""
    return RECORD_BY_MOVE_KIND.get(kind) or TrailMoveKind(kind=kind)


def order_of_picks_in_kind(kind: str) -> PickOrder:
    """Return the order in which the areas and the choice of a kind of move are picked."""
    return record_of_move_kind(kind).pick_order


def action_kinds_in_play(extras: ExtrasInPlay) -> tuple[TrailMoveKind, ...]:
    """Return the actions of a table in reading order, those of expansions in play first."""
    return (
        tuple(kind for kind in EXTRA_ACTION_KINDS if getattr(extras, kind.expansion)) + ACTION_KINDS
    )


def action_button_row(extras: ExtrasInPlay, name_widths: Mapping[str, float]) -> ActionRow:
    """Return the row of action buttons; actions of expansions stand after the group of
    developments. `name_widths` are the widths in u of the names of the usual actions, in proportion
    to which crowded buttons share the row; if empty, all are equally wide."""
    extra = action_kinds_in_play(extras)[: -len(ACTION_KINDS)]
    return ActionRow(
        action_names_by_group(ACTION_KINDS),
        action_names_by_group(extra),
        expansion_group_index=2,
        crowded_width_factors=width_factors_of_names(name_widths),
    )
