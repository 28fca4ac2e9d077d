"""The bar of a replay: its size in the window, and its timeline, buttons and choices."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from game.client.app import App
from game.client.screens.replay_judgement import ReplayJudgement
from game.client.screens.scrubber import Scrubber
from game.client.session.score_history import STRIDE_NAMES, Playback
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.game_options import options_line_text
from game.client.widgets.page import PAGE_MARGIN, fitting_scale
from game.client.widgets.progress_bars import ProgressBar
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.engine.knowledge import COMMON_OBSERVER, OPEN_OBSERVER
from game.match.analysis import JudgedMove
from game.records.records import Chronicle
from game.scene.layout import Column, Overlay, Row, Spacer, theme
from game.scene.nodes.node import Node
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import NOTE_STYLE
from game.scene.widgets import Button, Label

BAR_HEIGHT = 208.0
MIN_WIDTH = 1880.0
FOLDED_HEIGHT = 254.0
MIN_WIDTH_FOLDED = 1290.0  # where one row of buttons would be too small
MAX_FOLDED_HEIGHT_SHARE = 0.26  # of the height of the window that a folded bar may take
MIN_SCALE_GAIN_FOR_FOLDING = 1.08  # times as large as it would be in one row
REPLAY_SPEED_NAMES = ("half", "normal", "double", "fourfold")
OPTIONS_LINE_HEIGHT = 26.0  # of the line that says what was played with
STEP_BUTTON_SIZE = 60.0
PLAY_BUTTON_WIDTH = 84.0
ICON_SIZE = 28.0
PROGRESS_BAR_HEIGHT = 5.0
SPEED_CHOICE_WIDTH = 242.0
SPEED_CHOICE_MAX_WIDTH = 320.0
OBSERVER_CHOICE_WIDTH = 520.0  # with its label
OBSERVER_LABEL_WIDTH = 60.0
POSITION_LABEL_WIDTH = 146.0


class ReplayBarSize(NamedTuple):
    """The scale of a bar, and its size in u, before scaling."""

    scale: float
    width: float
    height: float


def replay_bar_size(units: WindowUnits) -> ReplayBarSize:
    """Return the size of the bar in a window; in a tall window it has two rows of larger
    buttons."""
    scale = fitting_scale(units, MIN_WIDTH, BAR_HEIGHT)
    height = BAR_HEIGHT
    tall = MAX_FOLDED_HEIGHT_SHARE * units.height / FOLDED_HEIGHT
    folded = min(units.control_scale, (units.width - 2 * PAGE_MARGIN) / MIN_WIDTH_FOLDED, tall)
    if folded > scale * MIN_SCALE_GAIN_FOR_FOLDING:
        scale = folded
        height = FOLDED_HEIGHT
    return ReplayBarSize(scale, (units.width - 2 * PAGE_MARGIN) / scale, height)


class ReplayControls(Protocol):
    """The part of the replay screen that the bar shows and controls."""

    app: App
    chronicle: Chronicle
    observers: tuple[int, ...]
    observer: int
    playback: Playback
    speed_name: str
    judgement: ReplayJudgement | None
    begin_branch: Callable[[int, tuple[str, ...]], None] | None

    def close(self) -> None:
        """Close the replay."""

    def go_to(self, step_number: int) -> None:
        """Show a position without animation."""

    def go_back_one_stride(self) -> None:
        """Show the position one stride earlier."""

    def animate_next_stride(self) -> None:
        """Animate one stride."""

    def toggle_playing(self) -> None:
        """Play or pause."""

    def set_stride(self, stride: str) -> None:
        """Set the kind of stride: "step", "turn" or "round"."""

    def set_speed(self, speed_name: str) -> None:
        """Set the speed of playing, a key of `ANIMATION_SPEED_FACTORS`."""

    def set_observer(self, observer: int) -> None:
        """Show the table from a seat's view, or with all hands open."""

    def ask_to_play_from_position(self) -> None:
        """Ask for the players, and begin a game from the shown position."""


