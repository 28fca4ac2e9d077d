"""What a window asks before its host ends: which tables friends play at, or can still join."""

from pathlib import Path

from game.online.host.running_host import FriendTableCounts, count_unfinished_tables_for_friends
from game.online.host.table_record import SeatSecretDigests, TableRecord, secret_digest
from game.online.protocol.table_state import Phase
from game.records.records import HUMAN_PLAYER
from tests.online.test_servers import brass_set_up

OWNER = secret_digest(b"owner")
NOBODY_YET = SeatSecretDigests(invitation_digest=secret_digest(b"code"))
TAKEN = SeatSecretDigests(owner_digest=secret_digest(b"friend"))


def counted(
    folder: Path,
    players: tuple[str, ...],
    taken: tuple[int, ...],
    phase: Phase = Phase.LOBBY,
    *,
    hosting: int = 0,
    joined: bool = True,
) -> FriendTableCounts:
    """Write the record of a table and count; `joined` says whether a friend has ever come."""
    (folder / "tables").mkdir()
    keys = [TAKEN if at in taken else NOBODY_YET for at in range(len(players))]
    record = TableRecord("abcdefgh", brass_set_up(*players), OWNER, keys, phase)
    record.hosting_seat = hosting
    record.has_been_joined = joined
    record.write(folder / "tables")
    return count_unfinished_tables_for_friends(folder)


def test_computers_are_no_friends(tmp_path: Path) -> None:
    players = (HUMAN_PLAYER, "random", "random")
    assert counted(tmp_path, players, (0,), Phase.RUNNING) == FriendTableCounts()


def test_nobody_but_the_owner_has_come_before_the_host_knows_where_it_runs(
    tmp_path: Path,
) -> None:
    players = (HUMAN_PLAYER, "random", "random")
    found = counted(tmp_path, players, (0,), Phase.RUNNING, hosting=-1, joined=False)
    assert found == FriendTableCounts()


def test_a_friend_who_has_a_seat_plays_there(tmp_path: Path) -> None:
    found = counted(tmp_path, (HUMAN_PLAYER, HUMAN_PLAYER, "random"), (0, 1), Phase.RUNNING)
    assert found == FriendTableCounts(joined_table_count=1)


def test_a_friend_plays_where_the_person_who_hosts_only_watches(tmp_path: Path) -> None:
    found = counted(tmp_path, (HUMAN_PLAYER, "random"), (0,), Phase.RUNNING, hosting=-1)
    assert found == FriendTableCounts(joined_table_count=1)


def test_a_free_seat_waits_for_a_friend(tmp_path: Path) -> None:
    found = counted(tmp_path, (HUMAN_PLAYER, HUMAN_PLAYER, "random"), (0,), joined=False)
    assert found == FriendTableCounts(unjoined_table_count=1)


def test_a_game_that_is_over_needs_no_host(tmp_path: Path) -> None:
    found = counted(tmp_path, (HUMAN_PLAYER, HUMAN_PLAYER), (0, 1), Phase.OVER)
    assert found == FriendTableCounts()
