"""Reasons why a tile on offer, a building of the own board or a space cannot be picked."""

from collections.abc import Callable, Iterator

from game.engine.reasons import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.reasons_of_spaces import MOVE_KIND_BY_SPACE_TASK
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.move_targets import MOVE_KIND_BY_RENAMED_TASK
from game.titles.tiletum.table.view import TiletumModel, question_key

SPENDING_QUESTION = "act"
CREST_TASK = "crest"
CREST_PREFIX = "crest:"
STORE_PREFIX = "store:"
BUILDING_KIND = "building"
OFFER_KIND = "offer"
CHARACTER_ACTION = "character"


def reasons_against_dimmed_target(
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    target: str,
    reason_against_move_text: Callable[[str], Reason],
) -> tuple[Reason, ...]:
    """Return the rules' reasons why an offered tile ("offer:TILE") or a building ("building:3")
    cannot be picked while the points for it are spent; () for every other target, and for one that
    is picked or can be picked.

    `reason_against_move_text` returns the reason why the move of a text is not legal. A building
    has a reason for each stored character, or for the picked one or the picked crest.
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
    if sheet_input.picked_action_or_task == CREST_TASK or picked.intersection(crests):
        for crest in crests:
            yield f"crest {crest.removeprefix(CREST_PREFIX)} {building}"
    elif (
        question_key(model.state) == SPENDING_QUESTION
        and model.view.action == CHARACTER_ACTION
        and not sheet_input.picked_action_or_task
    ):
        characters = [
            tile
            for tile in stored
            if model.state.board.tile_kind[model.state.board.tile_numbers[tile]]
            == kinds.CHARACTER_TILE
        ]
        for character in characters:
            yield f"place {character} {building}"
