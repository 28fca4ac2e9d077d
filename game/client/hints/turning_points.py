"""The turning points of a judged game: at most three cards, each of which opens the replay."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Unpack

from game.client.app import App
from game.client.hints.balance import balance_told
from game.client.hints.judged_words import JudgedWords
from game.client.hints.judgements import Judgements
from game.client.session.score_history import ScoreHistory
from game.client.widgets.frames import disc, icon
from game.client.widgets.progress_bars import ProgressBar
from game.client.widgets.round_numerals import round_words
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN, JudgedGame, JudgedMove, percent
from game.records.records import HUMAN, Chronicle, Seat
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button, state_of
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY, BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel

HEIGHT = 112.0
HEAD_WIDTH = 330.0
SIDE = 24.0
GAP = 16.0
BALANCE_HEIGHT = 26.0
"""Of the line below the cards: how the person's chance to win came about."""
CARD_HEIGHT = 84.0
BESIDE = 150.0
"""What a card needs beside the move: disc, loss and edges."""
NARROW = BOLD.sized(18)
BROAD = 900.0
VERDICT = 480.0
"""A card this wide has room for the verdict beside the move."""
MOVE_SHARE = 0.42  # of a card that is broader still: the verdict stands beside what it judges
LOSS = TextStyle("heavy", 21, (0xF0, 0xB4, 0x5C))


class TurningPoints(Panel):
    """A strip with the heading on the left, and the cards or the progress on the right."""

    def __init__(self, app: App, **place: Unpack[NodeValues]) -> None:
        place["height"] = HEIGHT + BALANCE_HEIGHT
        super().__init__("slate", **place)
        self.name = "turning-points"
        self._app = app
        say = app.say
        self.progress = ProgressBar(**box(HEAD_WIDTH, 68, self.width - HEAD_WIDTH - SIDE, 8))
        self.note = Label("", BODY, **box(HEAD_WIDTH, 28, self.width - HEAD_WIDTH - SIDE, 34))
        foot = box(SIDE, HEIGHT - 8, self.width - 2 * SIDE, BALANCE_HEIGHT)
        self.balance = Label("", NOTE, **foot)
        below = box(SIDE + 68, 50, HEAD_WIDTH - 92, HEIGHT - 56)
        self.add(
            icon(app.box.screen_pictures, "lantern", 48, x=SIDE + 28, y=HEIGHT / 2),
            Label(say("end.turning-points"), HEAD, **box(SIDE + 68, 10, HEAD_WIDTH - 92, 40)),
            Label(say("end.turning-note"), NOTE, wrap=True, **below),
            self.note,
            self.progress,
            self.balance,
        )

    def tell(self, done: float | None) -> None:
        """Show the progress from 0 to 1; None means that the game cannot be judged."""
        key = "end.judging" if done is not None else "end.not-judged"
        self.note.set_text(self._app.say(key))
        self.progress.visible = done is not None
        self.progress.done = done or 0.0

    def show(self, cards: "Sequence[TurningCard]") -> None:
        """Lay the cards out, or say that there are none."""
        self.progress.visible = False
        cards = self._that_fit(cards)
        self.note.set_text("" if cards else self._app.say("end.no-turning-point"))
        self.note.y = (HEIGHT - self.note.height) / 2
        width = self._card_width(len(cards))
        for at, card in enumerate(cards):
            card.x = HEAD_WIDTH + (width + GAP) * at
            card.y = (HEIGHT - CARD_HEIGHT) / 2
            card.set_width(width)
            self.add(card)

    def _that_fit(self, cards: "Sequence[TurningCard]") -> "Sequence[TurningCard]":
        """Return the cards with the largest losses, as many as have room for their time."""
        while len(cards) > 1 and any(self._card_width(len(cards)) < card.least for card in cards):
            cheapest = min(cards, key=lambda card: card.cost)
            cards = [card for card in cards if card is not cheapest]
        return cards

    def _card_width(self, number: int) -> float:
        room = self.width - HEAD_WIDTH - SIDE
        return (room - GAP * (number - 1)) / max(number, 1)


class TurningPointText(NamedTuple):
    """The text of a card; `when` is the round and the player."""

    loss: str
    move: str
    when: str
    verdict: str


