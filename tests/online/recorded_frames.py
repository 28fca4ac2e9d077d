"""Records the frames of an evening between one host and its guests, always the same: all secrets,
luck, clocks and versions are fixed. Run it as a module to write the list of frames again."""

import platform
import random
import secrets
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from game.match import match_factory
from game.online.client import remote_table
from game.online.client.membership import make_random_secret
from game.online.host import session
from game.online.protocol.messages import (
    ANY_OR_NO_SEAT,
    PROTOCOL_VERSION,
    HostMessageKind,
    RequestKind,
    decode_frame,
    encode_frame,
)
from game.records.records import HUMAN_PLAYER
from tests.online.club import Club, MemoryLine, lanterns_set_up, listed
from tests.titles.lanterns.games import TITLE, luck_of

FRAMES = Path(__file__).with_name("frames.txt")
FIXED_VERSION = "1.2.3"
MAX_SHOWN_VALUE_LETTERS = 48  # bytes; of a longer frame the digest is kept
DIGEST_BYTES = 16
COMMON = -3


def fix_chance_and_versions(fixed: pytest.MonkeyPatch) -> None:
    """Make everything that differs from run to run, or from release to release, the same."""
    luck = random.Random(77)
    fixed.setattr(secrets, "token_bytes", luck.randbytes)
    fixed.setattr(secrets, "choice", luck.choice)
    fixed.setattr(secrets, "randbelow", luck.randrange)
    fixed.setattr(platform, "python_version", lambda: FIXED_VERSION)
    fixed.setattr(match_factory, "running_build_kind", lambda: "fixed")
    for module in (match_factory, remote_table, session):
        fixed.setattr(module, "__version__", FIXED_VERSION)
    fixed.setattr("tests.online.club.english_reason_text", lambda reason, _: f"See {reason.key}.")


def played_evening(club: Club) -> list[MemoryLine]:
    """Return the connections after lobbies, a whole game and another one, in which every kind of
    request and of message of a host has been sent."""
    ann = club.open(
        {0: "Ann"}, listed(lanterns_set_up((HUMAN_PLAYER, HUMAN_PLAYER, "ai:1", HUMAN_PLAYER)))
    )
    ben = club.invited(ann.membership.invitation_to_seat(1), "Ben")
    club.watch(ann, "Dee")
    ann.free_seat_with_new_invitation(3)
    ann.seat_computer_before_start(3, "Robot", "ai:1")
    ann.admit_or_remove_all_watchers(admits=False)
    ann.admit_or_remove_all_watchers(admits=True)
    cy = club.watch(ann, "Cy")
    club.pass_time(5.0)
    ann.start_game()
    club.settle()
    club.play(luck_of(1), 3)
    ann.send_chat("good luck, \u017c\u00f3\u0142w")
    cy.send_chat(phrase="hello")
    ben.send_chat(phrase="no phrase at all")
    club.settle()
    for table in (ann, ben):
        table.start_or_cast_vote("pause", agrees=True)
        club.pass_time(2.0)
    for table in (ben, ann):
        table.start_or_cast_vote("go-on", agrees=True)
        club.pass_time(2.0)
    take_back_and_look_around(club)
    club.line_of(ben).reconnect()
    club.settle()
    club.play(luck_of(2))
    ann.request_next_game()
    club.settle()
    ann.request_close_for_everybody()
    club.settle()
    return club.lines


def take_back_and_look_around(club: Club) -> None:
    """Undo decisions, hand a seat over and take it back, and send the requests of programs that
    know no rules."""
    ann, ben, *_ = club.tables
    asked_for_undo = [
        table for table in (ann, ben) if not table.reason_against_undo(table.own_seats[0])
    ]
    for table in asked_for_undo:
        table.undo_decision(table.own_seats[0])
        club.settle()
    ben.undo_turn(1)
    club.settle()
    line = club.line()
    line.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "reader"))
    line.send(encode_frame(RequestKind.TITLES, 2))
    players = [["", HUMAN_PLAYER], ["Robot", "ai:1"]]
    line.send(encode_frame(RequestKind.PLAN, 3, TITLE.name, "", [], players))
    claims = [[1, "", ben.membership.own_seat_claims[0].seat_secret, b""]]
    club.hosted(ann).set_player_kind_of_seat(1, "ai:1")
    secret = ben.membership.own_seat_claims[0].seat_secret
    line.send(encode_frame(RequestKind.LOOK, 4, [[ann.membership.table, [secret]]]))
    ben.hand_over_seat(1, HUMAN_PLAYER)
    club.settle()
    line.send(encode_frame(RequestKind.JOIN, 5, ann.membership.table, b"", claims))
    line.send(encode_frame(RequestKind.MOVES, 6, 1))
    line.send(encode_frame(RequestKind.POSITION, 7, COMMON))
    line.send(encode_frame(RequestKind.STEPS, 8, 1, 1))
    line.send(encode_frame(RequestKind.WATCHERS, 9, ANY_OR_NO_SEAT, False))
    line.send(encode_frame(RequestKind.MOVES, 10, "nonsense"))
    other = club.line()
    other.send(encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION + 1, "newer"))
    stranger = club.line()
    stranger.send(
        encode_frame(RequestKind.HELLO, 1, PROTOCOL_VERSION, "stranger", "a field of later")
    )
    stranger.send(encode_frame(RequestKind.JOIN, 2, "nowhere", make_random_secret(), []))
    stranger.send(encode_frame(99, 3))
    club.settle()


@dataclass(frozen=True, slots=True)
class RecordedFrame:
    """A frame of a connection, and whether the host has sent it."""

    connection: int
    is_of_host: bool
    content: bytes

    def __str__(self) -> str:
        """Return the connection, the sender, the kind, and the frame in hexadecimal digits, or
        the length and the digest of a long one."""
        kinds: type[RequestKind | HostMessageKind]
        kinds = HostMessageKind if self.is_of_host else RequestKind
        kind = decode_frame(self.content)[0]
        name = kinds(kind).name if kind in {*kinds} else str(kind)
        shown = self.content.hex()
        if len(self.content) > MAX_SHOWN_VALUE_LETTERS:
            digest = blake2b(self.content, digest_size=DIGEST_BYTES).hexdigest()
            shown = f"{len(self.content)} bytes {digest}"
        return f"{self.connection} {'host' if self.is_of_host else 'client'} {name} {shown}"


def recorded_evening(folder: Path) -> list[RecordedFrame]:
    """Play the evening in this folder and return its frames, by connection and sender."""
    with pytest.MonkeyPatch.context() as fixed:
        fix_chance_and_versions(fixed)
        club = Club(folder)
        lines = played_evening(club)
        club.host.unload_tables_and_unlock_folder()
    return [
        RecordedFrame(number, is_of_host, content)
        for number, line in enumerate(lines)
        for is_of_host, contents in ((False, line.asked), (True, line.told))
        for content in contents
    ]


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        lines = [str(frame) for frame in recorded_evening(Path(folder))]
        FRAMES.write_text("\n".join([*lines, ""]), encoding="utf-8")