class ReplayBar(Column):
    """The controls of a replay: the scrubber above; below it strides, transport buttons, speed and
    viewers, in one row or two.
    """

    def __init__(self, replay: ReplayControls, size: ReplayBarSize) -> None:
        self._replay = replay
        self._app = replay.app
        judging = replay.judgement
        folded = size.height > BAR_HEIGHT
        self._button_height = theme.CONTROL_HEIGHT if folded else STEP_BUTTON_SIZE
        line = options_line_text(self._app, replay.chronicle.opening.options)
        played_with = self._app.say("options.said", options=line) if line else ""
        told = self._app.say("replay.title"), played_with
        seats = replay.chronicle.seats
        history = replay.playback.history
        self._scrubber = Scrubber(self._app, seats, history, replay.go_to, name="scrubber")
        self._scrubber.label = " · ".join(filter(None, told))
        if judging is not None:
            self._scrubber.judged_game = judging.shown_judgement
            self._scrubber.judged_moves = judging.judged_moves
        progress = judging.progress if judging is not None else None
        self._progress_bar = ProgressBar(
            height=PROGRESS_BAR_HEIGHT, visible=progress is not None, name="judging-progress"
        )
        self._progress_bar.progress_share = progress or 0.0
        self._position_label = Label("", NOTE_STYLE, align="right", width=POSITION_LABEL_WIDTH)
        options = Label(
            played_with,
            NOTE_STYLE,
            name="options",
            may_shorten=True,
            height=OPTIONS_LINE_HEIGHT,
            grow=1,
        )
        options.tooltip = played_with or None
        close = self._make_button("close", "x", "", replay.close)
        play_from = self._build_play_from_button()
        # one row of buttons has no room for it
        beside_buttons = (self._position_label,) if folded else ()
        beside_options = () if folded else (self._position_label,)
        transport = Row(
            *beside_buttons,
            *self._build_transport_buttons(),
            gap=theme.TIGHT_GAP,
            align="centre",
        )
        rows = [
            Row(
                self._build_stride_row(*play_from),
                transport,
                *self._build_speed_and_viewer_choices(),
                close,
            )
        ]
        if folded:
            start = Row(*play_from, grow=1, basis=0.0)
            beside = Row(close, justify="end", grow=1, basis=0.0)
            rows = [
                Row(start, transport, beside),
                Row(self._build_stride_row(), *self._build_speed_and_viewer_choices()),
            ]
        for row in rows:
            row.gap = theme.MEDIUM_GAP
            row.justify = "between"
            row.align = "start"
        super().__init__(
            self._scrubber,
            Row(options, *beside_options, gap=theme.MEDIUM_GAP),
            *rows,
            gap=theme.HAIR_GAP,
            padding=(theme.HAIR_GAP, theme.EXTRA_WIDE_GAP, 0.0, theme.EXTRA_WIDE_GAP),
            skin="slate",
        )

    def show_position(self, step_number: int) -> None:
        """Show a position on the scrubber and as text, and disable the button that plays from
        there at the end of a finished game."""
        self._scrubber.position = step_number
        steps = self._replay.playback.history.step_count
        self._position_label.set_text(
            self._app.say("replay.position", step=step_number, steps=steps)
        )
        button = self.find("play-from")
        if button is not None:  # a game that is over cannot be played on from its end
            closed = step_number >= steps and self._replay.chronicle.closing is not None
            button.enabled = not closed
            key = "replay.play-from-closed" if closed else "replay.play-from-tip"
            button.tooltip = self._app.say(key)

    def show_judging_progress_if_visible(
        self, progress: float | None, judged_moves: tuple[JudgedMove, ...]
    ) -> bool:
        """Show the progress of a judgement and the decisions judged so far; return False if the
        bar shows something else."""
        if progress is None or not self._progress_bar.visible:
            return False
        self._progress_bar.progress_share = progress
        self._scrubber.judged_moves = judged_moves
        return True

    def _build_play_from_button(self) -> tuple[Button, ...]:
        """Return the button that begins a game from the shown position, with its name; () if there
        is none."""
        if self._replay.begin_branch is None:
            return ()
        way = ButtonSpec(
            "play-from",
            self._app.say("replay.play-from"),
            self._replay.ask_to_play_from_position,
            keys=("@menu-play-from",),
        )
        return (way.make_plain_button(self._app, "slate", height=self._button_height),)

    def _build_stride_row(self, *further_buttons: Button) -> Row:
        """Return a row with the choice of strides, the button to judge the game, and
        `further_buttons`."""
        say = self._app.say
        replay = self._replay
        segments = [SegmentOption(stride, say(f"replay.{stride}")) for stride in STRIDE_NAMES]
        now = replay.playback.stride
        buttons: list[Node] = []
        if replay.judgement is not None:
            judge = self._make_button(
                "judge", "lantern", "@menu-judge", replay.judgement.toggle_judgement
            )
            if replay.judgement.judged_game is None and replay.judgement.progress is None:
                judge.tooltip = f"{judge.label}. {replay.judgement.duration_tooltip()}"
            lower_edge = Column(Spacer(), self._progress_bar, padding=theme.HAIR_GAP)
            buttons.append(Overlay(judge, lower_edge))
        return Row(
            Label(say("replay.step-by"), NOTE_STYLE, height=self._button_height),
            SegmentedControl(
                segments,
                now,
                replay.set_stride,
                text_side_gap=theme.MEDIUM_GAP,
                name="stride",
                height=self._button_height,
            ),
            *buttons,
            *further_buttons,
            gap=theme.TIGHT_GAP,
            align="start",
        )

    def _build_transport_buttons(self) -> list[Button]:
        replay = self._replay
        toggle = "pause" if replay.playback.is_playing else "play"
        ways: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("first", "first", "home", partial(replay.go_to, 0)),
            ("previous", "prev", "left", replay.go_back_one_stride),
            (toggle, toggle, "space", replay.toggle_playing),
            ("next", "next", "right", replay.animate_next_stride),
            ("last", "last", "end", partial(replay.go_to, replay.playback.history.step_count)),
        )
        return [self._make_button(*way) for way in ways]

    def _build_speed_and_viewer_choices(self) -> list[Node]:
        """Return the choice of speed and, if the replay has several observers, a row with a label
        and the choice of the observer through whose eyes it is seen."""
        say = self._app.say
        replay = self._replay
        speeds = [SegmentOption(speed, say(f"settings.{speed}")) for speed in REPLAY_SPEED_NAMES]
        names = {OPEN_OBSERVER: say("replay.open"), COMMON_OBSERVER: say("replay.common")}
        names |= {at: seat.name for at, seat in enumerate(replay.chronicle.seats)}
        eyes = [
            SegmentOption(str(observer), names[observer], tooltip=self._observer_tooltip(observer))
            for observer in replay.observers
        ]
        high = self._button_height

        def set_observer(observer_text: str) -> None:
            replay.set_observer(int(observer_text))

        speed_choice = SegmentedControl(
            speeds,
            replay.speed_name,
            replay.set_speed,
            name="speed",
            basis=SPEED_CHOICE_WIDTH,
            grow=1,
            max_width=SPEED_CHOICE_MAX_WIDTH,
            height=high,
        )
        if len(eyes) == 1:
            return [speed_choice]
        label = Label(say("replay.seen-by"), NOTE_STYLE, height=high)
        observer_choice = SegmentedControl(
            eyes,
            str(replay.observer),
            set_observer,
            fits_texts=True,
            name="eyes",
            basis=OBSERVER_CHOICE_WIDTH - OBSERVER_LABEL_WIDTH,
            height=high,
        )
        return [
            speed_choice,
            Row(label, observer_choice, gap=theme.TIGHT_GAP, basis=OBSERVER_CHOICE_WIDTH),
        ]

    def _observer_tooltip(self, observer: int) -> str:
        """Return what the replay shows to an observer."""
        if observer == OPEN_OBSERVER:
            return self._app.say("replay.open-tip")
        if observer == COMMON_OBSERVER:
            return self._app.say("replay.common-tip")
        name = self._replay.chronicle.seats[observer].name
        return self._app.say("replay.seat-tip", name=name)

    def _make_button(
        self, name: str, picture: str, key: str, on_click: Callable[[], None]
    ) -> Button:
        words = self._app.say(f"replay.{name}")
        toggles = name in ("play", "pause")
        keys = (key,) if key else ()
        way = ButtonSpec(
            "toggle" if toggles else name, "", on_click, picture, keys=keys, tooltip=words
        )
        skin = "primary" if toggles else "slate"
        width = PLAY_BUTTON_WIDTH if toggles else STEP_BUTTON_SIZE
        return way.make_plain_button(
            self._app, skin, ICON_SIZE, label=words, width=width, height=self._button_height
        )
