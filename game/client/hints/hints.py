"""Hints: three presses tell where to look and why, what to do, and how sure it is.

Nothing moves by itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from game.client.app import App
from game.client.tutorial.spotlight import Spotlight, spots
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import ProgressBar, icon
from game.client.widgets.side_note import NoteRoom, Paragraph, best_placed, note_room
from game.client.widgets.text import BAR, TextColumn, scrolling_text
from game.engine.move import Move
from game.engine.rules import State
from game.match.analysis import SPREAD, Advice, Hint, Inquiry, Position, percent, range_of
from game.match.match import Match
from game.records.codec import pack_rows
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BODY, BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel
from game.table_protocol import ALL_SETTLED, PersonalQuestion, Phrases, Table

# What the analysis says about the question asked now; hint and coach hear the same.

Hear = Callable[[], None]

WHERE = 1
WHAT = 2
SURE_OF_IT = 3

SIDE = 18.0
TOP = 52.0
FOOT = 72.0
BEFORE_WHAT = 2  # paragraphs: where to look, and why
BUTTON = 56.0
CLOSE_WIDTH = 176.0


class HintSource:
    """One inquiry at a time, about one seat's view; an answer is kept until another is asked for.
    Nobody is told twice: who asks about the same position again hears the same answer.
    """

    def __init__(self, app: App, match: Match, call_soon: Callable[[Hear], None]) -> None:
        """Ask nothing yet; `call_soon` calls on the screen's own thread."""
        self._app = app
        self._match = match
        self._call_soon = call_soon
        self._position: Position | None = None
        self._asked: State | None = None  # the view the last hint was about
        self._inquiry: Inquiry[Hint] | None = None
        self._hearers: list[Hear] = []

    @property
    def is_offered(self) -> bool:
        """Whether anybody can give advice, and put it into words."""
        return self._app.analyst is not None and self._app.box.phrases is not None

    @property
    def hint(self) -> Hint | None:
        """The answer, once it is there."""
        return self._inquiry.answer() if self._inquiry is not None else None

    @property
    def failed(self) -> bool:
        """Whether no answer will come."""
        return self._inquiry is not None and self._inquiry.failed

    @property
    def progress(self) -> float:
        """How much is done, 0 to 1."""
        return self._inquiry.progress if self._inquiry is not None else 0.0

    def ask(self, question: PersonalQuestion, hear: Hear) -> None:
        """Begin to work on a question, unless it is that already; `hear` is told what is new."""
        analyst = self._app.analyst
        assert analyst is not None
        view = pack_rows(question.view.to_plain())
        is_asked = self._position is not None and self._position.view == view
        if not is_asked or self._inquiry is None or self._inquiry.failed:
            plan = self._plan_from(question.view)
            position = Position(self._match.options, question.seat, view, plan)
            self._stop()
            self._position = position
            self._asked = question.view
            self._inquiry = analyst.hint(position, lambda: self._call_soon(self._news))
        if hear not in self._hearers:
            self._hearers.append(hear)

    def leave(self, hear: Hear) -> None:
        """Tell somebody nothing more; work that nobody waits for ends."""
        if hear in self._hearers:
            self._hearers.remove(hear)
        if not self._hearers and self.hint is None:
            self._stop()

    def _plan_from(self, view: State) -> tuple[int, ...]:
        """Return what the last hint advises in a position its own moves have led to."""
        hint = self.hint
        rules = self._match.game.rules
        plan = hint.plan if hint is not None else ()
        if self._asked is None or len(plan) < 2:
            return ()
        reached = self._asked.clone()
        wanted = view.to_plain()
        for number, code in enumerate(plan[:-1], start=1):
            if code not in rules.legal_codes(reached):
                return ()
            rules.apply(reached, code)
            if reached.to_plain() == wanted:
                return plan[number:]
        return ()

    def _stop(self) -> None:
        if self._inquiry is not None:
            self._inquiry.close()
        self._inquiry = self._position = None

    def _news(self) -> None:
        for hear in tuple(self._hearers):
            hear()


def advised(hint: Hint, question: PersonalQuestion) -> Move:
    """Return the best move of a question, as the analysis sees it."""
    return next(move for move in question.moves if move.code == hint.advice[0].code)


class HintHost(Protocol):
    """The screen a hint is shown on."""

    table: Table
    stage: Stage

    def call_soon(self, then: Callable[[], None]) -> None:
        """Call on the screen's own thread; may be asked from any."""


