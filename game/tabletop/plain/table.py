"""The plain table: shows any view as a printed table, with buttons for answers and notes for
events.
"""

from functools import partial
from typing import Final

from game.engine.events import Event
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.scene.animation.animation import Animation, Call, Delay, Sequence, Timeline
from game.scene.nodes.node import Node
from game.scene.stage.placing import Box, box
from game.scene.stage.stage import Stage, Stops
from game.scene.text import text_styles
from game.scene.widgets import Label, Panel, ScrollList
from game.table_protocol import ClientHandlers, Entry, PersonalQuestion, UiAnchor
from game.tabletop.art.table_art import TableArt
from game.tabletop.game_table import GameTable
from game.tabletop.layout.look_back_buttons import side_by_side
from game.tabletop.motion.flights import Flight
from game.tabletop.motion.floating_note import FloatingNote
from game.tabletop.motion.performance import states_between
from game.tabletop.panel.controls import LookBack, look_back_acts, top_buttons
from game.tabletop.panel.journal import JournalPanel
from game.tabletop.panel.prompt import PromptLook, PromptPanel, at_rest
from game.tabletop.plain.answers import WHOLE, AnswersPanel, Narrowing, Value
from game.tabletop.plain.layout import PlainLayout
from game.tabletop.plain.messages import ROW, FactRowNode, Facts, Messages, facts_of, rows_of
from game.tabletop.plain.seat_panel import SeatLook, SeatPanel
from game.tabletop.table_context import TableContext

QUIET_MS = 200.0
"""How long the table rests after a step."""
TOLD_MS = 700.0
LEAST_MS = 250.0
LUCK_MS = 1000.0
"""How long notes tell of a step, each one at least, and how long of luck."""
PAPER = 16.0
WORDMARK: Final = 360.0


