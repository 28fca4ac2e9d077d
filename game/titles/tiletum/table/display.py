"""Display: a position and what a person is doing about it, brought to every part of the table."""

from __future__ import annotations

from collections.abc import Callable

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.plain.sayings import Sayings
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tiletum.table.art.map_ground import ground_now
from game.titles.tiletum.table.desk import TiletumDesk
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.interest import Interest
from game.titles.tiletum.table.look.errand import errand_look
from game.titles.tiletum.table.look.map import map_look, space_said
from game.titles.tiletum.table.look.panels import (
    board_look,
    card_looks,
    ending_look,
    fairs_look,
    rose_look,
    seat_look,
    top_look,
    track_look,
)
from game.titles.tiletum.table.look.solo import decree_look
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.prompts import prompt_look
from game.titles.tiletum.table.stand import TiletumStand


class TiletumPresenter:
    """Makes looks and hands them to the parts; `interest` is whose board somebody wants to see."""

    def __init__(
        self,
        tools: tuple[Studio, Sayings, TiletumDesk],
        interest: Interest,
        parts: TiletumParts,
        lay_ground: Callable[[str], None],
    ) -> None:
        """Take what draws and speaks, the question, and the parts."""
        self._studio, self._sayings, self._desk = tools
        self._interest, self._parts = interest, parts
        self._lay_ground = lay_ground
        self._laid = 0.0

    def show(self, moment: SheetMoment[TiletumStand], note: str, *, on_sheet: bool) -> None:
        """Bring every part up to date."""
        stand, asking, parts, studio = moment.stand, self._desk.asking, self._parts, self._studio
        self._show_map(stand, asking)
        states = states_of(asking)
        parts.top_bar.show(top_look(stand))
        parts.track.show(track_look(studio, stand))
        parts.fairs.show(fairs_look(studio, stand))
        parts.ending.show(ending_look(studio, stand))
        action = _action_of_die(stand)
        picked = asking.value if asking is not None else 0
        parts.rose.lay(rose_look(studio, stand, picked), states, action)
        parts.offers.show(card_looks(stand), states)
        shown = self._interest.seat
        seat = shown if shown is not None else max(stand.seat, 0)
        own = seat == stand.seat
        parts.board.lay(board_look(studio, stand, seat), states if own else {})
        for number, panel in enumerate(parts.seats):
            panel.show(seat_look(studio, stand, number, chosen=number == shown))
        if asking is not None:
            errand = errand_look(studio, self._sayings, stand, asking)
            parts.errand.lay(errand, chosen=asking.value)
        else:
            parts.errand.lay(decree_look(studio, self._sayings, stand, self._interest.told))
        self._show_bar(asking)
        parts.prompt.show(prompt_look(studio, stand, asking, note))

    def _show_map(self, stand: TiletumStand, asking: ErrandEnquiry | None) -> None:
        chart = self._parts.chart
        if chart.space.zoom != self._laid:
            self._laid = chart.space.zoom
            self._lay_ground(ground_now())
        labels = {
            name: ". ".join((self._studio.area(name), *space_said(self._studio, stand.view, name)))
            for name in chart.targets
        }
        chart.show(map_look(self._studio, stand, asking), labels)

    def _show_bar(self, asking: ErrandEnquiry | None) -> None:
        parts = self._parts
        possible = asking.tasks if asking is not None else frozenset[str]()
        picked = asking.task if asking is not None else ""
        looks = tuple(
            ActionLook(task, 0, "", task in possible, task == picked)
            for task in parts.actions.buttons
        )
        parts.actions.show(looks, asked=asking is not None)
        parts.look_back.show(self._desk.question, may_undo=self._desk.may_undo)


def states_of(asking: ErrandEnquiry | None) -> dict[str, str]:
    """Return the light of everything that is lit or picked."""
    if asking is None:
        return {}
    return dict.fromkeys(asking.lit, "legal") | dict.fromkeys(asking.picked, "chosen")


def _action_of_die(stand: TiletumStand) -> str:
    view = stand.view
    return dict(view.places)[view.die[1]] if view.die is not None else ""
