"""Reasons why a tile on offer or in the storehouse, a building or a space cannot be picked."""

from collections.abc import Callable, Iterator

from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.reasons_of_spaces import MOVE_KIND_BY_SPACE_TASK
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.move_targets import MOVE_KIND_BY_RENAMED_TASK
from game.titles.tiletum.table.view import TiletumModel, question_key

SPENDING_QUESTION = "act"
QUESTIONS_WITH_TASKS = frozenset({"turn", SPENDING_QUESTION})
CREST_TASK = "crest"
CREST_PREFIX = "crest:"
STORE_KIND = "store"
STORE_PREFIX = "store:"
BUILDING_KIND = "building"
OFFER_KIND = "offer"
CHARACTER_ACTION = "character"


def reasons_against_dimmed_target(
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    target: str,
    reason_against_move_text: Callable[[str], Reason],
    reason_against_action: Callable[[str], Reason | None],
) -> tuple[Reason, ...]:
    """Return the rules' reasons why an offered tile ("offer:TILE") or a building ("building:3")
    cannot be picked while the points for it are spent, or a stored tile ("store:TILE") while
    another one can; () for every other target, and for one that is picked or can be picked.

    `reason_against_move_text` returns the reason why the move of a text is not legal,
    `reason_against_action` why no move of a kind is. A building has a reason for each stored
    character and crest that can be placed elsewhere, or for the picked one.
    """
    if target in sheet_input.pickable_targets or target in sheet_input.picked_targets:
        return ()
    kind, _, name = target.partition(":")
    move_texts: list[str] = []
    if kind == OFFER_KIND and name and not sheet_input.picked_targets:
        if _spends_points_on_offer_of(model, name):
            move_texts.append(f"take {name}")
    elif kind == BUILDING_KIND:
        move_texts.extend(_texts_of_moves_into_building(model, sheet_input, name))
    elif kind == STORE_KIND and _is_other_stored_tile_pickable(model, sheet_input):
        if name.startswith(CREST_PREFIX) and not sheet_input.picked_targets:
            reason = reason_against_action(CREST_TASK)
            return () if reason is None else (reason,)
        task = sheet_input.picked_action_or_task
        move_texts += [
            text
            for text in _texts_of_moves_with_stored_tile(model, name)
            if not task or text.startswith(f"{task} ")
        ]
    reasons: list[Reason] = []
    for text in move_texts:
        reason = reason_against_move_text(text)
        if reason not in reasons:
            reasons.append(reason)
    return tuple(reasons)


def space_and_task_at_space(space: str, picked_task: str) -> tuple[str, ...]:
    """Return the places that ask the rules why nothing can be done at a space: the space and, if
    the picked task ("" for none) is done at spaces, the kind of move of this task."""
    task = MOVE_KIND_BY_RENAMED_TASK.get(picked_task, picked_task)
    return (space, task) if task in MOVE_KIND_BY_SPACE_TASK else (space,)


def _spends_points_on_offer_of(model: TiletumModel, tile: str) -> bool:
    """Return whether the seat spends action points on the offer that a tile lies in."""
    view = model.view
    if question_key(model.state) != SPENDING_QUESTION:
        return False
    offers = {"contract": view.offered_contracts, CHARACTER_ACTION: view.offered_characters}
    return tile in offers.get(view.action, ())


def _texts_of_moves_into_building(
    model: TiletumModel, sheet_input: ActionSheetInput, building: str
) -> Iterator[str]:
    """Yield the texts of the moves that would put a stored character or crest into or below a
    building: of the picked one or, if none is picked, of all."""
    picked = {
        target.removeprefix(STORE_PREFIX)
        for target in sheet_input.picked_targets
        if target.startswith(STORE_PREFIX)
    }
    stored = [
        tile for tile in model.own_board.storehouse_tiles if tile and (not picked or tile in picked)
    ]
    crests = [tile for tile in stored if tile.startswith(CREST_PREFIX)]
    if (
        sheet_input.picked_action_or_task == CREST_TASK
        or picked.intersection(crests)
        or (CREST_TASK in sheet_input.possible_actions_or_tasks and not sheet_input.picked_targets)
    ):
        for crest in crests:
            yield f"crest {crest.removeprefix(CREST_PREFIX)} {building}"
    if (
        question_key(model.state) == SPENDING_QUESTION
        and model.view.action == CHARACTER_ACTION
        and not sheet_input.picked_action_or_task
    ):
        for tile in stored:
            if _kind_of_tile(model, tile) == kinds.CHARACTER_TILE:
                yield f"place {tile} {building}"


def _is_other_stored_tile_pickable(model: TiletumModel, sheet_input: ActionSheetInput) -> bool:
    """Return whether tiles of the storehouse are to be picked, and nothing but perhaps a task is
    picked yet."""
    return (
        question_key(model.state) in QUESTIONS_WITH_TASKS
        and len(sheet_input.picked_targets) <= bool(sheet_input.picked_action_or_task)
        and any(target.startswith(STORE_PREFIX) for target in sheet_input.pickable_targets)
    )


def _texts_of_moves_with_stored_tile(model: TiletumModel, tile: str) -> Iterator[str]:
    """Yield the texts of the moves that would use a stored contract, helper or character; none for
    a character outside its action, which alone moves it in."""
    kind = _kind_of_tile(model, tile)
    if kind == kinds.CONTRACT_TILE:
        yield f"fulfil {tile}"
    elif kind == kinds.CREST_TILE:
        return
    elif kind != kinds.CHARACTER_TILE:
        yield f"use {tile}"
    elif model.view.action == CHARACTER_ACTION:
        for number in range(1, kinds.BUILDING_COUNT + 1):
            yield f"place {tile} {number}"


def _kind_of_tile(model: TiletumModel, tile: str) -> int:
    board = model.state.board
    return int(board.tile_kind[board.tile_numbers[tile]])
