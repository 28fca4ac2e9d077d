"""The top bar: rounds, turns, the order of play with the dice taken."""

from typing import ClassVar, Final, NamedTuple

from game.scene.layout import Container, Row, theme
from game.tabletop.panel.content_widgets import CentredArtNode, make_content_on_pill, make_disc_node
from game.tabletop.panel.top_strip import TITLE_NAME_PART, TopStrip
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.art.tiletum_art import TiletumArt
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS

DIE_SIZE = 20.0
DISC_RADIUS = 12.0
UNTAKEN_DIE_MARK_RADIUS = 4.0
PIP_HEIGHT = 38.0
ROUND_COUNT: Final = 4
TURN_COUNT: Final = 3


class TiletumTopLook(NamedTuple):
    """What the top bar shows; `turn_order` has (seat, dice taken, whether it acts), first to
    last."""

    round: int
    turn: int
    turn_order: tuple[tuple[int, tuple[tuple[str, int], ...], bool], ...]


class TiletumTopBar(TopStrip[TiletumArt, TiletumTopLook]):
    """The top bar: rounds, turns, and the order of the seats with the dice they took."""

    wordmark_style = inks.WORDMARK_STYLE
    pip_width = 27.0
    optional_words: ClassVar = (TITLE_NAME_PART, "order", "turn", "round")
    parts_with_tooltip: ClassVar = ("rounds", "turns", "order")

    def parts_by_name(
        self, look: TiletumTopLook, optional_words: frozenset[str]
    ) -> dict[str, Container]:
        """Return the parts of the bar by name: "rounds", "turns" and "order". Of their words only
        those in `optional_words` are shown."""
        rounds = [
            (ROMAN_NUMERALS[number], number == look.round) for number in range(1, ROUND_COUNT + 1)
        ]
        turns = [(str(number), number == look.turn) for number in range(1, TURN_COUNT + 1)]
        seats = [
            self._build_seat_box(seat, dice, is_acting=acts) for seat, dice, acts in look.turn_order
        ]
        held = {
            "rounds": ("round", self.make_progress_pip_row(rounds)),
            "turns": ("turn", self.make_progress_pip_row(turns)),
        }
        held["order"] = ("order", Row(*seats, gap=theme.HAIR_GAP))
        return {
            name: Row(
                self.make_optional_word_label(word, optional_words),
                row,
                gap=theme.TIGHT_GAP,
                align="centre",
            )
            for name, (word, row) in held.items()
        }

    def _build_seat_box(
        self, seat: int, dice: tuple[tuple[str, int], ...], *, is_acting: bool
    ) -> Container:
        context = self.context
        row = Row(
            make_disc_node(context, seat, DISC_RADIUS),
            *(self._make_die_piece(*die) for die in dice),
            *(self._make_untaken_die_piece() for _ in range(TURN_COUNT - len(dice))),
            padding=(0.0, theme.TIGHT_GAP),
            gap=1.0,
            height=PIP_HEIGHT,
        )
        return make_content_on_pill("ghost", row) if is_acting else row

    def _make_die_piece(self, good: str, value: int) -> CentredArtNode[TiletumArt]:
        return CentredArtNode(
            self.context, lambda art: art.die(good, value, DIE_SIZE), width=DIE_SIZE
        )

    def _make_untaken_die_piece(self) -> CentredArtNode[TiletumArt]:
        """Return a mark for a die that has not been taken yet."""
        return CentredArtNode(
            self.context,
            lambda art: art.action_points_sprite("", UNTAKEN_DIE_MARK_RADIUS, spent=True),
            width=DIE_SIZE,
        )
