"""Words of the command line: places, options with a value, options without one."""

import secrets
import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from game.decoding import decoded
from game.engine.title import Game, Options, Pack, Reason, Title, Unreadable
from game.fields import allowed_words, cause_of, listed, shown
from game.languages import BASE, word_files
from game.match.beginnings import check_count, parse_players
from game.notices import note
from game.packs.reading import read_pack
from game.places import assets_folder
from game.records.records import AUTOMA, HUMAN
from game.titles import Titles, title, usual
from game.words import Words

OPTION = "--"
STANDARD_INPUT = "-"

TITLE = "--title"
PACK = "--pack"
SET_UP_VALUES = (TITLE, "--expansions", "--edition", PACK, "--seed")
GAME_VALUES = ("--players", *SET_UP_VALUES)
LARGEST_SEED = 2**62
LARGEST_DRAWN_SEED = 10**6  # short enough to be told to somebody else

LARGEST_FILE = 4_000_000  # bytes; the longest position has some 20,000


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a command takes: named places in order, options with a value, options without.

    All places must be filled; a last place ending in "..." may be left out or filled often.
    """

    command: str
    places: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()

    def refusal(self, problem: str, allowed: str) -> Unreadable:
        """Return the refusal of a command line."""
        return Unreadable(f"{self.command}: {problem}; allowed: {allowed}.")

    def no_value(self, option: str) -> Unreadable:
        """Return the refusal of an option nothing stands behind."""
        return self.refusal(f"{option} has no value", f"{option} followed by its value")


@dataclass(frozen=True, slots=True)
class Arguments:
    """The words of one command line, sorted."""

    grammar: Grammar
    places: tuple[str, ...]
    values: dict[str, str]
    flags: frozenset[str]

    def value(self, option: str, default: str = "") -> str:
        """Return an option's value; Unreadable when it is there but empty."""
        if self.values.get(option) == "":
            raise self.grammar.no_value(option)
        return self.values.get(option, default)

    def whole(self, option: str, least: int, most: int, default: int) -> int:
        """Return an option's value as a whole number; Unreadable says which are allowed."""
        text = self.values.get(option)
        if text is None:
            return default
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not (is_number and least <= int(text) <= most):
            allowed = f"a whole number from {least} to {most}"
            raise self.grammar.refusal(f"{option} is {shown(text)}", allowed)
        return int(text)

    def words(self, option: str) -> tuple[str, ...]:
        """Return an option's value split at commas; empty when it is not given."""
        text = self.values.get(option, "")
        return tuple(word.strip() for word in text.split(",")) if text else ()

    def one_of(self, place: int, choices: Collection[str]) -> str:
        """Return the word in a place; Unreadable names the choices."""
        word = self.places[place]
        if word not in choices:
            raise self.grammar.refusal(f"{shown(word)} is unknown", allowed_words(word, choices))
        return word


def parse(grammar: Grammar, words: Sequence[str]) -> Arguments:
    """Return the words sorted; Unreadable names the first that is not allowed.

    A value follows its option or stands behind "=". After "--" every word is a place.
    """
    places: list[str] = []
    values: dict[str, str] = {}
    flags: set[str] = set()
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        if word == OPTION:
            places += rest
            rest = []
        elif not word.startswith("-") or word == STANDARD_INPUT:
            places.append(word)
        elif name in grammar.values:
            if not equals and not rest:
                raise grammar.no_value(name)
            if name in values:
                raise grammar.refusal(f"{name} is there twice", "each option once")
            values[name] = value if equals else rest.pop(0)
        elif word in grammar.flags:
            flags.add(word)
        else:
            options = (*grammar.values, *grammar.flags)
            raise grammar.refusal(f"{shown(word)} is unknown", allowed_words(word, options))
    repeats = bool(grammar.places) and grammar.places[-1].endswith("...")
    least = len(grammar.places) - 1 if repeats else len(grammar.places)
    given = places[:least]
    if len(given) < least or "" in given:
        missing = grammar.places[given.index("") if "" in given else len(given)]
        raise grammar.refusal(f"{missing} is missing", listed(grammar.places))
    if len(places) > least and not repeats:
        problem = f"{shown(places[least])} is one word too many"
        raise grammar.refusal(problem, listed(grammar.places))
    return Arguments(grammar, tuple(places), values, frozenset(flags))


# The game a command line asks for: title, players, options and seed.


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game somebody wants: who plays, on what set-up, from which seed.

    `names` are the players as they were typed: an automa by the name its title gives it.
    """

    title: Title
    game: Game
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: int

    @property
    def options(self) -> Options:
        """The set-up."""
        return self.game.options


def parse_set_up(grammar: Grammar, words: Sequence[str]) -> Arguments:
    """Return the words of a command about a game, whose title may add the option of an automa."""
    try:
        option = automa_option(title(_named(words)))
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {error}") from error
    return parse(replace(grammar, values=(*grammar.values, *option)), words)


def automa_option(shelf: Title) -> tuple[str, ...]:
    """Return the option that names what a title's automa plays with, () without an automa."""
    return (f"{OPTION}{shelf.automa}",) if shelf.automa else ()


def wanted_title(arguments: Arguments) -> Title:
    """Return the title that is named, the pack's, or the usual one."""
    pack = wanted_pack(arguments)
    return title(arguments.value(TITLE, pack.title if pack else usual()))


def wanted_options(arguments: Arguments, shelf: Title, seats: int) -> Options:
    """Return the set-up that is asked for, as far as no automa plays."""
    pack = wanted_pack(arguments)
    edition = arguments.value("--edition", pack.edition if pack else shelf.editions[0])
    if pack is not None and (pack.title, pack.edition) != (shelf.name, edition):
        problem = f"{PACK} is for {pack.title}, edition {pack.edition}"
        raise arguments.grammar.refusal(problem, f"a pack for {shelf.name}, edition {edition}")
    return Options(shelf.name, seats, edition, arguments.words("--expansions"), pack=pack)


