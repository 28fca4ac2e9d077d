"""The question a person is answering at this table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from game.engine.move import Move
from game.table_protocol import PersonalQuestion
from game.tabletop.question.question_input import QuestionController
from game.titles.tiletum.rules.kinds import ARCHITECT, MERCHANT
from game.titles.tiletum.rules.pieces import where
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput, step_to
from game.titles.tiletum.table.view import TiletumModel


class TiletumController(QuestionController[TiletumModel]):
    """Every question is asked alike, but for the steps of a way that is being gone."""

    def __init__(self) -> None:
        """Begin with nobody on the way."""
        super().__init__()
        self._journey = Journey()

    def input_for(self, question: PersonalQuestion, model: TiletumModel) -> ActionSheetInput:
        """Return what a person does about a question; tiles stand as they lie in the offers."""
        set_out, view = partial(self._journey.set_out, model), model.view
        lie = [f"take {tile}" for tile in (*view.contracts, *view.characters) if tile]
        at = {face: place - len(lie) for place, face in enumerate(lie)}
        moves = sorted(question.moves, key=lambda move: at.get(f"{move.kind} {move.card}", 0))
        return ActionSheetInput(tuple(moves), ways_of(model), set_out)

    def by_order(self, question: PersonalQuestion, model: TiletumModel) -> Move | None:
        """Return the next step of the way, None where it has ended or no such step is legal."""
        space = self._journey.following(model)
        return step_to(question.moves, space) if space else None

    def taken_back(self) -> None:
        """Who is called back goes no further."""
        self._journey.legs = ()

    @property
    def asking(self) -> ActionSheetInput | None:
        """What is being done about the question, None while nobody is asked."""
        return self.question_input if isinstance(self.question_input, ActionSheetInput) else None


# Ways: where somebody can be sent with the points that are left, and a way that is being gone.

WALKERS: Final = {"merchant": MERCHANT, "architect": ARCHITECT}
EXPLORER: Final = "explorer"


@dataclass(slots=True)
class Journey:
    """The spaces still to be gone to in one turn; `legs` are pairs of from where and to where."""

    legs: tuple[tuple[str, str], ...] = ()
    turn: tuple[int, int, int, str] = (0, 0, 0, "")

    def set_out(self, model: TiletumModel, way: tuple[str, ...]) -> None:
        """Go a way, of which the first space is played at once."""
        self.legs, self.turn = tuple(pairwise(way)), turn_of(model)

    def following(self, model: TiletumModel) -> str:
        """Return the next space and leave it out from now on; "" where the way has ended."""
        legs, self.legs = self.legs, ()
        if not legs or self.turn != turn_of(model) or legs[0][0] not in _stands(model):
            return ""
        self.legs = legs[1:]
        return legs[0][1]


def turn_of(model: TiletumModel) -> tuple[int, int, int, str]:
    """Return what tells one action of one turn from all others."""
    return model.view.round, model.view.turn, model.seat, model.view.action


def ways_of(model: TiletumModel) -> Mapping[str, tuple[str, ...]]:
    """Return the shortest way to every space that the points of the action lead to, the ones next
    to where somebody stands among them; nothing where nobody is on the way.
    """
    view = model.view
    if view.question != "act" or not is_walk(view.action) or model.seat < 0:
        return {}
    board, reached = model.state.board, list(_stands(model))
    ways: dict[str, tuple[str, ...]] = dict.fromkeys(reached, ())
    for here in reached:  # which grows meanwhile, the nearest first
        at = board.space_numbers[here]
        near = board.near[board.near_from[at] : board.near_from[at + 1]]
        beside = [board.space_names[space] for space in near] if len(ways[here]) < view.ap else []
        for space in (name for name in beside if name not in ways):
            ways[space] = (*ways[here], space)
            reached.append(space)
    return {name: way for name, way in ways.items() if way}


def is_walk(action: str) -> bool:
    """Whether the points of an action are steps of somebody on a map."""
    return action in WALKERS or action == EXPLORER


def _stands(model: TiletumModel) -> tuple[str, ...]:
    """Return where those stand who walk in this action: every explorer of a seat may."""
    state: TiletumState = model.state
    if model.view.action == EXPLORER:
        return model.view.seats[model.seat].explorers
    who = WALKERS.get(model.view.action)
    return (state.board.space_names[int(where(state, model.seat, who))],) if who is not None else ()
