"""The table of Brass: shows a view, asks a person, and tells what happened."""

from __future__ import annotations

from functools import partial
from typing import cast

from game.engine.events import Event
from game.engine.rules import CHANCE, State
from game.room import Entry, Landmark, PersonalQuestion, RoomHandlers
from game.scene.animation import Call, Delay, Sequence
from game.scene.box import Box
from game.scene.node import Node
from game.scene.stage import Stage
from game.scene.timeline import Timeline
from game.scene.tip import Tip
from game.tabletop.art.table_art import TableArt
from game.tabletop.game_table import GameTable
from game.tabletop.motion.flight import Flight
from game.tabletop.panel.journal import JournalPanel
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import table_view
from game.titles.brass.table.art.map_ground import BakedGround
from game.titles.brass.table.described import described
from game.titles.brass.table.display import BrassDisplay, Sight
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.furniture import BrassFurniture, Calls
from game.titles.brass.table.guide import Guide
from game.titles.brass.table.layout import BrassLayout
from game.titles.brass.table.look.board import Layers
from game.titles.brass.table.map_plan import CORNER, MAP, map_plan
from game.titles.brass.table.options import (
    ACTION,
    INDUSTRY,
    LINE,
    MoveOption,
    options_of,
)
from game.titles.brass.table.plan import ActionPlan
from game.titles.brass.table.sayings import BrassSayings
from game.titles.brass.table.stand import BrassStand
from game.titles.brass.table.telling import LitNotes
from game.titles.brass.table.tips import BoardTips

QUIET_MS = 150.0
"""How long the table rests after a step."""
NOTE_AT = CORNER[0] + MAP[0] * 0.56, CORNER[1] + 92.0
SOURCES = ("coal", "iron")


