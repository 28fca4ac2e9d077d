"""Exported games hold every decision, whoever writes them; a run that was stopped goes on."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from ai.environments.game_set_up import GameSetUp
from ai.environments.game_tables import (
    FORMAT_NAMES,
    NPZ_FORMAT_NAME,
    PARQUET_FORMAT_NAME,
    read_tables,
    read_tables_in_folder,
)
from ai.environments.table import PlayedTable
from game.commands.simulated_game import GameToSimulate, simulate_game
from game.engine.title import Options
from tools import export

pytestmark = pytest.mark.thorough

SET_UPS = ("tinners-trail:3+arsenic", "tinners-trail:solo1", "brass:2", "tiletum:2")
SMALL = ["--set-up", "brass:2", "--games", "3", "--shard", "2", "--seed", "5"]


def exported(folder: Path, *more: str) -> int:
    """Run the tool."""
    return export.main([str(folder), *SMALL, *more])


@pytest.mark.parametrize("form", FORMAT_NAMES)
def test_played_games_can_be_played_again_from_their_tables(tmp_path: Path, form: str) -> None:
    if form == PARQUET_FORMAT_NAME and find_spec("pyarrow") is None:
        pytest.skip("Parquet needs pyarrow")
    assert exported(tmp_path, "--format", form) == 0
    first, second = read_tables_in_folder(tmp_path)
    assert (len(first["seeds"]), len(second["seeds"])) == (2, 1)
    table = PlayedTable(GameSetUp("brass", 2).make_game())
    for number, seed in enumerate(first["seeds"]):
        table.deal(int(seed))
        for decision in np.flatnonzero(first["games"] == number):
            start, end = first["legal_starts"][decision : decision + 2]
            assert table.deciding_seat == first["seats"][decision]
            assert np.array_equal(
                first["observations"][decision], table.seat_observation_array(table.deciding_seat)
            )
            assert np.array_equal(first["legal"][start:end], np.flatnonzero(table.action_mask()))
            table.play_action(int(first["actions"][decision]))
        assert table.is_over()
        assert first["points"][number].tolist() == table.rules.scores(table.state)
        assert first["places"][number].tolist() == table.rules.ranks(table.state)


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="Parquet needs pyarrow")
@pytest.mark.parametrize("set_up", SET_UPS)
def test_both_formats_hold_the_same_tables(tmp_path: Path, set_up: str) -> None:
    for form in FORMAT_NAMES:
        assert exported(tmp_path / form, "--set-up", set_up, "--format", form) == 0
    for npz, parquet in zip(
        *(read_tables_in_folder(tmp_path / form) for form in FORMAT_NAMES), strict=True
    ):
        assert set(npz) == set(parquet)
        for name, numbers in npz.items():
            assert numbers.dtype == parquet[name].dtype, name
            assert np.array_equal(numbers, parquet[name]), name


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    exported(tmp_path / "one")
    exported(tmp_path / "two", "--jobs", "2")
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    assert [file.name for file in one] == [file.name for file in two]
    for single, shared in zip(map(read_tables, one), map(read_tables, two), strict=True):
        assert all(np.array_equal(single[name], shared[name]) for name in single)


def test_a_cluster_writes_the_same(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    exported(tmp_path / "one")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
    ) as cluster:
        exported(tmp_path / "two", "--cluster", cluster.scheduler_address)
    one, two = (sorted((tmp_path / name).iterdir()) for name in ("one", "two"))
    for single, shared in zip(map(read_tables, one), map(read_tables, two), strict=True):
        assert all(np.array_equal(single[name], shared[name]) for name in single)


def test_what_is_there_is_not_written_again(tmp_path: Path) -> None:
    exported(tmp_path)
    kept, lost = sorted(tmp_path.iterdir())
    lost_content = lost.read_bytes()
    stamp = kept.stat().st_mtime_ns
    lost.unlink()
    (tmp_path / f".{lost.name}.part").write_bytes(b"half")
    exported(tmp_path)
    assert kept.stat().st_mtime_ns == stamp
    assert lost.read_bytes() == lost_content
    assert len(list(read_tables_in_folder(tmp_path))) == 2


def test_a_saved_game_becomes_the_same_tables_as_a_played_one(tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    simulation = GameToSimulate(
        Options("brass", 2), ("random", "random"), ("Ann", "Ben"), 7, str(saves)
    )
    played = simulate_game(simulation)
    assert export.main([str(tmp_path / "data"), "--journals", str(saves)]) == 0
    (tables,) = read_tables_in_folder(tmp_path / "data")
    assert tables["points"].tolist() == [list(played.scores)]
    assert len(tables["actions"]) == played.moves
    table = PlayedTable(GameSetUp("brass", 2).make_game())
    table.deal(int(tables["seeds"][0]))
    assert np.array_equal(
        table.seat_observation_array(table.deciding_seat), tables["observations"][0]
    )


def test_a_torn_journal_is_refused_and_hides_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in (7, 8):
        names = ("Ann", "Ben")
        simulate_game(
            GameToSimulate(Options("brass", 2), ("random",) * 2, names, seed, str(tmp_path))
        )
    first, _ = sorted(tmp_path.iterdir())
    first.write_bytes(first.read_bytes()[:900])
    assert export.main([str(tmp_path / "data"), "--journals", str(tmp_path)]) == 1
    assert "allowed: games played to the end" in capsys.readouterr().err
    assert len(list(read_tables_in_folder(tmp_path / "data"))) == 1


def test_a_file_tells_where_its_rows_begin(tmp_path: Path) -> None:
    exported(tmp_path)
    tables = read_tables(min(tmp_path.glob(f"*.{NPZ_FORMAT_NAME}")))
    starts = dict(zip(tables["row_names"].tolist(), tables["row_starts"].tolist(), strict=True))
    seats = tables["observations"][:, starts["own_seat"]]
    assert np.array_equal(seats, tables["seats"])


@pytest.mark.parametrize(
    "words", [["--players", "ai:9,random"], ["--players", "random"], ["--set-up", "chess:2"]]
)
def test_a_wrong_wish_is_refused_before_anything_is_written(
    tmp_path: Path, words: list[str]
) -> None:
    with pytest.raises(ValueError, match=r"Choose from|allowed"):
        exported(tmp_path / "data", *words)
    assert not (tmp_path / "data").exists()
