"""The table of Brass: its equipment, and what only this table does."""

from dataclasses import replace
from functools import partial
from typing import cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.engine.title import Game
from game.scene.animation.animation import Timeline
from game.scene.nodes.node import Node, Tip
from game.scene.stage.stage import Stage
from game.table_protocol import ClientHandlers, Entry, PersonalQuestion, UiAnchor
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.map_space import MapSpace
from game.tabletop.map_table import MapTable, TableEquipment
from game.tabletop.panel.look_widget import UNLIT
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_model import MoveKind
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.description import described
from game.titles.brass.table.display import BrassPresenter
from game.titles.brass.table.draft import SELL, Draft
from game.titles.brass.table.drafting import Preview
from game.titles.brass.table.draw_ahead import BrassDrawAhead
from game.titles.brass.table.layout import BrassLayout
from game.titles.brass.table.look.board import BrassViewOptions
from game.titles.brass.table.map_board import BrassMapBoard
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.performance import BrassPerformance
from game.titles.brass.table.move_options import ACTION, MoveOption
from game.titles.brass.table.panels.era_scoring import EraScorings, points_of
from game.titles.brass.table.panels.price_sheet import PriceSheetHandlers
from game.titles.brass.table.parts import ACTION_KINDS, BrassHandlers, BrassParts
from game.titles.brass.table.price_sheet import PriceSheets
from game.titles.brass.table.targets import PlateNode
from game.titles.brass.table.tips import BrassTips
from game.titles.brass.table.ui_anchors import ui_anchor
from game.titles.brass.table.view_model import BrassModel
from game.titles.brass.table.why_not import BrassRefusals
from game.titles.brass.table.words import BrassMessages


