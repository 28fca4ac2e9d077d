"""The table of Brass: shows a view, asks a person, and tells what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, State
from game.room import Entry, Landmark, PersonalQuestion, RoomHandlers
from game.scene.animation import Call, Delay, Sequence
from game.scene.box import Box
from game.scene.stage import Stage
from game.scene.timeline import Timeline
from game.scene.tip import Tip
from game.scene.tween import Passing
from game.tabletop.game_table import GameTable
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.sheet.shortcut import shortcut
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art.map_ground import BakedGround
from game.titles.brass.table.described import described
from game.titles.brass.table.display import BrassDisplay, Sight
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.drafting import Drafting
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.furniture import BrassFurniture, Calls
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.interest import Interest
from game.titles.brass.table.landmarks import landmark
from game.titles.brass.table.layout import BrassLayout
from game.titles.brass.table.map_plan import map_plan
from game.titles.brass.table.motions.backstage import Backstage
from game.titles.brass.table.motions.performance import BrassPerformance
from game.titles.brass.table.options import (
    ACTION,
    DONE,
    INDUSTRY,
    LINE,
    SELL,
    MoveOption,
    options_of,
)
from game.titles.brass.table.rehearsal import BrassRehearsal
from game.titles.brass.table.sayings import DEEDS, BrassSayings
from game.titles.brass.table.sequels import Sequels
from game.titles.brass.table.stand import BrassStand
from game.titles.brass.table.tips import BoardTips
from game.titles.brass.table.turn_end import Answers, Preview

QUIET_MS = 150.0
"""How long the table rests after a step."""
SOURCES = ("coal", "iron")


class BrassTable(GameTable):
    """Owns the stand and the draft."""

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, Guide, Sequels, BakedGround],
        layout: BrassLayout,
        orders: RoomHandlers,
    ) -> None:
        """Put every part in its place."""
        super().__init__(stage, orders)
        self._studio, self._guide, self._sequels, ground = tools
        self._sayings = BrassSayings(self._studio.words, self._studio.seats)
        self._stand: BrassStand | None = None
        self._question: PersonalQuestion | None = None
        self._drafting = Drafting(self._sequels, self._options, BrassStand)
        self._answers, self._preview = Answers(self._sequels), Preview(stage.timeline)
        self._interest = Interest()
        frame = layout.frame
        self._furniture = BrassFurniture(
            self._studio, layout, lambda era: ground.picture(era, frame), self._calls(), orders
        )
        self._display = BrassDisplay(self._studio, self._guide, self._furniture)
        self._tips = BoardTips(self._studio, self._guide, map_plan())
        self._furniture.board.tell(self._tips.of)
        back = Backstage(self._studio, self._furniture, self._guide, stage.kit.sound)
        self._performance = BrassPerformance(back)
        rehearsal = BrassRehearsal(self._studio, stage, layout.map.scale)
        stage.on_spare = lambda: rehearsal.go_on(self._stand)
        self._life = Passing(self._furniture.board.life.pass_time)
        stage.timeline.keep(self._life)
        self._root = self._furniture.root
        self._keys()

    @property
    def journal(self) -> JournalPanel:
        """The panel of what happened."""
        return self._furniture.journal

    @property
    def draft(self) -> Draft:
        """What is picked of the present question, or of the present part of an action."""
        return self._drafting.draft

    @property
    def further(self) -> tuple[MoveOption, ...]:
        """What more the drafted action may do."""
        return self._drafting.further

    @property
    def holds(self) -> bool:
        """Whether the last answer of a turn is held."""
        return self._answers.held is not None

    @property
    def shown(self) -> TableView:
        """What is shown now, or what the present part of a draft is drafted on."""
        stand = self._drafting.stand or self._stand
        assert stand is not None
        return stand.view

    @property
    def deed_choices(self) -> tuple[str, ...]:
        """What the choices of the open deed stand for, top to bottom."""
        deed = self._furniture.deed
        open_deed = deed.look if deed.visible else None
        return tuple(each.value for each in open_deed.choices) if open_deed is not None else ()

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table afresh, nobody asked."""
        self._preview.end()
        self._answers.forget()
        self._performance.clear()
        self._set(BrassStand(cast("BrassState", view), seat))

    def _set(self, stand: BrassStand) -> None:
        self._stand = stand
        self._rest_all("")

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Play each event of a step, then show what it led to.

        What a held answer has shown already is not told again.
        """
        self._rest_all(self._note)
        fresh = self._answers.fresh(events)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        stand = BrassStand(cast("BrassState", after), seat)
        motions = self._performance.of(fresh, stand, self._turn)
        timeline.play(Sequence(motions, Delay(QUIET_MS), Call(partial(self._set, stand))))
        return timeline

    def ask(self, question: PersonalQuestion) -> None:
        """Offer a person's moves; what was planned is answered without asking."""
        self._preview.end()
        state = cast("BrassState", question.view)
        if self._answers.unwinds(question):
            self._orders.undo()
            return
        self._stand = BrassStand(state, question.seat)
        self._note = ""
        self._question = question
        options = self._options(question.moves, state)
        planned = self._answers.plan.answer(state, options)
        if planned is not None:
            self._give(planned)
            return
        self._drafting.begin(self._stand, options)
        self.refresh()
        self._stage.hush()
        self.lead()

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a line for every event that words tell of."""
        return tuple(
            Entry(max(event.seat, CHANCE), text, event.places, step, is_deed=event.kind in DEEDS)
            for event in events
            if (text := self._sayings.event(event))
        )

    def drop_question(self) -> None:
        """Nobody is asked any more."""
        self._preview.end()
        self._question = self._answers.held = None
        self._drafting.rest()

    def drop_pick(self) -> bool:
        """Take back the last pick of the draft, or the answer that is held."""
        if self.holds:
            self._undo()
            return True
        return self._drafting.back()

    def described(self) -> tuple[str, ...]:
        """Return the position in words."""
        if self._stand is None:
            return ()
        return described(self._studio, self._stand, self.draft, concealed=self._concealed)

    def point_out(self, places: tuple[str, ...]) -> None:
        """Light spaces, lines and places up until something else is shown."""
        self._furniture.board.point_out(places)
        self._stage.refresh()

    def landmark(self, name: str) -> Landmark | None:
        """Return a part by its name: "space:bury.0", "line:bolton bury", "card:bury", "deed" ..."""
        return landmark(self._furniture, self._stand, name)

    def spare_box(self, use: str) -> tuple[Box, float]:
        """Return a box the client may use, and how many u of the window its u is."""
        group, box = self._furniture.layout.spare(use)
        x, y = group.x / group.scale + box.x, group.y / group.scale + box.y
        return Box(x, y, box.width, box.height), group.scale

    def retire(self) -> None:
        """Stop what still moves: another table takes this one's place."""
        self._stage.timeline.drop(self._life)

    # ---- what the person does

    def _calls(self) -> Calls:
        return Calls(
            pick_space=self._pick_space,
            pick_line=partial(self._pick, LINE),
            pick_stack=partial(self._pick, INDUSTRY),
            pick_card=self._pick_card,
            pick_action=self._pick_action,
            pick_part=self._pick_part,
            confirm=self._confirm,
            step_back=self.pick_back,
            action_tip=self._action_tip,
            show_works=lambda seat: self._look(partial(self._interest.show_works, seat)),
            card_tip=lambda slot: self._tips.card(self._drafting.first, slot),
            undo=self._undo,
            reset=self._reset,
        )

    def _keys(self) -> None:
        """Let keys do what no button stands for: layers, and the works of the next seat."""
        look, interest = self._look, self._interest
        acts: dict[str, Callable[[], None]] = {
            "counts": lambda: look(interest.toggle_points),
            "networks": lambda: look(interest.toggle_networks),
            "works": lambda: look(self._next_works),
            "hand": self.toggle_hand,
        }
        for name, act in acts.items():
            label = self._studio.words.say(f"command.{name}")
            self.root.add(shortcut((f"@{name}",), label, act))

    def _pick(self, part: str, value: str) -> None:
        self._picked(self._drafting.pick(part, value))

    def _pick_space(self, space: str) -> None:
        """Pick a source of several for a cube, or what a space means to the draft."""
        kind = self._display.writer(self._drafting).source_at(space)
        if kind:
            self._pick_part(kind, space)
        else:
            self._picked(self._drafting.pick_space(space))

    def _pick_part(self, part: str, value: str) -> None:
        if part in SOURCES:
            self.draft.source[part] = value
            self._picked(True)
            return
        self._pick(part, value)

    def _pick_card(self, slot: int) -> None:
        if self.draft.at_once:
            self._pick("card", self.draft.hand[slot])
            return
        self._picked(self._drafting.pick_card(slot))

    def _pick_action(self, action: str) -> None:
        if self.draft.picks.get(ACTION) == action:
            if action != SELL or not self._drafting.sell_all():
                self._confirm()
                return
            self._picked(True)
            return
        self._pick(ACTION, action)

    def _picked(self, went: bool) -> None:
        if not went:
            return
        pending = self.draft.pending
        if self.draft.at_once and pending is not None:
            self._give(pending)
            return
        self.refresh()
        self.lead()

    def _confirm(self) -> None:
        """End the turn, or answer with what is drafted."""
        held, plan, first = self._answers.held, self._answers.plan, self._drafting.first.pending
        if held is not None:
            self._answer(self._answers.release(held))
        elif first is not None and first.parts[ACTION] == DONE:
            self._answer(first)
        elif first is not None and self.draft.pending is not None:
            plan.answers = list(self._drafting.answers)
            self._give(first)

    def _give(self, option: MoveOption) -> None:
        """Answer, or show what the last answer of a turn does and wait for the turn's end."""
        assert self._question is not None
        held = self._answers.hold(self._question, option)
        if held is None:
            self._answer(option)
            return
        self._drafting.rest()
        motions = self._performance.of(held.events, held.stand, self._turn)
        lit = Call(partial(self.point_out, held.places))
        self._preview.play(Sequence(motions, lit), self._question.speed)
        self.refresh()
        self.lead()

    def _answer(self, option: MoveOption) -> None:
        self._answers.plan.given()
        self.drop_question()
        self.refresh()
        self._orders.answer(option.code)

    def _undo(self) -> None:
        """Take back the answer that is held, with all of its action, or the last action."""
        question = self._question
        if self._answers.is_order(question, may_undo=self._may_undo):
            self._orders.undo()
        elif question is not None:
            self.ask(question)

    def _reset(self) -> None:
        """Take the whole turn back, with the answer that is held."""
        if self.holds and self._question is not None and not self._question.can_undo:
            self._undo()
        else:
            self._answers.forget()
            self._orders.reset_turn()

    def _look(self, change: Callable[[], None]) -> None:
        """Show something else besides the position."""
        change()
        self.refresh()

    def _next_works(self) -> None:
        if self._stand is not None:
            self._interest.next_works(self._stand.seat, len(self._stand.view.seats))

    # ---- showing

    def _options(self, moves: tuple[Move, ...], state: BrassState) -> tuple[MoveOption, ...]:
        def cards_for(industry: str, space: str) -> frozenset[str]:
            offer = self._guide.build(state, int(state.to_move), industry, space)
            return frozenset(offer.cards) if offer is not None else frozenset()

        return options_of(moves, cards_for)

    def _rest_all(self, note: str) -> None:
        self.drop_question()
        self._note = note
        self.refresh()

    def refresh(self) -> None:
        """Bring every part up to date with the stand and the draft."""
        stand = self._stand
        if stand is None:
            return
        self._tips.stand = self._drafting.stand or stand
        self._display.show(
            Sight(
                stand,
                self._drafting,
                self._question,
                self._note,
                self._may_undo,
                self._concealed,
                self._interest,
                self.holds,
            )
        )
        self._stage.refresh()

    def _action_tip(self, action: str) -> Tip:
        legal = action in self._drafting.first.legal(ACTION)
        view = self._question.view if self._question is not None and not legal else None
        return self._tips.action(action, view)

    def _turn(self, stand: BrassStand) -> None:
        self._stand = stand
        self.refresh()

    def lead(self) -> None:
        """Bring the keyboard to what can be picked next."""
        focus = self._stage.focus
        if not focus.shown:
            return
        focus.set(self._display.next_pick(self.draft), shown=True)
