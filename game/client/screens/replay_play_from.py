"""Play from here: who shall sit where when a saved game is played on from one of its positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.widgets.frames import disc, icon_painter
from game.client.widgets.seat_cards import player_words
from game.client.widgets.text import TextColumn
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import (
    BODY_ON_PARCHMENT,
    BOLD_ON_PARCHMENT,
    HEAD_ON_PARCHMENT,
    NOTE_ON_PARCHMENT,
    TITLE_ON_PARCHMENT,
)
from game.scene.widgets import Button, Divider, Label, Panel, Stepper

WIDTH, ROW, HEAD_FOOT, FOOT_HEIGHT = 760.0, 62.0, 32.0, 104.0
INNER = WIDTH - 72


class PlayFromDialog:
    """A modal with a row for every seat: a person, or a computer of a strength."""

    def __init__(
        self,
        stage: Stage,
        app: App,
        seats: Sequence[Seat],
        begin: Callable[[tuple[str, ...]], None],
    ) -> None:
        """`seats` as they are proposed; `begin` gets the kinds of players in seat order."""
        self._stage, self._app, self._seats = stage, app, tuple(seats)
        self._begin = begin
        self._kinds = (HUMAN, *app.players.kinds)
        offered = (*self._kinds, AUTOMA)
        weakest = app.players.kinds[0]  # for a kind that is not offered any more
        self._players = [seat.player if seat.player in offered else weakest for seat in seats]
        self._modal: Modal | None = None

    def open(self) -> None:
        """Ask."""
        self._modal = Modal(self._content())
        self._stage.open(self._modal)

    def _close(self) -> None:
        if self._modal is not None:
            self._stage.close(self._modal)

    def _start(self) -> None:
        self._close()
        self._begin(tuple(self._players))

    # ---- parts

    def _content(self) -> Node:
        say, rows = self._app.say, ROW * len(self._seats)
        told = [(say("play-from.note"), NOTE_ON_PARCHMENT)]
        note = TextColumn(self._app.kit.lettering, told, x=36, y=66, width=INNER)
        head = note.y + note.height + HEAD_FOOT
        height = head + rows + FOOT_HEIGHT
        panel = Panel("parchment", width=WIDTH, height=height, label=say("play-from.title"))
        half = (INNER - 16) / 2
        foot = head + rows + 26
        return panel.add(
            Label(say("play-from.title"), HEAD_ON_PARCHMENT, **box(36, 20, INNER, 44)),
            note,
            Divider(**box(36, head - 18, INNER, 6)),
            *(self._row(place, seat, head) for place, seat in enumerate(self._seats)),
            Button(
                say("play-from.begin"),
                skin="primary",
                name="begin",
                cap="@confirm",
                keys=("@confirm",),
                layout="centred",
                icon=icon_painter(self._app, "play", 26, "ink"),
                on_click=self._start,
                **box(36, foot, half, 56),
            ),
            Button(
                say("button.cancel"),
                skin="quiet",
                name="cancel",
                cap="@back",
                on_click=self._close,
                **box(52 + half, foot, half, 56),
            ),
        )

    def _row(self, place: int, seat: Seat, head: float) -> Node:
        app, say = self._app, self._app.say
        row = Node(**box(36, head + ROW * place, INNER, ROW))
        row.add(
            disc(app.box.screen_pictures, seat.colour, 40, x=22, y=ROW / 2),
            Label(seat.name, TITLE_ON_PARCHMENT, **box(58, 0, 240, ROW)),
        )
        spot = box(INNER - 370, 7, 370, 48)
        if seat.player == AUTOMA:
            name = player_words(app, AUTOMA)
            return row.add(Label(name, BODY_ON_PARCHMENT, align="centre", **spot))
        kinds = self._kinds
        stepper = Stepper(
            range(len(kinds)),
            kinds.index(self._players[place]),
            partial(self._choose, place),
            words=lambda at: player_words(app, kinds[at]),
            style=BOLD_ON_PARCHMENT,
            labels=(f"{seat.name}: {say('setup.weaker')}", f"{seat.name}: {say('setup.stronger')}"),
            why=(say("play-from.person"), say("setup.strongest")),
            name=f"player:{place}",
            **spot,
        )
        return row.add(stepper)

    def _choose(self, place: int, at: int) -> None:
        self._players[place] = self._kinds[at]


def proposed(seats: Sequence[Seat], observer: int, mover: int) -> tuple[Seat, ...]:
    """Return the seats with a person on at least one: whose eyes are used, else who moves next."""
    wanted = observer if observer >= 0 else mover
    people = [seat.player == HUMAN for seat in seats]
    if observer < 0 and any(people):
        return tuple(seats)
    return tuple(
        Seat(seat.name, HUMAN, seat.colour) if place == wanted and seat.player != AUTOMA else seat
        for place, seat in enumerate(seats)
    )
