"""Commands of a waiting person: skip to the own turn, and stay out until then."""

from collections.abc import Callable
from dataclasses import dataclass

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.engine.move import Move
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BOLD
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion

SKIP = 0.44
GAP = 8.0
LETTERS = BOLD.sized(17)


@dataclass(frozen=True, slots=True)
class OfferedCommands:
    """The commands of the bar: `skip` and `out` are None, or whether they are active.

    `asked`: staying out would answer the current question. `to_end`: skipping leads to the end of
    the game, since only computers play.
    """

    skip: bool | None = None
    out: bool | None = None
    asked: bool = False
    to_end: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether there is no command."""
        return self.skip is None and self.out is None


def waiting_bar(
    app: App,
    room: NodeValues,
    offer: OfferedCommands,
    *,
    on_skip: Callable[[], None],
    on_stay_out: Callable[[], None],
) -> Node:
    """Return the buttons for skipping and staying out, in a rectangle of the table."""
    right = room["width"]
    height = room["height"]
    bar = Node(**room)
    bar.z = 40
    if offer.skip is not None:
        share = right * SKIP
        aim = "to-end" if offer.to_end else "skip"
        words = "skipping" if offer.skip else aim
        button = _command_button(app, words, aim, "skip-turns", on_skip)
        button.x = right - share
        button.width = share
        button.height = height
        button.chosen = offer.skip
        bar.add(button)
        right -= share + GAP
    if offer.out is not None:
        words = "out" if offer.out else "stay-out"
        button = _command_button(app, words, words, "stay-out", on_stay_out)
        button.width = right
        button.height = height
        button.chosen = offer.out
        bar.add(button)
    return bar


def _command_button(app: App, words: str, tip: str, name: str, go: Callable[[], None]) -> Button:
    """Return a small button for a command."""
    cap = f"@{name}"
    tells = app.say(f"waiting.{tip}-tip")
    way = ButtonSpec(name, app.say(f"waiting.{words}"), go, cap=cap, keys=(cap,), tip=tells)
    button = way.as_plain_button(app, "slate")
    button.letters = LETTERS
    button.gap = 6.0
    return button


class StayOut:
    """The seats that stay out of an exchange. A title names its `replies` and the `way_out` among
    them.

    If the way out is not legal, the person decides; the next decision that is not a reply ends
    staying out.
    """

    def __init__(self, replies: frozenset[str], way_out: str) -> None:
        self._replies = replies
        self._way_out = way_out
        self.seats: set[int] = set()

    def leaving_move(self, question: PersonalQuestion) -> Move | None:
        """Return the move that leaves the exchange, None if it is not legal."""
        if not all(move.kind in self._replies for move in question.moves):
            return None
        return next((move for move in question.moves if move.kind == self._way_out), None)

    def automatic_answer(self, question: PersonalQuestion) -> Move | None:
        """Return the automatic answer to a question, None if the person has to decide."""
        if question.seat not in self.seats:
            return None
        if not all(move.kind in self._replies for move in question.moves):
            self.seats.discard(question.seat)
        return self.leaving_move(question)
