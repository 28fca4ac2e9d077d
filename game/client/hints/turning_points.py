"""The turning points of a judged game: at most three cards, each of which opens the replay."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.client.app import App
from game.client.hints.judged_words import JudgedGameTexts
from game.client.hints.judgements import BackgroundJudge
from game.client.hints.judging_progress import judged_decision_count_text, judging_progress_text
from game.client.hints.win_chance_balance import win_chance_balance_text
from game.client.session.score_history import ScoreHistory
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_icon_sprite, make_seat_disc_sprite
from game.client.widgets.progress_bars import ProgressBar
from game.client.widgets.round_numerals import round_display_name
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN_FACTS_MODE, JudgedGame, JudgedMove, thousandths_to_percent
from game.records.records import HUMAN_PLAYER, Chronicle, Seat
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, Grid, Row, WrappingRow, theme
from game.scene.nodes.node import Canvas
from game.scene.skins.button import button_state, paint_button
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY_STYLE, BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Button, Label

HEADING_WIDTH = 270.0
LANTERN_SIZE = 48.0
PROGRESS_BAR_HEIGHT = 8.0
SEAT_DISC_SIZE = 34.0
MIN_MOVE_AND_VERDICT_WIDTH = 250.0
"""A move and its verdict are placed side by side if each can have at least this width in u."""
MIN_CARD_WIDTH = 330.0
CARDS_COLUMN_GROW_WEIGHT = 100.0
MIN_CARDS_WIDTH_BESIDE_HEADING = 420.0
"""The width in u below which the cards are placed below the heading instead of beside it."""
CARD_PADDING = (theme.TIGHT_GAP, theme.WIDE_GAP)
LOSS_STYLE = TextStyle("heavy", 21, hex_to_rgb("#F0B45C"))


class TurningPointsPanel(Column):
    """A dark panel with a heading at the left; at the right are the cards of the turning points, or
    the progress of the judgement.
    """

    def __init__(
        self,
        app: App,
        cards: "Sequence[TurningCard]" = (),
        *,
        text_without_cards: str = "",
        balance_sentence: str = "",
        stop_judging: Callable[[], None] | None = None,
    ) -> None:
        """Build the panel with `cards`. `text_without_cards` is shown instead if there are no
        cards, and `balance_sentence` is a sentence below everything. `stop_judging` stops the
        judgement while it runs; with None there is no button for it."""
        say = app.say
        self.stop_button: Button | None = None
        if stop_judging is not None:
            way = ButtonSpec(
                "stop-judging", say("judged.stop"), stop_judging, "x", tooltip=say("end.stop-tip")
            )
            self.stop_button = way.make_plain_button(app, "slate", visible=False)
        self.progress = ProgressBar(height=PROGRESS_BAR_HEIGHT, visible=False)
        self.note = Label(text_without_cards, BODY_STYLE, wraps=True, visible=not cards)
        head = Row(
            make_icon_sprite(app.box.pictures_outside_table, "lantern", LANTERN_SIZE),
            Column(
                Label(say("end.turning-points"), HEADING_STYLE),
                Label(say("end.turning-note"), NOTE_STYLE, wraps=True),
                grow=1,
                basis=0.0,
            ),
            gap=theme.MEDIUM_GAP,
            align="centre",
            grow=1,
            basis=HEADING_WIDTH,
        )
        beside = Column(
            self.note,
            Row(Column(self.progress, grow=1), self.stop_button, gap=theme.WIDE_GAP, align="centre")
            if self.stop_button is not None
            else self.progress,
            Grid(*cards, min_column_width=MIN_CARD_WIDTH, gap=theme.WIDE_GAP) if cards else None,
            gap=theme.TIGHT_GAP,
            justify="centre",
            grow=CARDS_COLUMN_GROW_WEIGHT,
            basis=MIN_CARDS_WIDTH_BESIDE_HEADING,
        )
        super().__init__(
            WrappingRow(head, beside, gap=theme.WIDE_GAP),
            Label(balance_sentence, NOTE_STYLE, wraps=True) if balance_sentence else None,
            gap=theme.HAIR_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="slate",
            name="turning-points",
        )

    def show_progress(self, text: str, done_share: float | None) -> None:
        """Show `text`, and a bar filled to `done_share`, from 0 to 1; None, for a game that
        cannot be judged, hides the bar."""
        self.note.set_text(text)
        self.progress.visible = done_share is not None
        self.progress.progress_share = done_share or 0.0
        if self.stop_button is not None:
            self.stop_button.visible = done_share is not None


class TurningPointText(NamedTuple):
    """The text of a card; `round_and_player` says in which round and by whom the move was made."""

    loss_text: str
    move: str
    round_and_player: str
    verdict_text: str


class TurningCard(Row):
    """The card of one decision: its player, its loss as a share of wins, the move, the round and
    the verdict."""

    def __init__(
        self,
        app: App,
        seat: Seat,
        text: TurningPointText,
        open_it: Callable[[], None] | None,
    ) -> None:
        """Show the text; `open_it` is called on a click, None makes the card a plain note."""
        told = Column(
            Label(text.move, BOLD_STYLE, wraps=True),
            Label(text.round_and_player, NOTE_STYLE, wraps=True),
        )
        verdict = Label(text.verdict_text, BODY_STYLE, wraps=True)
        words = Grid(
            told,
            verdict,
            min_column_width=MIN_MOVE_AND_VERDICT_WIDTH,
            gap=theme.WIDE_GAP,
            row_gap=theme.HAIR_GAP,
            align="centre",
            grow=1,
            basis=0.0,
        )
        super().__init__(
            make_seat_disc_sprite(app.box.pictures_outside_table, seat.colour, SEAT_DISC_SIZE),
            Label(text.loss_text, LOSS_STYLE),
            words,
            gap=theme.MEDIUM_GAP,
            padding=CARD_PADDING,
            align="centre",
            role="button" if open_it is not None else "text",
            label=f"{seat.name}: {text.move}. {text.round_and_player}. {text.loss_text}",
            name=f"turning:{text.round_and_player}",
            on_click=open_it,
        )

    def drawing_cache_key(self) -> tuple[object, ...] | None:
        """Return None, so that the card is drawn in every frame, since it changes while the pointer
        is on it."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the background of the card, as a button if it can be clicked."""
        state = button_state(self) if self.role == "button" else "normal"
        canvas.draw_picture(
            paint_button(canvas.node_size_px(self), canvas.px_per_u, "slate", state, 10)
        )


