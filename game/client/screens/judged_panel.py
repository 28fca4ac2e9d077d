"""The panel of a judged replay: everybody's account, and what the step at hand was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.advice.judged_words import percent
from game.client.desk import Desk
from game.client.parts.box_place import box
from game.client.parts.furniture import disc, icon_painter
from game.client.parts.scrolling_text import scrolling_text
from game.client.parts.segments import Segment, Segments
from game.match.analysis import MODES, Account
from game.records.record import Seat
from game.scene.lettering import TextStyle
from game.scene.node import Node, Place
from game.scene.styles import BODY, BOLD, HEAD, NOTE
from game.scene.widgets import Button, Divider, Label, Panel

SIDE, ROW, BUTTON = 18.0, 28.0, 56.0
TITLE_WIDTH = 100.0
FIGURES = (("accuracy", 88.0), ("lost", 70.0), ("luck", 84.0))  # columns from the right, widths
LEAST_TOLD = 70.0  # u for the texts
SMALL = NOTE.sized(17)

Paragraph = tuple[str, TextStyle]


@dataclass(frozen=True, slots=True)
class JudgedFacts:
    """What the panel shows: accounts in seat order, the way of judging, texts about the step.

    Without accounts there is more room for the texts.
    """

    seats: Sequence[Seat]
    accounts: Sequence[Account]
    mode: str
    told: Sequence[Paragraph]


@dataclass(frozen=True, slots=True)
class JudgedWays:
    """What the panel may ask for; `reveal` is None when nothing better is hidden, `try_again`
    when the step at hand is no marked decision.
    """

    set_mode: Callable[[str], None]
    previous: Callable[[], None]
    following: Callable[[], None]
    reveal: Callable[[], None] | None
    try_again: Callable[[], None] | None


class JudgedPanel(Panel):
    """Fills its room; where that is low the texts matter more than the accounts. Longer ones
    scroll.
    """

    def __init__(
        self, desk: Desk, room: Place, facts: JudgedFacts, ways: JudgedWays, k: float
    ) -> None:
        """`k` are the px of a u of the window."""
        super().__init__("slate", **room)
        self.name, self.z, self.label = "judged-panel", 60, desk.say("judged.title")
        self._desk = desk
        modes = [Segment(mode, desk.say(f"judged.{mode}")) for mode in MODES]
        inner = self.width - 2 * SIDE
        foot = self.height - BUTTON - 14
        accounts = facts.accounts and 84.0 + ROW * len(facts.accounts) + LEAST_TOLD <= foot
        top = self._accounts(facts, 58.0) if accounts else 46.0
        room_left = foot - top - 18
        spot = box(SIDE, top + 12, inner, room_left)
        lettering, zoom = desk.kit.lettering, k * self.scale
        texts = scrolling_text(lettering, facts.told, "judged-told", zoom, **spot)
        self.add(
            Label(desk.say("judged.title"), HEAD, **box(SIDE, 8, TITLE_WIDTH, 38)),
            Segments(
                modes,
                facts.mode,
                ways.set_mode,
                name="mode",
                **box(SIDE + TITLE_WIDTH, 8, inner - TITLE_WIDTH, 40),
            ),
            Divider(x=SIDE, y=top + 4, width=inner),
            texts,
            *self._buttons(ways, foot),
        )

    def _accounts(self, facts: JudgedFacts, top: float) -> float:
        """Add a row for each seat below the heads of the columns; return where they end."""
        say = self._desk.say
        right = self.width - SIDE
        left = right
        for key, width in reversed(FIGURES):
            left -= width
            self.add(Label(say(f"judged.{key}"), SMALL, align="right", **box(left, top, width, 24)))
        for seat, account in zip(facts.seats, facts.accounts, strict=True):
            top += ROW if seat is not facts.seats[0] else 26.0
            middle = top + ROW / 2
            self.add(
                disc(self._desk.box.stationery, seat.colour, 24, x=SIDE + 12, y=middle),
                Label(seat.name, BODY, **box(SIDE + 32, top, left - SIDE - 36, ROW)),
            )
            figures = (
                say("judged.percent", number=account.accuracy),
                say("judged.percent", number=f"−{percent(account.lost)}"),
                say("judged.percent", number=_signed(percent(account.luck))),
            )
            x = left
            for figure, (_, width) in zip(figures, FIGURES, strict=True):
                self.add(Label(figure, BOLD, align="right", **box(x, top, width, ROW)))
                x += width
        return top + ROW

    def _buttons(self, ways: JudgedWays, top: float) -> list[Node]:
        say = self._desk.say
        steps = (
            ("previous", "prev", "@menu-judged-before", ways.previous),
            ("following", "next", "@menu-judged-after", ways.following),
        )
        buttons: list[Node] = [
            Button(
                "",
                icon=icon_painter(self._desk, picture, 24),
                name=f"judged-{name}",
                keys=(key,),
                label=say(f"judged.{name}"),
                tooltip=say(f"judged.{name}"),
                on_click=way,
                **box(SIDE + 62 * at, top, 56, BUTTON),
            )
            for at, (name, picture, key, way) in enumerate(steps)
        ]
        return buttons + self._answers(ways, top)

    def _answers(self, ways: JudgedWays, top: float) -> list[Node]:
        """The buttons that show the better move and that let the player try again."""
        offered = [
            (name, key, way)
            for name, key, way in (
                ("reveal", "@menu-judged-reveal", ways.reveal),
                ("try", "@menu-judged-try", ways.try_again),
            )
            if way is not None
        ]
        left = SIDE + 132
        width = (self.width - SIDE - left - 8 * (len(offered) - 1)) / max(len(offered), 1)
        return [
            Button(
                self._desk.say(f"judged.{name}"),
                skin="primary" if at == 0 else "slate",
                cap=key,
                keys=(key,),
                name=f"judged-{name}",
                tooltip=self._desk.say(f"judged.{name}-note"),
                on_click=way,
                **box(left + (width + 8) * at, top, width, BUTTON),
            )
            for at, (name, key, way) in enumerate(offered)
        ]


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