class PlainTable(GameTable):
    """A table that lists every number of a view; every answer is a button."""

    def __init__(
        self,
        stage: Stage,
        context: TableContext[TableArt],
        layout: "PlainLayout",
        client: ClientHandlers,
        *,
        game: Game,
        luck: frozenset[str],
    ) -> None:
        """Create all parts; `luck` are the game's kinds of chance events."""
        super().__init__(stage, client)
        self._context = context
        self._game = game
        self._luck = luck
        self._layout = layout
        self._messages = Messages(context.words, context.seats)
        self._view: State | None = None
        self._viewer = NOBODY
        self._question: PersonalQuestion | None = None
        self._narrowing = Narrowing()
        self._make()

    def _make(self) -> None:
        layout = self._layout
        context = self._context
        scale = layout.room.controls
        size = layout.window.width * scale, layout.window.height * scale
        self.root.width, self.root.height = size
        self.root.name = "table"
        hud = Node(scale=scale)
        name = context.words.say("title.name")
        bar = layout.top_bar
        wordmark = box(20, 4, WORDMARK, bar.height - 8)
        top = Panel("bar", label=name, **bar._asdict())
        top.add(Label(name, text_styles.HEAD.sized(32), **wordmark))
        self._seats = [SeatPanel(context, **box._asdict()) for box in layout.seats]
        self.journal = JournalPanel(context, **layout.journal._asdict())
        if self._client.recall is not None:
            recall = self._client.recall
            self.journal.lead_to(recall.open_journal, recall.open_chronicle)
        if self._client.pinned is not None:
            self.journal.pin(self._client.pinned)
        if self._client.moment is not None:
            moment = self._client.moment
            self.journal.choose = lambda entry: moment(entry.step) if entry.step else None
        paper = layout.position
        self._paper = Panel("bill", name="position", role="panel", **paper._asdict())
        inner = box(PAPER, PAPER, paper.width - 2 * PAPER, paper.height - 2 * PAPER)
        self._rows = ScrollList((), ROW, label=context.say("position"), **inner)
        self._paper.add(self._rows)
        hud.add(top, *top_buttons(context, layout.icons, self._client).values())
        hud.add(*self._seats, self.journal, self._paper)
        self._prompt: PromptPanel | None = None
        self._answers: AnswersPanel | None = None
        self._look_back: LookBack | None = None
        if layout.asking is not None:
            asking = layout.asking
            self._prompt = PromptPanel(
                context, self._confirm, self.pick_back, **asking.prompt._asdict()
            )
            self._answers = AnswersPanel(
                self._messages, self._pick, layout.room.touch, **asking.answers._asdict()
            )
            acts = look_back_acts(self._client) | {"hand": self.toggle_hand}
            self._look_back = LookBack(
                context,
                side_by_side(tuple(acts), asking.look_back),
                acts,
                why_no_last_turns=self._client.why_no_last_turns,
            )
            hud.add(self._prompt, self._answers, self._look_back)
        air = Node(scale=scale, z=1.0, name="flight")
        self._flight = Flight(context, air, self._stage.kit.sound)
        self.root.add(hud, air)

    def spare_box(self, use: str) -> tuple[Box, float]:
        """Return a rectangle the client may use, and the size of its u in u of the window."""
        return self._layout.spare(use), self._layout.room.controls

    def drop_question(self) -> None:
        """Remove the question: no player has to decide."""
        self._question = None
        self._narrowing = Narrowing()

    def drop_pick(self) -> bool:
        """Undo the last part of an answer."""
        return self._narrowing.back()

    # ---- what the client says

    def show(self, view: State, seat: int) -> None:
        """Draw the table from a view, without animation and without a question."""
        self._view = view
        self._viewer = seat
        self._flight.clear()
        self.rest("", may_undo=self._may_undo)

    def animate(self, events: tuple[Event, ...], after: State, seat: int) -> Timeline:
        """Return the animation of a step: a note for each event, then its result."""
        self.rest(self._note, may_undo=self._may_undo)
        timeline = Timeline()
        timeline.reduced = self._stage.timeline.reduced
        shown = states_between(events, after)[1:]
        ms = max(TOLD_MS / max(len(events), 1), LEAST_MS)
        told = [self._told(event, then, ms) for event, then in zip(events, shown, strict=True)]
        timeline.play(Sequence(*told, Delay(QUIET_MS), Call(partial(self.show, after, seat))))
        return timeline

    def _told(self, event: Event, then: State, ms: float) -> Animation:
        """Return the animation of an event: its result, below a note if the event has a text."""
        turn = Call(partial(self._turn, then))
        words = self._messages.event(event)
        if not words:
            return turn
        note = FloatingNote(words, self._layout.position.centre)
        stays = Delay(LUCK_MS if event.kind in self._luck else ms)
        return Sequence(turn, self._flight.staged(note, stays))

    def ask(self, question: PersonalQuestion) -> None:
        """Show the answers to a person's question."""
        self._view = question.view
        self._viewer = question.seat
        self._question = question
        self._note = ""
        self._narrowing = Narrowing(question.moves)
        self.refresh()
        self._stage.hush()
        self.lead()

    def entries(self, events: tuple[Event, ...], step: int) -> tuple[Entry, ...]:
        """Return a line for every event."""
        return self._messages.entries(events, step)

    def described(self) -> tuple[str, ...]:
        """Return a description of the position: the question, the table, each seat."""
        look = self._prompt_look()
        facts = self._facts()
        say = self._messages
        asked = [say.part(self._narrowing.part)] if self._narrowing.part else []
        answers = [self._said(choice.value) for choice in self._narrowing.choices]
        paragraphs = [" ".join((f"{look.head}.", look.step)).strip(" .") + "."]
        if answers:
            paragraphs.append(f"{' '.join(asked)} {'; '.join(answers)}.")
        paragraphs.append(" ".join(f"{say.fact(f.key)}: {f.texts[0]}." for f in facts.table))
        for seat, card in enumerate(self._context.seats):
            held = [f"{say.fact(fact.key)}: {fact.texts[seat]}" for fact in facts.seats]
            paragraphs.append(f"{card.name}. {'; '.join([*held, self._points(seat)])}.")
        return tuple(paragraph for paragraph in paragraphs if paragraph.strip(" ."))

    def point_out(self, places: tuple[str, ...], meant: tuple[str, ...] = ()) -> None:
        """Do nothing: there is no map with places to highlight."""

    def ui_anchor(self, name: str) -> UiAnchor | None:
        """Return a part by its name, such as "position" or "answer:..."."""
        node = self.root.find(name)
        return UiAnchor(node, node.extent()) if node is not None else None

    # ---- what the person does

    def _pick(self, value: Value) -> None:
        move = self._narrowing.pick(value)
        if move is not None:
            self._client.answer(move.code)
            return
        self.refresh()
        self.lead()

    def _confirm(self) -> None:
        if self._answers is not None and self._answers.amount is not None:
            self._pick(self._answers.amount)

    # ---- showing

    def refresh(self) -> None:
        """Update all panels."""
        names = [card.name for card in self._context.seats]
        rows = rows_of(self._facts(), names, self._messages)
        self._rows.set_rows([FactRowNode(row, self._rows.width - PAPER) for row in rows])
        for seat, panel in enumerate(self._seats):
            panel.show(self._seat_look(seat))
        if self._prompt is not None:
            self._prompt.show(self._prompt_look())
        if self._answers is not None:
            self._answers.ask(self._narrowing)
        if self._look_back is not None:
            self._look_back.show(self._question, may_undo=self._may_undo)
            hand = self._look_back.buttons["hand"]
            hand.words = hand.label = self._context.say(
                "show-hand" if self._concealed else "hide-hand"
            )

    def _facts(self) -> Facts:
        if self._view is None:
            return Facts()
        if not self._concealed:
            return facts_of(self._view)
        common = self._game.rules.new_state()
        self._game.rules.hide(self._view, NOBODY, common)
        return facts_of(common)

    def _seat_look(self, seat: int) -> SeatLook:
        card = self._context.seats[seat]
        view = self._view
        acts = view is not None and view.to_move == seat
        aside = self._context.say("acting") if acts else self._points(seat)
        return SeatLook(seat, card.name, card.caption, aside, acts)

    def _points(self, seat: int) -> str:
        """Return a seat's points as text when the game is over."""
        if self._view is None or self._view.to_move != NOBODY:
            return ""
        return self._context.say("points", points=self._game.scores(self._view)[seat])

    def _prompt_look(self) -> PromptLook:
        say = self._context.say
        view = self._view
        if self._question is None:
            return at_rest(self._context, int(view.to_move) if view is not None else 0, self._note)
        counts = self._narrowing.counts
        return PromptLook(
            say("your-turn-name", name=self._context.name(self._question.seat)),
            step=self._messages.part(self._narrowing.part),
            ready=counts,
            confirm=say("confirm") if counts else "",
            decline=say("step-back") if self._narrowing.begun else "",
            goes_back=True,
        )

    def _said(self, value: Value) -> str:
        part = self._narrowing.part
        if part != WHOLE:
            return self._messages.value(part, value)
        fitting = self._narrowing.fitting
        return next(self._messages.move(move) for move in fitting if move.text == value)

    def _turn(self, view: State) -> None:
        self._view = view
        self.refresh()

    def first_stops(self) -> Stops:
        """Return the answers, then the prompt."""
        if self._question is None or self._answers is None or self._prompt is None:
            return ()
        return (self._answers,), (self._prompt,)

    def lead(self) -> None:
        """Move the keyboard focus to the first answer."""
        focus = self._stage.focus
        first = self._answers.first if self._answers is not None else None
        focus.set(first, shown=focus.shown and first is not None)