class BrassTable(GameTable):
    """Owns the stand and the draft."""

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, Guide, BakedGround],
        luck_kinds: frozenset[str],
        layout: BrassLayout,
        orders: RoomHandlers,
    ) -> None:
        """Put every part in its place."""
        super().__init__(stage, orders)
        self._luck = luck_kinds
        self._studio, self._guide, ground = tools
        self._sayings = BrassSayings(self._studio.words, self._studio.seats)
        self._stand: BrassStand | None = None
        self._question: PersonalQuestion | None = None
        self._draft = Draft()
        self._plan = ActionPlan()
        self._layers = Layers()
        self._shown_works: int | None = None
        frame = layout.frame
        self._furniture = BrassFurniture(
            self._studio, layout, lambda era: ground.picture(era, frame), self._calls(), orders
        )
        self._display = BrassDisplay(self._studio, self._guide, self._furniture)
        self._tips = BoardTips(self._studio, self._guide, map_plan())
        self._furniture.board.tell(self._tips.of)
        self._flight: Flight[TableArt] = Flight(self._studio, self._furniture.air, stage.kit.sound)
        self._root = self._furniture.root
        self._keys()

    @property
    def journal(self) -> JournalPanel:
        """The panel of what happened."""
        return self._furniture.journal

    @property
    def draft(self) -> Draft:
        """What is picked of the present question."""
        return self._draft

    @property
    def deed_choices(self) -> tuple[str, ...]:
        """What the choices of the open deed stand for, top to bottom."""
        deed = self._furniture.deed
        open_deed = deed.look if deed.visible else None
        return tuple(each.value for each in open_deed.choices) if open_deed is not None else ()

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table afresh, nobody asked."""
        self._plan.forget()
        self._set(view, seat)

    def _set(self, view: State, seat: int) -> None:
        state = cast("BrassState", view)
        self._stand = BrassStand(state, table_view(state, seat), seat)
        self._flight.clear()
        self._rest_all("")

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Tell each event of a step in a note, then show what it led to."""
        self._rest_all(self._note)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        turn = partial(self._turn, seat=seat)
        notes = LitNotes(self._flight, self._sayings, self._luck, turn)
        notes.light = self.point_out
        told = notes.of(events, after, NOTE_AT)
        timeline.play(Sequence(*told, Delay(QUIET_MS), Call(partial(self._set, after, seat))))
        return timeline

    def ask(self, question: PersonalQuestion) -> None:
        """Offer a person's moves; what was planned is answered without asking."""
        state = cast("BrassState", question.view)
        self._stand = BrassStand(state, table_view(state, question.seat), question.seat)
        self._note = ""
        options = options_of(question.moves, partial(self._cards_for, state, question.seat))
        planned = self._plan.answer(options)
        if planned is not None:
            self.refresh()
            self._orders.answer(planned.code)
            return
        self._question = question
        self._draft = Draft(options, self._stand.hand)
        self.refresh()
        self._stage.hush()
        self.lead()

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a line for every event that words tell of."""
        return tuple(
            Entry(max(event.seat, CHANCE), text, event.places, step, is_deed=event.seat >= 0)
            for event in events
            if (text := self._sayings.event(event))
        )

    def drop_question(self) -> None:
        """Nobody is asked any more."""
        self._question, self._draft = None, Draft()

    def drop_pick(self) -> bool:
        """Take back the last pick of the draft."""
        return self._draft.back()

    def described(self) -> tuple[str, ...]:
        """Return the position in words."""
        if self._stand is None:
            return ()
        return described(self._studio, self._stand, self._draft, concealed=self._concealed)

    def point_out(self, places: tuple[str, ...]) -> None:
        """Light spaces, lines and places up until something else is shown."""
        self._furniture.board.point_out(places)
        self._stage.refresh()

    def landmark(self, name: str) -> Landmark | None:
        """Return a part by its name: "space:bury.0", "line:bolton bury", "card:0", "deed" ..."""
        node = self.root.find("deed" if name == "sheet" else name)
        return Landmark(node, node.extent()) if node is not None and node.visible else None

    def spare_box(self, use: str) -> tuple[Box, float]:
        """Return a box the client may use, and how many u of the window its u is."""
        group, box = self._furniture.layout.spare(use)
        x, y = group.x / group.scale + box.x, group.y / group.scale + box.y
        return Box(x, y, box.width, box.height), group.scale

    # ---- what the person does

    def _calls(self) -> Calls:
        return Calls(
            pick_space=self._pick_space,
            pick_line=lambda line: self._picked(self._draft.pick(LINE, line)),
            pick_stack=lambda stack: self._picked(self._draft.pick(INDUSTRY, stack)),
            pick_card=self._pick_card,
            pick_action=self._pick_action,
            pick_part=self._pick_part,
            confirm=self._confirm,
            step_back=self.pick_back,
            action_tip=self._action_tip,
            show_works=self._show_works,
            card_tip=lambda slot: self._tips.card(self._draft, slot),
        )

    def _keys(self) -> None:
        """Let keys do what no button stands for: layers, and the works of the next seat."""
        acts = {
            "counts": self._toggle_points,
            "works": self._next_works,
            "hand": self.toggle_hand,
        }
        for name, act in acts.items():
            self.root.add(
                Node(name=f"key:{name}", keys=(f"@{name}",), on_click=act, focusable=False)
            )

    def _pick_space(self, space: str) -> None:
        if self._pick_source(space):
            return
        self._picked(self._draft.pick_space(space))

    def _pick_source(self, space: str) -> bool:
        """Pick a mine or ironworks of several; False when the space is none of them."""
        if self._stand is None or self._draft.at_once:
            return False
        proposal = self._display.writer(self._stand, self._draft).proposal()
        if len(proposal.sources) < 2 or all(each.space != space for each in proposal.sources):
            return False
        kind = "coal" if self._is_coal(space) else "iron"
        self._pick_part(kind, space)
        return True

    def _is_coal(self, space: str) -> bool:
        assert self._stand is not None
        counter = self._stand.view.space(space).counter
        return counter is not None and counter.kind.industry == "coal-mine"

    def _pick_part(self, part: str, value: str) -> None:
        if part in SOURCES:
            self._draft.source[part] = value
            self._picked(True)
            return
        self._picked(self._draft.pick(part, value))

    def _pick_card(self, slot: int) -> None:
        if self._draft.at_once:
            self._picked(self._draft.pick("card", self._draft.hand[slot]))
            return
        self._picked(self._draft.pick_card(slot))

    def _pick_action(self, action: str) -> None:
        if self._draft.picks.get(ACTION) == action:
            self._confirm()
            return
        self._picked(self._draft.pick(ACTION, action))

    def _picked(self, went: bool) -> None:
        if not went:
            return
        pending = self._draft.pending
        if self._draft.at_once and pending is not None:
            self._answer(pending)
            return
        self.refresh()
        self.lead()

    def _confirm(self) -> None:
        option = self._draft.pending
        if option is None or self._stand is None:
            return
        self._plan.forget()
        if not self._draft.at_once and self._stand.view.phase == "actions":
            self._plan.cards = list(self._draft.cards_for(option))
        self._plan.sources = dict(self._draft.source)
        self._answer(option)

    def _answer(self, option: MoveOption) -> None:
        self._question, self._draft = None, Draft()
        self.refresh()
        self._orders.answer(option.code)

    def _toggle_points(self) -> None:
        self._layers = Layers(points=not self._layers.points)
        self.refresh()

    def _show_works(self, seat: int) -> None:
        """Look at a seat's works; at one's own again when it is the same."""
        self._shown_works = None if self._shown_works == seat else seat
        self.refresh()

    def _next_works(self) -> None:
        if self._stand is not None:
            count = len(self._stand.view.seats)
            now = self._stand.seat if self._shown_works is None else self._shown_works
            self._shown_works = (max(now, 0) + 1) % count
            self.refresh()

    # ---- showing

    def _cards_for(self, state: BrassState, seat: int, industry: str, space: str) -> frozenset[str]:
        offer = self._guide.build(state, seat, industry, space)
        return frozenset(offer.cards) if offer is not None else frozenset()

    def _rest_all(self, note: str) -> None:
        self._question, self._draft, self._note = None, Draft(), note
        self.refresh()

    def refresh(self) -> None:
        """Bring every part up to date with the stand and the draft."""
        stand = self._stand
        if stand is None:
            return
        self._tips.stand = stand
        self._display.show(
            Sight(
                stand,
                self._draft,
                self._question,
                self._note,
                self._may_undo,
                self._concealed,
                self._layers,
                self._shown_works,
            )
        )
        self._stage.refresh()

    def _action_tip(self, action: str) -> Tip:
        title = self._studio.say(f"action-{action}")
        effect = self._studio.say(f"effect-{action}")
        if self._question is None:
            return Tip(title, (effect,))
        reason = None
        if action not in self._draft.legal(ACTION):
            kind = self._guide.kind_of(self._question.view, action)
            reason = self._guide.why_not(self._question.view, kind)
        if reason is None:
            return Tip(title, (effect,))
        return Tip(title, (self._studio.words.say(f"reason.{reason.key}", **reason.facts), effect))

    def _turn(self, view: State, seat: int) -> None:
        state = cast("BrassState", view)
        self._stand = BrassStand(state, table_view(state, seat), seat)
        self.refresh()

    def lead(self) -> None:
        """Bring the keyboard to what can be picked next."""
        focus = self._stage.focus
        if not focus.shown:
            return
        focus.set(self._display.next_pick(self._draft), shown=True)
