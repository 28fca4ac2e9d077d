"""The players of a contest by name: levels, test opponents, searches spelled out, and those of
another checkout of this project: old players meet new ones."""

import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import astuple, dataclass, fields, replace
from functools import partial
from pathlib import Path
from typing import Final

import msgpack

from ai.character import Character
from ai.levels import LEVEL_NAMES, make_player, play_character, player_names
from ai.players import KeepThinking, Legal, Player
from ai.search.style import SearchStyle
from ai.titles import mind_for
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import State
from game.engine.title import Game, Options, Unreadable
from game.titles import usual
from tools.project_files import part_of

QUICK: Final = "quick"

PREFIX = "search:"
ITERATIONS = "iterations"
OF_THE_CHARACTER = (ITERATIONS, "temperature", "misjudgement")

OPEN: Final = "["
CLOSE: Final = "]"
CELL: Final = 8  # bytes of a number
GUEST: Final = Path(__file__).with_name("guest.py")

SENT: Final = 6  # fields of options that a player of any checkout knows


class OnTheClock:
    """Lets a player think for so many milliseconds a decision at most."""

    def __init__(self, player: Player, milliseconds: int) -> None:
        """Set the player's clock."""
        self._player = player
        self._seconds = milliseconds / 1000

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the player's move when its time is up or it has thought enough."""
        end = time.perf_counter() + self._seconds
        return self._player.choose(
            view, seat, seed, lambda: keep_thinking() and time.perf_counter() < end
        )


class QuickPlayer:
    """Plays what a playout would, in a game that its view allows."""

    def __init__(self, game: Game) -> None:
        """Play this game."""
        self._rules = game.rules
        self._legal = Legal(game.rules)
        self._policy = mind_for(game.options.title, game.options.edition).policy(game)
        self._luck = Luck()
        self._imagined = game.rules.new_state()
        self._scratch = zeros(game.rules.most_moves)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return a quick move; a forced one takes no thought."""
        moves = self._legal.moves(view)
        if len(moves) == 1:
            return moves[0]
        self._luck.seed(seed)
        self._imagined.copy_from(view)
        self._rules.imagine(self._imagined, seat, self._luck)
        self._policy.begin(self._imagined)
        return int(self._policy.quick_move(self._imagined, self._scratch, self._luck))


# random greedy quick ai:1 ..           as they stand
# steward ..                            a title's sparring partners
# ai:3/10                               a tenth of its iterations
# search:iterations=400,exploration=50  a search with fields of its style spelled out
# ai:3/10@200                           at most so many milliseconds a decision
# [FOLDER]ai:3/10                       the same of another checkout, by its own code

Seated = Callable[[Game], Player]


@dataclass(frozen=True, slots=True)
class Spec:
    """A contestant's name taken apart: who, which part of the budget, which time limit."""

    player: str
    part: int = 1  # one over this of the iterations
    milliseconds: int = 0  # 0 = as long as it takes
    folder: str = ""  # of another checkout

    def __str__(self) -> str:
        """Return the name it is read from."""
        return f"[{self.folder}]{self.name}" if self.folder else self.name

    @property
    def name(self) -> str:
        """Return the name in its own checkout."""
        part = f"/{self.part}" if self.part != 1 else ""
        return self.player + part + (f"@{self.milliseconds}" if self.milliseconds else "")


def strangers(title: str) -> Mapping[str, Seated]:
    """Return who plays a title for tests alone: quick moves, and sparring partners by name."""
    part = part_of(title, "sparring.partners")
    if part is None:
        return {QUICK: QuickPlayer}
    make = part.make_partner

    def partner(name: str, game: Game) -> Player:
        made: Player = make(name, game.rules)
        return made

    return {QUICK: QuickPlayer, **{name: partial(partner, name) for name in part.PARTNERS}}


def read_spec(name: str, title: str = "") -> Spec:
    """Return a contestant's name taken apart; Unreadable says what is allowed with that title."""
    title = title or usual()
    folder, here = split_folder(name)
    rest, at, milliseconds = here.partition("@")
    player, over, part = rest.partition("/")
    parts = _whole(name, part) if over else 1
    limit = _whole(name, milliseconds) if at else 0
    spec = Spec(player, parts, limit, folder)
    if folder:
        return spec
    if player.startswith(PREFIX):
        read_search(player)
    elif player not in (known := [*player_names(), *strangers(title)]):
        allowed = ", ".join([*known, f"{PREFIX}{ITERATIONS}=N"])
        raise Unreadable(f'players: "{name}" is no contestant; allowed are {allowed}')
    return spec


