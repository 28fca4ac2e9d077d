"""Friends at their own screens over real sockets: a host in a process of its own, clients that
play at random, and connections with bad luck.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import make_observed_state
from game.engine.title import Options
from game.online.client.connection import Connection
from game.online.client.membership import Membership, membership_for_new_table
from game.online.client.remote_match import SentAnswer
from game.online.client.remote_table import RemoteTable
from game.online.host.host_services import TABLES_FOLDER_NAME
from game.online.host.table_record import RECORD_FILE_ENDING, read_record
from game.online.online_play import OnlinePlay
from game.online.protocol.table_state import TableSetUp, default_set_up
from game.records.journal_reading import read_journal, read_journal_bytes
from game.records.records import HUMAN_PLAYER, Chronicle, Step, Undo
from game.records.replay_cursor import ReplayCursor
from game.records.verification import find_first_difference
from game.titles import Titles, title_by_name
from tools.proof.bad_line import BadLine
from tools.proof.trial_host import TrialHost

CLIENT_COUNT = 5
SECONDS_TO_GO_ON = 300.0
POLL_SECONDS = 0.001
UNDO_SHARE = 0.02


@dataclass(slots=True)
class Friend:
    """One client: its connection to the table, and the answers that the host has confirmed."""

    table: RemoteTable
    answers: list[SentAnswer] = field(default_factory=list)

    def go_on(self, luck: Random) -> None:
        """Process what has arrived, and answer an open question of this client with a random move,
        sometimes an undo."""
        table = self.table
        table.process_arrivals_and_resend_overdue()
        if table.final_refusal is not None:
            raise AssertionError(f"a table ended: {table.final_refusal}")
        question = table.question_for_own_seat()
        if question is not None:
            if luck.random() < UNDO_SHARE and table.reason_against_undo(question.seat) is None:
                table.undo_decision(question.seat)
                return
            move = luck.choice(table.legal_moves())
            table.send_answer(question.seat, move.code)
            assert table.sent_answer is not None
            self.answers.append(table.sent_answer)


class TrialGame:
    """One game of a title by five clients; those without a seat are spectators."""

    def __init__(
        self, play: OnlinePlay, host: TrialHost, name: str, seed: int, share: float
    ) -> None:
        """Create the table at the host and have all clients join; the game begins."""
        self.play = play
        self.host = host
        self.luck = Random(seed)
        self.share = share
        self.title = title_by_name(name)
        seats = max(self.title.seats)
        self.set_up = default_set_up(self.title, Options(name, seats), [("", HUMAN_PLAYER)] * seats)
        owner = membership_for_new_table(host.address, range(seats), {0: "Ann"})
        first = Friend(self.table(owner, self.set_up))
        self.friends = [first]
        self.until(lambda: first.table.is_connected)
        for seat, _ in owner.invitation_codes:
            way = first.table.membership.invitation_to_seat(seat)
            assert way is not None
            guest = play.memberships.existing_or_new_membership_for_invitation(way, f"Guest {seat}")
            self.friends.append(Friend(self.table(guest)))
        while len(self.friends) < CLIENT_COUNT:
            watcher = Membership(host.address, first.table.membership.table)
            self.friends.append(Friend(self.table(watcher)))
        self.until(lambda: all(friend.table.is_connected for friend in self.friends))
        while not self.has_begun:
            first.table.start_game()
            self.run_for(0.2, lambda: self.has_begun)

    @property
    def has_begun(self) -> bool:
        """Return whether every client has a view of the game."""
        return all(friend.table.viewpoints for friend in self.friends)

    def table(self, membership: Membership, set_up: TableSetUp | None = None) -> RemoteTable:
        """Return a connection to the table, over a bad line."""
        wire = Connection(self.play.event_loop, membership.address, membership.table, lambda: None)
        bad = BadLine(wire, self.luck, self.share)
        return RemoteTable(bad, Titles(), membership, set_up)

    def until(self, is_so: Callable[[], bool], seconds: float = SECONDS_TO_GO_ON) -> None:
        """Have all clients go on until `is_so()`; raise AssertionError after `seconds`."""
        end = time.monotonic() + seconds
        while not is_so():
            if time.monotonic() > end:
                raise AssertionError("it does not go on")
            self.step()

    def play_for(self, seconds: float) -> None:
        """Have all clients play for `seconds`, or to the end of the game."""
        self.run_for(seconds, lambda: self.is_over)

    def run_for(self, seconds: float, is_so: Callable[[], bool]) -> None:
        """Have all clients go on for `seconds`, or until `is_so()`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not is_so():
            self.step()

    def step(self) -> None:
        """Have every client go on once, then sleep a moment."""
        for friend in self.friends:
            friend.go_on(self.luck)
        time.sleep(POLL_SECONDS)

    @property
    def is_over(self) -> bool:
        """Return whether every client knows that the game is over."""
        return all(friend.table.is_over for friend in self.friends)

    def kill_client(self) -> None:
        """Disconnect a random client, and let it connect again as a new client with the same
        membership."""
        friend = self.luck.choice(self.friends)
        friend.table.close_connection()
        friend.table = self.table(friend.table.membership)

    def kill_host(self) -> None:
        """Kill the host, check that no client saw what was not saved, and start the host again."""
        self.host.kill()
        for friend in self.friends:
            friend.table.process_arrivals_and_resend_overdue()
        self.check_seen()
        self.host.start()

    @property
    def chronicle(self) -> Chronicle:
        """Return the game as the host's journal has it."""
        name = self.friends[0].table.membership.table
        record = read_record(self.host.folder / TABLES_FOLDER_NAME / f"{name}{RECORD_FILE_ENDING}")
        found = read_journal(self.host.folder / record.journal_file_name).chronicle
        assert found is not None
        return found

    def check_seen(self) -> None:
        """Require that everything any client has seen is in the journal."""
        chronicle = self.chronicle
        game = self.title.make_game(chronicle.opening.options)
        cursor = ReplayCursor(self.title, game, chronicle)
        undos = sum(isinstance(record, Undo) for record in chronicle.records)
        for friend in self.friends:
            for observer, point in friend.table.viewpoints.items():
                assert point.undo_count <= undos, "an undo was seen that was not saved"
                if point.undo_count == undos:
                    assert point.step_count <= len(chronicle.steps), (
                        "a step was seen that was not saved"
                    )
                    view = make_observed_state(
                        game.rules, cursor.state_after_step(point.step_count), observer
                    )
                    assert fingerprint_of_state(view) == point.fingerprint, "another view was seen"

    def all_saw(self, steps: int) -> bool:
        """Return whether every view of every client is at step `steps`."""
        tables = (friend.table for friend in self.friends)
        return all(p.step_count == steps for table in tables for p in table.viewpoints.values())

    def check_end(self) -> None:
        """Require that all clients have the same game, that it verifies, and that every confirmed
        answer is in it."""
        self.until(lambda: all(friend.table.journal_bytes for friend in self.friends))
        chronicle = self.chronicle
        steps = len(chronicle.steps)
        self.until(lambda: self.all_saw(steps))  # who joins again gets the journal before the view
        self.check_seen()
        assert find_first_difference(self.title, chronicle) is None
        for friend in self.friends:
            for answer in friend.answers:
                after = (one for one in chronicle.records[answer.moment :] if isinstance(one, Step))
                if answer.is_confirmed:
                    played = next(after)
                    same = (played.seat, played.move_code) == (answer.seat, answer.move_code)
                    assert same, "a confirmed answer was lost"
            had = read_journal_bytes(friend.table.journal_bytes or b"", "game").chronicle
            assert had is not None
            assert had.records == chronicle.records, "a client has another game"

    def close(self) -> None:
        """Have every client leave the table."""
        for friend in self.friends:
            friend.table.close_connection()