class BrassTable(MapTable[BrassModel, str]):
    """Drafts, layers over the map, and the answer that waits for the end of the turn."""

    parts: BrassParts
    controller: BrassController

    def __init__(
        self,
        stage: Stage,
        context: TableContext,
        game: Game,
        pictures: MapPictures[str],
        layout: BrassLayout,
        controller: BrassController,
        client: ClientHandlers,
    ) -> None:
        """Store what tables share, and make all parts."""
        self.context = context
        self._game = game
        self._layout = layout
        seats = self.context.seats
        self._era_scorings = EraScorings(len(seats))
        self._messages = BrassMessages(self.context.words, seats, self._era_scorings.industries)
        self._options = BrassViewOptions()
        self._preview = Preview(stage.timeline)
        super().__init__(stage, self.context, pictures, controller, client)
        self._begin()

    def equipment(self) -> TableEquipment[BrassModel]:
        """Return the parts in their places."""
        context = self.context
        stage = self._stage
        plan = map_plan()
        space = MapSpace(self._layout.frame, stage.units.k, self._layout.view)
        refusals = self._refusals = BrassRefusals(self._game, self.controller)
        tips = self.tips = BrassTips(context, refusals, plan)
        night = partial(self._pictures.picture, space, "rail")
        chart = BrassMapBoard(
            context, plan, space, self.camera, night, pick=self.pick, tip=self._target_tip
        )
        own = BrassHandlers(
            pick_card=self._pick_card,
            card_tip=lambda slot: tips.card(self.controller.drafting.first, slot),
            pick_stack=lambda industry: self.choose(f"industry:{industry}"),
            stack_tip=self._stack_tip,
            seat_tip=tips.seat,
            part_tip=tips.part,
            read_again=lambda: self._look(self._read_again),
            show_works=lambda seat: self._look(partial(self._options.show_works, seat)),
        )
        handlers = replace(
            self.handlers(""), undo=self._undo, reset=self._reset, decline=self.pick_back
        )
        parts = BrassParts(context, self._layout, chart, own, handlers, self._client)
        self._price_sheets = PriceSheets(context, self.controller)
        on_sheet = PriceSheetHandlers(self.confirm, self.pick_back, self.choose)
        price_sheet = self._price_sheets.kind(self._layout, chart, on_sheet)
        parts.root.add(*self._shortcuts())
        flights = BrassFlights(context, parts, stage.kit.sound)
        lay = self.camera.lay_ground
        self._performance = BrassPerformance(flights, self.camera.go_back)
        return TableEquipment(
            parts=parts,
            presenter=BrassPresenter(
                context,
                self.controller,
                stage.kit.keymap,
                self._options,
                self._price_sheets,
                parts,
                lay,
            ),
            sheets=(price_sheet,),
            performance=self._performance,
            broadcast=StepBroadcast((), (self._era_scorings,)),
            draw_ahead=BrassDrawAhead(
                context, self._pictures, chart, stage, self._layout.room.controls
            ).go_on,
        )

    def model_of(self, view: State, seat: int) -> BrassModel:
        """Return a seat's view as state and as named values."""
        return BrassModel(cast("BrassState", view), seat)

    def kind_of(self, kind: str) -> MoveKind:
        """Return the record of an action."""
        return ACTION_KINDS[kind]

    def action_tip(self, action: str) -> Tip:
        """Return what an action does, and why it is not possible."""
        return self.tips.action(action)

    def refusal_of(self, target: str) -> Reason | None:
        """Return why a space or a line cannot be picked; None for a place."""
        node = self.parts.chart.targets[target]
        if isinstance(node, PlateNode) or node.state != UNLIT:
            return None
        return self._refusals.target(target)

    def _target_tip(self, target: str) -> Tip | None:
        return self.tips.of(target, self.refusal_of(target))

    def _stack_tip(self, industry: str) -> Tip | None:
        """Return a stack's content, and why its top counter cannot be built, if it is an own
        one."""
        is_own = self.model is not None and self._works_shown == self.model.seat
        lit = self.parts.works.stacks[industry].state != UNLIT
        return self.tips.stack(self._works_shown, industry, refused=is_own and not lit)

    # ---- what is asked of it

    @property
    def draft(self) -> Draft:
        """The draft of the question, or of the present part of an action."""
        return self.controller.drafting.draft

    @property
    def further(self) -> tuple[MoveOption, ...]:
        """The further parts the drafted action may have."""
        return self.controller.drafting.further

    @property
    def holds(self) -> bool:
        """Whether the last answer of a turn is held."""
        return self.controller.held is not None

    @property
    def shown(self) -> TableView:
        """The view that is shown, or the one in which the present part is drafted."""
        model = self.controller.drafting.model or self.model
        assert model is not None
        return model.view

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return the journal lines of a step."""
        return self._messages.entries(events, step)

    def described(self) -> tuple[str, ...]:
        """Return the position in words."""
        if self.model is None:
            return ()
        prompt = self.parts.prompt.look
        price_sheet = self._sheets.sheet
        asked = [prompt.head, prompt.aside, prompt.step] if prompt is not None else []
        asked += [price_sheet.label] if price_sheet is not None else []
        told = described(self.context, self.model, self.draft, concealed=self._concealed)
        return (". ".join(part for part in asked if part), *told)

    def ui_anchor(self, name: str) -> UiAnchor | None:
        """Return a part by its name: "space:bury.0", "line:bolton bury", "card:bury", "deed" ..."""
        return ui_anchor(self.parts, self.model, name)

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table from a view, without a question."""
        self._preview.end()
        super().show(view, seat)

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the animation of a step, without what a held answer has already shown."""
        self._preview.end()
        fresh = self.controller.fresh(events)
        self._performance.begins = self.controller.told_model
        return super().animate(fresh, after, seat)

    def ask(self, question: PersonalQuestion) -> None:
        """Enable a person's moves, or continue to undo an action."""
        self._preview.end()
        if self.controller.unwinds(question):
            self._client.undo()
            return
        super().ask(question)

    def drop_question(self) -> None:
        """Remove the question."""
        self._preview.end()
        super().drop_question()

    def heard(self) -> None:
        """After the scoring of an era, allow opening it again."""
        if self.model is not None:
            self._era_scorings.see(self.model.view)
        told = self._era_scorings.last is not None
        self.parts.again.visible = told and not self.parts.era_scoring.visible

    def drop_pick(self) -> bool:
        """Undo the last pick of the draft, or the held answer."""
        if self.parts.era_scoring.visible:
            self._read_again()
            return True
        if self.holds:
            self._undo()
            return True
        return super().drop_pick()

    def refresh(self) -> None:
        """Update all parts; tooltips refer to the drafted position."""
        self.tips.model = self.controller.drafting.model or self.model
        super().refresh()

    # ---- what the person does

    def pick(self, target: str) -> None:
        """Pick a source of a cube, or what a target means to the draft."""
        kind = self._price_sheets.writer().source_at(target) if "." in target else ""
        if kind:
            self.choose(f"{kind}:{target}")
        else:
            super().pick(target)

    def _pick_card(self, slot: int) -> None:
        self._go_on(self.controller.drafting.pick_held(slot), shown=self._stage.by_keys)

    def _pick_action(self, action: str) -> None:
        """Pick an action; picked again, confirm it; "sell" first drafts every sale to ports."""
        drafting = self.controller.drafting
        if drafting.draft.picks.get(ACTION) != action:
            super()._pick_action(action)
        elif action == SELL and drafting.sell_all():
            self._go_on(None, shown=self._stage.by_keys)
        else:
            self.confirm()

    def _go_on(self, answer: Move | None, *, shown: bool) -> None:
        """Continue after a pick: show the own stacks again, and close an open scoring."""
        self._options.works = None
        if self.parts.era_scoring.visible:
            self._read_again()
        super()._go_on(answer, shown=shown)

    def _answer(self, move: Move) -> None:
        """Give an answer, or show the last answer of a turn and hold it."""
        question = self.controller.question
        held = self.controller.hold(move)
        if held is None or question is None:
            self._preview.end()
            self.controller.given()
            super()._answer(move)
            return
        self.journal.foretell(self.entries(held.events, 0))
        perform = self._equipment.performance.of
        motions = perform(held.events, held.model, self.model_of, self._set_stand)
        self._preview.play(motions, question.speed)
        self.refresh()
        self.lead()

    def _undo(self) -> None:
        """Undo the held answer with its action, or the last action."""
        self.journal.foretell(())
        question = self.controller.question
        if self.controller.is_order():
            self._client.undo()
        elif question is not None:
            self.ask(question)

    def _reset(self) -> None:
        """Undo the whole turn, with the held answer."""
        question = self.controller.question
        if self.holds and question is not None and not question.can_undo:
            self._undo()
        else:
            self._take_back(self._client.reset_turn)

    def _shortcuts(self) -> tuple[Node, ...]:
        """Return the nodes of keys for layers, other seats' stacks, and the last scoring."""
        acts = {
            "counts": self._options.toggle_points,
            "networks": self._options.toggle_networks,
            "works": self._next_works,
            "again": self._read_again,
        }
        return self.command_keys({name: partial(self._look, act) for name, act in acts.items()})

    @property
    def _works_shown(self) -> int:
        """Return the seat whose stacks are shown."""
        return self._options.whose_works(self.model) if self.model is not None else 0

    def _next_works(self) -> None:
        if self.model is not None:
            self._options.next_works(self.model)

    def _read_again(self) -> None:
        """Open or close the last scoring; below an open sheet it stays hidden."""
        if self.model is None or self._sheets.sheet is not None:
            return
        panel = self.parts.era_scoring
        last = self._era_scorings.read(points_of(self.model))
        if last is not None:
            panel.show(last)
            panel.visible = not panel.visible
            self.parts.again.visible = not panel.visible  # it would lie below

    def _first_pick(self) -> Node | None:
        """Return the stack to focus while the price sheet waits for one."""
        stacks = [node for node in self.parts.works.stacks.values() if node.focusable]
        meant = min(stacks, key=lambda node: node.name not in self._meant, default=None)
        return super()._first_pick() or meant