class TurningPointAnalysis:
    """The judgement of one game, by what each seat could know at the time, and the panel that
    shows its turning points."""

    def __init__(
        self, app: App, judgements: BackgroundJudge, chronicle: Chronicle, history: ScoreHistory
    ) -> None:
        self._app = app
        self._judgements = judgements
        self._chronicle = chronicle
        self._history = history
        self._panel: TurningPointsPanel | None = None
        self._look_at: Callable[[int], None] | None = None
        self._are_turning_points_shown = False
        self._is_stopped = False

    def start_judging(self, listener: Callable[[], None]) -> None:
        """Start the judgement; do nothing if the player has stopped it. `listener` is called from
        any thread with news, and at once if the game cannot be judged."""
        if self._is_stopped:
            return
        try:
            self._judgements.start_judging(self._chronicle, KNOWN_FACTS_MODE, listener)
        except Unreadable:
            listener()  # the panel says that it cannot be done

    def remove_listener(self) -> None:
        """Stop calling the listener of the judgement; the judgement continues."""
        self._judgements.remove_listener()

    def stop_judging(self) -> None:
        """Stop the judgement because the player wants it; it can be started again only in the
        replay."""
        self._is_stopped = True
        self._judgements.stop_judging()
        self.show_progress_and_tell_if_done()

    def make_panel(self, look_at: Callable[[int], None] | None) -> TurningPointsPanel:
        """Return a new panel with the progress of the judgement, or its turning points if it is
        ready; `look_at` opens the replay at a step, None without a replay."""
        self._look_at = look_at
        game = self.judged_game()
        self._are_turning_points_shown = game is not None
        self._panel = (
            TurningPointsPanel(self._app, stop_judging=self.stop_judging)
            if game is None
            else self._build_turning_points_and_balance_panel(game)
        )
        self.show_progress_and_tell_if_done()
        return self._panel

    def judged_game(self) -> JudgedGame | None:
        """Return the judged game, None until it is ready."""
        return self._judgements.judged_game_if_ready(self._chronicle, KNOWN_FACTS_MODE)

    def show_progress_and_tell_if_done(self) -> bool:
        """Show the progress in the panel; return True, once, if the judgement has finished and a
        new panel is needed."""
        if self._panel is None or self._are_turning_points_shown:
            return False
        self._are_turning_points_shown = self.judged_game() is not None
        if not self._are_turning_points_shown:
            done = self._judgements.progress(self._chronicle, KNOWN_FACTS_MODE)
            left = self._judgements.seconds_left(self._chronicle, KNOWN_FACTS_MODE)
            whole = self._judgements.expected_seconds(self._chronicle)
            told = judging_progress_text(self._app, done, left, whole)
            if done is None and self._is_stopped:
                told = self._app.say("end.judging-stopped")
            judged = self._judgements.judgement_so_far(self._chronicle, KNOWN_FACTS_MODE)
            rated = judged_decision_count_text(self._app, self._chronicle, judged)
            self._panel.show_progress(" · ".join(filter(None, (told, rated))), done)
        return self._are_turning_points_shown

    def _build_turning_points_and_balance_panel(self, game: JudgedGame) -> TurningPointsPanel:
        """Return the panel with a card for each turning point of the people, or of all seats if
        no people played; one person's balance of chances is added."""
        say = self._app.say
        seats = self._chronicle.seats
        people = [at for at, seat in enumerate(seats) if seat.player == HUMAN_PLAYER]
        moves = game.turning_points(people or range(len(seats)))
        balance = ""
        if len(people) == 1:
            person = people[0]
            balance = win_chance_balance_text(
                self._app, seats[person].name, game.totals_by_seat[person]
            )
        cards = [self._make_card(move) for move in moves]
        return TurningPointsPanel(
            self._app,
            cards,
            text_without_cards=say("end.no-turning-point"),
            balance_sentence=balance,
        )

    def _make_card(self, move: JudgedMove) -> TurningCard:
        app = self._app
        seats = self._chronicle.seats
        words = JudgedGameTexts(app, self._chronicle)
        seat = seats[move.seat]
        when = round_display_name(app, self._history.round_of_step(move.step_number), len(seats))
        whose = f"{when}, {seat.name}"
        loss = app.say("judged.chance", number=f"−{thousandths_to_percent(move.loss_thousandths)}")
        look_at = (
            partial(self._look_at, move.step_number - 1) if self._look_at is not None else None
        )
        text = TurningPointText(loss, words.played_move_text(move), whose, words.verdict_text(move))
        return TurningCard(app, seat, text, look_at)
