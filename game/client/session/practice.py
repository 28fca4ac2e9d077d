"""Practice games, of which computers play the first rounds."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.client.app import App
from game.client.session.beginning import (
    BeginGame,
    make_match_beginning,
    match_beginning_from_match,
)
from game.client.session.driver import Driver
from game.client.stored import set_up as set_ups
from game.client.stored.pack_reference import PackReference
from game.client.widgets.choices import ask_for_pack
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.pack_options import packs_for_edition, set_up_with_last_pack_and_notes
from game.client.widgets.progress_page import ProgressPage
from game.engine.rules import NOBODY
from game.match.computer_answers import NoAnswer
from game.match.match import Match
from game.match.match_factory import MatchBeginning
from game.records.records import COACHED_NOTE_KIND, Note
from game.scene.animation.animation import CallAnimation, DelayAnimation, SequentialAnimation
from game.scene.window.window import Window

FAST_FORWARD_PLAYER_KIND_INDEX = (
    2  # who plays the first rounds, counted from the weakest: quick, and no fool
)

MAX_MOVES_PER_FRAME = 4  # moves between two frames
ASSUMED_PROGRESS_WITHIN_ROUND = (
    25.0  # per cent of a game, until the first round has shown how much it is
)


def make_coached_match_beginning(app: App, set_up: set_ups.SavedSetUp) -> MatchBeginning:
    """Return the beginning of a new game with a note that the coach explains it."""
    beginning = make_match_beginning(app, set_up)
    beginning.chronicle.add(Note(0, COACHED_NOTE_KIND, NOBODY, ""))
    return beginning


def switch_on_coach_if_wanted(app: App, match: Match) -> None:
    """Switch the coach on for this game if it began with the coach and the player has not declined
    the coach."""
    if (
        match.chronicle.notes_of_kind(COACHED_NOTE_KIND)
        and not app.learning_progress_in_open_title.is_coach_declined
    ):
        app.override_settings(coach=True)


def ask_and_start_practice_game(
    app: App,
    window: Window,
    begin_full_game: Callable[[set_ups.SavedSetUp], None],
    begin_short_game: BeginGame,
    other_replies: Sequence[DialogReply],
) -> None:
    """Ask for the length of a practice game, or for one of the replies in `other_replies`, and
    start it.

    `begin_full_game` begins a full game, at once if nothing else is on offer; `begin_short_game`
    begins a shortened one.
    """
    say = app.say
    short = app.box.first_round_by_short_game
    kinds = app.computer_players.player_kinds
    usual = set_ups.make_preset_set_up(
        "three", app.box.player_names, kinds[len(kinds) // 2], app.make_seed()
    )
    whole, told = set_up_with_last_pack_and_notes(
        app, replace(usual, is_practice=True, edition=app.edition)
    )
    kept = packs_for_edition(app, whole.edition)
    if not short and not kept and not told:
        begin_full_game(whole)
        return
    assert window.screen is not None
    stage = window.screen.stage

    def choose(pack_reference: PackReference | None) -> None:
        app.store_and_retry_pending_or_report(
            lambda: set_ups.store_pack_reference(
                pack_reference, app.saves_folder, app.open_title_section_name
            )
        )
        ask_and_start_practice_game(app, window, begin_full_game, begin_short_game, other_replies)

    ask_numbers = partial(ask_for_pack, stage, app, whole.edition, whole.pack_reference, choose)

    def begin_from_fast_forwarded_match(match: Match) -> None:
        window.pop()
        begin_short_game(
            partial(match_beginning_from_match, match), [plan.player for plan in whole.seats]
        )

    def play_short(first_round: int) -> None:
        """Let computers play up to the first round of the practice game, then open it."""
        kind = kinds[min(FAST_FORWARD_PLAYER_KIND_INDEX, len(kinds) - 1)]
        seats = tuple(replace(seat, player=kind) for seat in whole.seats)
        match = Match.begin(make_match_beginning(app, replace(whole, seats=seats)))
        window.push(FastForwardScreen(app, match, first_round, begin_from_fast_forwarded_match))

    replies = [
        DialogReply(say(f"practice.{name}"), partial(play_short, begins), name=name)
        for name, begins in short.items()
    ]
    replies += [
        DialogReply(
            say("practice.whole"), partial(begin_full_game, whole), "primary", name="whole"
        ),
        *([DialogReply(say("numbers.choose"), ask_numbers, name="numbers")] if kept else []),
        *other_replies,
        DialogReply(say("button.cancel"), lambda: None, key_cap="@back", name="cancel"),
    ]
    notes = [say("practice.note"), *([say("practice.note-short")] if short else []), *told]
    open_question_dialog(stage, say("practice.title"), notes, replies)


class FastForwardScreen(ProgressPage):
    """A progress page that lets computers play until round `target_round` and then calls
    `on_ready`; Escape cancels. The match has only computers and is not saved."""

    heading = "prelude.title"

    def __init__(
        self, app: App, match: Match, target_round: int, on_ready: Callable[[Match], None]
    ) -> None:
        super().__init__(app)
        self._match = match
        self._target_round = target_round
        self._on_ready = on_ready
        self._finished_rounds = 0
        self._progress_per_round = ASSUMED_PROGRESS_WITHIN_ROUND
        self._driver = Driver(
            match,
            app.computer_players,
            lambda: self.window.call_soon(self._play_moves_of_one_frame),
            lambda seat: None,
        )

    def on_enter(self) -> None:
        """Start after the page has been drawn."""
        self.stage.timeline.play(
            SequentialAnimation(DelayAnimation(1), CallAnimation(self._play_moves_of_one_frame))
        )

    def on_leave(self) -> None:
        """Close the driver and release its computers."""
        self._driver.close()

    def progress_sentence(self) -> str:
        """Return a sentence with the round that is being played and the number of steps played."""
        return self.app.say(
            "prelude.told", round=self._current_round(), steps=self._match.step_count
        )

    def _current_round(self) -> int:
        question = self._match.question()
        seat = question.seat if question is not None else 0
        return self.app.box.game_facts.round_of(self._match.view(seat))

    def _progress_share(self) -> float:
        """Return which share, 0 to 1, of the rounds before `target_round` has been played, as an
        estimate; it never decreases."""
        ended = self._current_round() - 1
        progress = self._match.progress_percent()
        if ended > self._finished_rounds:
            self._finished_rounds = ended
            self._progress_per_round = progress / ended
        done = progress / (self._progress_per_round * (self._target_round - 1))
        return max(self.progress_bar.progress_share, min(done, 1.0))

    def _play_moves_of_one_frame(self) -> None:
        if self.window.screen is not self:
            return
        for _ in range(MAX_MOVES_PER_FRAME):
            if self._match.question() is None or self._current_round() >= self._target_round:
                self._on_ready(self._match)
                return
            if not self._advance_computer():
                break
        else:  # a frame may be drawn, and the cancel button pressed, before it goes on
            self.stage.timeline.play(
                SequentialAnimation(DelayAnimation(1), CallAnimation(self._play_moves_of_one_frame))
            )
        self.show_progress(self._progress_share())
        self.stage.update_before_next_drawing()

    def _advance_computer(self) -> bool:
        """Let the computer move and return whether it did; if it never answers, replace it by a
        quick player."""
        try:
            return self._driver.advance_computer()
        except NoAnswer:
            question = self._match.question()
            assert question is not None  # else nobody would have been waited for
            self._match.hand_over_seat(question.seat, self.app.computer_players.quick_player_kind)
            return True