def wanted_pack(arguments: Arguments) -> Pack | None:
    """Return the pack of the file that is named; Unreadable says what is wrong with it."""
    return pack_in(arguments.value(PACK)) if PACK in arguments.values else None


@cache
def pack_in(file: str) -> Pack:
    """Return the pack of a file, read once."""
    return read_pack(*read_text(file), Titles())


def wanted_game(arguments: Arguments, computers: tuple[str, ...], default: str = "") -> Wanted:
    """Return the game the options describe; Unreadable says what is not offered.

    `computers` are the computer players known, `default` the players when none are named.
    """
    shelf = wanted_title(arguments)
    grammar = arguments.grammar
    text = arguments.value("--players", default)
    if not text:
        raise grammar.refusal("--players is missing", "a number or names of players")
    names = _players(text, computers, shelf, grammar)
    players = tuple(AUTOMA if name == shelf.automa else name for name in names)
    own = arguments.words(f"{OPTION}{shelf.automa}")
    options = wanted_options(arguments, shelf, len(players))
    if AUTOMA in players:
        options = replace(options, automa=own, automa_seat=players.index(AUTOMA))
    game = offered(shelf, options, grammar)
    _tell_idle_expansions(shelf, options, grammar)
    if own and AUTOMA not in players:
        called = words_of(shelf.name).say("automa.name")
        problem = f"{OPTION}{shelf.automa} is there without {called} among the players"
        raise grammar.refusal(problem, f"--players {HUMAN},{shelf.automa}")
    return Wanted(shelf, game, players, names, seed_of(arguments))


def offered(shelf: Title, options: Options, grammar: Grammar) -> Game:
    """Return the game with these options; Unreadable says what the title does not offer."""
    try:
        return shelf.game(options)
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {str(error).rstrip('.')}.") from error


def _tell_idle_expansions(shelf: Title, options: Options, grammar: Grammar) -> None:
    """Say which of the expansions change nothing with so few players; they are left in the game."""
    for name, fewest in shelf.expansion_seats.items():
        if name in shelf.game(options).options.expansions and options.seats < fewest:
            told = f"{name} changes nothing with {options.seats} players, only from {fewest} on"
            note(f"{grammar.command}: {told}.")


def seed_of(arguments: Arguments) -> int:
    """Return the seed that is given, or a drawn one."""
    drawn = secrets.randbelow(LARGEST_DRAWN_SEED)
    return arguments.whole("--seed", 0, LARGEST_SEED, drawn)


def _named(words: Sequence[str]) -> str:
    """Return the title that is named; what else stands there is looked at later."""
    named = _value_of(TITLE, words)
    if named:
        return named
    file = _value_of(PACK, words)
    return pack_in(file).title if file else usual()


def _value_of(option: str, words: Sequence[str]) -> str:
    """Return what stands behind an option, "" when it is not there."""
    rest = list(words)
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        if word == OPTION:
            break
        if word == option:
            return value if equals else next(iter(rest), "")
    return ""


def _players(
    text: str, computers: tuple[str, ...], shelf: Title, grammar: Grammar
) -> tuple[str, ...]:
    """Return the players as they were typed; an automa plays against one of them (G-1)."""
    words = tuple(word.strip() for word in text.split(","))
    try:
        if not shelf.automa or shelf.automa not in words:
            return _seated(parse_players(text, computers), shelf)
        others = [word for word in words if word != shelf.automa]
        parse_players(",".join(others) or HUMAN, computers)
        if len(words) != 2 or len(others) != 1:
            allowed = f"{shelf.automa} and one more, like {HUMAN},{shelf.automa}"
            raise Unreadable(f"players: {text} are no solo game; allowed are {allowed}")
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {str(error).rstrip('.')}.") from error
    return words


def _seated(players: tuple[str, ...], shelf: Title) -> tuple[str, ...]:
    """Return players the title has seats for; Unreadable says how one plays alone, if one can."""
    try:
        check_count(players, shelf.seats)
    except Unreadable as error:
        if len(players) != 1 or not shelf.automa:
            raise
        raise Unreadable(f"{error}, or {players[0]},{shelf.automa} to play alone") from error
    return players


# Reading a text file, or standard input for "-".


def read_text(name: str) -> tuple[str, str]:
    """Return a file's text and the name for sentences; Unreadable when it is no text.

    Text is UTF-8, or UTF-16 with its mark, as some shells write it when told ">".
    """
    source = "standard input" if name == STANDARD_INPUT else name
    return decoded(_content(name, source), source), source


def _content(name: str, source: str) -> bytes:
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as stream:
                content = stream.read(LARGEST_FILE + 1)  # a device may have no end
    except (OSError, ValueError) as error:
        cause = cause_of(error)
        raise Unreadable(f"{source} cannot be read: {cause}; allowed: a file or -.") from error
    if len(content) > LARGEST_FILE:
        raise Unreadable(f"{source} is too large; allowed: {LARGEST_FILE} bytes.")
    return content


# Reasons as sentences, from the words of the platform and of the title.


def sentence(reason: Reason, title: str) -> str:
    """Return a reason in words on one line, without its full stop."""
    said = words_of(title).say(f"reason.{reason.key}", **reason.facts)
    return " ".join(said.split()).rstrip(".")


@cache
def words_of(title: str) -> Words:
    """Return the English words of the platform and of a title."""
    folders = (assets_folder() / "shared", assets_folder() / title.replace("-", "_"))
    return Words(*word_files(folders, BASE))
