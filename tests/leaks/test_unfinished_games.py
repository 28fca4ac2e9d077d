"""A game of several people that is not over tells nothing hidden, whichever way it is opened.

Two games are held against each other that look alike to everybody at the table and differ in what
is hidden. Whatever goes on with such a game, watches it, prints it or plays a copy of it must show
the same of both.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.client.session.hot_seat import HotSeat
from game.client.session.replay_observers import allowed_observers, needs_redeal_to_continue
from game.commands.saved_game_texts import game_text_lines
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.luck import Luck
from game.engine.rules import State
from game.engine.title import Game
from game.match.match import Match
from game.match.match_factory import (
    MatchBeginning,
    beginning_of_new_game,
    beginning_with_redealt_secrets,
    match_beginning_of_branch,
)
from game.match.seating import make_seats
from game.records.records import HUMAN_PLAYER, PLAYER_REPLACED_NOTE_KIND, Chronicle, Note, Snapshot
from game.records.replay import Replay
from game.titles import title_names
from tools.proof.cases import LEAK_CASES, PROOFS
from tools.proof.laws.of_views import is_secret_from
from tools.proof.proofs import Case, find_title
from tools.proof.random_games import MAX_STEPS, PlayedStep, make_luck, play_random_steps
from tools.proof.twins import twin_of_step

pytestmark = pytest.mark.thorough

COMPUTER = "ai:3"
REDEAL_SEED = 77
DECISIONS = 7
FEW_DECISIONS = 2  # of a title whose games may be shorter
EVERY = 23  # steps from one that is looked at to the next
SEVERAL = [case for case in LEAK_CASES if case.options.automa is None and case.seats > 1]
HIDING = [case for case in SEVERAL if PROOFS[case.title].hides]
NO_KINDS = SimpleNamespace(
    reply_move_kinds=frozenset(),
    private_move_kinds=frozenset(),
    revealing_move_kinds=frozenset(),
)


class NobodyMoves:
    """Stands in for the driver of a game nobody plays in."""

    def turn(self) -> bool:
        """Return that no computer has moved."""
        return False


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games of people that have come through the same step and differ in what is hidden."""

    truth: Match
    twin: Match

    def __iter__(self) -> Iterator[Match]:
        """Yield both."""
        return iter((self.truth, self.twin))


def people_at(case: Case) -> Match:
    """Begin a game of people alone."""
    seats = make_seats((HUMAN_PLAYER,) * case.seats, case.game().colours, ())
    return Match.begin(beginning_of_new_game(find_title(case.title), case.options, seats, 5))


def match_from(case: Case, game: Game, state: State, code: int) -> Match:
    """Return a game of people that begins with a state and has come through one decision."""
    opening = people_at(case).chronicle.opening
    chronicle = Chronicle(opening)
    chronicle.add(Snapshot(0, game.progress(state), state.to_plain()))
    match = Match.begin(MatchBeginning(find_title(case.title), game, chronicle, state.clone()))
    match.send_answer(int(state.to_move), code)
    return match


def pairs(case: Case, seed: int = 1) -> Iterator[Pair]:
    """Yield pairs of games from decisions all over a random game."""
    game = case.game()
    luck = make_luck(seed)
    for step in play_random_steps(game, seed):
        if step.number % EVERY and step.number > 2:
            continue
        if (pair := pair_of(case, game, step, luck)) is not None:
            yield pair


def pair_of(case: Case, game: Game, step: PlayedStep, luck: Luck) -> Pair | None:
    """Return the games of one decision, None where luck follows or no twin is found."""
    if step.before.to_move < 0 or step.after.to_move < 0 or is_secret_from(game, step, -1):
        return None
    twin = twin_of_step(game, step, int(step.before.to_move), luck)
    if twin is None:
        return None
    return Pair(
        match_from(case, game, step.before, step.code),
        match_from(case, game, twin.before, step.code),
    )


def play_on(match: Match, luck: Luck, decisions: int = MAX_STEPS) -> None:
    """Play at random, to the end or for so many decisions."""
    for _ in range(decisions):
        question = match.question()
        if question is None:
            return
        moves = match.legal_moves()
        match.send_answer(question.seat, moves[int(luck.draw_below(len(moves)))].code)