class Hinting:
    """At most one hint, for the question that is asked now. Knows that seat's view alone."""

    def __init__(self, app: App, match: Match, host: HintHost, counsel: HintSource) -> None:
        self._app = app
        self._match = match
        self._host = host
        self._counsel = counsel
        self._asked: PersonalQuestion | None = None  # by the table
        self._question: PersonalQuestion | None = None  # the one the hint is about
        self._settled: tuple[str, ...] = ()
        self._panel: HintPanel | None = None
        self._light: Spotlight | None = None
        self._step = 0
        self._nothing_left = False  # to decide

    @property
    def is_open(self) -> bool:
        """Whether a hint is being worked out or shown."""
        return self._question is not None

    def more(self, question: PersonalQuestion | None) -> None:
        """Begin a hint for the question, tell one thing more, or close it when all is told."""
        self.check(question)
        if question is None or not self._counsel.is_offered:
            return
        if self._question is None:
            self._begin(question)
        elif self._nothing_left:
            self.drop()
        elif self._counsel.hint is not None:
            self._step += 1
            if self._step > SURE_OF_IT:
                self.drop()
            else:
                self._show()

    def check(self, question: PersonalQuestion | None) -> None:
        """Take the hint away when another question is asked, or none; else go on with it."""
        if self._question is None:
            return
        if self._asked is not question:
            self.drop()
        elif question is not None and self._settled != self._host.table.settled():
            self.drop()
            settled = self._host.table.settled()
            if not is_decided(ahead(self._match, question, settled), settled):
                self._begin(question)

    def said(self) -> tuple[str, ...]:
        """Return what the hint tells so far, for those who listen."""
        return (self._panel.label,) if self._panel is not None else ()

    def drop(self) -> None:
        """Stop working on the hint and take it away."""
        self._counsel.leave(self._news)
        if self._question is not None:
            self._host.table.point_out(())
        self._question = self._asked = None
        self._step = 0
        self._remove_panel()
        self._host.stage.refresh()

    # ---- working it out

    def _begin(self, question: PersonalQuestion) -> None:
        self._asked, self._settled = question, self._host.table.settled()
        self._question = ahead(self._match, question, self._settled)
        self._app.kit.sound.play("hint")
        self._nothing_left = is_decided(self._question, self._settled)
        if not self._nothing_left:
            self._counsel.ask(self._question, self._news)
        self._news()

    def _news(self) -> None:
        """Something new about the hint: progress, or the hint itself."""
        if self._question is None or self._step:
            return
        if self._counsel.hint is not None and not self._nothing_left:
            self._step = WHERE
        self._show()

    # ---- showing

    def _show(self) -> None:
        counsel = self._counsel
        hint = self._counsel.hint if self._step else None
        tells_more = hint is not None and self._step < SURE_OF_IT
        more = partial(self.more, self._asked) if tells_more else None
        if hint is None:
            key = "failed" if counsel.failed else "thinking"
            key = "nothing-left" if self._nothing_left else key
            told = [(self._app.say(f"hint.{key}"), BODY)]
        else:
            told = self._told(hint)
        self._remove_panel()
        table = self._host.table
        stage = self._host.stage
        units = stage.units
        if hint is not None and self._question is not None:
            action = f"action:{advised(hint, self._question).kind}"
            self._light = Spotlight(lambda: spots(stage, table, (action,)), z=88)
            stage.timeline.keep(self._light.breath)
            stage.root.add(self._light)
        self._panel = best_placed(
            lambda use: HintPanel(self._app, note_room(table, units, use), told, (more, self.drop))
        )
        if hint is None and not counsel.failed and not self._nothing_left:
            self._panel.progress.visible = True
            self._panel.progress.done = counsel.progress
        stage.root.add(self._panel)
        stage.refresh()

    def _told(self, hint: Hint) -> list[Paragraph]:
        """Return what the presses so far have asked for, the newest last."""
        phrases = self._app.box.phrases
        question = self._question
        assert phrases is not None
        assert question is not None
        best = hint.advice[0]
        move = advised(hint, question)
        self._host.table.point_out(phrases.places(move, question.view))
        names = [seat.name for seat in self._match.seats]
        reasons = [phrases.why(reason, names) for reason in best.reasons]
        measured = self._measured(hint, phrases)
        first = reasons[0] if reasons else measured.pop(0)
        told: list[Paragraph] = [(phrases.where(move, question.view), BODY), (first, BODY)]
        if self._step >= WHAT:
            told.append((f"{phrases.what(move, question.view)}.", BOLD.sized(24)))
        if self._step >= SURE_OF_IT:
            told += [(reason, BODY) for reason in reasons[1:]]
            told += [(line, NOTE) for line in measured]
        return told

    def _measured(self, hint: Hint, phrases: Phrases) -> list[str]:
        """Return how often the move wins, and how far the others are behind."""
        say = self._app.say
        best = hint.advice[0]
        question = self._question
        assert question is not None
        share = percent(best.share)
        games = hint.worlds
        lines = [say("hint.wins", share=share, games=games, points=best.points)]
        for other in hint.advice[1:]:
            meant = next(move for move in question.moves if move.code == other.code)
            move = phrases.what(meant, question.view)
            behind = percent(other.behind)
            noise = range_of(other.noise)
            lines.append(say(_verdict_on(other), move=move, percent=behind, noise=noise))
        return lines

    def _remove_panel(self) -> None:
        stage = self._host.stage
        if self._light is not None:
            stage.timeline.drop(self._light.breath)
        for node in (self._panel, self._light):
            stage.root.remove(node)
        self._panel = self._light = None


