"""A training run writes its figures as a table, draws them, and says how to try what it learned."""

import csv
from pathlib import Path

import pygame
import pytest

from ai.titles import self_play_plan
from tools import train
from tools.learning_charts import StageFigures, draw_figures, round_up, write_figures

FIGURES = (
    StageFigures("two", 0, 900, 0.61, 9.5, 0.2, 0.03),
    StageFigures("two", 1, 800, 0.4, 6.5, 0.1, 0.02),
    StageFigures("three", 0, 700, 0.7, 8.0, 0.25, 0.04),
)


def test_the_table_has_a_row_for_every_stage(tmp_path: Path) -> None:
    file = tmp_path / "value.csv"
    write_figures(file, FIGURES)
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [(row["family"], row["stage"], row["brier"]) for row in rows] == [
        ("two", "0", "0.2"),
        ("two", "1", "0.1"),
        ("three", "0", "0.25"),
    ]


@pytest.mark.thorough
def test_the_curves_are_a_picture_with_a_colour_for_every_family(tmp_path: Path) -> None:
    file = tmp_path / "value.png"
    draw_figures(file, FIGURES)
    picture = pygame.image.load(file)
    pixels = {
        tuple(picture.get_at((x, y)))[:3]
        for x in range(picture.get_width())
        for y in range(picture.get_height())
    }
    assert {(31, 97, 141), (183, 73, 46)} <= pixels


def test_the_last_lines_say_what_was_written_and_how_to_try_it(tmp_path: Path) -> None:
    told = train.closing_lines(self_play_plan("brass", ""), tmp_path / "value.msgpack", ["two"])
    assert f"Written: {tmp_path / 'value.msgpack'}" in told
    assert f"--players human,value:{tmp_path / 'value.msgpack'}\n" in told
    assert "tools/arena.py gauntlet" in told


@pytest.mark.parametrize(
    ("title", "edition", "families", "seats", "expansions"),
    [
        ("brass", "", ["four", "three"], 3, ()),
        ("tinners-trail", "2007", ["three"], 3, ()),
        ("tiletum", "", ["silver-four"], 4, ("silver",)),
        ("tiletum", "", ["solo", "three"], 3, ()),
    ],
)
def test_the_game_to_try_is_one_that_was_learned(
    title: str, edition: str, families: list[str], seats: int, expansions: tuple[str, ...]
) -> None:
    found = train.game_to_try(self_play_plan(title, edition), families)
    assert found == (seats, expansions)


@pytest.mark.parametrize(
    ("number", "top"), [(0.243, 0.32), (17.2, 20), (9.9, 10), (0.0, 1), (1.0, 1)]
)
def test_the_top_of_a_scale_is_round(number: float, top: float) -> None:
    assert round_up(number) == pytest.approx(top)
