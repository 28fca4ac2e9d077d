"""Words of the command line: places, options with a value, options without one."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words, shown

OPTION = "--"
STANDARD_INPUT = "-"

TITLE = "--title"
PACK = "--pack"
SET_UP_VALUES = (TITLE, "--expansions", "--edition", PACK, "--seed")
GAME_VALUES = ("--players", *SET_UP_VALUES)
QUESTIONS = {
    "FILE": "which file? Give the path of {file}.",
    "DIR": "which folder? Give the path of a folder to write to.",
}
"""What is asked when a place is empty."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """What a command takes: named places in order, options with a value, options without.

    All places must be filled; a last place ending in "..." may be left out or filled often.
    `file` says what kind of file stands in the place FILE.
    """

    command: str
    places: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    file: str = "a file"

    def refusal(self, problem: str, allowed: str) -> Unreadable:
        """Return the refusal of a command line."""
        return Unreadable(f"{self.command}: {problem}; allowed: {allowed}.")

    def says(self, sentences: str) -> Unreadable:
        """Return a refusal that says in its own sentences what is wrong and what to do."""
        return Unreadable(f"{self.command}: {sentences}")

    def no_value(self, option: str) -> Unreadable:
        """Return the refusal of an option nothing stands behind."""
        return self.says(f"{option} needs a value. Give one after it.")

    def empty(self, place: str) -> Unreadable:
        """Return the refusal of a command line that leaves a place empty."""
        return self.says(QUESTIONS[place].format(file=self.file))

    def one_of_two(self, first: str, second: str) -> Unreadable:
        """Return the refusal of two options that exclude each other."""
        return self.says(f"{first} and {second} exclude each other. Give one of them.")


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
                raise grammar.says(f"{name} is there twice. Give it once.")
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
        raise grammar.empty(grammar.places[given.index("") if "" in given else len(given)])
    if len(places) > least and not repeats:
        raise grammar.says(f"{shown(places[least])} is one word too many. Leave it out.")
    return Arguments(grammar, tuple(places), values, frozenset(flags))