def _verdict_on(other: Advice) -> str:
    """Return the key of what is said of a move beside the best: behind only what is so for sure."""
    if other.behind > SPREAD * other.noise and percent(other.behind):
        return "hint.behind"
    return "hint.even-dearer" if other.dearer else "hint.even"


# The panel of a hint: what has been told so far, and a button that tells more.


class HintPanel(Panel):
    """Stands on the lower edge of its room and is as high as its texts; where the room is lower
    than that they scroll, and what to do comes first in sight.
    """

    name = "hint-panel"
    z = 90.0
    sheet = True

    def __init__(
        self,
        app: App,
        room: NoteRoom,
        told: Sequence[Paragraph],
        ways: tuple[Callable[[], None] | None, Callable[[], None]],
    ) -> None:
        """Tell; `ways` are how to hear more, None when all is told, and how to close."""
        inner = room.place["width"] - 2 * SIDE
        most = room.place["height"] - TOP - FOOT - 8
        spot = box(SIDE, TOP, inner + BAR, most)
        k = room.k * room.scale
        texts = scrolling_text(app.kit.lettering, told, "hint-told", k, **spot)
        self.overflows = texts.hidden_height > 0
        if len(told) > BEFORE_WHAT and isinstance(texts.content, TextColumn):
            texts.scroll_to(texts.content.tops[BEFORE_WHAT])
        super().__init__("slate", **room.low(TOP + texts.height + 16 + FOOT))
        title = app.say("hint.title")
        self.label = " ".join((f"{title}.", *(text for text, _ in told)))
        self.progress = ProgressBar(**box(SIDE, self.height - FOOT - 10, inner, 6))
        self.progress.visible = False
        self.add(
            icon(app.box.screen_pictures, "lantern", 32, x=SIDE + 14, y=28),
            Label(title, HEAD, **box(SIDE + 40, 6, inner - 40, 42)),
            texts,
            self.progress,
            *self._buttons(app, ways),
        )

    def _buttons(
        self, app: App, ways: tuple[Callable[[], None] | None, Callable[[], None]]
    ) -> list[Node]:
        (more, close) = ways
        top = self.height - FOOT + 8
        spot = box(left := self.width - SIDE - CLOSE_WIDTH, top, CLOSE_WIDTH, BUTTON)
        end = ButtonWay("hint-close", app.say("hint.close"), close, "x", "@back")
        buttons: list[Node] = [end.plain(app, "slate", 22, "row", **spot)]
        if more is not None:
            key = "@hint"
            on = ButtonWay("hint-more", app.say("hint.more"), more, cap=key, keys=(key,))
            buttons.insert(0, on.plain(app, "primary", **box(SIDE, top, left - SIDE - 8, BUTTON)))
        return buttons


def ahead(match: Match, question: PersonalQuestion, settled: Sequence[str]) -> PersonalQuestion:
    """Return the first question of this seat whose answer is not settled yet.

    `settled` are the moves already picked for this question and those that follow, as text; of
    a seat that has picked everything it is the last one. Only what the seat knows is played on.
    """
    view = match.view(question.seat)
    moves = question.moves
    for text in settled:
        move = next((move for move in moves if move.text == text), None)
        if move is None:
            break
        match.game.rules.apply(view, move.code)
        if int(view.to_move) != question.seat:
            break
        moves = match.game.moves(view)
        question = replace(question, view=view.clone(), moves=moves)
    return question


def is_decided(question: PersonalQuestion, settled: Sequence[str]) -> bool:
    """Whether nothing is left to decide: the last move picked answers what `ahead` has found."""
    last = settled[-1] if settled else None
    return last == ALL_SETTLED or any(move.text == last for move in question.moves)
