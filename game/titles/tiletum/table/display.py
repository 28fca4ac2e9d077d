"""Display: a position and what a person is doing about it, brought to every part of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from game.numerals import numeral
from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.plain.sayings import Sayings
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tiletum.rules.fairs import cathedral_tiles, fair_count
from game.titles.tiletum.rules.household import crests_placed
from game.titles.tiletum.rules.kinds import MERCHANT, PEOPLE, POINTS_AHEAD, ROUNDS, TURNS
from game.titles.tiletum.rules.pieces import (
    buildings_below,
    has_house,
    houses_on_map,
    mines_on_map,
    pillars_on_map,
)
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.art.map_art import ground_now
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.look.action_sheet import decree_look, errand_look, steps_on_map
from game.titles.tiletum.table.look.map import (
    explorer_prices,
    fair_state,
    is_below,
    map_look,
    mines_look,
    prices_said,
    space_said,
    technologies_look,
)
from game.titles.tiletum.table.look.panels import (
    FAIR_ICONS,
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
from game.titles.tiletum.table.map_board import life_look
from game.titles.tiletum.table.panels.document import KING, SILVER, DocumentLook, DocumentRow
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.view import FairView, TiletumInterest, TiletumModel
from game.titles.tiletum.table.views import TiletumSpaceView
from game.titles.tiletum.table.words import prompt_look

# What the documents of the king track and of the fairs say of a position.

Counted = Callable[[TiletumState, int], int]
PAIRS: Final[dict[str, tuple[Counted, Counted]]] = {
    "house-and-pillar": (houses_on_map, pillars_on_map),
    "contract-and-cathedral": (fulfilled, cathedral_tiles),
    "contract-and-crest": (fulfilled, crests_placed),
    "mine-and-building": (mines_on_map, buildings_below),
}
"""Of fairs that pay for pairs: what a pair is made of (T-709, S-705)."""
TIMES: Final = "\N{MULTIPLICATION SIGN}"


def document_look(context: TableContext, model: TiletumModel, which: str) -> DocumentLook | None:
    """Return a document, "king" or "fair:1" to "fair:4"; None for "" and boards."""
    if not which or which.startswith("board:"):
        return None
    if which == KING:
        return _king(context, model)
    return _fair(context, model, int(which.removeprefix("fair:")) - 1)


def _king(context: TableContext, model: TiletumModel) -> DocumentLook:
    """Whoever is ahead stands first: that is the order of the next round too (T-704)."""
    view, say, below = model.view, context.say, model.view.below
    rows = []
    for place, seat in enumerate(view.king_order, start=1):
        own = view.seats[seat]
        income = own.mines + below.ribbons[own.king - view.king_ends[0]] if below else 0
        icons, counted = ((SILVER,), (income,)) if income else ((), ())
        why = say("document-place", place=place)
        rows.append(
            DocumentRow(seat, context.name(seat), why, icons, counted, "", numeral(own.king))
        )
    lines = [_corruption(context, model), _ahead(context, model)]
    if view.round < ROUNDS:
        lines.append(say("document-raised"))
    if below is not None:
        lines.append(say("document-income"))
    told = tuple(line for line in lines if line)
    return DocumentLook(KING, say("document-king"), say("document-king-note"), tuple(rows), told)


def _corruption(context: TableContext, model: TiletumModel) -> str:
    """Tell which tokens are still down, and how many of them will be turned this round."""
    state, view = model.state, model.view
    gone = [token for token in view.tokens if token >= 0]
    left = [
        number
        for number, count in enumerate(state.board.token_count)
        for _ in range(int(count) - gone.count(number))
    ]
    due = int(TURNS) - len(gone)
    tokens = ", ".join(str(number) for number in left)
    return context.say("document-tokens", number=due, tokens=tokens) if due else ""


def _ahead(context: TableContext, model: TiletumModel) -> str:
    """Tell what whoever is ahead gets at the end of the round (T-702, C-601)."""
    view, ahead = model.view, model.view.king_order[0]
    name = context.name(ahead)
    cardinal = ahead == model.state.board.cardinal
    if view.round == ROUNDS or cardinal:
        points = int(POINTS_AHEAD if cardinal else model.state.board.king_last_round)
        return context.say("document-ahead-points", name=name, points=points)
    if not view.king_tile:
        return context.say("document-ahead", name=name)
    return context.say("document-ahead-tile", name=name, tile=context.area(view.king_tile))


def _fair(context: TableContext, model: TiletumModel, number: int) -> DocumentLook:
    view, say = model.view, context.say
    fair = view.fairs[number]
    past = fair_state(view, fair) == "past"
    town, kind = context.area(fair.town), context.area(fair.kind)
    note = say("fair-said", round=fair.round, town=town, worth=fair.worth, kind=kind)
    rows = () if past else tuple(_row(context, model, fair, seat) for seat in view.order)
    lines = [say("document-past")] if past else [say("document-there")]
    return DocumentLook(f"fair:{fair.round}", capital(town), note, rows, tuple(lines))


def _row(context: TableContext, model: TiletumModel, fair: FairView, seat: int) -> DocumentRow:
    there, points = fair.parts[seat], numeral(fair.points[seat])
    counted = _counted(model.state, fair, seat)
    space = numeral(model.view.seats[seat].king)
    return DocumentRow(
        seat,
        context.name(seat),
        context.say(f"document-{_why(model, fair, seat)}"),
        FAIR_ICONS[fair.kind] if counted else (),
        counted,
        f"{min(counted)} {TIMES} {fair.worth}" if counted else f"{fair.worth} + {space}",
        points if there else f"({points})",
        there,
    )


def _counted(state: TiletumState, fair: FairView, seat: int) -> tuple[int, ...]:
    """Return how many a seat has of each thing that a fair pays for, none for the king's."""
    if fair.kind == KING:
        return ()
    made = PAIRS.get(fair.kind)
    if made is None:
        return (int(fair_count(state, seat, state.fair[fair.round - 1])),)
    return tuple(int(count(state, seat)) for count in made)


