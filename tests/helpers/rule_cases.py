"""Rule cases: positions, moves and what is true afterwards, as plain text beside the tests.

    usual: wendron down 2/2/2                    every position below begins with this
    let sold: build wendron; bid 3; drop; drop   a name for entries that come again and again

    A-8 A-9: Water never falls below none.       rules and sentence: one test
      wendron drainage 3 | sold | wendron water 0
      - | sold | wendron water 2 | pasties | pink money 18

    -: A position must put a question to somebody.
      phase survey => phase is "survey", but nobody has a choice to make; allowed: ...

A row is a position, then moves and what holds after them in turn; with an even number of columns
it says first what holds of the position itself. "-" adds nothing to the usual position. "=>" is
followed by the sentence, or what it begins with, that refuses the position. A row goes on in lines
that are indented further or begin with "|", ";" or ",", and "#" begins a remark. What may hold of
a game of any title is said by the methods of `Trial`; a title adds the words of its positions.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import IllegalMove, Reason, Unreadable
from tests.helpers.table_host import PlayedTable

HEAD = re.compile(r"([A-Z]+\d*-[A-Z]*[\d.]*(?: [A-Z]+\d*-[A-Z]*[\d.]*)*|-): (.+)")
REASONS = ("why ", "refused ")


@dataclass(frozen=True)
class Row:
    """A position and what is done and found there, each a list of entries, or why it cannot be."""

    line: int
    position: list[str]
    steps: list[tuple[list[str], list[str]]]  # moves, what holds then
    refusal: str


@dataclass(frozen=True)
class RuleCase:
    """A sentence of the rules and the rows that show it."""

    file: Path
    ids: tuple[str, ...]
    sentence: str
    rows: list[Row] = field(default_factory=list)

    def reasons(self) -> set[str]:
        """Return the keys of the reasons that something is refused for."""
        entries = [entry for row in self.rows for _moves, then in row.steps for entry in then]
        said = [entry.rpartition(": ")[2] for entry in entries if entry.startswith(REASONS)]
        return {words.split()[0] for words in said} - {"-"}


@cache
def read_rule_ids(file: Path) -> tuple[str, ...]:
    """Return every rule that must have a test: "T-7 01-09 11-12  # king" is T-701 to T-712."""
    ids = list[str]()
    for line in file.read_text(encoding="utf-8").splitlines():
        section, *spans = line.partition("#")[0].split()
        ids += [] if spans else [section]
        for first, last in (span.split("-") for span in spans):
            ids += [f"{section}{at:0{len(first)}}" for at in range(int(first), int(last) + 1)]
    return tuple(ids)


def read_cases(file: Path) -> list[RuleCase]:
    """Return the cases of a file."""
    cases: list[RuleCase] = []
    usual: list[str] = []
    names: dict[str, list[str]] = {}

    def entries(text: str) -> list[str]:
        found = (entry.strip() for entry in text.split(";"))
        meant = (names.get(entry, [entry]) for entry in found if entry not in ("", "-"))
        return [entry for group in meant for entry in group]

    for number, line in _whole_lines(file):
        keyword, _, rest = line.partition(":")
        if line.startswith(" "):
            row, _, refusal = line.partition(" => ")
            position, *columns = (entries(column) for column in row.split("|"))
            if len(columns) % 2:
                columns.insert(0, [])
            steps = list(zip(columns[::2], columns[1::2], strict=True))
            cases[-1].rows.append(Row(number, usual + position, steps, refusal))
        elif keyword == "usual":
            usual = entries(rest)
        elif keyword.startswith("let "):
            names[keyword.removeprefix("let ")] = entries(rest)
        elif head := HEAD.fullmatch(line):
            ids = tuple(head[1].split()) if head[1] != "-" else ()
            cases.append(RuleCase(file, ids, head[2]))
        else:
            raise ValueError(f"{file.name}, line {number}: {line!r} is neither case nor row")
    return cases


def _whole_lines(file: Path) -> Iterable[tuple[int, str]]:
    """Yield the numbered lines without remarks, each with those that go on with it."""
    whole: list[tuple[int, str]] = []
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        line = text.partition("#")[0].rstrip()
        if line.startswith("   ") or line.lstrip().startswith(("|", ";", ",")):
            whole[-1] = (whole[-1][0], f"{whole[-1][1]} {line.lstrip()}")
        elif line:
            whole.append((number, line))
    return whole


def cases_of(folder: Path) -> pytest.MarkDecorator:
    """Return the parameters of a test of every case of a folder, named and marked by its rules."""
    cases = [case for file in sorted(folder.glob("*.txt")) for case in read_cases(file)]
    return pytest.mark.parametrize(
        "case",
        [
            pytest.param(
                case,
                id=f"{case.file.stem}: {case.sentence}",
                marks=[pytest.mark.rule(rule) for rule in case.ids],
            )
            for case in cases
        ],
    )


class Trial:
    """A row under way: the table, and what was done last."""

    silent: tuple[str, ...] = ()  # kinds of events that `told` leaves out

    def __init__(self, table: PlayedTable[Any]) -> None:
        """Begin at a table."""
        self.table = table
        self._before = table.state.clone()
        self._text = ""

    def play(self, text: str) -> None:
        """Make a move."""
        self._before, self._text = self.table.state.clone(), text
        self.table.play(text)

    def seat(self, colour: str) -> int:
        """Return the seat of a colour."""
        return self.table.game.colours.index(colour)

    def events(self, colour: str = "") -> tuple[Event, ...]:
        """Return what a seat is told of the last move; the one that made it if none is named."""
        game = self.table.game
        state = self._before
        seat = self.seat(colour) if colour else max(0, int(state.to_move))
        move = self.move()
        secret = game.is_secret_move(state, move.code) and seat != state.to_move
        before, after = self.views(seat)
        return game.events_of_step(before, None if secret else move, after, seat)

    def move(self) -> Move:
        """Return the last move."""
        game = self.table.game
        return game.readable_move(self._before, game.parse_move(self._before, self._text))

    def views(self, seat: int) -> tuple[Any, Any]:
        """Return what a seat may know of the states before and after the last move."""
        rules = self.table.game.rules
        before = rules.new_state()
        after = rules.new_state()
        rules.write_view_for_seat(self._before, seat, before)
        rules.write_view_for_seat(self.table.state, seat, after)
        return before, after

    def require(self, entry: str) -> None:
        """Require that an entry holds."""
        word, _, rest = entry.partition(" ")
        check: Callable[[str], None] | None = getattr(self, f"_{word}", None)
        if check:
            check(rest)
        else:
            self.position(entry)

    def position(self, entry: str) -> None:
        """Require what the words of a position say."""
        raise NotImplementedError

    def texts(self) -> list[str]:
        """Return the legal moves."""
        return self.table.listed()

    def sentence(self, reason: Reason) -> str:
        """Return a reason as people read it."""
        raise NotImplementedError

    def _may(self, rest: str) -> None:
        """Moves, or how some begin, of which all may be made: `may bid 3, build`; or `may not`."""
        wanted = not rest.startswith("not ")
        texts = self.texts()
        for move in listed(rest.removeprefix("not ")):
            found = any(text == move or text.startswith(f"{move} ") for text in texts)
            assert found is wanted, f"{move}: {found}, among {texts}"

    def _moves(self, rest: str) -> None:
        """All moves there are, in order."""
        same(self.texts(), listed(rest))

    def _every(self, rest: str) -> None:
        """All moves of a kind, without its word: `every build: kea, wendron`."""
        kind, _, wanted = rest.partition(": ")
        texts = (text.partition(" ") for text in self.texts())
        same([rest for word, _, rest in texts if word == kind], listed(wanted))

    def _kinds(self, rest: str) -> None:
        """The first words of all moves."""
        same({text.split()[0] for text in self.texts()}, {*rest.split()})

    def _count(self, rest: str) -> None:
        """How many moves there are of a kind: `count adit 51`."""
        kind, number = rest.split()
        same(sum(text.split()[0] == kind for text in self.texts()), int(number))

    def _odds(self, rest: str) -> None:
        """The weight of every outcome: `odds draw a:miner:2 = 1, draw a:port:4 = 2`."""
        pairs = (pair.split(" = ") for pair in listed(rest))
        same(self.table.odds(), {text: int(weight) for text, weight in pairs})

    def _why(self, rest: str) -> None:
        """Why an action is impossible, and facts: `why build kea: has-mine area=kea`; or `-`."""
        asked, _, said = rest.rpartition(": ")
        reason = self.table.why_not(*asked.split())
        if said == "-":
            assert reason is None, f"{asked}: {reason}"
        else:
            assert reason is not None, f"{asked} is possible"
            self._is_reason(reason, said)

    def _refused(self, rest: str) -> None:
        """Why a move is refused, and facts: `refused bid 6: bid-not-higher high=6`."""
        text, _, said = rest.rpartition(": ")
        self._is_reason(self.table.refusal(text), said)
        with pytest.raises(IllegalMove):
            self.table.play(text)

    def _unread(self, rest: str) -> None:
        """What is said of a text that is no move: `unread dig kea: "dig" is not allowed`."""
        text, _, said = rest.partition(": ")
        with pytest.raises(Unreadable) as refused:
            self.table.game.parse_move(self.table.state, text)
        sentence = str(refused.value)
        assert said in sentence, sentence
        assert sentence.endswith(".") and "\n" not in sentence, sentence

    def _is_reason(self, reason: Reason, said: str) -> None:
        key, *facts = said.split()
        same(reason.key, key)
        told = {name: str(fact) for name, fact in reason.facts.items()}
        assert {tuple(fact.split("=")) for fact in facts} <= {*told.items()}, told
        sentence = self.sentence(reason)
        is_begun = sentence[0].isupper() or sentence[0] in "£“"
        assert is_begun and sentence.endswith("."), sentence
        assert "{" not in sentence

    def _told(self, rest: str) -> None:
        """The kinds of events of the last move, perhaps to a seat: `told blue: dropped, won`."""
        colour, _, kinds = rest.rpartition(": ")
        told = [event.kind for event in self.events(colour) if event.kind not in self.silent]
        same(told, listed(kinds))

    def _event(self, rest: str) -> None:
        """An event of the last move: kind, places, `by` a colour, `card` and amounts."""
        kind, *words = rest.split()
        wanted: dict[str, Any] = {"places": [], "amounts": {}}
        while words:
            word = words.pop(0)
            if word == "by":
                wanted["seat"] = self.seat(words.pop(0))
            elif word == "card":
                wanted["card"] = words.pop(0)
            elif words and re.fullmatch(r"-?\d+", words[0]):
                wanted["amounts"][word] = int(words.pop(0))
            else:
                wanted["places"].append(word)
        found = [event for event in self.events() if event.kind == kind]
        assert any(_is_event(event, wanted) for event in found), f"{kind}: {found}"

    def _no(self, rest: str) -> None:
        """No event of the last move is of this kind: `no event won`."""
        assert rest.removeprefix("event ") not in [event.kind for event in self.events()]

    def _ranking(self, rest: str) -> None:
        """The colours from best to worst."""
        ranking = self.table.game.seats_from_best(self.table.state)
        same([self.table.game.colours[seat] for seat in ranking], rest.split())


def listed(text: str) -> list[str]:
    """Return what stands between commas; "-" for nothing."""
    return [part.strip() for part in text.split(",") if part.strip() not in ("", "-")]


def same(found: object, wanted: object) -> None:
    """Require that two things are equal, and tell both."""
    assert found == wanted, f"{found!r} is not {wanted!r}"


def _is_event(event: Event, wanted: dict[str, Any]) -> bool:
    """Whether an event has the seat, card, places and amounts that are named."""
    said = (getattr(event, name) == wanted[name] for name in ("seat", "card") if name in wanted)
    places = not wanted["places"] or list(event.places) == wanted["places"]
    return all(said) and places and wanted["amounts"].items() <= dict(event.amounts).items()


def run_case(case: RuleCase, begin: Callable[[list[str]], Trial]) -> None:
    """Play every row of a case."""
    assert case.rows, f"{case.sentence} has no rows"
    for row in case.rows:
        entry = "the position"
        try:
            if row.refusal:
                with pytest.raises(Unreadable) as refused:
                    begin(row.position)
                said = str(refused.value).partition(": ")[2]
                whole = row.refusal.endswith(".")
                same(said if whole else said[: len(row.refusal)], row.refusal)
                assert "\n" not in said
                assert "; allowed: " in said
                continue
            trial = begin(row.position)
            if not row.steps[0][0]:  # else the oracle looks when the first move is made
                trial.table.listed()
            for moves, then in row.steps:
                for entry in moves:
                    trial.play(entry)
                for entry in then:
                    trial.require(entry)
        except Exception as error:
            error.add_note(f"{case.file.name}, line {row.line}: {entry}")
            raise
