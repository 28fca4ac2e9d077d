"""No byte that is sent to a seat depends on what the seat does not know."""

from pathlib import Path

import pytest

from game.application.computer_players import InstantPlayers
from game.engine.knowledge import COMMON_OBSERVER
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from game.match.match import Match
from game.match.match_factory import MatchBeginning
from game.match.pending_turn import PendingTurn
from game.online.client.viewpoint import StepOrUndo
from game.online.host.table import HostedTable
from game.online.host.table_record import SeatSecretDigests, TableRecord, secret_digest
from game.online.protocol.messages import (
    PROTOCOL_VERSION,
    HostMessageKind,
    RequestKind,
    decode_frame,
    encode_frame,
    from_plain_types,
)
from game.online.protocol.table_state import Phase
from game.records.codec import decode_msgpack_value
from game.records.records import HUMAN_PLAYER, Chronicle, Snapshot
from tests.helpers.present import present
from tests.online.club import Club, MemoryLine, set_up_of
from tools.proof.cases import LEAK_CASES, SHELF
from tools.proof.laws.of_views import is_secret_from
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, make_luck, play_random_steps
from tools.proof.twins import twin_of_step

pytestmark = pytest.mark.thorough
SECRET = b"0123456789abcdef"
MAX_FOR_A_CASE = 12


@pytest.fixture
def single_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck that follows a step is not drawn: each step is looked at alone."""
    monkeypatch.setattr(PendingTurn, "add_chance_steps_and_closing", lambda *_: None)


def told(club: Club, case: Case, before: State, step: PlayedStep, seat: int) -> list[bytes]:
    """Return all that a host sends to who has a seat: on joining before the step, and after it."""
    title = SHELF[case.title]
    game = case.game()
    set_up = set_up_of(title, game.options, [HUMAN_PLAYER] * case.seats)
    keys = [SeatSecretDigests(secret_digest(SECRET + b"%d" % at)) for at in range(case.seats)]
    record = TableRecord("twin", set_up, secret_digest(b"owner"), keys, Phase.RUNNING)
    chronicle = Chronicle(set_up.opening)
    chronicle.add(Snapshot(0, game.progress(before), before.to_plain()))
    match = Match.begin(MatchBeginning(title, game, chronicle, before.clone()))
    table = HostedTable(club.host.services, record, title)
    # private: the twin's game begins in its middle, which no request can do
    table._make_hosted_game(match)
    club.host.tables = {"twin": table}
    line = MemoryLine(club)
    line.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "test"))
    keys[seat] = SeatSecretDigests(secret_digest(SECRET))
    line.send(encode_frame(RequestKind.JOIN, 2, "twin", b"", [[seat, "Ann", SECRET, b""]]))
    # private: the step is played without a draw of chance
    match._play_decision(int(before.to_move), step.code)
    club.host.send_update_and_queue_computer(table)
    ask_in_words(line, seat, with_steps=before.to_move != CHANCE)
    return line.told


def ask_in_words(line: MemoryLine, seat: int, *, with_steps: bool) -> None:
    """Ask for all that a client without the rules is told.

    A drawn outcome is played here without a draw, so its step cannot be played again.
    """
    line.send(encode_frame(RequestKind.MOVES, 3, seat))
    for number, observer in ((4, seat), (6, COMMON_OBSERVER)):
        line.send(encode_frame(RequestKind.POSITION, number, observer))
        if with_steps:
            line.send(encode_frame(RequestKind.STEPS, number + 1, observer, 1))
    kinds = [decode_frame(content)[0] for content in line.told]
    assert kinds.count(HostMessageKind.POSITION) == 2
    assert kinds.count(HostMessageKind.STEPS) == 2 * with_steps


@pytest.mark.usefixtures("single_steps")
@pytest.mark.parametrize("case", LEAK_CASES, ids=str)
def test_a_seat_is_sent_the_same_whatever_is_hidden_from_it(case: Case, tmp_path: Path) -> None:
    club = Club(tmp_path, SHELF, InstantPlayers())
    game = case.game()
    luck = make_luck(11)
    checked = 0
    for step in play_random_steps(game, 3):
        seat = step.number % case.seats
        if step.number % 7 or step.after.to_move == NOBODY or is_secret_from(game, step, seat):
            continue
        twin = present(twin_of_step(game, step, seat, luck))
        assert told(club, case, step.before, step, seat) == told(
            club, case, twin.before, step, seat
        )
        checked += 1
        if checked == MAX_FOR_A_CASE:
            break
    assert checked


@pytest.mark.usefixtures("single_steps")
def test_a_secret_move_is_told_to_its_own_seat_alone(tmp_path: Path) -> None:
    case = next(case for case in LEAK_CASES if case.title == "lanterns")
    club = Club(tmp_path, SHELF, InstantPlayers())
    game = case.game()
    step = next(step for step in play_random_steps(game, 3) if is_hidden(game, step))
    mover = int(step.before.to_move)
    others = [codes(told(club, case, step.before, step, seat)) for seat in range(case.seats)]
    assert [step.code in found for found in others] == [seat == mover for seat in range(case.seats)]


def is_hidden(game: Game, step: PlayedStep) -> bool:
    """Whether a step is a seat's secret."""
    return int(step.before.to_move) >= 0 and game.is_secret_move(step.before, step.code)


def codes(frames: list[bytes]) -> set[int]:
    """Return the codes of moves in what was sent."""
    found = set()
    for content in frames:
        kind, _, fields = decode_frame(content)
        if kind == HostMessageKind.UPDATE:
            found |= {
                from_plain_types(StepOrUndo, decode_msgpack_value(item)).move_code
                for _, _, item in fields[3]
            }
    return {code for code in found if code is not None}
