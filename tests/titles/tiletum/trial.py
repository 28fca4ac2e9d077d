"""The words of rule cases (`cases/*.txt`): what they say of a position, and of what holds then.

    usual: dice gold 2, wool 1 4; pink goods            goods and tiles by name, gaps as "-"
      act merchant 2; houses praha yellow | house koeln | pink goods iron 1 points 3; asked act ap 1

`knowing merchant 2` is pink's level in the first technology, `act` the main action in progress.
What holds is said in the same words; of maps and groups those that are named are looked at, after
`only` all there are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import tomli_w

from game.application.box_factory import read_words
from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import read_sentences
from tests.helpers.rule_cases import Trial, same
from tests.titles.tiletum.tiletum_tables import COLOURS, TILETUM, Table, acting

WORDS = read_words("tiletum")
SENTENCES = {
    language: read_sentences(sorted((assets_folder() / "tiletum" / "words" / language).iterdir()))
    for language in NATIVE_NAME_BY_LANGUAGE
}
SIZES = {
    "contract_offer": 5,
    "character_offer": 5,
    "crests": 6,
    "levels": 3,
}  # with gaps at the end
LISTS = {
    *("order", "king_order", "wheel", "expansions", "corruption", "explorer_values"),
    *("store", "contracts", "explorers", "hand", "open", "tucked", *SIZES),
}
MAPS = {
    *("king", "map_tiles", "action_tiles", "underground_tiles"),
    *("goods", "markers", "cathedral_tiles"),
}
GROUPS = {"houses", "pillars", "mines", "costs", "dice", "decks", "silver", "solo"}
SINGLE = {"overlay", "surprises_due", "after"}  # of a group
OF_SEATS = {
    *(LISTS & {"store", "contracts", "explorers", "hand", "open", "tucked", "crests", "levels"}),
    *("goods", "markers", "cathedral_tiles", "rooms", "dice", "points", "silver", "houses"),
    *("pillars", "mines", "mines_general", "merchant", "architect", "bonused"),
}
SEATS = (*COLOURS, "orange")


def value(word: str) -> Any:
    """Return a word as a position has it."""
    known = {"-": "", "true": True, "false": False}
    return known[word] if word in known else int(word) if re.fullmatch(r"-?\d+", word) else word


def values(key: str, words: Sequence[str]) -> list[Any]:
    """Return a list, with gaps at its end where it has a size."""
    found = [value(word) for word in words]
    gap = 0 if key == "levels" else ""
    return [*found, *[gap] * (SIZES.get(key, 0) - len(found))]


def pairs(words: Sequence[str]) -> dict[str, Any]:
    """Return values by the words before them."""
    return dict(zip(words[::2], map(value, words[1::2]), strict=True))


def group(text: str) -> dict[str, Any]:
    """Return lists by the words before them, between commas."""
    found: dict[str, Any] = {}
    for part in filter(None, (part.split() for part in text.split(","))):
        key, *rest = part
        found[key] = [word.split("+") if key == "covered" else value(word) for word in rest]
        if key in SINGLE:
            [found[key]] = found[key]
    return found


def said(key: str, text: str, *, seat: bool = False) -> Any:
    """Return what stands under a key of a position, or of a seat."""
    words = text.split()
    if key == "rooms":
        rooms = [part.split() for part in text.split("/")]
        return [*rooms, *[[] for _ in range(6 - len(rooms))]]
    if key == "dice" and seat:
        dice = (word.split(".") for word in words)
        return [{"good": good, "value": int(number)} for good, number in dice]
    if key == "fairs":
        return [part.split() for part in text.split(",")]
    if key in GROUPS and not seat:
        return group(text)
    if key in MAPS:
        return pairs(words)
    return values(key, words) if key in LISTS else value(*words)


def of_seat(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield every key of a seat with what stands behind it."""
    marks = [at for at, word in enumerate(words[1:]) if re.fullmatch(r"-?\d+", word)]
    marks = [at for at in marks if words[at] in ("merchant", "architect")]  # with so many points
    starts = [at for at, word in enumerate(words) if word in OF_SEATS and at not in marks]
    assert not words or starts[:1] == [0], f"{words} begin with no key of a seat"
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        yield words[start], " ".join(words[start + 1 : end])