def make_contestant(name: str, game: Game) -> Player:
    """Return the player of that name for a game; Unreadable says what is allowed."""
    spec = read_spec(name, game.options.title)
    if spec.folder:
        return Elsewhere(spec.folder, spec.name, game.options)
    player = _player(spec, game)
    return OnTheClock(player, spec.milliseconds) if spec.milliseconds else player


def _player(spec: Spec, game: Game) -> Player:
    known = strangers(game.options.title)
    mind = mind_for(game.options.title, game.options.edition)
    if spec.player in known:
        return known[spec.player](game)
    if spec.player.startswith(PREFIX):
        character = read_search(spec.player, mind.style(game))
        return play_character(_part(character, spec.part), game)
    if spec.player in LEVEL_NAMES:
        return play_character(_part(mind.levels[spec.player], spec.part), game)
    return make_player(spec.player, game)


def _part(character: Character, part: int) -> Character:
    """Return who thinks so many times less; who does not search at all thinks no less."""
    iterations = character.iterations
    return replace(character, iterations=max(iterations // part, 1) if iterations else 0)


def _whole(name: str, digits: str, least: int = 1) -> int:
    if not digits.isdecimal() or int(digits) < least:
        raise Unreadable(f'players: "{digits}" in "{name}" is no whole number of {least} or more')
    return int(digits)


# A search spelled out: the fields of its character and its style that differ from the usual.


def read_search(name: str, usual: SearchStyle | None = None) -> Character:
    """Return who "search:iterations=400,stages=1" spells, the rest as usual.

    Unreadable says what is allowed.
    """
    usual = usual or SearchStyle()
    kinds = {field.name: type(getattr(usual, field.name)) for field in fields(SearchStyle)}
    kinds |= dict.fromkeys(OF_THE_CHARACTER, int)
    found: dict[str, int | str] = {}
    for setting in name.removeprefix(PREFIX).split(","):
        key, equals, text = setting.partition("=")
        if key not in kinds or not equals or key in found:
            allowed = ", ".join(f"{word}=" for word in sorted(kinds))
            raise Unreadable(f'players: "{setting}" in "{name}"; allowed once each are {allowed}')
        found[key] = text if kinds[key] is str else _whole(name, text, 0)
    if ITERATIONS not in found:
        raise Unreadable(f'players: "{name}" needs {ITERATIONS}=, 0 for the first sight alone')
    character = {word: found.pop(word) for word in OF_THE_CHARACTER if word in found}
    style = replace(usual, **found)  # type: ignore[arg-type]  # the kinds are those of its fields
    return Character(**character, style=style)  # type: ignore[arg-type]


def split_folder(name: str) -> tuple[str, str]:
    """Return the folder of "[folder]player" and the player; "" when it plays here."""
    if not name.startswith(OPEN):
        return "", name
    folder, close, player = name[1:].partition(CLOSE)
    if not close or not (Path(folder) / "ai" / "levels.py").is_file():
        raise Unreadable(f'players: "{folder}" in "{name}" is no folder of this project')
    return folder, player


class Elsewhere:
    """A player of another checkout; RuntimeError when its process is gone.

    The process ends with the player, which nobody else closes.
    """

    def __init__(self, folder: str, player: str, options: Options) -> None:
        """Start its process; the first answer says whether it knows the player."""
        command = [sys.executable, str(GUEST), folder]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        weakref.finalize(self, end, self._process)
        self._tell([player, *astuple(options)[:SENT]])
        self._heard()

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move it plays; its own limits hold."""
        self._tell([view.to_plain(), seat, seed])
        return self._heard()

    def _tell(self, what: list[object]) -> None:
        assert self._process.stdin is not None
        content = msgpack.packb(what)
        self._process.stdin.write(len(content).to_bytes(CELL, "big") + content)
        self._process.stdin.flush()

    def _heard(self) -> int:
        assert self._process.stdout is not None
        answer = self._process.stdout.read(CELL)
        if len(answer) < CELL:
            raise RuntimeError("the player of the other checkout has ended")
        return int.from_bytes(answer, "big")


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and close its pipes."""
    process.terminate()
    with suppress(OSError), process:  # a question it no longer reads is left in the pipe
        pass  # which waits for it
