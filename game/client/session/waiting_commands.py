"""Commands of a waiting person: skip to the own turn, and stay out until then."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.engine.move import Move
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BOLD_STYLE
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion

SKIP_BUTTON_WIDTH_SHARE = 0.44
BUTTON_GAP = 8.0
SECONDS_REFUSING_CLICKS_AFTER_CHANGE = 1.0  # after the buttons of the bar have changed
BUTTON_TEXT_STYLE = BOLD_STYLE.sized(17)


@dataclass(frozen=True, slots=True)
class OfferedCommands:
    """The commands of the waiting bar: `is_skipping` and `is_staying_out` say whether they are
    active, None if they are not offered.

    With `staying_out_answers_question` staying out would answer the current question. With
    `skipping_runs_to_game_end` skipping leads to the end of the game, since only computers play.
    """

    is_skipping: bool | None = None
    is_staying_out: bool | None = None
    staying_out_answers_question: bool = False
    skipping_runs_to_game_end: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether no command is offered."""
        return self.is_skipping is None and self.is_staying_out is None


class ChangedBarClickGuard:
    """Refuses clicks on the waiting bar for a second after its buttons were replaced by others: a
    click may be meant for the button that was at this place before."""

    def __init__(self) -> None:
        self._last_buttons: tuple[bool, bool | None] | None = None
        self._last_shown_at = -inf
        self._is_bar_shown = False
        self._refuses_until = -inf

    def record_offer(self, offered_commands: OfferedCommands, now_seconds: float) -> None:
        """Record that the bar shows `offered_commands` from `now_seconds` on."""
        if self._is_bar_shown:
            self._last_shown_at = now_seconds
        self._is_bar_shown = not offered_commands.is_empty
        buttons = offered_commands.is_skipping is not None, offered_commands.is_staying_out
        if offered_commands.is_empty or buttons == self._last_buttons:
            return
        if now_seconds - self._last_shown_at < SECONDS_REFUSING_CLICKS_AFTER_CHANGE:
            self._refuses_until = now_seconds + SECONDS_REFUSING_CLICKS_AFTER_CHANGE
        self._last_buttons = buttons

    def refuses_click(self, now_seconds: float) -> bool:
        """Return whether a click at `now_seconds` comes too soon after a change."""
        return now_seconds < self._refuses_until


def build_waiting_bar(
    app: App,
    rect_values: NodeValues,
    offered_commands: OfferedCommands,
    *,
    on_skip: Callable[[], None],
    on_stay_out: Callable[[], None],
) -> Node:
    """Return a node with the offered buttons, in the rectangle `rect_values` of the table. They
    call `on_skip` to skip animations and `on_stay_out` to stay out of an exchange."""
    right = rect_values["width"]
    height = rect_values["height"]
    bar = Node(**rect_values)
    bar.z = 40
    if offered_commands.is_skipping is not None:
        share = right * SKIP_BUTTON_WIDTH_SHARE
        aim = "to-end" if offered_commands.skipping_runs_to_game_end else "skip"
        words = "skipping" if offered_commands.is_skipping else aim
        button = _make_command_button(app, words, aim, "skip-turns", on_skip)
        button.x = right - share
        button.width = share
        button.height = height
        button.chosen = offered_commands.is_skipping
        bar.add(button)
        right -= share + BUTTON_GAP
    if offered_commands.is_staying_out is not None:
        words = "out" if offered_commands.is_staying_out else "stay-out"
        button = _make_command_button(app, words, words, "stay-out", on_stay_out)
        button.width = right
        button.height = height
        button.chosen = offered_commands.is_staying_out
        bar.add(button)
    return bar


def _make_command_button(
    app: App, text_key_part: str, tip_key_part: str, name: str, on_click: Callable[[], None]
) -> Button:
    """Return a small button for the command `name`; `text_key_part` and `tip_key_part` are parts of
    the keys of its text and tooltip."""
    key_cap = f"@{name}"
    tells = app.say(f"waiting.{tip_key_part}-tip")
    way = ButtonSpec(
        name,
        app.say(f"waiting.{text_key_part}"),
        on_click,
        key_cap=key_cap,
        keys=(key_cap,),
        tooltip=tells,
    )
    button = way.make_plain_button(app, "slate")
    button.text_style = BUTTON_TEXT_STYLE
    button.gap = 6.0
    return button


class SeatsStayingOut:
    """Answers for the seats that stay out of an exchange, such as an auction. `reply_kinds` are the
    kinds of the title's moves that are replies in an exchange, `leaving_reply_kind` is the kind of
    the reply that leaves it.

    If the leaving reply is not legal, the person decides. A seat stops staying out at its next
    decision that allows other moves than replies.
    """

    def __init__(self, reply_kinds: frozenset[str], leaving_reply_kind: str) -> None:
        self._reply_kinds = reply_kinds
        self._leaving_reply_kind = leaving_reply_kind
        self.seats_staying_out: set[int] = set()

    def leaving_move(self, question: PersonalQuestion) -> Move | None:
        """Return the move that leaves the exchange, such as passing in an auction. None if there is
        no such legal move, or if any legal move is not a reply in the exchange."""
        if not all(move.kind in self._reply_kinds for move in question.moves):
            return None
        return next(
            (move for move in question.moves if move.kind == self._leaving_reply_kind), None
        )

    def end_stay_or_get_leaving_move(self, question: PersonalQuestion) -> Move | None:
        """Return the move that leaves the exchange for a seat that stays out, None if the person
        has to decide. If the question allows other moves than replies, the seat no longer stays
        out."""
        if question.seat not in self.seats_staying_out:
            return None
        if not all(move.kind in self._reply_kinds for move in question.moves):
            self.seats_staying_out.discard(question.seat)
        return self.leaving_move(question)
