"""Moves as text and as named faces for people, for every packed move.

An error in a text names the wrong word and what is allowed there.
"""

from typing import Final

from game.engine.move import Move
from game.engine.moves import kind_of, pack
from game.files.toml_fields import allowed_words
from game.titles.brass.notation.move_forms import (
    BrassMoveParser,
    Face,
    MoveForm,
    bare_form,
    line_form,
    named_build,
    named_card_play,
    named_demand_drop,
    named_development,
    named_loan,
    named_sale,
    read_build,
    read_loan,
    read_sell,
    space_form,
)
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.components import INDUSTRIES

TITLE: Final = "brass"
EDITIONS: Final = ("2007",)
SEAT_COUNTS: Final = (2, 3, 4)
VARIANT_SEATS: Final = (2,)  # two play the marked variant (B-18)
COLOURS: Final = ("pink", "yellow", "blue", "green")
HIDDEN: Final = "?"

FORMS: Final = {
    "build": MoveForm(kinds.BUILD, named_build, read_build),
    "canal": line_form(kinds.DIG_CANAL, "canal"),
    "rail": line_form(kinds.LAY_RAIL, "rail"),
    "develop": MoveForm(
        kinds.DEVELOP,
        named_development,
        lambda words: (INDUSTRIES.index(words.one_of(INDUSTRIES)),),
    ),
    "sell": MoveForm(kinds.SELL, named_sale, read_sell),
    "loan": MoveForm(kinds.LOAN, named_loan, read_loan),
    "pass": bare_form(kinds.PASS, "pass"),
    "card": MoveForm(
        kinds.CARD,
        named_card_play,
        lambda words: (words.board.card_numbers[words.one_of(words.board.card_names)],),
    ),
    "coal": space_form(kinds.COAL, "coal"),
    "iron": space_form(kinds.IRON, "iron"),
    "done": bare_form(kinds.DONE, "done"),
    "remove": space_form(kinds.REMOVE, "remove"),
    "demand": MoveForm(
        kinds.DEMAND,
        named_demand_drop,
        lambda words: (int(words.one_of([str(number) for number in range(kinds.TILE_KINDS)])),),
    ),
}
FACES: Final[dict[int, Face]] = {form.kind: form.face for form in FORMS.values()}


def named_move(board: Board, code: int) -> Move:
    """Return the named face of a move code."""
    return FACES[int(kind_of(code))](board, code)


def read_move(board: Board, text: str) -> int:
    """Return the code of a move text, which need not be legal; raises Unreadable with the wrong
    word.

    The places of a line may stand in either order.
    """
    words = BrassMoveParser(board, text)
    form = FORMS.get(words.first)
    if form is None:
        allowed = allowed_words(words.first, FORMS)
        words.refuse(words.first, f"allowed first words are {allowed}")
    first, second, third = (*form.read(words), 0, 0, 0)[:3]
    words.end()
    return int(pack(form.kind, first, second, third))
