"""Updates every part of the table from a position and a person's picks."""

from collections.abc import Callable, Iterable

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.plain.messages import PlainMessages
from game.tabletop.sheet.sheet_keeper import SheetMoment
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.action_sheet_look import action_sheet_look, prices_of
from game.titles.tiletum.table.art.map_art import scene_for_display
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.decree_look import action_numbers_on_map, cardinal_look, decree_look
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_life import map_animation_look
from game.titles.tiletum.table.map_look import asks_about_underground, map_look, space_text
from game.titles.tiletum.table.panels.board import SeatBoard, board_look
from game.titles.tiletum.table.panels.document import document_look
from game.titles.tiletum.table.panels.rose import rose_look
from game.titles.tiletum.table.panels.seat import TiletumSeatLook, challenges_text
from game.titles.tiletum.table.panels.top_bar import TiletumTopLook
from game.titles.tiletum.table.panels.underground_maps import UndergroundMapsLook
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.view import TiletumModel, TiletumViewOptions
from game.titles.tiletum.table.views import TiletumSpaceView
from game.titles.tiletum.table.words import prompt_look


class TiletumPresenter:
    """Makes the view states and passes them to the parts; `interest` is what the person wants to
    see."""

    def __init__(
        self,
        context: TableContext,
        messages: PlainMessages,
        controller: TiletumController,
        interest: TiletumViewOptions,
        parts: TiletumParts,
        lay_ground: Callable[[str], None],
    ) -> None:
        """Store the context, the messages, the controller, and the parts."""
        self._context = context
        self._messages = messages
        self._controller = controller
        self._interest = interest
        self._parts = parts
        self._lay_ground = lay_ground
        self._laid: tuple[float, str] = (0.0, "")
        self._said: dict[str, tuple[tuple[TiletumSpaceView, int], str]] = {}
        self._told: tuple[object, ...] = ()

    def show(self, moment: SheetMoment[TiletumModel], note: str, *, on_sheet: bool) -> None:
        """Update all parts."""
        model = moment.model
        asking = self._controller.open_input
        parts = self._parts
        context = self._context
        states = highlights_of(asking)
        view = model.view
        self._interest.reset_to_viewer(model.viewer)
        order = tuple((seat, view.seats[seat].dice, seat == view.acting) for seat in view.order)
        parts.top_bar.show(TiletumTopLook(view.round, view.turn, order))
        parts.track.show(model.view.track)
        parts.fairs.show(model.view.fairs)
        parts.ending.show_view_state(model.view)
        which = self._interest.document
        parts.document.show_view_state(document_look(context, model, which))
        parts.cardinal.show_view_state(cardinal_look(context, model, which))
        board, _, number = which.partition(":")
        parts.large.visible = board == "board"
        if parts.large.visible:
            self._show_board(parts.large, model, int(number), states)
        picked = asking.die_value if asking is not None else 0
        parts.rose.show_view_state(rose_look(context, model, picked), states, model.view.bonus)
        parts.offers.show(model.view, states)
        shown = self._interest.seat
        self._show_board(parts.board, model, model.viewer if shown is None else shown, states)
        for panel, each in zip(parts.seats, model.view.seats, strict=True):
            acts = each.seat == model.view.acting
            challenges = challenges_text(context, model, each)
            panel.show(TiletumSeatLook(each, acts, each.seat == shown, challenges))
        told = decree_look(context, self._messages, model, self._interest.told)
        if asking is not None and asking.picked:
            self._interest.reading = False
        # While a die is still to be chosen, and neither one nor a task is picked, the window is
        # asked, so that the action sheet may show something else.
        begins = asking is not None and model.view.question == "turn" and not asking.picked
        # The Cardinal's turn is read until something is picked, or while his panel is.
        reading = self._interest.reading or shown == model.state.board.cardinal
        if asking is None or (begins and told is not None and reading):
            parts.action_sheet.show_view_state(told)
        elif begins and model.view.below is not None:
            parts.action_sheet.show_view_state(
                None
            )  # the action sheet gives way to what Silver shows
        else:
            answered = self._controller.answered
            action_sheet = action_sheet_look(context, self._messages, model, asking, answered)
            parts.action_sheet.show_view_state(action_sheet, chosen=asking.die_value)
        reads = parts.action_sheet.visible and parts.action_sheet.look == told
        parts.rose.set_die_keys(asking.dice_by_key if asking is not None else {})
        self._show_map(
            model, asking, action_numbers_on_map(model, self._interest.told) if reads else {}
        )
        self._show_bar(model, asking)
        parts.prompt.show(prompt_look(context, model, asking, note))

    def _show_board(
        self, panel: SeatBoard, model: TiletumModel, seat: int, states: dict[str, str]
    ) -> None:
        """Show a seat's board; only on the own one targets can be picked."""
        panel.show_view_state(
            board_look(self._context, model, seat), states if seat == model.seat else {}
        )

    def _show_map(
        self,
        model: TiletumModel,
        asking: ActionSheetInput | None,
        numbers: dict[str, tuple[int, ...]],
    ) -> None:
        """Show the wanted sheet of the map; `numbers` are those of the Cardinal's turn that is
        shown."""
        chart = self._parts.chart
        silver = model.view.below is not None
        asked = asks_about_underground(model, asking) if asking is not None else None
        below = silver and self._interest.shows_second_sheet(asked)
        ground = chart.space.zoom, scene_for_display(below=below)
        if ground != self._laid:
            self._laid = ground
            self._lay_ground(ground[1])
        parts = self._parts
        context = self._context
        look = map_look(context, model, asking, below=below)
        chart.life.look = map_animation_look(look.blocks, chart.plan, below=below)
        chart.show(look, self._spoken_labels(model, look.blocks))
        chart.show_action_numbers(numbers)
        parts.ending.visible = not (below or parts.large.visible)
        if silver:  # what turns the sheet tells how many places wait on the other one
            spaces = model.view.spaces
            lit = asking.targets if asking is not None else ()
            waiting = sum(bool(spaces[name].map) != below for name in lit if name in spaces)
            words = context.say("sheet-europe" if below else "sheet-below")
            parts.sheet.words = f"{words} ({waiting})" if waiting else words
            parts.sheet.label = parts.sheet.tooltip = context.say("sheet-tip")
            parts.arts.visible = parts.mines.visible = not parts.action_sheet.visible
            if model.view.below is not None:
                parts.arts.show_view_state(model.view.below, model.viewer, highlights_of(asking))
                parts.mines.show(UndergroundMapsLook(model.view.below.maps, model.viewer))

    def _spoken_labels(self, model: TiletumModel, names: Iterable[str]) -> dict[str, str]:
        """Return the spoken texts of spaces, recomputed only for those that have changed."""
        context = self._context
        view = model.view
        kept = self._said
        fairs = tuple((fair.round, fair.town, fair.kind) for fair in view.fairs)
        told = context.words.language, context.seats, fairs
        if told != self._told:
            self._told = told
            kept.clear()
        for name in names:
            shown = view.spaces[name], model.price_of_gift(name)
            if name not in kept or kept[name][0] != shown:
                words = ". ".join((context.area_name(name), *space_text(context, model, name)))
                kept[name] = shown, words
        return {name: kept[name][1] for name in names}

    def _show_bar(self, model: TiletumModel, asking: ActionSheetInput | None) -> None:
        parts = self._parts
        say = self._context.say
        costs = prices_of(model)
        possible = asking.possible_actions if asking is not None else frozenset[str]()
        picked = asking.picked_action if asking is not None else ""
        looks = tuple(
            ActionLook(
                task,
                0,
                say(f"note-task-{task}", **costs),
                task in possible,
                task == picked,
                say(f"price-{task}") if model.view.below is None else "",
            )
            for task in parts.actions.buttons
        )
        parts.actions.show(looks, asked=asking is not None)
        parts.look_back.update_buttons(
            self._controller.question, may_undo=self._controller.may_undo
        )


def highlights_of(asking: ActionSheetInput | None) -> dict[str, str]:
    """Return the highlight of every target that can be or is picked."""
    if asking is None:
        return {}
    return dict.fromkeys(asking.targets, "legal") | dict.fromkeys(asking.picked_areas, "chosen")
