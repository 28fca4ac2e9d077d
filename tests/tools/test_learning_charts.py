"""A training run writes its figures as a table, draws them, and says how to try what it learned."""

import csv
from pathlib import Path

import pygame

from ai.titles import self_play_plan
from tools import train
from tools.learning_charts import StageFigures, draw_figures, write_figures

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
    told = train.closing_lines(self_play_plan("brass", ""), tmp_path / "value.msgpack")
    assert f"Written: {tmp_path / 'value.msgpack'}" in told
    assert f"--opponent value:{tmp_path / 'value.msgpack'}" in told
    assert "tools/arena.py gauntlet" in told