class TurningCard(Node):
    """One decision: player, move, time, and its cost as a share of wins."""

    def __init__(
        self,
        app: App,
        seat: Seat,
        text: TurningPointText,
        open_it: Callable[[], None] | None,
        cost: int = 0,
    ) -> None:
        """Show the text. `cost` is the loss in thousandths; without `open_it` it is only a note."""
        self.cost = cost
        loss, move, when, verdict = text
        super().__init__(
            role="button" if open_it is not None else "text",
            label=f"{seat.name}: {move}. {when}. {loss}",
            name=f"turning:{when}",
            height=CARD_HEIGHT,
            on_click=open_it,
        )
        width = app.kit.lettering.width
        self._long = width(move, BOLD, 1.0)
        words = max(width(word, NARROW, 1.0) for word in move.split(" "))
        self.least = BESIDE + max(width(when, NOTE, 1.0), words) + 2
        self._move = Label(move, BOLD, **box(138, 12, 100, 32))
        self._when = Label(when, NOTE, **box(138, 44, 100, 28))
        self._verdict = Label(
            verdict, BODY, wrap=True, midway=True, **box(0, 14, 100, CARD_HEIGHT - 28)
        )
        self.add(
            disc(app.box.screen_pictures, seat.colour, 34, x=30, y=CARD_HEIGHT / 2),
            Label(loss, LOSS, align="centre", **box(52, 0, 84, CARD_HEIGHT)),
            self._move,
            self._when,
            self._verdict,
        )

    def set_width(self, width: float) -> None:
        """Set the width in u."""
        self.width = width
        self._verdict.visible = width >= BROAD
        told = width
        if self._verdict.visible:
            told = min(width - VERDICT, max(width * MOVE_SHARE, BROAD - VERDICT))
        self._move.width = self._when.width = told - BESIDE
        self._move.wrap = self._move.midway = self._long > told - BESIDE
        if self._move.wrap:
            self._move.style = NARROW
            self._move.y = 4
            self._move.height = 50
            self._when.y = 52
        self._verdict.x = told + 12
        self._verdict.width = width - told - 32

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, raised if it can be opened."""
        state = state_of(self) if self.role == "button" else "normal"
        canvas.put(button(canvas.size(self), canvas.k, "slate", state, 10))


class Turning:
    """The judgement of one game, by what each seat could know, and the panel that shows it."""

    def __init__(
        self, app: App, judgements: Judgements, chronicle: Chronicle, history: ScoreHistory
    ) -> None:
        self._app = app
        self._judgements = judgements
        self._chronicle = chronicle
        self._history = history
        self._panel: TurningPoints | None = None
        self._look_at: Callable[[int], None] | None = None
        self._shown = False

    def begin(self, hear: Callable[[], None]) -> None:
        """Start the judgement; `hear` is called from any thread with news."""
        try:
            self._judgements.begin(self._chronicle, KNOWN, hear)
        except Unreadable:
            hear()  # the panel says that it cannot be done

    def hush(self) -> None:
        """Remove the listener."""
        self._judgements.hush()

    def panel(self, width: float, look_at: Callable[[int], None] | None) -> TurningPoints:
        """Return a new panel with the progress of the judgement, or its result."""
        self._panel = TurningPoints(self._app, width=width)
        self._look_at = look_at
        self._shown = False
        self.tell()
        return self._panel

    def game(self) -> JudgedGame | None:
        """Return the judged game, None until it is ready."""
        return self._judgements.judged(self._chronicle, KNOWN)

    def tell(self) -> bool:
        """Update the panel; return True if the judgement has just finished."""
        if self._panel is None or self._shown:
            return False
        game = self.game()
        if game is None:
            self._panel.tell(self._judgements.progress(self._chronicle, KNOWN))
            return False
        self._shown = True
        seats = self._chronicle.seats
        people = [at for at, seat in enumerate(seats) if seat.player == HUMAN]
        moves = game.turning_points(people or range(len(seats)))
        self._panel.show([self._card(move) for move in moves])
        if len(people) == 1:
            person = people[0]
            told = balance_told(self._app, seats[person].name, game.accounts[person])
            self._panel.balance.set_text(told)
        return True

    def _card(self, move: JudgedMove) -> TurningCard:
        app = self._app
        seats = self._chronicle.seats
        words = JudgedWords(app, self._chronicle)
        seat = seats[move.seat]
        when = round_words(app, self._history.round_at(move.number), len(seats))
        whose = f"{when}, {seat.name}"
        loss = app.say("judged.chance", number=f"−{percent(move.loss)}")
        look_at = partial(self._look_at, move.number - 1) if self._look_at is not None else None
        text = TurningPointText(loss, words.played(move), whose, words.verdict(move))
        return TurningCard(app, seat, text, look_at, move.loss)
