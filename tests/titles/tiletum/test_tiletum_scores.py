"""Where points come from, as the last page tells it."""

from __future__ import annotations

from typing import cast

import pytest

from game.engine.knowledge import Event
from game.engine.title import Options
from game.languages import LANGUAGES, word_files
from game.packing import word_folders
from game.titles import title
from game.titles.tiletum.rules.narrate import narrate
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.coaching import TiletumGameFacts
from game.words import read_sentences
from tools.proof.random_games import steps

TILETUM = title("tiletum")
FACTS = TiletumGameFacts(TILETUM)


@pytest.mark.parametrize(
    "options",
    [
        Options("tiletum", 4),
        Options("tiletum", 3, expansions=("silver",)),
        Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1),
    ],
    ids=["four", "silver", "solo"],
)
def test_the_sources_hold_every_point_of_a_game(options: Options) -> None:
    game = TILETUM.game(options)
    for seed in range(3):
        played = [*steps(game, seed)]
        found = [*game.scores(played[0].before)]
        for step in played:
            before, after = (cast("TiletumState", state) for state in (step.before, step.after))
            for event in narrate(before, game.move(before, step.code), after):
                source, points = FACTS.scored(event)
                if source:
                    found[event.seat] += points
        assert found == [*game.scores(played[-1].after)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_its_words(language: str) -> None:
    said = read_sentences(word_files(word_folders("tiletum"), language))
    kinds = ("fulfilled", "contributed", "fair-scored", "king-scored", "scored", "goods-scored")
    sources = {FACTS.scored(Event(kind, 0, amounts=(("points", 1),)))[0] for kind in kinds}
    assert len(sources) == len(kinds)
    assert {f"end.source.{source}" for source in {*sources, "start"}} <= said.keys()
    assert FACTS.columns_told in said
