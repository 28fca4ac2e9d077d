"""The top bar: the era, its rounds, the deck, and the turn order with the money spent."""

from typing import ClassVar, Final

from game.scene.drawing import colours
from game.scene.layout import Container, Row, theme
from game.scene.stage.sheet_placing import Point
from game.scene.text import text_styles
from game.scene.widgets import Label
from game.tabletop.panel.content_widgets import make_content_on_pill, make_disc_node, make_icon_node
from game.tabletop.panel.top_strip import TITLE_NAME_PART, TopStrip
from game.text.numerals import pounds_text
from game.titles.brass.rules.table_view import TableView
from game.titles.brass.table.art import inks
from game.titles.brass.table.art.brass_art import BrassArt

ERAS_AND_ICONS: Final = (("canal", "barge"), ("rail", "train"))
ERA_HEIGHT = 36.0
ICON_SIZE = 26.0
DISC_RADIUS = 12.0
SPENT_MONEY_WIDTH = 42.0


class BrassTopBar(TopStrip[BrassArt, TableView]):
    """The top bar of Brass with eras, rounds, deck and turn order, each with a tooltip."""

    wordmark_style = inks.WORDMARK_STYLE
    pip_width = 25.0
    optional_words: ClassVar = (TITLE_NAME_PART, "eras", "round", "spent")
    parts_with_tooltip: ClassVar = ("eras", "rounds", "deck", "order")

    @property
    def deck_spot(self) -> Point:
        """The point where the deck is shown, relative to the bar."""
        return self.middle_of_part("deck-icon")

    def parts_by_name(
        self, look: TableView, optional_words: frozenset[str]
    ) -> dict[str, Container]:
        """Return the nodes for eras, rounds, deck and turn order by name; `optional_words` are the
        optional words to show."""
        rounds = (
            (str(number), number == look.round) for number in range(1, look.rounds_in_era + 1)
        )
        eras = (
            self._build_era_label(look, *era, is_named="eras" in optional_words)
            for era in ERAS_AND_ICONS
        )
        return {
            "eras": Row(*eras, gap=theme.TIGHT_GAP),
            "rounds": Row(
                self.make_optional_word_label("round", optional_words),
                self.make_progress_pip_row(rounds),
                gap=theme.TIGHT_GAP,
                align="centre",
            ),
            "deck": self._build_deck_row(look),
            "order": self._build_turn_order_row(look, optional_words),
        }

    def _build_era_label(
        self, look: TableView, era: str, icon: str, *, is_named: bool
    ) -> Container:
        now = look.era == era
        tone = "ink" if now else "disabled"
        style = text_styles.BOLD_STYLE.in_colour(colours.INK if now else colours.FOG)
        row = Row(
            make_icon_node(self.context, icon, ICON_SIZE, tone),
            Label(self.context.say(f"era-{era}"), style) if is_named else None,
            gap=theme.HAIR_GAP,
            padding=(0.0, theme.MEDIUM_GAP),
            height=ERA_HEIGHT,
        )
        return make_content_on_pill("cream", row) if now else row

    def _build_deck_row(self, look: TableView) -> Row:
        count = look.deck_size
        words = self.context.say("deck", count=count) if count else self.context.say("no-deck")
        style = text_styles.BOLD_STYLE.in_colour(colours.CREAM if count else colours.LAMP)
        icon = make_icon_node(self.context, "deck", ICON_SIZE)
        icon.name = "deck-icon"
        return Row(icon, Label(words, style), gap=theme.TIGHT_GAP)

    def _build_turn_order_row(self, look: TableView, words: frozenset[str]) -> Row:
        seats = (self._build_spent_cell(look, seat) for seat in look.turn_order)
        return Row(
            self.make_optional_word_label("spent", words),
            *seats,
            gap=theme.HAIR_GAP,
            align="centre",
        )

    def _build_spent_cell(self, look: TableView, seat: int) -> Container:
        spent = look.seats[seat].pounds_spent_this_round
        style = text_styles.BOLD_STYLE.in_colour(colours.CREAM if spent else colours.FOG)
        row = Row(
            make_disc_node(self.context, seat, DISC_RADIUS),
            Label(pounds_text(spent), style, min_width=SPENT_MONEY_WIDTH),
            gap=theme.TIGHT_GAP,
            padding=(0.0, theme.TIGHT_GAP),
            height=ERA_HEIGHT,
        )
        return make_content_on_pill("ghost", row) if look.active_seat == seat else row
