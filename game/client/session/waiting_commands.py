"""Commands of a waiting person: skip to the own turn, and stay out until then."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.widgets.buttons import ButtonWay
from game.engine.move import Move
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BOLD
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion

SKIP = 0.44
GAP = 8.0
LETTERS = BOLD.sized(17)


@dataclass(frozen=True, slots=True)
class Offer:
    """What the bar offers: `skip` and `out` are None, or whether they are under way already.
    `asked`: staying out would answer the question that is asked now. `to_end`: skipping leads to
    the end of the game, as only computers play.
    """

    skip: bool | None = None
    out: bool | None = None
    asked: bool = False
    to_end: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to offer."""
        return self.skip is None and self.out is None


def waiting_bar(
    app: App,
    room: NodeValues,
    offer: Offer,
    *,
    on_skip: Callable[[], None],
    on_stay_out: Callable[[], None],
) -> Node:
    """Return the buttons for skipping and for staying out, in a room of the table."""
    right = room["width"]
    height = room["height"]
    bar = Node(**room)
    bar.z = 40
    if offer.skip is not None:
        share = right * SKIP
        aim = "to-end" if offer.to_end else "skip"
        words = "skipping" if offer.skip else aim
        button = _command(app, words, aim, "skip-turns", on_skip)
        button.x = right - share
        button.width = share
        button.height = height
        button.chosen = offer.skip
        bar.add(button)
        right -= share + GAP
    if offer.out is not None:
        words = "out" if offer.out else "stay-out"
        button = _command(app, words, words, "stay-out", on_stay_out)
        button.width = right
        button.height = height
        button.chosen = offer.out
        bar.add(button)
    return bar


def _command(app: App, words: str, tip: str, name: str, go: Callable[[], None]) -> Button:
    """Return a small button that gives a command."""
    cap = f"@{name}"
    tells = app.say(f"waiting.{tip}-tip")
    way = ButtonWay(name, app.say(f"waiting.{words}"), go, cap=cap, keys=(cap,), tip=tells)
    button = way.plain(app, "slate")
    button.letters = LETTERS
    button.gap = 6.0
    return button


class StayOut:
    """Knows which `seats` stay out. A title names its `replies` and the one that is the `way_out`.

    Where a seat is forced, as the way out is not among its moves, its owner decides; with the
    next decision that is no reply the order has served and is gone.
    """

    def __init__(self, replies: frozenset[str], way_out: str) -> None:
        self._replies = replies
        self._way_out = way_out
        self.seats: set[int] = set()

    def way_out(self, question: PersonalQuestion) -> Move | None:
        """Return the move that stays out of what is asked, None where there is none."""
        if not all(move.kind in self._replies for move in question.moves):
            return None
        return next((move for move in question.moves if move.kind == self._way_out), None)

    def answer(self, question: PersonalQuestion) -> Move | None:
        """Return the standing answer to a question, None where its owner has to decide."""
        if question.seat not in self.seats:
            return None
        if not all(move.kind in self._replies for move in question.moves):
            self.seats.discard(question.seat)
        return self.way_out(question)
