"""Ways out of a replay: playing on from a position, and trying a decision again."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.hints.judgements import JudgedWords
from game.client.screens.table import TableScreen
from game.client.session.beginning import seat_all, strangers
from game.client.session.question import TableHandlers
from game.client.widgets.buttons import ButtonWay, cancel_button
from game.client.widgets.choices import player_words
from game.client.widgets.frames import disc
from game.client.widgets.side_note import STRONG, TEXT, Paragraph, SpokenNote
from game.client.widgets.text import TextColumn
from game.engine.title import Unreadable
from game.match.analysis import Analyst, Inquiry, JudgedGame, JudgedMove, game_so_far
from game.match.beginnings import branched
from game.match.match import Match
from game.records.records import AUTOMA, HUMAN, Chronicle, Seat
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import ON_PAPER
from game.scene.widgets import Divider, Label, Panel, Stepper
from game.scene.window.window import Window
from game.table_protocol import PersonalQuestion

# Play from here: who shall sit where when a saved game is played on from one of its positions.

WIDTH = 760.0
ROW = 62.0
HEAD_FOOT = 32.0
FOOT_HEIGHT = 104.0
INNER = WIDTH - 72


def ask_who_plays(
    stage: Stage,
    app: App,
    seats: Sequence[Seat],
    begin: Callable[[tuple[str, ...]], None],
    *,
    redeals: bool = False,
) -> None:
    """Open a modal with a row for every seat: a person, or a computer of a strength. `seats` as
    they are proposed; `begin` gets the kinds of players in seat order. With `redeals` it says that
    what is hidden is dealt again.
    """
    say = app.say
    kinds = (HUMAN, *app.players.kinds)
    rows = ROW * len(seats)
    weakest = app.players.kinds[0]  # for a kind that is not offered any more
    players = [seat.player if seat.player in (*kinds, AUTOMA) else weakest for seat in seats]
    told = [(say("play-from.note"), ON_PAPER.note)]
    if redeals:
        told.append((say("play-from.redealt"), ON_PAPER.note))
    note = TextColumn(app.kit.lettering, told, x=36, y=66, width=INNER)
    head = note.y + note.height + HEAD_FOOT
    height = head + rows + FOOT_HEIGHT
    title = say("play-from.title")
    panel = Panel("parchment", width=WIDTH, height=height, label=title)
    half = (INNER - 16) / 2
    foot = head + rows + 26

    def start() -> None:
        stage.back()
        begin(tuple(players))

    def choose(place: int, at: int) -> None:
        players[place] = kinds[at]

    def row(place: int, seat: Seat) -> Node:
        row = Node(**box(36, head + ROW * place, INNER, ROW))
        row.add(
            disc(app.box.screen_pictures, seat.colour, 40, x=22, y=ROW / 2),
            Label(seat.name, ON_PAPER.title, **box(58, 0, 240, ROW)),
        )
        spot = box(INNER - 370, 7, 370, 48)
        if seat.player == AUTOMA:
            name = player_words(app, AUTOMA)
            return row.add(Label(name, ON_PAPER.body, align="centre", **spot))
        ways = (f"{seat.name}: {say('setup.weaker')}", f"{seat.name}: {say('setup.stronger')}")
        stepper = Stepper(
            range(len(kinds)),
            kinds.index(players[place]),
            partial(choose, place),
            words=lambda at: player_words(app, kinds[at]),
            style=ON_PAPER.bold,
            labels=ways,
            why=(say("play-from.person"), say("setup.strongest")),
            name=f"player:{place}",
            **spot,
        )
        return row.add(stepper)

    go = ButtonWay("begin", say("play-from.begin"), start, "play", "@confirm", ("@confirm",))
    panel.add(
        Label(title, ON_PAPER.head, **box(36, 20, INNER, 44)),
        note,
        Divider(**box(36, head - 18, INNER, 6)),
        *(row(place, seat) for place, seat in enumerate(seats)),
        go.plain(app, "primary", 26, **box(36, foot, half, 56)),
        cancel_button(app, stage.back, box(52 + half, foot, half, 56)),
    )
    stage.open(Modal(panel))


def proposed(seats: Sequence[Seat], observer: int, mover: int) -> tuple[Seat, ...]:
    """Return the seats with a person on at least one: whose eyes are used, else who moves next."""
    wanted = observer if observer >= 0 else mover
    people = [seat.player == HUMAN for seat in seats]
    if observer < 0 and any(people):
        return tuple(seats)
    return tuple(
        Seat(seat.name, HUMAN, seat.colour) if place == wanted and seat.player != AUTOMA else seat
        for place, seat in enumerate(seats)
    )


class TrialScreen(TableScreen):
    """A game that is kept nowhere and leads back to where it was begun. A note asks for the
    decision, says what it was worth, and goes away when one plays on.
    """

    def __init__(self, app: App, match: Match, exits: TableHandlers, analyst: Analyst) -> None:
        self._analyst = analyst
        self._inquiry: Inquiry[JudgedGame] | None = None
        self._number = 0  # of the step that is judged
        self._told: Sequence[Paragraph] = [(app.say("trial.begin"), TEXT)]
        self._verdict: SpokenNote | None = None
        super().__init__(app, match, exits)
        self.aids.coached = False  # the judge speaks in its place

    def close(self) -> None:
        """Judge nothing any more, and send the computers home."""
        self._drop()
        super().close()

    def described_table(self) -> tuple[str, ...]:
        """Return what was said about the decision, then the position."""
        return (*(text for text, _ in self._told), *super().described_table())

    def _make_table(self) -> None:
        self._verdict = None
        super()._make_table()
        self._tell(self._told)

    def _aid(self) -> None:
        super()._aid()
        if self.aids.hinting.is_open:  # it lies where the note does
            self._hide()

    # ---- judging

    def played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, waits: bool = False
    ) -> None:
        """Have the decision judged while the game goes on."""
        self._drop()
        steps = self.match.chronicle.steps
        self._number = max(step.number for step in steps if step.seat == question.seat)
        self._tell([(self.app.say("trial.judging"), TEXT)])
        game = game_so_far(self.match.title, self.match.chronicle)
        wake = self._news
        self._inquiry = self._analyst.judge_step(game, self._number, lambda: self.call_soon(wake))
        self._news()
        super().played(question, places, waits=waits)

    def taken_back(self) -> None:
        """Ask for the decision again."""
        self._drop()
        self._tell([(self.app.say("trial.begin"), TEXT)])
        super().taken_back()

    def _news(self) -> None:
        inquiry = self._inquiry
        if inquiry is None or not (inquiry.failed or inquiry.answer() is not None):
            return
        self._inquiry = None
        judged = inquiry.answer()
        move = judged.move_at(self._number) if judged is not None else None
        self._tell(self._verdict_on(move))

    def _verdict_on(self, move: JudgedMove | None) -> Sequence[Paragraph]:
        if move is None:
            return [(self.app.say("trial.not-judged"), TEXT)]
        return JudgedWords(self.app, self.match.chronicle).told(move, STRONG, TEXT)

    def _drop(self) -> None:
        if self._inquiry is not None:
            self._inquiry.close()
        self._inquiry = None

    # ---- the note

    def _tell(self, told: Sequence[Paragraph]) -> None:
        self._told = told
        self._hide()
        say = self.app.say
        ways = (
            ButtonWay("trial-back", say("trial.back"), self.exits.leave),
            ButtonWay("trial-play-on", say("trial.play-on"), self._hide, cap="@lesson-next"),
        )
        said = ("trial", say("trial.title"), told)
        self._verdict = SpokenNote(self.app, said, ways, (self.table, self.stage.units, "note"))
        self.stage.root.add(self._verdict)
        self.stage.refresh()

    def _hide(self) -> None:
        self.stage.root.remove(self._verdict)
        self.stage.refresh()
        self._verdict = None


# Trials: a judged decision is played once more above its analysis, and written nowhere.


class Trials:
    """At most one trial, above the replay it was asked for in; leaving it leads back there. Nothing
    is kept of it, so the game that Continue offers stays what it was.
    """

    def __init__(self, app: App, window: Window) -> None:
        self._app = app
        self._window = window
        self._screen: TrialScreen | None = None

    def begin(self, chronicle: Chronicle, number: int, seat: int) -> None:
        """Let a person decide for the seat just before a step, against the same players."""
        analyst = self._app.analyst
        assert analyst is not None
        try:
            players = [each.player for each in chronicle.seats]
            for unknown in strangers(self._app, chronicle.opening.options, chronicle.seats):
                players[unknown] = self._app.players.kinds[-1]
            players[seat] = HUMAN
            title = self._app.box.title
            match = Match.begin(branched(title, chronicle, number - 1, "", practice=True))
            seat_all(match, players)
        except Unreadable as problem:
            self._app.tell(self._app.misfit(problem))
            return

        def over(match: Match) -> None:
            self._back()
            self._app.tell(self._outcome(chronicle, match))

        exits = TableHandlers(over, self._back, "trial.back")
        self._screen = TrialScreen(self._app, match, exits, analyst)
        self._window.push(self._screen)

    def close(self) -> None:
        """Send the computers of a trial home."""
        if self._screen is not None:
            self._screen.close()
            self._screen = None

    def _back(self) -> None:
        self.close()
        self._window.pop()

    def _outcome(self, chronicle: Chronicle, match: Match) -> list[str]:
        """Return how a trial ended, beside the game it was taken from."""

        def told(scores: Sequence[int]) -> str:
            pairs = zip(match.seats, scores, strict=True)
            return ", ".join(f"{seat.name} {points}" for seat, points in pairs)

        lines = [self._app.say("trial.over", scores=told(match.scores()))]
        if chronicle.closing is not None:
            lines.append(self._app.say("trial.before", scores=told(chronicle.closing.scores)))
        return lines
