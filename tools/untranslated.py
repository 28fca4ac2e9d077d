"""Sentences that a language still lacks and therefore says in English; exit code 1 when there are.

.venv/bin/python tools/untranslated.py [LANGUAGE ...]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from game.languages import BASE, LANGUAGES
from game.words import read_sentences
from tools.starting import run_tool


def untranslated(words: Path, language: str) -> list[str]:
    """Return "file: key" for every English sentence of a folder that a language lacks."""
    lacking = []
    for english in sorted((words / BASE).glob("*.toml")):
        other = words / language / english.name
        known = read_sentences([other] if other.is_file() else [])
        lacking += [
            f"{english.name}: {key}" for key in read_sentences([english]) if key not in known
        ]
    return lacking


def main(arguments: list[str]) -> int:
    """Print what is lacking, by language and folder."""
    others = [language for language in LANGUAGES if language != BASE]
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="such as pl; all without")
    asked = parser.parse_args(arguments).languages or others
    if unknown := sorted(set(asked) - set(others)):
        parser.error(f"{unknown[0]} is no translation; there are {', '.join(others)}")
    found = 0
    for language in asked:
        for words in sorted((PROJECT / "assets").glob("*/words")):
            for line in untranslated(words, language):
                print(f"{language} {words.parent.name} {line}")
                found += 1
    print(f"{found} sentences are not translated.")
    return 1 if found else 0


if __name__ == "__main__":
    run_tool(main)
