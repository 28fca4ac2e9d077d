"""The question a person is answering at this table."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Final

from game.engine.move import Move
from game.engine.rules import CHANCE
from game.table_protocol import PersonalQuestion
from game.tabletop.question.question_input import QuestionController
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.kinds import ARCHITECT, BUILDINGS, MERCHANT
from game.titles.tiletum.rules.pieces import where
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput, InputHelps
from game.titles.tiletum.table.coaching import Guide
from game.titles.tiletum.table.map_plan import map_plan
from game.titles.tiletum.table.move_targets import walk_to
from game.titles.tiletum.table.view import TiletumModel

WALKERS: Final = {"merchant": MERCHANT, "architect": ARCHITECT}
EXPLORER: Final = "explorer"
STORING: Final = frozenset({"character", "contract"})
"""Actions whose tiles come from the offers into the storehouse."""
GOOD_PARTS: Final = ("good", "give")


class TiletumController(QuestionController[TiletumModel]):
    """Every question is asked alike, but for the steps of a way that is being gone and for what is
    bought several times.
    """

    def __init__(self, guide: Guide) -> None:
        """Take what the rules answer; begin with nobody on the way."""
        super().__init__()
        self._guide = guide
        self._journey = Journey()
        self._purchase = Purchase()
        self.answered: Move | None = None
        """The move that was played last by whoever is asked, None where that is not known."""

    def input_for(self, question: PersonalQuestion, model: TiletumModel) -> ActionSheetInput:
        """Return what a person does about a question; tiles stand as they lie in the offers."""
        view = model.view
        helps = InputHelps(
            set_out=partial(self._journey.set_out, model),
            most=partial(self._guide.times, model.state),
            repeat=partial(self._purchase.begin, model),
            numbers=numbers_of(model),
            beside_offers=view.question == "act" and view.action in STORING,
            region_of=region_of,
            draws=partial(self._draws, model, question),
        )
        free = view.action == EXPLORER and any(is_free_step(move) for move in question.moves)
        lie = [f"take {tile}" for tile in (*view.contracts, *view.characters) if tile]
        at = {face: place - len(lie) for place, face in enumerate(lie)}
        moves = sorted(question.moves, key=lambda move: at.get(f"{move.kind} {move.card}", 0))
        if free:  # the step that costs nothing is listed before those that cost points
            moves.sort(key=lambda move: not is_free_step(move))
        return ActionSheetInput(tuple(moves), ways_of(model, free=int(free)), helps)

    def _draws(self, model: TiletumModel, question: PersonalQuestion, move: Move) -> bool:
        """Whether to ask before a move because something is drawn after it: no undo."""
        if not question.asks_before_passing:
            return False
        return bool(self._guide.after(model.state, move).after.to_move == CHANCE)

    def by_order(self, question: PersonalQuestion, model: TiletumModel) -> Move | None:
        """Return the next step of the way or the next purchase, None where it has ended or is not
        legal.
        """
        space = self._journey.following(model)
        if space:
            return walk_to(question.moves, space)
        return self._purchase.following(model, question.moves)

    def taken_back(self) -> None:
        """Who is called back goes no further and buys no more."""
        self._journey.legs = ()
        self._purchase.left = 0
        self.answered = None

    @property
    def asking(self) -> ActionSheetInput | None:
        """What is being done about the question, None while nobody is asked."""
        return self.question_input if isinstance(self.question_input, ActionSheetInput) else None


# Ways: where somebody can be sent with the points that are left, and a way that is being gone.


@dataclass(slots=True)
class Journey:
    """The spaces still to be gone to in one turn; `legs` are pairs of from where and to where."""

    legs: tuple[tuple[str, str], ...] = ()
    turn: tuple[int, int, int, str] = (0, 0, 0, "")

    def set_out(self, model: TiletumModel, way: tuple[str, ...]) -> None:
        """Go a way, of which the first space is played at once."""
        self.legs = tuple(pairwise(way))
        self.turn = turn_of(model)

    def following(self, model: TiletumModel) -> str:
        """Return the next space and leave it out from now on; "" where the way has ended."""
        legs, self.legs = self.legs, ()
        if not legs or self.turn != turn_of(model) or legs[0][0] not in _stands(model):
            return ""
        self.legs = legs[1:]
        return legs[0][1]


@dataclass(slots=True)
class Purchase:
    """A good that is bought again in the same turn: how many are still to be bought."""

    code: int = 0
    left: int = 0
    turn: tuple[int, int, int, str] = (0, 0, 0, "")

    def begin(self, model: TiletumModel, move: Move, times: int) -> None:
        """Buy so many; the first is played at once."""
        self.code = move.code
        self.left = times - 1
        self.turn = turn_of(model)

    def following(self, model: TiletumModel, moves: tuple[Move, ...]) -> Move | None:
        """Return the next purchase; None where all are made or something came between."""
        left = self.left
        self.left = 0
        same = [move for move in moves if move.code == self.code]
        if not left or not same or self.turn != turn_of(model):
            return None
        self.left = left - 1
        return same[0]


def numbers_of(model: TiletumModel) -> Mapping[str, int]:
    """Return the numbers of what has one of its own: goods as they stand on every panel, places
    of the offers and of the storehouse, buildings.
    """
    view = model.view
    numbers = {f"{part}:{good}": n for part in GOOD_PARTS for n, good in enumerate(GOODS, start=1)}
    rows = {"offer": (view.contracts, view.characters), "store": (model.own.store,)}
    for family, shelves in rows.items():
        for shelf in shelves:
            for number, tile in enumerate(shelf, start=1):
                numbers.setdefault(f"{family}:{tile}", number)
    return numbers | {f"building:{n}": n for n in range(1, BUILDINGS + 1)}


def region_of(place: str) -> str:
    """Return the name of the underground map on which a place lies, "" for one in Europe."""
    side_of = map_plan().side_of
    return "map:{}{}".format(*side_of[place]) if place in side_of else ""


def turn_of(model: TiletumModel) -> tuple[int, int, int, str]:
    """Return what tells one action of one turn from all others."""
    return model.view.round, model.view.turn, model.seat, model.view.action


def is_free_step(move: Move) -> bool:
    """Whether a move is the free step of the footprints to some town."""
    return move.kind == "symbol" and bool(move.places)


def ways_of(model: TiletumModel, *, free: int = 0) -> Mapping[str, tuple[str, ...]]:
    """Return the shortest way to every space that the points of the action and so many `free` steps
    lead to, the ones next to where somebody stands among them; nothing where nobody is on the way.
    """
    view = model.view
    if view.question != "act" or not is_walk(view.action) or model.seat < 0:
        return {}
    board = model.state.board
    reached = list(_stands(model))
    reach = view.ap + free
    ways: dict[str, tuple[str, ...]] = dict.fromkeys(reached, ())
    for here in reached:  # which grows meanwhile, the nearest first
        at = board.space_numbers[here]
        near = board.near[board.near_from[at] : board.near_from[at + 1]]
        beside = [board.space_names[space] for space in near] if len(ways[here]) < reach else []
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
