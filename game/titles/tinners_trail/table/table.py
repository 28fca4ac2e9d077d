"""The table of Tinners' Trail: shows a view, asks a person, and plays what happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import State
from game.room import Entry, Landmark, PersonalQuestion, RoomHandlers
from game.scene.animation import Call, Sequence
from game.scene.node import Node, NodeValues
from game.scene.stage import Stage
from game.scene.timeline import Timeline
from game.scene.tip import Tip
from game.scene.tween import Passing
from game.tabletop.hearsay import Hearsay
from game.tabletop.map.afterglow import Afterglow
from game.tabletop.map.breathing import Breathing
from game.tabletop.map.journal_links import JournalLinks
from game.tabletop.map.map_pictures import MapPictures
from game.tabletop.map.outlook import MapOutlook
from game.tabletop.panel.action_bar import ActionHandlers
from game.tabletop.question.amount import SumEnquiry
from game.tabletop.question.proxy import Proxy
from game.tabletop.record import picture_of
from game.tabletop.table_parts import PartHandlers
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import table_view
from game.titles.tinners_trail.table.chart.chart import Chart
from game.titles.tinners_trail.table.chart.county import County
from game.titles.tinners_trail.table.chart.evening import CountyScene
from game.titles.tinners_trail.table.described import DescribedPosition, described
from game.titles.tinners_trail.table.desk import QuestionDesk
from game.titles.tinners_trail.table.display import TablePresenter
from game.titles.tinners_trail.table.guide import Guide
from game.titles.tinners_trail.table.kinds.all import kind_of
from game.titles.tinners_trail.table.landmarks import Landmarks
from game.titles.tinners_trail.table.layout.extras import BASE_GAME, Extras
from game.titles.tinners_trail.table.layout.trail_layout import TrailLayout
from game.titles.tinners_trail.table.leading import Leading
from game.titles.tinners_trail.table.look.journal import Chronicler
from game.titles.tinners_trail.table.look.wallace import Explainer
from game.titles.tinners_trail.table.motions.backstage import Backstage
from game.titles.tinners_trail.table.motions.performance import Performance
from game.titles.tinners_trail.table.paperwork import Paperwork
from game.titles.tinners_trail.table.rehearsal.rehearsal import DrawAhead
from game.titles.tinners_trail.table.stand import Stand
from game.titles.tinners_trail.table.studio import Studio
from game.titles.tinners_trail.table.tips import Tips, odds_in_words
from game.titles.tinners_trail.table.traces import Traces
from game.titles.tinners_trail.table.trail_parts import TrailParts

Plan = Callable[[Extras], tuple[TrailLayout, County]]
"""Lays the table out for what is in play."""


class TrailTable:
    """One table in one window; see `game.room.Table`. Owns the stand and the desk."""

    def __init__(
        self,
        stage: Stage,
        tools: tuple[Studio, Guide, MapPictures[CountyScene], dict[int, Proxy]],
        plan: Plan,
        orders: RoomHandlers,
    ) -> None:
        """Furnish the table for the base game; the first view tells what else lies on it."""
        self._studio, self._guide, self._pictures, proxies = tools
        self._stage = stage
        self._orders = orders
        self._plan = plan
        self._desk = QuestionDesk(proxies, standing=orders.standing)
        self._stand: Stand | None = None
        self._note = ""
        self._concealed = False
        self._breathing = Breathing(stage.timeline, self._breathe)
        self._life = Passing(self._live)
        self._chronicler = Chronicler(self._studio.words, self._studio.seats)
        self._explainer = Explainer(self._studio.words)
        self._extras = BASE_GAME
        self._root = Node()
        self._afterglow = Afterglow(stage.timeline, self._glow)
        self._furnish()
        self._stage.timeline.keep(self._life)
        self._stage.on_spare = lambda: self._rehearsal.go_on(self._stand)

    @property
    def root(self) -> Node:
        """The node that holds everything drawn."""
        return self._root

    def _furnish(self) -> None:
        """Put every part in its place for what is in play."""
        layout, county = self._plan(self._extras)
        low = layout.window.height - layout.bar_top + layout.bar.rise
        self._stage.footer_rise = 0.0 if layout.foot else low * layout.controls
        studio, guide = self._studio, self._guide
        self._tips = Tips(studio, guide, self._stage.units.k * layout.controls)
        self._outlook = MapOutlook(self._stage, self._pictures, self._view_changed)
        chart = Chart(studio, county, self._pick_area, self._area_tip, self._outlook)
        self._furniture = TrailParts(studio, layout, chart, self._handlers(), self._orders)
        parts = self._furniture
        parts.exchange.tooltip = lambda: self._tips.prices(self._stand)
        self._outlook.begin(layout, (chart, parts.veil), parts.map_buttons)
        calls = self._sheet_calls()
        self._paperwork = Paperwork((studio, guide), self._furniture, calls, self._choose)
        self._leading = Leading(self._stage, self._furniture, self._paperwork, self._desk)
        self._landmarks = Landmarks(studio, self._furniture)
        traces = Traces(studio, self._furniture.chart)
        self._hearsay = Hearsay((self._explainer,), (self._paperwork.bids, traces))
        lights = self._furniture.chart.point_out, self._afterglow.begin
        self._links = JournalLinks(self._furniture.journal, lights, self._orders.moment)
        self._display = TablePresenter(studio, guide, self._furniture, self._outlook.lay_ground)
        back = Backstage(studio, self._furniture, self._stage.kit.sound)
        self._performance = Performance(back)
        self._rehearsal = DrawAhead((studio, guide, self._pictures), self._furniture, self._stage)
        self._root.clear()
        drawn = self._furniture.root
        self._root.width, self._root.height = drawn.width, drawn.height
        self._root.add(drawn)

    def _furnish_for(self, board: Board) -> None:
        """Make room for expansions when the first view of a game tells of them."""
        extras = Extras(board.arsenic, board.emigration, board.solo)
        if extras != self._extras:
            self._extras = extras
            self._breathing.go_on(needed=False)
            entries, hearsay = self._furniture.journal.entries, self._hearsay
            self._furnish()
            self._furniture.journal.add_entries(entries)
            self._hearsay.recall(hearsay)

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table afresh from a seat's view, nobody asked."""
        state = cast("TrailState", view)
        self._furnish_for(state.board)
        self._performance.clear()
        self._desk.break_seal()
        self._desk.rest()
        self._set_stand(Stand(state, table_view(state, seat), seat))

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the motions of one step; at their end the table shows `after`."""
        self._desk.rest()
        state = cast("TrailState", after)
        self._furnish_for(state.board)
        self._hearsay.begin(events)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        stand = Stand(state, table_view(state, seat), seat)
        motions = self._performance.of(events, stand, self._set_stand)
        places = tuple(place for event in events for place in event.places)
        self._outlook.bring(places)
        timeline.play(Sequence(motions, Call(partial(self._afterglow.begin, places))))
        return timeline

    def _glow(self, places: tuple[str, ...], share: float) -> None:
        self._furniture.chart.afterglow(places, share)

    def ask(self, question: PersonalQuestion) -> None:
        """Enable the controls for a person's decision."""
        state = cast("TrailState", question.view)
        self._furnish_for(state.board)
        stand = Stand(state, table_view(state, question.seat), question.seat)
        self._note = ""
        automatic = self._desk.ask(question, stand.view)
        self._set_stand(stand)
        if automatic is not None:
            self._answer(automatic)
            return
        if self._desk.enquiry.kind != "action":
            self._stage.hush()
        self._lead_focus(shown=self._stage.focus.shown)

    def rest(self, note: str, *, may_undo: bool = False) -> None:
        """Disable all controls but perhaps the way back, and show the note."""
        self._desk.rest()
        self._desk.may_undo = may_undo
        self._note = note
        self._refresh()

    def log(self, events: tuple[Event, ...], seat: int, step: int = 0) -> None:
        """Add a step's lines to the journal."""
        self._furniture.journal.add_entries(self.entries(events, step))
        self._hearsay.hear(step, events)
        self._tell_reasons()

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a step's lines as the journal has them."""
        return self._chronicler.entries(events, step)

    def cut_log(self, step: int = 0) -> None:
        """Take back the lines of later steps; without a step all."""
        self._furniture.journal.cut_entries(step)
        self._hearsay.cut(step)
        self._tell_reasons()

    def _tell_reasons(self) -> None:
        """Lay out Lord Wallace's last card and his reasons, in a solo game."""
        if self._stand is not None and self._stand.board.solo:
            self._furniture.wallace.tell(self._explainer.turn, self._stand.board)

    def step_back(self) -> bool:
        """Take back the last pick that is not yet an answer."""
        went = self._desk.enquiry.back()
        if went:
            self._refresh()
            self._lead_focus(shown=self._stage.focus.shown)
        return went

    def conceal_hand(self, hidden: bool) -> None:
        """Hide or show the viewer's private things."""
        self._concealed = hidden
        self._refresh()

    def point_out(self, places: tuple[str, ...]) -> None:
        """Light areas up until something else is shown."""
        self._outlook.bring(places)
        self._links.point_out(places)
        self._stage.refresh()

    def landmark(self, name: str) -> Landmark | None:
        """Return where a thing lies; `landmarks.py` tells the names."""
        return self._landmarks.find(name)

    def spare(self, use: str) -> NodeValues:
        """Return a box the client may use: the "strip", or room for "advice" or a "note"."""
        layout = self._furniture.layout
        box, k = layout.spare(use), layout.controls
        return NodeValues(x=box.x * k, y=box.y * k, width=box.width, height=box.height, scale=k)

    def note_height(self, use: str, least: float) -> float:
        """Return how high a note must be to cut nothing that it lies on in two."""
        return self._furniture.layout.note_height(use, least)

    def picture(self) -> tuple[object, ...]:
        """Return everything drawn as comparable values."""
        return picture_of(self.root)

    def described(self) -> tuple[str, ...]:
        """Return the position in words, from what the viewer may see."""
        if self._stand is None:
            return ()
        prompt, enquiry = self._display.prompt, self._desk.enquiry
        odds = odds_in_words(self._guide.odds(self._stand.state), self._studio)
        position = DescribedPosition(self._stand.view, self._concealed, prompt, enquiry, odds)
        return described(position, self._studio)

    def retire(self) -> None:
        """Stop what still moves: another table takes this one's place."""
        self._breathing.go_on(needed=False)
        self._stage.timeline.drop(self._life)

    # ---- what the person does

    def _handlers(self) -> PartHandlers:
        return PartHandlers(
            actions=ActionHandlers(self._pick_action, self._action_tip, kind_of, "watch"),
            confirm=self._confirm,
            decline=self._decline,
            toggle_hand=self._toggle_hand,
            undo=lambda: self._take_back(self._orders.undo),
            reset=lambda: self._take_back(self._orders.reset_turn),
            look_through=lambda: self._stage.look_through(not self._stage.through),
            look_tip=lambda: self._tips.looking(self._stage.kit.keymap.cap("@look-through")),
            views=self._outlook,
        )

    def _sheet_calls(self) -> dict[str, Callable[[], None]]:
        calls = {
            "confirm": self._confirm,
            "decline": self._decline,
            "changed": self._sheet_changed,
            "back": self._step_back_quietly,
            "cancel-proxy": self._cancel_proxy,
            "lead": lambda: self._lead_focus(shown=True),
            "bring-back": lambda: self._stage.look_through(False),
        }
        if self._orders.standing:
            calls["proxy"] = self._bid_by_proxy
        return calls

    def _sheet_changed(self) -> None:
        """An amount or a card changed; a key that picked a card leads on to the next pick."""
        self._refresh()
        focus = self._stage.focus
        if focus.shown and focus.node is not None and focus.node.role == "choice":
            self._lead_focus(shown=True)

    def _step_back_quietly(self) -> None:
        self.step_back()

    def _pick_area(self, area: str) -> None:
        self._go_on(self._desk.enquiry.pick_area(area), shown=self._stage.by_keys)

    def _pick_action(self, action: str) -> None:
        self._furniture.drawers.show(kind_of(action).board)
        self._go_on(self._desk.enquiry.pick_action(action), shown=self._stage.by_keys)

    def _choose(self, choice: str) -> None:
        shown = self._stage.focus.shown
        self._go_on(self._desk.enquiry.pick_choice(choice), shown=shown)

    def _confirm(self) -> None:
        if self._desk.enquiry.pending is not None:
            self._desk.seal_draft()
            self._answer(self._desk.enquiry.pending)

    def _decline(self) -> None:
        if self._desk.enquiry.refusal is not None:
            self._answer(self._desk.enquiry.refusal)

    def _bid_by_proxy(self) -> None:
        enquiry, stand = self._desk.enquiry, self._stand
        if not isinstance(enquiry, SumEnquiry) or enquiry.sum is None or stand is None:
            return
        if stand.sale is not None:
            self._desk.order_bids(stand.sale.area, enquiry.sum)
            self._answer(enquiry.sum.least_move)

    def _cancel_proxy(self) -> None:
        if self._stand is not None:
            self._desk.proxies.pop(self._stand.seat, None)
            self._refresh()

    def _toggle_hand(self) -> None:
        if self._concealed:
            self._orders.show_hand()
        else:
            self.conceal_hand(True)
            self._orders.hide_hand()

    def _take_back(self, order: Callable[[], None]) -> None:
        self._desk.break_seal()
        order()

    def _go_on(self, answer: Move | None, *, shown: bool) -> None:
        if answer is not None:
            self._answer(answer)
            return
        self._refresh()
        self._lead_focus(shown=shown)

    def _answer(self, move: Move) -> None:
        self._desk.rest()
        self._refresh()
        self._orders.answer(move.code)

    # ---- showing

    def _set_stand(self, stand: Stand) -> None:
        self._stand = stand
        self._stage.kit.sound.music.duck(stand.sale is not None)
        self._tell_reasons()
        self._desk.drop_ended_proxies(stand.view)
        self._refresh()

    def _refresh(self) -> None:
        """Bring every part up to date with the stand and the desk."""
        if self._stand is None:
            return
        self._display.show(self._stand, self._desk, self._note, concealed=self._concealed)
        self._paperwork.lay_out(self._stand, self._desk, concealed=self._concealed)
        self._breathing.go_on(needed=bool(self._desk.enquiry.targets))
        self._stage.refresh()

    def _view_changed(self) -> None:
        """Another part of the map is seen, and perhaps larger: lights and sheets follow it."""
        self._refresh()
        self._paperwork.make_room()

    def _breathe(self, share: float) -> None:
        self._furniture.chart.breathe(share)

    def _live(self, seconds: float) -> None:
        """Let the map stir; the furniture may be new."""
        self._furniture.chart.live(seconds)

    def _lead_focus(self, *, shown: bool) -> None:
        """Bring the keyboard to where the next pick is made."""
        self._leading.lead(self._stand, shown=shown)

    def _area_tip(self, area: str) -> Tip:
        assert self._stand is not None
        return self._tips.area(self._stand, self._desk, area, concealed=self._concealed)

    def _action_tip(self, action: str) -> Tip:
        question, stand = self._desk.question, self._stand
        state = question.view if question is not None else None
        places = tuple(sorted(self._desk.enquiry.chosen)) if not self._desk.enquiry.action else ()
        assert stand is not None
        return self._tips.action(state, stand.board, action, places)
