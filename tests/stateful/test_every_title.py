"""Every title of every set-up under any sequence of plays, undos, kills, take-overs, branches.

`COUNT_HOUSE_EXAMPLES=5000 pytest tests/stateful -m slow` tries as many games as wanted.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.reasons import IllegalMove
from game.engine.title import Title
from game.match.match import Match
from game.match.match_factory import (
    MatchBeginning,
    beginning_of_new_game,
    match_beginning_of_branch,
)
from game.match.seating import make_seats
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.records.saved_game_folder import SavedGameFolder
from game.records.verification import find_first_difference
from tests.helpers.present import present
from tests.titles.lanterns.games import chronicle_of
from tools.proof.cases import PROOFS
from tools.proof.proofs import Proofs

pytestmark = pytest.mark.thorough


SEAT = st.integers(0, 4)
MIN_CONTENT = 1500  # bytes: the opening and the first position are never torn off

LONG = int(os.environ.get("COUNT_HOUSE_EXAMPLES", "200"))
COMPUTER = "ai:3"


class AnyGame(RuleBasedStateMachine):
    """After any act the match in memory, its journal and its replay agree."""

    title: Title

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.saves = SavedGameFolder(self.folder)
        self.match: Match

    def new_game(self, seed: int, *, practice: bool) -> MatchBeginning:
        """Return a new game; which one is up to the title."""
        raise NotImplementedError

    @initialize(seed=st.integers(0, 50), practice=st.booleans())
    def begin(self, seed: int, practice: bool) -> None:
        """A new game in a new file."""
        beginning = self.new_game(seed, practice=practice)
        self.go_on(Match.begin(beginning, self.saves.create_journal(), checks_invariants=True))

    @property
    def file(self) -> Path:
        """The file of the running game."""
        return self.saves.game_files()[-1]

    def seat(self, number: int) -> int:
        """Return a seat of this game."""
        return number % self.match.options.seats

    @precondition(lambda self: self.match.question())
    @rule(choices=st.lists(st.integers(0, 1000), min_size=1, max_size=4))
    def play(self, choices: list[int]) -> None:
        """Any legal move, and perhaps a few more."""
        for choice in choices:
            question = self.match.question()
            if question:
                moves = self.match.legal_moves()
                self.match.send_answer(question.seat, moves[choice % len(moves)].code)

    @rule(number=SEAT)
    def undo(self, number: int) -> None:
        """Any seat takes back what it may, and is asked again."""
        seat = self.seat(number)
        if self.match.reason_against_undo(seat) is None:
            before = self.match.step_count
            self.match.undo_decision(seat)
            assert self.match.step_count < before
            self.is_asked(seat)

    @rule(number=SEAT)
    def reset(self, number: int) -> None:
        """Any seat begins its turn anew, if it may."""
        seat = self.seat(number)
        if self.match.reason_against_turn_undo(seat) is None:
            self.match.undo_turn(seat)
            self.is_asked(seat)

    def is_asked(self, seat: int) -> None:
        """The decision is the seat's."""
        question = present(self.match.question())
        assert question.seat == seat

    @rule(number=SEAT, player=st.sampled_from(("human", "ai:1", "ai:5")))
    def take_over(self, number: int, player: str) -> None:
        """A computer sits down for a person, or a person for a computer; nobody for the rules."""
        seat = self.seat(number)
        if self.match.chronicle.opening.seats[seat].player == AUTOMA_PLAYER:
            with pytest.raises(IllegalMove):
                self.match.hand_over_seat(seat, player)
            return
        self.match.hand_over_seat(seat, player)
        assert self.match.seats[seat].player == player

    @rule(cut=st.integers(0, 30))
    def end_and_resume(self, cut: int) -> None:
        """Sometimes the last write is torn: then the game goes on a step or more before."""
        self.match.close()
        content = self.file.read_bytes()
        if cut and len(content) > MIN_CONTENT:
            self.file.write_bytes(content[:-cut])
        before = self.match
        self.go_on(
            Match.resume_from_journal(
                self.title, self.saves.reopen_journal(self.file), checks_invariants=True
            )
        )
        if not cut:
            assert self.match.fingerprint() == before.fingerprint()
            assert self.match.seats == before.seats

    @rule(share=st.integers(0, 100))
    def branch(self, share: int) -> None:
        """Go on from any step, in a new file."""
        step = len(self.match.chronicle.steps) * share // 100
        beginning = match_beginning_of_branch(
            self.title, self.match.chronicle, step, self.file.name
        )
        self.match.close()
        self.go_on(Match.begin(beginning, self.saves.create_journal(), checks_invariants=True))

    def go_on(self, match: Match) -> None:
        """Follow this match from now on."""
        self.match = match
        self.feeds = [match.add_feed(seat) for seat in range(match.options.seats)]
        self.views = [match.view(seat).to_plain() for seat in range(match.options.seats)]

    @invariant()
    def the_journal_tells_the_same_as_memory(self) -> None:
        """Whatever was done is in the file."""
        chronicle = chronicle_of(self.file)
        assert chronicle.records == self.match.chronicle.records
        assert chronicle.opening == self.match.chronicle.opening
        state = self.match.view(OPEN_OBSERVER)
        if chronicle.steps:
            assert fingerprint_of_state(state) == chronicle.steps[-1].fingerprint_after

    @invariant()
    def feeds_end_at_the_seats_views(self) -> None:
        """Nobody has missed a step."""
        for seat, feed in enumerate(self.feeds):
            for seen in feed.take_entries():
                self.views[seat] = seen.view.to_plain()
            assert self.views[seat] == self.match.view(seat).to_plain()

    def teardown(self) -> None:
        """All that happened can be played again."""
        if hasattr(self, "match"):
            assert find_first_difference(self.title, self.match.chronicle) is None
            self.match.close()
        shutil.rmtree(self.folder)


class AnyTitle(AnyGame):
    """People and a computer at one table, or a person against the automa."""

    proofs: ClassVar[Proofs]

    def new_game(self, seed: int, *, practice: bool) -> MatchBeginning:
        """Return a new game; the seed names the set-up as well."""
        case = self.proofs.leak_cases[seed % len(self.proofs.leak_cases)]
        players = [HUMAN_PLAYER] * case.seats
        players[seed % case.seats] = COMPUTER
        if case.options.automa is not None:
            players = [HUMAN_PLAYER] * case.seats
            players[case.options.automa_seat] = AUTOMA_PLAYER
        seats = make_seats(tuple(players), case.game().colours, ())
        return beginning_of_new_game(self.title, case.options, seats, seed, is_practice=practice)


def any_of(proofs: Proofs) -> type[AnyTitle]:
    """Return the machine that plays a title."""
    name = proofs.title.name.title().replace("-", "")
    return type(f"Any{name}", (AnyTitle,), {"proofs": proofs, "title": proofs.title})


def play_any_sequence(proofs: Proofs, games: int, acts: int) -> None:
    """Play some games of a title with random sequences of acts; fail at the first that breaks."""
    limits = settings(max_examples=games, stateful_step_count=acts)
    run_state_machine_as_test(any_of(proofs), settings=limits)


@pytest.mark.parametrize("proofs", PROOFS.values(), ids=list(PROOFS))
def test_memory_journal_and_replay_agree_after_any_sequence(proofs: Proofs) -> None:
    play_any_sequence(proofs, games=15, acts=25)


@pytest.mark.slow
@pytest.mark.parametrize("proofs", PROOFS.values(), ids=list(PROOFS))
def test_memory_journal_and_replay_agree_after_many_long_sequences(proofs: Proofs) -> None:
    play_any_sequence(proofs, games=LONG, acts=120)
