"""Refusals of packs are told in every language, with their line and their reason."""

import copy
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.application.box_factory import read_words
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.packs.canonical_text import numbers_to_canonical_json
from game.packs.pack_files import pack_to_toml, parse_pack
from game.text.languages import TRANSLATED_LANGUAGES
from game.text.refusal_texts import REFUSAL_PATTERNS_FILE, translate_refusal
from game.text.words import read_sentences
from game.titles import Titles, title_by_name, title_names

pytestmark = pytest.mark.thorough

CORPUS = Path(__file__).parents[1] / "corpus" / "fuzz" / "packs"
ENGLISH = re.compile(r"\b(allowed|is|has|have|are|there|whole|numbers?|least|most|of|that)\b")
GAP = re.compile(r"\{(\w+)")
DAMAGES = 120
WRONG: tuple[Any, ...] = (-5, 10**6, "tin", "wrong", True, 1.5, [], {}, [1], {"a": 1}, "", "ore+99")


def refusal_of(text: str) -> str:
    try:
        parse_pack(text, "box.toml", Titles())
    except Unreadable as error:
        return str(error)
    return ""


def damaged(name: str, edition: str, chance: Random) -> str:
    """The text of a pack with one thing wrong."""
    own = title_by_name(name).replaceable_numbers(edition).built_in_numbers
    file = chance.choice(list(own))
    key = chance.choice(list(own[file]))
    numbers: dict[str, Any] = {file: {key: copy.deepcopy(own[file][key])}}
    inside: Any = numbers[file]
    step: Any = key
    while isinstance(inside[step], list | dict) and inside[step] and chance.random() < 0.8:
        inside = inside[step]
        steps = list(inside) if isinstance(inside, dict) else range(len(inside))
        step = chance.choice(steps)
    if chance.random() < 0.2:
        del inside[step]
    elif chance.random() < 0.2 and isinstance(inside, list):
        inside.append(inside[step])
    elif type(inside[step]) is int and chance.random() < 0.5:
        inside[step] += chance.choice((-2, -1, 1, 2, 7))
    else:
        inside[step] = chance.choice(WRONG)
    text = pack_to_toml(Pack(name, edition, "A box", numbers_to_canonical_json(numbers)))
    if chance.random() < 0.2:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice("[]=\"'{}\n.#x,\\") + text[at + 1 :]
    return text


@pytest.mark.parametrize("name", sorted(title_names()))
def test_every_refusal_is_told_in_polish_and_czech(name: str) -> None:
    chance = Random(f"refusals of {name}")
    editions = title_by_name(name).editions
    texts = [damaged(name, editions[n % len(editions)], chance) for n in range(DAMAGES)]
    if name == "brass":
        texts += [
            file.read_text(errors="replace", encoding="utf-8") for file in sorted(CORPUS.iterdir())
        ]
    refusals = {refusal_of(text) for text in texts} - {""}
    assert len(refusals) > DAMAGES / 4
    for language in TRANSLATED_LANGUAGES:
        words = read_words(name, language)
        told = {refusal: translate_refusal(words, refusal) for refusal in refusals}
        english = [said for said in told.values() if ENGLISH.search(quoted_out(said))]
        assert english == []
        for refusal, said in told.items():
            line = re.search(r"line (\d+)", refusal)
            assert line is None or line[1] in said


def quoted_out(said: str) -> str:
    """What is said without what was found in the file, and without the words a file may hold."""
    bare = re.sub(r'"[^"]*"?', "", said)
    problem, _, allowed = bare.partition("; ")
    return f"{problem.rpartition(': ')[2]}; {allowed}"


def test_a_refusal_keeps_line_place_and_limits() -> None:
    text = '[pack]\ntitle = "brass"\nname = "A"\n[company]\nmoney = -5\n'
    assert translate_refusal(read_words("brass", "pl"), refusal_of(text)) == (
        "box.toml, wiersz 5: company: money to -5; dozwolone: liczba całkowita od 0 do 99."
    )
    assert translate_refusal(read_words("brass", "cs"), refusal_of(text)) == (
        "box.toml, řádek 5: company: money je -5. Povoleno: celé číslo od 0 do 99."
    )
    assert translate_refusal(read_words("brass", "en"), refusal_of(text)) == (
        "box.toml, line 5: company: money is -5. Allowed: a whole number from 0 to 99."
    )


def test_every_known_refusal_has_a_text_with_the_same_gaps_and_no_other_has() -> None:
    words = read_words("brass", "en")
    keys = [key for key in tuple(words.sentence_keys()) if key.startswith("refused.")]
    texts = {key: words.english_sentence(key) for key in keys}
    patterns = read_sentences((REFUSAL_PATTERNS_FILE,))
    assert texts.keys() == patterns.keys()
    for key, pattern in patterns.items():
        assert set(GAP.findall(texts[key])) == set(GAP.findall(pattern)), key


@pytest.mark.parametrize(
    "doubled", ['[pack]\nname = "A"\n', "[pack.a]\n[pack.a]\n", "a = {b = 1, b = 2}\n"]
)
def test_a_table_or_key_that_is_there_twice_is_told_by_its_name(doubled: str) -> None:
    refusal = refusal_of('[pack]\ntitle = "brass"\nname = "A"\n' + doubled)
    assert refusal
    for language in TRANSLATED_LANGUAGES:
        told = translate_refusal(read_words("brass", language), refusal)
        assert not ENGLISH.search(quoted_out(told))


def test_what_nobody_translated_is_told_as_it_is() -> None:
    assert translate_refusal(read_words("brass", "pl"), "Quite another sentence") == (
        "Quite another sentence"
    )
