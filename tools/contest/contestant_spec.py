"""Contestants as text: levels, test opponents, custom searches, players of other checkouts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from ai.levels import OTHER_PLAYER_NAME_FORMS, player_names
from ai.player_settings import PlayerSettings
from ai.players import Player
from ai.search.search_settings import SearchSettings
from game.engine.reasons import Unreadable
from game.engine.title import Game
from game.titles import default_title_name
from tools.contest.contest_players import GUEST_PROGRAM_PATH, QuickPlayer
from tools.project_files import load_title_part

QUICK: Final = "quick"

PREFIX = "search:"
ITERATIONS = "iterations"
CHARACTER_FIELDS_BY_WORD: Final = {
    ITERATIONS: "iterations",
    "temperature": "softmax_temperature",
    "misjudgement": "misjudgement",
}
SEARCH_FIELDS_BY_WORD: Final = {
    "stages": "playout_stages",
    "value": "value_name",
    "exploration": "exploration_hundredths",
    "first_width": "moves_at_new_node",
    "doubts": "resamplings_per_determinization",
    "own_points": "own_points_percent",
    "seat_trees": "has_tree_per_seat",
}

NAMING: Final = tuple(f"{name.partition(':')[0]}:" for name in OTHER_PLAYER_NAME_FORMS)

OPEN: Final = "["
CLOSE: Final = "]"

Seated = Callable[[Game], Player]


@dataclass(frozen=True, slots=True)
class ContestantSpec:
    """The parsed name of a contestant: the player, the share of its budget (one `part`-th), the
    time limit, and the folder of another checkout."""

    player: str
    part: int = 1  # one over this of the iterations
    milliseconds: int = 0  # 0 = as long as it takes
    folder: str = ""  # of another checkout

    def __str__(self) -> str:
        """Return the text from which it was parsed."""
        return f"[{self.folder}]{self.name}" if self.folder else self.name

    @property
    def name(self) -> str:
        """The name within its own checkout, without the folder."""
        part = f"/{self.part}" if self.part != 1 else ""
        return self.player + part + (f"@{self.milliseconds}" if self.milliseconds else "")


def sparring_players_by_name(title: str) -> Mapping[str, Seated]:
    """Return, by name, the functions that make a title's players for tests: the quick policy player
    and the sparring partners."""
    part = load_title_part(title, "sparring.partners")
    if part is None:
        return {QUICK: QuickPlayer}
    make = part.make_partner

    def partner(name: str, game: Game) -> Player:
        made: Player = make(name, game.rules)
        return made

    return {QUICK: QuickPlayer, **{name: partial(partner, name) for name in part.PARTNERS}}


def parse_contestant_spec(name: str, title: str = "") -> ContestantSpec:
    """Return the parsed name of a contestant; raises Unreadable with the names allowed for the
    title."""
    title = title or default_title_name()
    folder, here = split_checkout_folder(name)
    rest, at, milliseconds = here.partition("@")
    player, over, part = (rest, "", "") if rest.startswith(NAMING) else rest.partition("/")
    parts = _whole(name, part) if over else 1
    limit = _whole(name, milliseconds) if at else 0
    spec = ContestantSpec(player, parts, limit, folder)
    if folder:
        return spec
    if player.startswith(PREFIX):
        parse_search_player(player)
    elif player.startswith(NAMING):
        pass  # what they name is looked for when the first game begins
    elif player not in (known := [*player_names(), *sparring_players_by_name(title)]):
        allowed = ", ".join([*known, *OTHER_PLAYER_NAME_FORMS, f"{PREFIX}{ITERATIONS}=N"])
        raise Unreadable(f'players: "{name}" is not a contestant. Choose from {allowed}')
    return spec


def _whole(name: str, digits: str, least: int = 1) -> int:
    if not digits.isdecimal() or int(digits) < least:
        wanted = f"is not a whole number of {least} or more"
        raise Unreadable(f'players: "{digits}" in "{name}" {wanted}')
    return int(digits)


def parse_search_player(name: str, usual: SearchSettings | None = None) -> PlayerSettings:
    """Return the player settings in a name such as "search:iterations=400,stages=1"; settings not
    named are those of `usual`.

    Raises Unreadable, with what is allowed, for an unknown, repeated or missing setting.
    """
    usual = usual or SearchSettings()
    kinds = {word: type(getattr(usual, name)) for word, name in SEARCH_FIELDS_BY_WORD.items()}
    kinds |= dict.fromkeys(CHARACTER_FIELDS_BY_WORD, int)
    found: dict[str, int | str] = {}
    for setting in name.removeprefix(PREFIX).split(","):
        key, equals, text = setting.partition("=")
        if key not in kinds or not equals or key in found:
            allowed = ", ".join(f"{word}=" for word in sorted(kinds))
            raise Unreadable(f'players: "{setting}" in "{name}"; allowed once each are {allowed}')
        found[key] = text if kinds[key] is str else kinds[key](_whole(name, text, 0))
    if ITERATIONS not in found:
        raise Unreadable(f'players: "{name}" needs {ITERATIONS}=, 0 for the first sight alone')
    character = {
        name: found.pop(word) for word, name in CHARACTER_FIELDS_BY_WORD.items() if word in found
    }
    search = {SEARCH_FIELDS_BY_WORD[word]: value for word, value in found.items()}
    style = replace(usual, **search)  # type: ignore[arg-type]  # the kinds are those of its fields
    return PlayerSettings(**character, search_settings=style)  # type: ignore[arg-type]


def split_checkout_folder(name: str) -> tuple[str, str]:
    """Return folder and player of "[folder]player"; the folder is "" for this checkout."""
    if not name.startswith(OPEN):
        return "", name
    folder, close, player = name[1:].partition(CLOSE)
    if not close or not (Path(folder) / GUEST_PROGRAM_PATH).is_file():
        raise Unreadable(f'players: "{folder}" in "{name}" is not a folder of this project')
    return folder, player