def _why(model: TiletumModel, fair: FairView, seat: int) -> str:
    """Return why a seat takes part: by its merchant, a house, both, or as the Cardinal (C-602)."""
    state = model.state
    if not fair.parts[seat]:
        return "away"
    town = state.fair[ROUNDS + fair.round - 1]
    merchant = state.people[seat * PEOPLE + MERCHANT] == town
    house = bool(has_house(state, seat, town))
    if merchant and house:
        return "both"
    return "merchant" if merchant else "house" if house else "always"


class TiletumPresenter:
    """Makes looks and hands them to the parts; `interest` is whose board somebody wants to see."""

    def __init__(
        self,
        tools: tuple[TableContext, Sayings, TiletumController],
        interest: TiletumInterest,
        parts: TiletumParts,
        lay_ground: Callable[[str], None],
    ) -> None:
        """Take what draws and speaks, the question, and the parts."""
        self._context, self._sayings, self._controller = tools
        self._interest, self._parts = interest, parts
        self._lay_ground = lay_ground
        self._laid: tuple[float, str] = (0.0, "")
        self._said: dict[str, tuple[TiletumSpaceView, str]] = {}
        self._told: tuple[object, ...] = ()

    def show(self, moment: SheetMoment[TiletumModel], note: str, *, on_sheet: bool) -> None:
        """Bring every part up to date."""
        model, asking, parts, context = (
            moment.model,
            self._controller.asking,
            self._parts,
            self._context,
        )
        states = states_of(asking)
        parts.top_bar.show(top_look(model))
        parts.track.show(track_look(context, model))
        parts.fairs.show(fairs_look(context, model))
        parts.ending.show(ending_look(context, model))
        parts.document.lay(document_look(context, model, self._interest.document))
        large = large_board_look(context, model, self._interest.document)
        parts.large.lay(large, states if large and large.board.seat == model.seat else {})
        picked = asking.value if asking is not None else 0
        parts.rose.lay(rose_look(context, model, picked), states, model.view.bonus)
        parts.offers.show(card_looks(model), states)
        shown = self._interest.seat
        seat = shown if shown is not None else max(model.seat, 0)
        own = seat == model.seat
        parts.board.lay(board_look(context, model, seat), states if own else {})
        for number, panel in enumerate(parts.seats):
            panel.show(seat_look(context, model, number, chosen=number == shown))
        told = decree_look(context, self._sayings, model, self._interest.told)
        if asking is not None and asking.picked:
            self._interest.reading = False
        begins = asking is not None and begins_turn(model, asking)
        if begins and told is not None and self._reads_of(model):
            parts.action_sheet.lay(told)
        elif asking is not None and is_idle(model, asking):
            parts.action_sheet.lay(None)
        elif asking is not None:
            action_sheet = errand_look(context, self._sayings, model, asking)
            parts.action_sheet.lay(action_sheet, chosen=asking.value)
        else:
            parts.action_sheet.lay(told)
        reads = parts.action_sheet.visible and parts.action_sheet.look == told
        gives_way = reads or not parts.action_sheet.visible
        parts.rose.offer_keys(wanted=begins and gives_way)
        self._show_map(model, asking, steps_on_map(model, self._interest.told) if reads else {})
        self._show_bar(model, asking)
        by_keys = parts.rose.offers_keys
        parts.prompt.show(prompt_look(context, model, asking, note, by_keys=by_keys))

    def _reads_of(self, model: TiletumModel) -> bool:
        """Whether the Cardinal's turn is read: until something is picked, or his panel is."""
        his = model.state.board.cardinal
        return his >= 0 and (self._interest.reading or self._interest.seat == his)

    def _show_map(
        self,
        model: TiletumModel,
        asking: ActionSheetInput | None,
        numbers: dict[str, tuple[int, ...]],
    ) -> None:
        """Show the sheet that is wanted; `numbers` are those of a turn that is being read."""
        chart, silver = self._parts.chart, model.view.below is not None
        asked = is_below(model, asking) if asking is not None else None
        below = silver and self._interest.sheet_of(asked)
        ground = chart.space.zoom, ground_now(below=below)
        if ground != self._laid:
            self._laid = ground
            self._lay_ground(ground[1])
        look = map_look(self._context, model, asking, below=below)
        chart.life.look = life_look(look.blocks, chart.plan, below=below)
        chart.show(look, self._labels(model, look.blocks))
        chart.number(numbers)
        self._parts.ending.visible = not below
        if silver:
            self._show_sheets(model, asking, below=below)

    def _labels(self, model: TiletumModel, names: Iterable[str]) -> dict[str, str]:
        """Return what is said of spaces: anew only of those where something has changed."""
        context, view, kept = self._context, model.view, self._said
        fairs = tuple((fair.round, fair.town, fair.kind) for fair in view.fairs)
        told = context.words.language, context.seats, fairs
        if told != self._told:
            self._told = told
            kept.clear()
        for name in names:
            space = view.spaces[name]
            if name not in kept or kept[name][0] != space:
                words = ". ".join((context.area(name), *space_said(context, view, name)))
                kept[name] = space, words
        return {name: kept[name][1] for name in names}

    def _show_sheets(
        self, model: TiletumModel, asking: ActionSheetInput | None, *, below: bool
    ) -> None:
        """Show what turns the sheet, with the number of places that wait on the other one."""
        parts, context = self._parts, self._context
        lit = asking.lit if asking is not None else frozenset()
        there = [name for name in lit if name in model.view.spaces]
        waiting = sum(bool(model.view.spaces[name].map) != below for name in there)
        words = context.say("sheet-europe" if below else "sheet-below")
        parts.sheet.words = f"{words} ({waiting})" if waiting else words
        parts.sheet.label = context.say("sheet-tip")
        parts.sheet.tooltip = context.say("sheet-tip")
        idle = not parts.action_sheet.visible
        parts.arts.visible = parts.mines.visible = idle
        parts.arts.lay(technologies_look(context, model), states_of(asking))
        parts.mines.show(mines_look(context, model))

    def _show_bar(self, model: TiletumModel, asking: ActionSheetInput | None) -> None:
        parts, say, costs = self._parts, self._context.say, prices_said(model)
        possible = asking.tasks if asking is not None else frozenset[str]()
        picked = asking.task if asking is not None else ""
        looks = tuple(
            ActionLook(
                task,
                0,
                say(f"note-task-{task}", costs=costs, **explorer_prices(model)),
                task in possible,
                task == picked,
                say(f"price-{task}") if model.view.below is None else "",
            )
            for task in parts.actions.buttons
        )
        parts.actions.show(looks, asked=asking is not None)
        parts.look_back.show(self._controller.question, may_undo=self._controller.may_undo)


def is_idle(model: TiletumModel, asking: ActionSheetInput) -> bool:
    """Whether the errand gives way to what Silver shows: no die and no task is picked yet."""
    return model.view.below is not None and begins_turn(model, asking)


def begins_turn(model: TiletumModel, asking: ActionSheetInput) -> bool:
    """Whether a die is still to be chosen, and neither one nor a task is picked: the window can be
    asked, so the errand may show something else.
    """
    return model.view.question == "turn" and not asking.picked


def states_of(asking: ActionSheetInput | None) -> dict[str, str]:
    """Return the light of everything that is lit or picked."""
    if asking is None:
        return {}
    return dict.fromkeys(asking.lit, "legal") | dict.fromkeys(asking.picked, "chosen")
