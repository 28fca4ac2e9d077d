"""Played games as tables of numbers, for learning from files: written by tools/export.py.

One file holds some games of one set-up. Of every decision, in order: `observations` (decisions,
width), `seats`, `actions`, `games` (which game of the file), and the legal actions of decision d as
`legal[legal_starts[d]:legal_starts[d + 1]]`. Of every game: `seeds`, `points` and `places` (games,
seats). `row_names` and `row_starts` tell where each row of an observation begins.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.environments.table import PlayedTable
from game.engine.title import Game
from game.system.files import replace

ArraysByName = dict[str, npt.NDArray[Any]]
NPZ_FORMAT_NAME = "npz"
PARQUET_FORMAT_NAME = "parquet"
FORMAT_NAMES = (NPZ_FORMAT_NAME, PARQUET_FORMAT_NAME)
TYPES_OF_PER_GAME_COLUMNS: dict[str, type[np.generic]] = {  # the columns with one row for each game
    "seeds": np.int64,
    "points": np.int32,
    "places": np.int32,
    "row_names": np.str_,
    "row_starts": np.int32,
}


class GameRecorder:
    """Records the decisions and results of games while they are played at its table."""

    def __init__(self, game: Game) -> None:
        """Start without decisions."""
        self.table = PlayedTable(game)
        self._observations: list[npt.NDArray[np.int32]] = []
        self._legal_actions_by_decision: list[npt.NDArray[Any]] = []
        self._decisions: list[tuple[int, int, int]] = []  # game, seat, action
        self._results: list[tuple[int, list[int], list[int]]] = []

    def record_decision(self, action: int) -> None:
        """Record the deciding seat's observation, legal actions and action."""
        table = self.table
        self._observations.append(table.seat_observation_array(table.deciding_seat))
        self._legal_actions_by_decision.append(np.flatnonzero(table.action_mask()))
        self._decisions.append((len(self._results), table.deciding_seat, action))

    def record_result(self, seed: int) -> None:
        """Record the result of the table's finished game."""
        rules = self.table.rules
        state = self.table.state
        self._results.append((seed, rules.scores(state), rules.ranks(state)))

    def recorded_tables(self) -> ArraysByName:
        """Return all recorded games as arrays by name, with one row for each decision or for each
        game. The legal actions of all decisions are in one array, and `legal_starts` tells where
        those of each decision begin."""
        games, seats, actions = np.array(self._decisions, np.int32).reshape(-1, 3).T
        seeds, points, places = zip(*self._results, strict=True)
        lengths = [len(legal) for legal in self._legal_actions_by_decision]
        layout = self.table.rows
        return {
            "observations": np.array(self._observations, np.int32),
            "games": games,
            "seats": seats,
            "actions": actions,
            "legal": np.concatenate(self._legal_actions_by_decision).astype(np.int32),
            "legal_starts": np.cumsum([0, *lengths], dtype=np.int64),
            "seeds": np.array(seeds, np.int64),
            "points": np.array(points, np.int32),
            "places": np.array(places, np.int32),
            "row_names": np.array(list(layout)),
            "row_starts": np.array([row.start for row in layout.values()], np.int32),
        }


def write_tables(file: Path, tables: ArraysByName) -> None:
    """Write tables to a file: as Parquet if its suffix says so, otherwise as compressed NumPy
    arrays. The file appears only when it is complete."""
    unfinished = file.with_name(f".{file.name}.part")
    with unfinished.open("wb") as out:
        if file.suffix == f".{PARQUET_FORMAT_NAME}":
            _write_parquet(out, tables)
        else:
            save: Any = np.savez_compressed  # its types take names for options
            save(out, **tables)
        out.flush()
        os.fsync(out.fileno())
    replace(unfinished, file)


def _write_parquet(file: Any, tables: ArraysByName) -> None:
    """Write a row for each decision, and all other tables as metadata of the file."""
    import json

    import pyarrow
    from pyarrow import parquet

    starts = pyarrow.array(tables["legal_starts"])
    columns = {
        "observations": list(tables["observations"]),
        "legal": pyarrow.LargeListArray.from_arrays(starts, pyarrow.array(tables["legal"])),
        **{name: tables[name] for name in ("games", "seats", "actions")},
    }
    kept = {name: json.dumps(tables[name].tolist()) for name in TYPES_OF_PER_GAME_COLUMNS}
    parquet.write_table(pyarrow.table(columns).replace_schema_metadata(kept), file)


def read_tables(file: Path) -> ArraysByName:
    """Return the tables that `write_tables` wrote."""
    if file.suffix == f".{PARQUET_FORMAT_NAME}":
        return _read_parquet(file)
    with np.load(file) as found:
        return dict(found)


def _read_parquet(file: Path) -> ArraysByName:
    import json

    from pyarrow import parquet

    found = parquet.read_table(file)
    legal = found["legal"].combine_chunks()
    tables: ArraysByName = {
        name: np.array(json.loads(found.schema.metadata[name.encode()]), kind)
        for name, kind in TYPES_OF_PER_GAME_COLUMNS.items()
    }
    tables |= {name: found[name].to_numpy() for name in ("games", "seats", "actions")}
    tables["observations"] = np.array(found["observations"].to_pylist(), np.int32)
    tables["legal"] = legal.values.to_numpy()
    tables["legal_starts"] = legal.offsets.to_numpy()
    return tables


def read_tables_in_folder(
    folder: Path, formats: Sequence[str] = FORMAT_NAMES
) -> Iterator[ArraysByName]:
    """Yield the tables of every complete file in a folder, in order of file name."""
    for file in sorted(folder.iterdir()):
        if file.suffix.removeprefix(".") in formats and not file.name.startswith("."):
            yield read_tables(file)