def begun(entries: list[str]) -> TiletumTrial:
    """Return a trial at the position that the entries describe."""
    document: dict[str, Any] = {"title": "tiletum"}
    seats: dict[str, dict[str, Any]] = {}
    players = 2
    for entry in entries:
        key, _, rest = entry.partition(" ")
        words = rest.split()
        if key in SEATS:
            told = {word: said(word, text, seat=True) for word, text in of_seat(words)}
            seats.setdefault(key, {}).update(told)
        elif key == "players":
            players = int(rest)
        elif key == "act":
            document |= acting(words[0], int(words[1]))
        elif key == "knowing":
            others = [name for name in ("dice", "joker", "king") if name != words[0]][:2]
            document["silver"] = {"technologies": [words[0], *others]}
            seats.setdefault("pink", {})["levels"] = [int(words[1]), 0, 0]
        elif key == "turn_of":
            document[key] = {"die": {"good": words[0], "value": int(words[1])}, "exchanged": False}
        elif key == "pending":
            question = {"q": words[0], **pairs(words[1:])}
            document.setdefault("pending", []).append(question)
        elif key in ("silver", "solo") and key in document:
            document[key] |= said(key, rest)
        else:
            document[key] = said(key, rest)
    if "silver" not in document.get("expansions", ()):
        document.get("turn_of", {}).pop("symbol", None)
    solo = "cardinal" in document
    colours = ("pink", "orange") if solo else COLOURS[:players]
    his = {"cardinal": True} if solo else {}
    document["player"] = [
        {"colour": colour, **(his if colour == "orange" else {}), **seats.get(colour, {})}
        for colour in colours
    ]
    return TiletumTrial(Table(*TILETUM.parse_position(tomli_w.dumps(document), "case")[:2]))


class TiletumTrial(Trial):
    """What may hold of a table: all that its position says, and the question that is asked."""

    silent = ("asked",)
    table: Table

    def play(self, text: str) -> None:
        """Make a move, or let luck happen: all of it, until a phase, or the first outcome."""
        word, _, phase = text.partition(" ")
        if word == "luck":
            self.table.let_luck_until(phase) if phase else self.table.let_luck()
        elif word == "first":
            super().play(next(iter(self.table.odds())))
        else:
            super().play(text)

    def texts(self) -> list[str]:
        """Return the legal moves in alphabetical order."""
        return sorted(super().texts())

    def sentence(self, reason: Reason) -> str:
        """Return a reason as people read it; every language has its words and facts."""
        for language, sentences in SENTENCES.items():
            told = sentences[f"reason.{reason.key}"]
            gaps = {gap.partition(":")[0] for gap in re.findall(r"\{([^}]*)\}", told)}
            assert gaps <= set(reason.facts), f"{language}: {told}"
        return WORDS.say(f"reason.{reason.key}", **reason.facts)

    def position(self, entry: str) -> None:
        """Require what the words of a position say."""
        key, _, rest = entry.partition(" ")
        if key in SEATS:
            player = self.table.player(key)
            for word, text in of_seat(rest.split()):
                found = player.get(word)
                if word == "goods":
                    found = {good: count for good, count in player["goods"].items() if count}
                same(found, said(word, text, seat=True))
            return
        only = rest.split()[:1] == ["only"]
        wanted = said(key, rest.removeprefix("only").strip())
        found = self.table.look().get(key, {} if isinstance(wanted, dict) else "")
        if isinstance(wanted, dict) and not only:
            found = {name: found.get(name, []) for name in wanted}
        same(found, wanted)

    def _asked(self, rest: str) -> None:
        """The question, and what it holds: `asked act kind merchant ap 3`."""
        asked = self.table.asked()
        (question, *words) = rest.split()
        wanted = {"q": question, **pairs(words)}
        same({key: asked.get(key) for key in wanted}, wanted)

    def _pending(self, rest: str) -> None:
        """All questions, the one that is asked last."""
        same([entry["q"] for entry in self.table.look()["pending"]], rest.split())

    def _luck(self, rest: str) -> None:
        """What may come: `luck draw king:vp4`; or `luck not draw king:vp4`."""
        wanted = not rest.startswith("not ")
        odds = self.table.odds()
        assert (rest.removeprefix("not ") in odds) is wanted, odds
