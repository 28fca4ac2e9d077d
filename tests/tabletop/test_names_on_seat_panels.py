"""The panel of a seat shows a player's whole name at every table; what stands beside it gives
way."""

from dataclasses import replace
from typing import Any

import pytest

from game.application.box_factory import folders_of_text_files, make_game_box, make_kit
from game.engine.rules import CHANCE, State
from game.scene.stage.stage import Stage
from game.scene.widgets import Label
from game.table_protocol import ClientAccess, SeatPlayer, Table
from game.tabletop.panel.name_row import NameRow
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import Words
from game.titles import SHELF
from tests.helpers.hot_seat import HotSeat, SeenGame, closed
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import of_kind
from tools.proof.cases import PROOFS

__all__ = ["closed"]

pytestmark = pytest.mark.thorough

NAMES = ("Margriet van Dijck", "Ann", "Wilhelmina Trevail", "Jago Penhaligon", "Bo")
"""As long as a host takes them (18 letters), and short."""
SHORT = 5  # letters beside which there is always room for a caption
CAPTION = "Alderman"
SEED = 3
WINDOWS_AND_SCALES = (
    ((1280, 720), 1.0),
    ((1280, 720), 1.5),
    ((1366, 768), 1.25),
    ((1920, 1080), 1.0),
)


def seated(title: str, language: str, size: tuple[int, int], scale: float) -> HotSeat[State, Any]:
    """Return a table of the most players, at the first question."""
    case = max(PROOFS[title].cases, key=lambda each: len(each.game().colours))
    game = case.game()
    words = Words(*text_file_paths(folders_of_text_files(title), language))
    kit = make_kit()
    box = make_game_box(title, kit, words)
    tables = box.table_factory_of(case.options.edition, case.options.expansions)

    def make(stage: Stage, seats: tuple[SeatPlayer, ...], client: ClientAccess) -> Table:
        captioned = tuple(replace(seat, kind_caption=CAPTION) for seat in seats)
        return tables.make_table_without_position(
            stage, captioned, replace(client, options=game.options)
        )

    seat: HotSeat[State, Any] = HotSeat(SeenGame(game), kit, make, NAMES, size=size, larger=scale)
    state = seat.played.state
    game.rules.deal(state, SEED)
    while state.to_move == CHANCE:
        game.rules.apply(state, game.rules.draw_outcome(state))
    seat.ask()
    return seat


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("title", SHELF)
def test_a_name_is_whole_where_caption_and_pill_leave_it_room(title: str, language: str) -> None:
    for size, scale in WINDOWS_AND_SCALES:
        table = seated(title, language, size, scale)
        stage = table.host.stage
        rows = [
            (each.container, each.place)
            for each in proof_of(stage).containers
            if isinstance(each.container, NameRow)
        ]
        assert len(rows) >= len(NAMES) - 1
        for row, place in rows:
            name, *beside = row.children
            label = of_kind(name, Label)
            room = int(label.width * place.px_per_u)
            is_whole = stage.kit.lettering.fits(label.text_shown, label.style, place.px_per_u, room)
            shown = [node.label for node in beside if node.visible and node.label]
            assert is_whole or not shown, (size, scale, label.text_shown, shown)
            assert shown or len(label.text_shown) > SHORT, (size, scale, label.text_shown)
        table.close()
