"""Write `assets/TERMS.md` from the term lists, for people who write or translate texts.

    .venv/bin/python tools/terms.py

A list is `assets/terms/PART.toml`, where PART is a folder of `assets`; `shared` is for every part.
`tools/checks/terms.py` refuses the retired phrases of these lists and a table that is not fresh.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields, read_toml_file
from game.records.atomic_files import replace_file
from game.text.languages import BASE_LANGUAGE, NATIVE_NAME_BY_LANGUAGE, TRANSLATED_LANGUAGES

ASSETS = TOP / "assets"
TERMS_FOLDER = ASSETS / "terms"
TERM_TABLE_FILE = ASSETS / "TERMS.md"
SHARED_PART_NAME = "shared"  # the part whose terms hold in all of them
LONGEST_TERM = 200  # characters
TERM_TABLE_HEAD = """# Terms

One term for one thing, in words, lessons, rules, hints and guides. The terms are kept in
[`terms`](terms), one list for each part; `tools/terms.py` writes this page from them. The check
refuses the retired phrases: a star stands for any ending, and `{}` for whatever a placeholder
becomes.
"""


@dataclass(frozen=True, slots=True)
class Term:
    """One term: its wording in each language, its source, and the phrases that are no longer used
    for it.

    A language for which a list has no wording uses the English one.
    """

    by_language: dict[str, str]
    source: str
    retired: dict[str, tuple[str, ...]]


def main(arguments: list[str]) -> int:
    """Write the table of terms; return 1 if a list is invalid."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args(arguments)
    try:
        table = table_of_terms(terms_by_part())
    except Unreadable as problem:
        print(problem, file=sys.stderr)
        return 1
    replace_file(TERM_TABLE_FILE, table)
    return 0


def terms_by_part(folder: Path = TERMS_FOLDER) -> dict[str, tuple[Term, ...]]:
    """Return the terms of each part that has a list, the shared part first; raises Unreadable for
    an invalid list."""
    files = sorted(
        folder.glob("*.toml"), key=lambda file: (file.stem != SHARED_PART_NAME, file.stem)
    )
    return {
        file.stem: read_toml_file(file).read_and_check_all_known(
            lambda fields: fields.read_each_table("term", _term)
        )
        for file in files
    }


def _term(fields: TomlFields) -> Term:
    english = fields.text(BASE_LANGUAGE, LONGEST_TERM)
    translations = {
        language: fields.text(language, LONGEST_TERM, english) for language in TRANSLATED_LANGUAGES
    }
    return Term(
        {BASE_LANGUAGE: english, **translations},
        fields.text("source", LONGEST_TERM),
        {language: _phrases(fields, f"retired_{language}") for language in NATIVE_NAME_BY_LANGUAGE},
    )


def _phrases(fields: TomlFields, key: str) -> tuple[str, ...]:
    phrases = []
    for phrase in fields.unchecked_list(key, "phrases", ()):
        if not isinstance(phrase, str) or not phrase.strip("* ") or phrase != phrase.lower():
            raise fields.field_error(key, f"holds {phrase!r}", "phrases in lower case")
        phrases.append(phrase)
    return tuple(phrases)


def table_of_terms(terms: dict[str, tuple[Term, ...]]) -> str:
    """Return the page: a table for each part, its terms in the order of their list."""
    names = list(NATIVE_NAME_BY_LANGUAGE.values())
    head = f"| {' | '.join([*names, 'Source', 'Retired'])} |\n|{' --- |' * (len(names) + 2)}\n"
    tables = []
    for part, listed in terms.items():
        rows = "".join(_row(term) for term in listed)
        tables.append(f"\n## {part.replace('_', ' ').capitalize()}\n\n{head}{rows}")
    return TERM_TABLE_HEAD + "".join(tables)


def _row(term: Term) -> str:
    retired = [
        f"{language}: {', '.join(f'`{phrase}`' for phrase in term.retired[language])}"
        for language in NATIVE_NAME_BY_LANGUAGE
        if term.retired[language]
    ]
    return f"| {' | '.join([*term.by_language.values(), term.source, '; '.join(retired)])} |\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
