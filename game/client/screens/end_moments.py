"""Memorable moments of a finished game, as medals with sentences."""

from typing import Final, Unpack

from game.client.app import App
from game.client.session.unsaved_games import GameResult
from game.client.widgets.round_numerals import round_numeral
from game.scene.drawing.accents import BRASS, BRASS_LOW
from game.scene.drawing.colour_tones import ColourTones
from game.scene.drawing.colours import INK
from game.scene.drawing.gradients import vertical_gradient
from game.scene.drawing.paint_surface import Painter, cache_painted_pictures
from game.scene.layout import Column, Row, WrappingRow, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

MEDAL_SIZE: Final = 58.0
ICON_SIZE_SHARE: Final = 0.56
PLAYER_STYLE = PAPER_STYLES.bold.sized(19)
MOMENT_NAME_STYLE = TextStyle("title", 23, INK)


def special_moment_names_and_descriptions(app: App, result: GameResult) -> list[tuple[str, str]]:
    """Return (name, description) of each special moment of a game."""
    told = []
    for moment in result.history.special_moments:
        facts = {
            "size": moment.size,
            "place": next(iter(moment.event.places), ""),
            "round": round_numeral(
                app, result.history.round_of_step(moment.step_number), len(result.seats)
            ),
        }
        name = f"moment.{moment.moment_kind}"
        fact = f"moment.{moment.moment_kind}-fact"
        told.append((app.say(name), app.say(fact, **facts)))
    return told


class SpecialMomentsRow(WrappingRow):
    """A row with a medal for each special moment of a game, wrapped to several lines if
    necessary."""

    def __init__(self, app: App, result: GameResult, **node_values: Unpack[NodeValues]) -> None:
        told = zip(
            result.history.special_moments,
            special_moment_names_and_descriptions(app, result),
            strict=True,
        )
        medals = []
        for moment, (name, fact) in told:
            who = result.seats[moment.event.seat]
            words = Column(
                Label(name, MOMENT_NAME_STYLE),
                Label(who.name, PLAYER_STYLE, may_shorten=True),
                Label(fact, PAPER_STYLES.note),
            )
            coin = MomentMedal(
                app, who.colour, moment.moment_kind, width=MEDAL_SIZE, height=MEDAL_SIZE
            )
            medals.append(Row(coin, words, gap=theme.MEDIUM_GAP, align="centre"))
        super().__init__(*medals, gap=theme.WIDE_GAP, justify="between", **node_values)
        self.line_gap = theme.TIGHT_GAP


class MomentMedal(Node):
    """A node with a medal in a seat's colour, a brass rim and the icon of a special moment."""

    def __init__(
        self, app: App, colour: str, moment_kind: str, **node_values: Unpack[NodeValues]
    ) -> None:
        super().__init__(**node_values)
        self._pictures_outside_table = app.box.pictures_outside_table
        self._tints = self._pictures_outside_table.colour_tones(colour)
        self._icon = app.box.game_facts.moment_icon_name(moment_kind)

    def draw(self, canvas: Canvas) -> None:
        """Draw the medal and its icon."""
        k = canvas.px_per_u
        coin = self.width
        middle = self._tints.middle
        side = round(coin * k)
        canvas.draw_picture(_paint_coin((side, side), k, self._tints))
        size = coin * ICON_SIZE_SHARE
        tone = "ink" if sum(middle) > sum(BRASS) else "cream"
        picture = self._pictures_outside_table.icon(self._icon, round(size * k), tone)
        canvas.draw_picture(picture, (coin - size) / 2, (coin - size) / 2)


@cache_painted_pictures
def _paint_coin(painter: Painter, px_per_u: float, tints: ColourTones) -> None:
    painter.set_margin_around_box(3)
    disc = painter.box_with_corner_radius(painter.size[0] / 2).inset(1)
    painter.fill_box(disc, vertical_gradient(BRASS, BRASS_LOW))
    painter.draw_outline(disc, 1.4 * px_per_u, INK)
    face = disc.inset(5.5 * px_per_u)
    painter.fill_box(
        face, vertical_gradient(tints.middle, tints.dark), keeps_colour_in_high_contrast=True
    )
    painter.draw_outline(face, 1.2 * px_per_u, INK)
