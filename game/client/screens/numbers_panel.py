"""The setup screen's panel about the numbers of the box, for players who keep packs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.desk import Desk
from game.client.kept.set_up import KeptSetUp
from game.client.parts.dialogs import Reply, ask
from game.client.parts.furniture import icon_painter
from game.client.parts.numbers_choice import (
    OURS,
    ask_for_numbers,
    kept_for,
    mark_for,
    numbers_for,
    offered,
)
from game.client.screens.edition_panel import HEIGHT, LABEL, ROOMY, SHORT_LABEL, edition_panel
from game.scene.box_place import box
from game.scene.node import Node
from game.scene.stage import Stage
from game.scene.styles import HEAD
from game.scene.widgets import Button, Label, Panel

GAP = 16.0
HALF = 0.42  # of a row that it shares


def numbers_panel(desk: Desk, told: str, ask: Callable[[], None], width: float) -> Node:
    """Return the panel: what is played with, as a button that leads to the others."""
    panel = Panel("slate", width=width, height=HEIGHT)
    beside = LABEL if width >= ROOMY else SHORT_LABEL
    return panel.add(
        Label(desk.say("numbers.panel"), HEAD, **box(24, 12, beside - 34, 42)),
        Button(
            told,
            layout="centred",
            icon=icon_painter(desk, "menu", 24),
            name="numbers",
            label=f"{desk.say('numbers.panel')}: {told}",
            tooltip=desk.say("numbers.change"),
            on_click=ask,
            **box(beside, 10, width - beside - 24, 46),
        ),
    )


class SetUpNumbers:
    """Chooses the numbers of the set-up that a page edits."""

    def __init__(
        self,
        desk: Desk,
        stage: Stage,
        set_up: Callable[[], KeptSetUp],
        change: Callable[[KeptSetUp], None],
    ) -> None:
        self._desk, self._stage, self._set_up, self._change = desk, stage, set_up, change

    def panels(self, width: float) -> list[Node]:
        """Return the row of edition and numbers, as far as there is anything to choose from."""
        desk, row = self._desk, Node(width=width, height=HEIGHT)
        with_editions = len(desk.box.editions) > 1
        row.add(*self._numbers(width * HALF - GAP if with_editions else width))
        beside = row.children[0].width + GAP if row.children else 0.0
        for panel in row.children:
            panel.x = width - panel.width
        if with_editions:
            row.add(edition_panel(desk, self._set_up(), self._change, width - beside))
            row.children.reverse()
        return [row] if row.children else []

    def _numbers(self, width: float) -> list[Node]:
        desk, mark = self._desk, self._set_up().mark
        if mark is None and not kept_for(desk, self._set_up().edition):
            return []
        told = desk.say("numbers.ours")
        if mark is not None:
            found = numbers_for(desk, mark)
            told = desk.say("numbers.lost", name=mark.name) if found.refusal else found.name
        return [numbers_panel(desk, told, self.ask, width)]

    def ask(self) -> None:
        """Ask whose numbers are played with."""
        set_up, desk = self._set_up(), self._desk
        kept = {each.file.name: each for each in kept_for(desk, set_up.edition)}
        chosen = OURS
        if set_up.mark is not None:
            chosen = numbers_for(desk, set_up.mark).file.name

        def choose(value: str) -> None:
            mark = mark_for(kept[value]) if value in kept else None
            self._change(replace(set_up, mark=mark, pack=None))

        ask_for_numbers(self._stage, desk, offered(desk, list(kept.values())), chosen, choose)

    def play(self, then: Callable[[KeptSetUp], None]) -> None:
        """Go on with the numbers that were chosen; with ours instead only when that is wanted."""
        set_up, desk, say = self._set_up(), self._desk, self._desk.say
        if set_up.mark is None:
            then(set_up)
            return
        found = numbers_for(desk, set_up.mark)
        if not found.refusal:
            then(replace(set_up, mark=mark_for(found), pack=found.pack))
            return
        ours = partial(then, replace(set_up, mark=None, pack=None))
        replies = [
            Reply(say("numbers.play-ours"), ours, name="play-ours"),
            Reply(say("numbers.choose"), self.ask, "primary", name="choose"),
            Reply(say("button.cancel"), lambda: None, cap="@back", name="cancel"),
        ]
        told = [say("numbers.lost-note", name=set_up.mark.name), desk.refused(found.refusal)]
        ask(self._stage, say("numbers.lost-title"), told, replies)