def unfinished_game(case: Case, luck: Luck) -> Match:
    """Return a game of people after some decisions, fewer where the game would be over."""
    for decisions in (DECISIONS, FEW_DECISIONS):
        match = people_at(case)
        play_on(match, luck, decisions)
        if match.question() is not None:
            return match
    raise AssertionError("the game is over after two decisions")


def replayed(chronicle: Chronicle, case: Case) -> list[object]:
    """Return all that a replay of the game shows to those who may watch it."""
    found: list[object] = []
    for observer in allowed_observers(chronicle):
        replay = Replay(find_title(case.title), chronicle, observer)
        found.append(replay.view(0).to_plain())
        found += [
            (told.move, told.events, told.view_after.to_plain()) for told in replay.all_steps()
        ]
    return found


def copy_of(match: Match, case: Case) -> MatchBeginning:
    """Return what goes on from where the game stands, as several people may have it."""
    branch = match_beginning_of_branch(
        find_title(case.title), match.chronicle, match.step_count, "x"
    )
    return beginning_with_redealt_secrets(branch, REDEAL_SEED)


def left_to_computers(match: Match, seats: range) -> Match:
    """Return the match after people have left these seats to computers."""
    for seat in seats:
        match.chronicle.add(Note(match.step_count, PLAYER_REPLACED_NOTE_KIND, seat, COMPUTER))
    return match


@pytest.mark.parametrize("case", HIDING, ids=str)
def test_no_way_into_an_unfinished_game_tells_what_is_hidden(case: Case) -> None:
    compared = 0
    for pair in pairs(case):
        compared += 1
        watched = [replayed(match.chronicle, case) for match in pair]
        assert watched[0] == watched[1], "the replay tells what is hidden"
        if case.title in title_names():
            printed = [
                list(game_text_lines(find_title(case.title), match.chronicle)) for match in pair
            ]
            assert printed[0] == printed[1], "the command line tells what is hidden"
        copies = [copy_of(match, case) for match in pair]
        plain = [copy.first_state.to_plain() for copy in copies]
        assert plain[0] == plain[1], "a copy that is played on tells what is hidden"
        assert copies[0].chronicle.records == copies[1].chronicle.records
    assert compared, "no game was looked at"


@pytest.mark.parametrize("case", SEVERAL, ids=str)
def test_a_copy_of_an_unfinished_game_can_be_played_to_its_end(case: Case) -> None:
    luck = make_luck(2)
    match = unfinished_game(case, luck)
    assert needs_redeal_to_continue(match.chronicle)
    copy = Match.begin(copy_of(match, case), checks_invariants=True)
    assert copy.view(COMMON_OBSERVER).to_plain() == match.view(COMMON_OBSERVER).to_plain()
    assert copy.chronicle.opening.seed != match.chronicle.opening.seed
    play_on(copy, luck)
    assert copy.question() is None


@pytest.mark.parametrize("case", SEVERAL, ids=str)
@pytest.mark.parametrize("left", ["nobody", "all but one", "everybody"])
def test_no_hand_is_open_before_its_owner_says_so(case: Case, left: str) -> None:
    first = {"nobody": case.seats, "all but one": 1, "everybody": 0}[left]
    match = left_to_computers(people_at(case), range(first, case.seats))
    assert allowed_observers(match.chronicle) == (COMMON_OBSERVER,), "a replay opens a hand"
    hot_seat = HotSeat(match, cast("Any", NobodyMoves()), cast("Any", NO_KINDS))
    assert hot_seat.is_hand_guarded
    assert not hot_seat.is_hand_open, "a hand lies open"


@pytest.mark.parametrize("case", SEVERAL, ids=str)
def test_one_person_against_computers_needs_no_envelope(case: Case) -> None:
    players = (HUMAN_PLAYER, *(COMPUTER,) * (case.seats - 1))
    seats = make_seats(players, case.game().colours, ())
    match = Match.begin(beginning_of_new_game(find_title(case.title), case.options, seats, 5))
    assert allowed_observers(match.chronicle) == (0,)
    assert HotSeat(match, cast("Any", NobodyMoves()), cast("Any", NO_KINDS)).is_hand_open
