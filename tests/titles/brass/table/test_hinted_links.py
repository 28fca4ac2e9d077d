"""A hint points out the line of a link, and names the link before it speaks of its ends."""

import pytest

from game.application.box_factory import read_words
from game.engine.move import Move
from game.engine.reasons import Reason
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.phrases import BrassPhrases
from tests.titles.brass.table.sitting import HotSeat


@pytest.mark.parametrize("kind", ["canal", "rail", "build"])
def test_only_the_line_of_a_hinted_link_is_pointed_out(sitting: HotSeat, kind: str) -> None:
    def wanted(_: BrassState, moves: tuple[Move, ...]) -> bool:
        return any(move.kind == kind for move in moves)

    question = sitting.asked(wanted)
    phrases = BrassPhrases(read_words("brass"))
    for move in [move for move in question.moves if move.kind == kind]:
        sitting.table.highlight_places(phrases.places_of_move(move, question.view))
        targets = sitting.table.parts.map_node.targets
        lit = {name for name, node in targets.items() if node.is_pointed_out}
        if kind == "build":
            assert lit
            assert not any(" " in name for name in lit)
        else:
            assert [sorted(name.split()) for name in lit] == [sorted(move.places)]


def test_the_ends_of_a_link_are_told_of_once_the_link_is_named() -> None:
    phrases = BrassPhrases(read_words("brass"))
    assert not phrases.is_clear_before_move(Reason("link-hopes", {"counters": 1}))
    assert phrases.is_clear_before_move(Reason("reaches", {"place": "preston"}))
