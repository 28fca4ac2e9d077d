"""Display: a position and what a person is doing about it, brought to every part of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.plain.sayings import Sayings
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tiletum.table.art.map_ground import ground_now
from game.titles.tiletum.table.board.life import life_look
from game.titles.tiletum.table.desk import TiletumDesk
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.interest import Interest
from game.titles.tiletum.table.look.below import (
    explorer_prices,
    mines_look,
    prices_said,
    technologies_look,
)
from game.titles.tiletum.table.look.document import document_look
from game.titles.tiletum.table.look.errand import errand_look
from game.titles.tiletum.table.look.map import is_below, map_look, space_said
from game.titles.tiletum.table.look.panels import (
    board_look,
    card_looks,
    ending_look,
    fairs_look,
    large_board_look,
    rose_look,
    seat_look,
    top_look,
    track_look,
)
from game.titles.tiletum.table.look.solo import decree_look, steps_on_map
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.prompts import prompt_look
from game.titles.tiletum.table.space_view import SpaceView
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
        self._laid: tuple[float, str] = (0.0, "")
        self._said: dict[str, tuple[SpaceView, str]] = {}
        self._told: tuple[object, ...] = ()

    def show(self, moment: SheetMoment[TiletumStand], note: str, *, on_sheet: bool) -> None:
        """Bring every part up to date."""
        stand, asking, parts, studio = moment.stand, self._desk.asking, self._parts, self._studio
        states = states_of(asking)
        parts.top_bar.show(top_look(stand))
        parts.track.show(track_look(studio, stand))
        parts.fairs.show(fairs_look(studio, stand))
        parts.ending.show(ending_look(studio, stand))
        parts.document.lay(document_look(studio, stand, self._interest.document))
        large = large_board_look(studio, stand, self._interest.document)
        parts.large.lay(large, states if large and large.board.seat == stand.seat else {})
        picked = asking.value if asking is not None else 0
        parts.rose.lay(rose_look(studio, stand, picked), states, stand.view.bonus)
        parts.offers.show(card_looks(stand), states)
        shown = self._interest.seat
        seat = shown if shown is not None else max(stand.seat, 0)
        own = seat == stand.seat
        parts.board.lay(board_look(studio, stand, seat), states if own else {})
        for number, panel in enumerate(parts.seats):
            panel.show(seat_look(studio, stand, number, chosen=number == shown))
        told = decree_look(studio, self._sayings, stand, self._interest.told)
        if asking is not None and asking.picked:
            self._interest.reading = False
        begins = asking is not None and begins_turn(stand, asking)
        if begins and told is not None and self._reads_of(stand):
            parts.errand.lay(told)
        elif asking is not None and is_idle(stand, asking):
            parts.errand.lay(None)
        elif asking is not None:
            errand = errand_look(studio, self._sayings, stand, asking)
            parts.errand.lay(errand, chosen=asking.value)
        else:
            parts.errand.lay(told)
        reads = parts.errand.visible and parts.errand.look == told
        gives_way = reads or not parts.errand.visible
        parts.rose.offer_keys(wanted=begins and gives_way)
        self._show_map(stand, asking, steps_on_map(stand, self._interest.told) if reads else {})
        self._show_bar(stand, asking)
        by_keys = parts.rose.offers_keys
        parts.prompt.show(prompt_look(studio, stand, asking, note, by_keys=by_keys))

    def _reads_of(self, stand: TiletumStand) -> bool:
        """Whether the Cardinal's turn is read: until something is picked, or his panel is."""
        his = int(stand.state.board.cardinal)
        return his >= 0 and (self._interest.reading or self._interest.seat == his)

    def _show_map(
        self,
        stand: TiletumStand,
        asking: ErrandEnquiry | None,
        numbers: dict[str, tuple[int, ...]],
    ) -> None:
        """Show the sheet that is wanted; `numbers` are those of a turn that is being read."""
        chart, silver = self._parts.chart, stand.view.below is not None
        asked = is_below(stand, asking) if asking is not None else None
        below = silver and self._interest.sheet_of(asked)
        ground = chart.space.zoom, ground_now(below=below)
        if ground != self._laid:
            self._laid = ground
            self._lay_ground(ground[1])
        look = map_look(self._studio, stand, asking, below=below)
        chart.life.look = life_look(look.blocks, chart.plan, below=below)
        chart.show(look, self._labels(stand, look.blocks))
        chart.number(numbers)
        self._parts.ending.visible = not below
        if silver:
            self._show_sheets(stand, asking, below=below)

    def _labels(self, stand: TiletumStand, names: Iterable[str]) -> dict[str, str]:
        """Return what is said of spaces: anew only of those where something has changed."""
        studio, view, kept = self._studio, stand.view, self._said
        fairs = tuple((fair.round, fair.town, fair.kind) for fair in view.fairs)
        told = studio.words.language, studio.seats, fairs
        if told != self._told:
            self._told = told
            kept.clear()
        for name in names:
            space = view.spaces[name]
            if name not in kept or kept[name][0] != space:
                words = ". ".join((studio.area(name), *space_said(studio, view, name)))
                kept[name] = space, words
        return {name: kept[name][1] for name in names}

    def _show_sheets(
        self, stand: TiletumStand, asking: ErrandEnquiry | None, *, below: bool
    ) -> None:
        """Show what turns the sheet, with the number of places that wait on the other one."""
        parts, studio = self._parts, self._studio
        lit = asking.lit if asking is not None else frozenset()
        there = [name for name in lit if name in stand.view.spaces]
        waiting = sum(bool(stand.view.spaces[name].map) != below for name in there)
        words = studio.say("sheet-europe" if below else "sheet-below")
        parts.sheet.words = f"{words} ({waiting})" if waiting else words
        parts.sheet.label = studio.say("sheet-tip")
        parts.sheet.tooltip = studio.say("sheet-tip")
        idle = not parts.errand.visible
        parts.arts.visible = parts.mines.visible = idle
        parts.arts.lay(technologies_look(studio, stand), states_of(asking))
        parts.mines.show(mines_look(studio, stand))

    def _show_bar(self, stand: TiletumStand, asking: ErrandEnquiry | None) -> None:
        parts, say, costs = self._parts, self._studio.say, prices_said(stand)
        possible = asking.tasks if asking is not None else frozenset[str]()
        picked = asking.task if asking is not None else ""
        looks = tuple(
            ActionLook(
                task,
                0,
                say(f"note-task-{task}", costs=costs, **explorer_prices(stand)),
                task in possible,
                task == picked,
                say(f"price-{task}") if stand.view.below is None else "",
            )
            for task in parts.actions.buttons
        )
        parts.actions.show(looks, asked=asking is not None)
        parts.look_back.show(self._desk.question, may_undo=self._desk.may_undo)


def is_idle(stand: TiletumStand, asking: ErrandEnquiry) -> bool:
    """Whether the errand gives way to what Silver shows: no die and no task is picked yet."""
    return stand.view.below is not None and begins_turn(stand, asking)


def begins_turn(stand: TiletumStand, asking: ErrandEnquiry) -> bool:
    """Whether a die is still to be chosen, and neither one nor a task is picked: the window can be
    asked, so the errand may show something else.
    """
    return stand.view.question == "turn" and not asking.picked


def states_of(asking: ErrandEnquiry | None) -> dict[str, str]:
    """Return the light of everything that is lit or picked."""
    if asking is None:
        return {}
    return dict.fromkeys(asking.lit, "legal") | dict.fromkeys(asking.picked, "chosen")
