"""A table with a map: shows a view, asks for decisions, animates steps; and its factory."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar
from weakref import ReferenceType, WeakKeyDictionary, ref

from pygame import Surface

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.animation.animation import Call, Sequence, Timeline
from game.scene.animation.node_animations import Passing
from game.scene.nodes.node import Node, Tip
from game.scene.stage.placing import Box
from game.scene.stage.stage import Stage, Stops
from game.table_protocol import ClientHandlers, PersonalQuestion, SeatCard
from game.tabletop.art.table_art import TableArt
from game.tabletop.art.window_pictures import Backdrops
from game.tabletop.game_table import GameTable
from game.tabletop.layout.table_layout import RoomSize
from game.tabletop.map.lights import Breathing, LastMoveGlow
from game.tabletop.map.map_node import MapNode
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_targets import JournalLinks, MapTarget
from game.tabletop.map.view_control import MapCamera
from game.tabletop.motion.performance import Performance
from game.tabletop.panel.action_bar import ActionHandlers
from game.tabletop.panel.look_widget import LitWidget
from game.tabletop.question.question_input import QuestionController, QuestionInput
from game.tabletop.sheet.sheet import shortcut
from game.tabletop.sheet.sheet_keeper import SheetKeeper, SheetKind, SheetMoment
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_context import TableContext
from game.tabletop.table_model import AnyModel, MoveKind, MoveKinds
from game.tabletop.table_parts import PartHandlers, TableParts

Scene = TypeVar("Scene", bound=Hashable)


class Presenter(Protocol[AnyModel]):
    """Updates all panels. `note` is the status text shown while no player has to decide."""

    def show(self, moment: SheetMoment[AnyModel], note: str, *, on_sheet: bool) -> None:
        """Show a view model and its question; `on_sheet` when a sheet shows the question."""


@dataclass(frozen=True)  # with slots, `Name[TrailModel](...)` would fail
class TableEquipment(Generic[AnyModel]):
    """The parts of a table; `sheets` are the kinds of sheets, most urgent first."""

    parts: TableParts
    presenter: Presenter[AnyModel]
    sheets: tuple[SheetKind[AnyModel], ...]
    performance: Performance[Any, AnyModel]
    broadcast: StepBroadcast
    draw_ahead: Callable[[AnyModel | None], bool]


class MapTable(GameTable, Generic[AnyModel, Scene]):
    """The table of a title with a map; it holds the current view model."""

    def __init__(
        self,
        stage: Stage,
        context: TableContext[TableArt],
        pictures: MapPictures[Scene],
        controller: QuestionController[AnyModel],
        client: ClientHandlers,
    ) -> None:
        """Store the objects shared with later tables; `_begin` follows."""
        super().__init__(stage, client)
        pictures.keep_alone()
        self._pictures = pictures
        self.controller = controller
        self._say = context.say
        self._words = context.words
        self.model: AnyModel | None = None
        self._behind = False  # whether parts show an older model until the next frame
        self._meant: tuple[str, ...] = ()  # targets that the player is asked to look at or pick
        self._last: dict[int, str] = {}  # by seat, its last pick on the map
        self._breathing = Breathing(stage.timeline, self._breathe)
        self._life = Passing(self._live)
        self._last_move_glow = LastMoveGlow(stage.timeline, self._glow)

    def _begin(self) -> None:
        self._build_parts()
        self._stage.timeline.keep(self._life)
        self._stage.on_spare = lambda: self._equipment.draw_ahead(self.model)
        self._stage.on_picture = self._catch_up

    # ---- what a title says

    @abstractmethod
    def equipment(self) -> TableEquipment[AnyModel]:
        """Return the parts for this game at their positions; `views` exists already."""

    @abstractmethod
    def model_of(self, view: State, seat: int) -> AnyModel:
        """Return the view model of a seat's view."""

    @abstractmethod
    def kind_of(self, kind: str) -> MoveKind:
        """Return the record of a kind of move."""

    @abstractmethod
    def refusal_of(self, target: str) -> Reason | None:
        """Return why a target cannot be picked for the question, None when it can."""

    @abstractmethod
    def action_tip(self, action: str) -> Tip:
        """Return the tooltip of an action."""

    def needs_rebuild(self, model: AnyModel) -> bool:
        """Return whether the view needs a rebuilt table."""
        return False

    def heard(self) -> None:
        """Update what depends on journal events, after they were added or removed."""

    def first_target(self, names: list[str]) -> str:
        """Return the target that gets the keyboard focus first."""
        return names[0]

    @property
    def asked(self) -> QuestionInput:
        """The input for the present question."""
        return self.controller.question_input

    @property
    def chart(self) -> MapNode[Any]:
        """The map with all its targets."""
        return self.parts.chart

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table from a seat's view, without animation and without a question."""
        model = self._fitting(view, seat)
        self._equipment.performance.clear()
        self.controller.undone()
        self.controller.rest()
        self._set_stand(model)

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the animation of one step; at its end the table shows `after`."""
        self.controller.rest()
        model = self._fitting(after, seat)
        self._equipment.broadcast.begin(events)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        timeline.gate = self._equipment.performance.flights.gate
        timeline.gate.waits = self._client.waits_for_reader
        perform = self._equipment.performance.of
        motions = perform(events, model, self.model_of, self._pass_stand)
        places = tuple(place for event in events for place in event.places)
        self.camera.bring(places)
        glow = Call(partial(self._last_move_glow.begin, places))
        timeline.play(Sequence(motions, Call(self._catch_up), glow))
        return timeline

    def ask(self, question: PersonalQuestion) -> None:
        """Enable the controls for a person's decision."""
        model = self._fitting(question.view, question.seat)
        self._note = ""
        automatic = self.controller.ask(question, model)
        self._set_stand(model)
        if automatic is not None:
            self._answer(automatic)
            return
        if self.controller.question_input.kind != "action":
            self._stage.hush()
        self.lead()

    def drop_question(self) -> None:
        """Remove the question: no player has to decide."""
        self.controller.rest()
        self.controller.may_undo = self._may_undo

    def picks(self) -> QuestionInput | None:
        """Return what is picked and not yet an answer, None for nothing."""
        asked = self.controller.question_input
        return asked if asked.is_begun else None

    def restore_picks(self, picks: object) -> None:
        """Pick what was picked before for the same question."""
        if isinstance(picks, QuestionInput) and self.controller.resume(picks):
            self.refresh()
            self.lead()

    def settled(self) -> tuple[str, ...]:
        """Return the moves already picked for this question and those that follow."""
        return self.controller.question_input.settled

    def drop_pick(self) -> bool:
        """Undo the last pick that is not yet an answer, or else close an open drawer."""
        return self.controller.question_input.back() or self.parts.drawers.shut()

    def log(self, events: tuple[Event, ...], seat: int, step: int = 0) -> None:
        """Add a step's lines to the journal, and pass its events to the listeners."""
        super().log(events, seat, step)
        self._equipment.broadcast.hear(step, events)
        self.heard()

    def cut_log(self, step: int = 0) -> None:
        """Remove the journal lines of later steps; 0 removes every line."""
        super().cut_log(step)
        self._equipment.broadcast.cut(step)
        self.heard()

    def point_out(self, places: tuple[str, ...], meant: tuple[str, ...] = ()) -> None:
        """Highlight places until something else is shown; the keyboard visits them and `meant`
        first.
        """
        self._meant = (*places, *meant)
        self.camera.bring(places)
        self._links.point_out(places)
        self._stage.refresh()

    def spare_box(self, use: str) -> tuple[Box, float]:
        """Return a rectangle the client may use, and the size of its u in u of the window."""
        layout = self.parts.layout
        return layout.spare(use), layout.room.controls

    def note_height(self, use: str, least: float) -> float:
        """Return a note's height that cuts nothing below it in two."""
        return self.parts.layout.note_height(use, least)

    def retire(self) -> None:
        """Stop all animations before another table replaces this one."""
        self._breathing.go_on(needed=False)
        self._stage.timeline.drop(self._life)

    # ---- equipment

    def _build_parts(self) -> None:
        """Create all parts for this game at their positions."""
        self.camera = MapCamera(self._stage, self._pictures, self._view_changed)
        self._equipment = self.equipment()
        parts = self.parts = self._equipment.parts
        self.journal = parts.journal
        look_again = partial(self._stage.look_through, False)
        self._sheets = SheetKeeper(parts, self._equipment.sheets, look_again, self._stage.kit)
        layout = parts.layout
        low = layout.window.height - layout.bar_top + layout.bar.rise
        self._stage.footer_rise = 0.0 if layout.foot else low * layout.room.controls
        self.camera.begin(layout, parts.chart, parts.veil, parts.map_buttons)
        self._links = JournalLinks(
            parts.journal,
            self._client.moment,
            light=parts.chart.point_out,
            glow=self._last_move_glow.begin,
        )
        self.root.clear()
        self.root.width = parts.root.width
        self.root.height = parts.root.height
        self.root.add(parts.root)

    def _fitting(self, view: State, seat: int) -> AnyModel:
        """Return the view model of a view, and rebuild the table if that is needed."""
        model = self.model_of(view, seat)
        if self.needs_rebuild(model):
            self._breathing.go_on(needed=False)
            entries = self.journal.entries
            broadcast = self._equipment.broadcast
            self._build_parts()
            self.journal.add_entries(entries)
            self._equipment.broadcast.recall(broadcast)
        return model

    def handlers(self, cost_icon: str) -> PartHandlers:
        """Return the functions that the parts call; an action's cost is shown with this icon."""
        return PartHandlers(
            actions=ActionHandlers(self._pick_action, self.action_tip, self.kind_of, cost_icon),
            confirm=self.confirm,
            decline=self.decline,
            toggle_hand=self.toggle_hand,
            undo=lambda: self._take_back(self._client.undo),
            reset=lambda: self._take_back(self._client.reset_turn),
            look_through=lambda: self._stage.look_through(not self._stage.through),
            look_tip=self._look_tip,
            views=self.camera,
        )

    def _look_tip(self) -> Tip:
        """Return the tooltip of the button that looks through a sheet; a key does the same."""
        held = self._stage.kit.keymap.cap("@look-through")
        return Tip(self._say("look-through"), (self._say("look-through-tip", held=held),))

    # ---- what the person does

    def pick(self, target: str) -> None:
        """Pick a target on the map; the keyboard focus starts there next time."""
        if (asked := self.controller.question) is not None:
            self._last[asked.seat] = target
        self._go_on(self.controller.question_input.pick_area(target), shown=self._stage.by_keys)

    def choose(self, choice: str) -> None:
        """Pick an option."""
        shown = self._stage.focus.shown
        self._go_on(self.controller.question_input.pick_choice(choice), shown=shown)

    def confirm(self) -> None:
        """Answer with the picks so far."""
        if self.controller.question_input.pending is not None:
            self.controller.confirmed()
            self._answer(self.controller.question_input.pending)

    def decline(self) -> None:
        """Answer with the move that declines."""
        if self.controller.question_input.refusal is not None:
            self._answer(self.controller.question_input.refusal)

    def changed(self) -> None:
        """Update after an amount or a card changed; with the keyboard, move on to the next pick."""
        self.refresh()
        focus = self._stage.focus
        if focus.shown and focus.node is not None and focus.node.role == "choice":
            self.show_lead()

    def lead(self) -> None:
        """Move the keyboard focus to the next pick; it is visible if it was visible before."""
        self._lead_focus(shown=self._stage.focus.shown)

    def show_lead(self) -> None:
        """Move the keyboard focus to the next pick and show it."""
        self._lead_focus(shown=True)

    def _pick_action(self, action: str) -> None:
        self.parts.drawers.show(self.kind_of(action).board)
        self._go_on(self.controller.question_input.pick_action(action), shown=self._stage.by_keys)

    def _take_back(self, order: Callable[[], None]) -> None:
        self.controller.undone()
        order()

    def _go_on(self, answer: Move | None, *, shown: bool) -> None:
        if answer is not None:
            self._answer(answer)
            return
        self.refresh()
        self._lead_focus(shown=shown)

    def _answer(self, move: Move) -> None:
        self.controller.rest()
        self.refresh()
        self._client.answer(move.code)

    # ---- showing

    def _set_stand(self, model: AnyModel) -> None:
        self._take_model(model)
        self.refresh()

    def _pass_stand(self, model: AnyModel) -> None:
        """Show a model within a step; of several between two frames only the last is drawn."""
        self._take_model(model)
        self._behind = True
        self._stage.refresh()

    def _take_model(self, model: AnyModel) -> None:
        self.model = model
        self.heard()
        self.controller.shown(model)

    def _catch_up(self) -> None:
        if self._behind:
            self.refresh()

    def refresh(self) -> None:
        """Update all panels from the view and the question."""
        self._behind = False
        if self.model is None:
            return
        made = self._equipment
        moment = SheetMoment(self.model, self.controller, self._concealed)
        made.presenter.show(moment, self._note, on_sheet=self._sheets.carries(moment))
        self._sheets.lay_out(moment)
        self._breathing.go_on(needed=bool(self.controller.question_input.targets))
        self._stage.refresh()

    def _breathe(self, share: float) -> None:
        self.parts.chart.breathe(share)

    def _live(self, seconds: float) -> None:
        self.parts.chart.live(seconds)

    def _glow(self, places: tuple[str, ...], share: float) -> None:
        self.parts.chart.last_move_glow(places, share)

    def command_keys(self, acts: Mapping[str, Callable[[], None]]) -> tuple[Node, ...]:
        """Return nodes for the keys of a title's commands that have no button."""
        say = self._words.say
        return tuple(shortcut((f"@{name}",), say(f"command.{name}"), acts[name]) for name in acts)

    def _look(self, change: Callable[[], None]) -> None:
        """Change what is shown besides the position, and update all panels."""
        change()
        self.refresh()

    def _view_changed(self) -> None:
        """Update highlights and sheets after the map was moved or zoomed."""
        self.refresh()
        self._sheets.make_room()

    def _lead_focus(self, *, shown: bool) -> None:
        """Move the keyboard focus to the next pick: on the sheet, at the prompt, or on the map."""
        question_input = self.controller.question_input
        node = self._sheets.first_control()
        if node is None and (question_input.action or question_input.kind != "action"):
            node = self._first_pick()
        self._stage.focus.set(node, shown=shown and node is not None)

    def first_stops(self) -> Stops:
        """Return the controls that Tab visits first: sheet, targets, Confirm; actions before or
        last.
        """
        asked = self.controller.question_input
        parts = self.parts
        if self.controller.question is None:
            return ()
        sheet = self._sheets.sheet
        sheets = (sheet,) if sheet is not None else ()
        actions = tuple(button for button in parts.actions.buttons.values() if button.enabled)
        picks: Stops = (self._lit(), (parts.prompt,))
        is_open = asked.kind == "action" and not asked.action and asked.pending is None
        return (sheets, actions, *picks) if is_open else (sheets, *picks, actions)

    def _lit(self) -> tuple[Node, ...]:
        """Return everything on the table that can be picked for the question."""
        lit = (node for node in self.parts.root.walk() if isinstance(node, MapTarget | LitWidget))
        return tuple(node for node in lit if node.focusable)

    def _first_pick(self) -> Node | None:
        confirm = self.parts.prompt.confirm
        targets = self.parts.chart.targets
        if self.controller.question_input.pending is not None and confirm.visible:
            return confirm
        names = [name for name in targets if name in self.controller.question_input.first_targets]
        asked = self.controller.question
        last = self._last.get(asked.seat, "") if asked is not None else ""
        meant = [name for name in (*self._meant, last) if name in names]
        return targets[meant[0] if meant else self.first_target(names)] if names else None


