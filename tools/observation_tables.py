"""Writes the guide to every title's observations from the code that describes them.

.venv/bin/python tools/observation_tables.py
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.game_set_up import GameSetUp, allowed_player_counts
from ai.environments.observation_form import ObservationForm
from game import titles
from game.engine.reasons import Unreadable
from tools.starting import run_tool

OBSERVATIONS_GUIDE_FILE = TOP / "ai" / "environments" / "OBSERVATIONS.md"
HEADING = """# Observations

Written by `tools/observation_tables.py` from `ai/titles/*/observation_rows.py`.

- A flat observation is these rows one after the other, in this order; how many cells a row has in
  your game, and where they begin, is `env.unwrapped.form.rows`.
- Rows of expansions and of automas are there when these are in the game.
- Values lie within the range, which is also that of the space.
- A row of seats has the same number of cells for each: with `own_seat_first` it begins with the
  agent's, and values that are seats count from it.
- Rows that are never known are left out with `leave_out_unknown`.
"""


def main(arguments: list[str]) -> int:
    """Write the guide."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args(arguments)
    OBSERVATIONS_GUIDE_FILE.write_text(guide_text(), encoding="utf-8")
    print(f"{OBSERVATIONS_GUIDE_FILE.relative_to(TOP)} written")
    return 0


def guide_text() -> str:
    """Return the guide's text."""
    return HEADING + "".join(edition_table(name) for name in environment_names())


def edition_table(name: EnvironmentName) -> str:
    """Return the table of one edition's observation."""
    lines = [f"\n## {' '.join(map(str.capitalize, name.name_words))}: `{name.gymnasium_id}`\n"]
    lines.append("| row | meaning | order of its cells | values | range |")
    lines.append("| --- | --- | --- | --- | --- |")
    known: dict[str, str] = {}
    for form in observation_forms(name):
        for row in form.rows:
            fact = form.row_description(row)
            never = "; never known" if fact.is_constant_all_game else ""
            text = f"{fact.meaning}{never} | {fact.cell_order} | {fact.value_meaning}"
            known.setdefault(
                row, f"| `{row}` | {text} | {fact.lowest_value} to {fact.highest_value} |"
            )
    return "\n".join([*lines, *known.values()]) + "\n"


def observation_forms(name: EnvironmentName) -> Iterator[ObservationForm]:
    """Yield the observation forms of an edition: base game, all expansions, against its automa."""
    title = titles.title_by_name(name.title_name)
    most = max(allowed_player_counts(name.title_name, name.edition))
    wishes: tuple[tuple[tuple[str, ...], tuple[str, ...] | None], ...]
    wishes = (((), None), (title.expansions, None), ((), title.automa_options[-1:]))
    wishes += tuple(((each,), title.automa_options[-1:]) for each in title.expansions)
    for expansions, automa in wishes:
        try:
            wanted = GameSetUp(name.title_name, most, name.edition, expansions, automa)
        except Unreadable:  # not offered in this edition
            continue
        yield ObservationForm(wanted.make_game(), "flat")


if __name__ == "__main__":
    run_tool(main)