AnyTable = TypeVar("AnyTable", bound=MapTable)  # type: ignore[type-arg]  # of any stand


class MapTableFactory(ABC, Generic[AnyTable]):
    """The factory of tables with a map; see `TableFactory`."""

    def __init__(self, kinds: MoveKinds, cover: Backdrops) -> None:
        """Store the kinds of moves and the title's cover picture."""
        self._cover = cover
        self.private_kinds = kinds.private
        self.reply_kinds = kinds.reply
        self.way_out = kinds.way_out
        self.look_kinds = kinds.look
        # weak, since a table refers to its stage: neither would be freed otherwise
        self._tables: WeakKeyDictionary[Stage, ReferenceType[AnyTable]] = WeakKeyDictionary()

    @abstractmethod
    def make(
        self, stage: Stage, seats: tuple[SeatCard, ...], client: ClientHandlers, room: RoomSize
    ) -> AnyTable:
        """Return an empty table for a stage."""

    @abstractmethod
    def draw_map(self, room: RoomSize, seats: int) -> None:
        """Draw the map of a new table and cache it."""

    def card(self, size: tuple[int, int]) -> Surface:
        """Return a picture for menus."""
        return self._cover.picture("title", size)

    def table(
        self, stage: Stage, seats: tuple[SeatCard, ...], client: ClientHandlers, foot: float = 0.0
    ) -> AnyTable:
        """Return an empty table for a stage; the stage's earlier table stops its animations."""
        known = self._tables.get(stage)
        before = known() if known is not None else None
        if before is not None:
            before.retire()
        table = self.make(stage, seats, client, RoomSize.of(stage.units, foot))
        self._tables[stage] = ref(table)
        return table

    def prepare(self, stage: Stage, seats: int) -> None:
        """Draw the map of a table in a thread: most of the work is outside Python."""
        Thread(target=self._draw_ahead, args=(RoomSize.of(stage.units), seats)).start()

    def _draw_ahead(self, room: RoomSize, seats: int) -> None:
        with suppress(Exception):  # the table meets the same error again, and reports it
            self.draw_map(room, seats)
