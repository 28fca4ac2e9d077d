"""The top bar: the era, its rounds, the deck, and the order of play with the money spent."""

from __future__ import annotations

from dataclasses import dataclass

from game.scene import styles as scene_styles
from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.skins.mark import chip
from game.scene.skins.panel import bar
from game.tabletop.studio import put
from game.titles.brass.table import styles
from game.titles.brass.table.exhibit import Exhibit

ERA_LEFT, ERA_WIDTH = 148.0, 122.0
ROUND_LEFT, PIP, PIP_PITCH = 402.0, 25.0, 28.0
SPENT_PITCH = 92.0


@dataclass(frozen=True, slots=True)
class TopLook:
    """`order` is (seat, pounds spent, whether it acts), first to last."""

    era: str
    round: int
    rounds: int
    deck: int
    order: tuple[tuple[int, int, bool], ...]


class BrassTopBar(Exhibit[TopLook]):
    """The dark strip along the upper edge."""

    @property
    def deck_spot(self) -> tuple[float, float]:
        """Where the deck is shown."""
        rounds = self.look.rounds if self.look is not None else 0
        return ROUND_LEFT + 66 + PIP_PITCH * rounds + 38, 28.0

    def draw(self, canvas: Canvas) -> None:
        """Put strip, name and what is played."""
        canvas.put(bar(canvas.size(self), canvas.k))
        canvas.words(self.studio.words.say("title.name"), styles.WORDMARK, (20, 5, 124, 50))
        look = self.look
        if look is None:
            return
        self._draw_eras(canvas, look)
        left = self._draw_rounds(canvas, look)
        left = self._draw_deck(canvas, look, left + 26)
        self._draw_order(canvas, look, left + 26)

    def _draw_eras(self, canvas: Canvas, look: TopLook) -> None:
        art = self.studio.art(canvas.k)
        for number, (era, icon) in enumerate((("canal", "barge"), ("rail", "train"))):
            x, now = ERA_LEFT + ERA_WIDTH * number, look.era == era
            if now:
                size = canvas.box(x, 10, ERA_WIDTH - 8, 36).size
                canvas.put(chip(size, canvas.k, "cream"), x, 10)
            tone = "ink" if now else "disabled"
            put(canvas, art.icon(icon, 26, tone=tone), x + 22, 28)
            colour = theme.INK if now else theme.FOG
            style = scene_styles.BOLD.in_colour(colour)
            canvas.words(self.studio.say(f"era-{era}"), style, (x + 40, 10, ERA_WIDTH - 52, 36))

    def _draw_rounds(self, canvas: Canvas, look: TopLook) -> float:
        canvas.words(self.studio.say("round"), scene_styles.NOTE, (ROUND_LEFT, 10, 62, 36))
        left = ROUND_LEFT + 66
        for number in range(1, look.rounds + 1):
            x = left + PIP_PITCH * (number - 1)
            tone = "brass" if number == look.round else "calm" if number < look.round else "ghost"
            size = canvas.box(x, 28 - PIP / 2, PIP, PIP).size
            canvas.put(chip(size, canvas.k, tone), x, 28 - PIP / 2)
            colour = theme.INK if number == look.round else theme.FOG
            style = scene_styles.CAP.sized(17).in_colour(colour)
            canvas.words(str(number), style, (x, 28 - PIP / 2, PIP, PIP), "centre")
        return left + PIP_PITCH * look.rounds

    def _draw_deck(self, canvas: Canvas, look: TopLook, left: float) -> float:
        put(canvas, self.studio.art(canvas.k).icon("deck", 26), left + 12, 28)
        words = (
            self.studio.say("deck", count=look.deck) if look.deck else self.studio.say("no-deck")
        )
        style = scene_styles.BOLD.in_colour(theme.CREAM if look.deck else theme.LAMP)
        wide = canvas.kit.lettering.width(words, style, canvas.k) / canvas.k + 6
        canvas.words(words, style, (left + 32, 10, wide, 36))
        return left + 38 + wide

    def _draw_order(self, canvas: Canvas, look: TopLook, left: float) -> None:
        art = self.studio.art(canvas.k)
        said, style = self.studio.say("spent"), scene_styles.NOTE
        wide = canvas.kit.lettering.width(said, style, canvas.k) / canvas.k + 6
        canvas.words(said, style, (left, 10, wide, 36))
        left += wide + 14
        for number, (seat, pounds, acts) in enumerate(look.order):
            x = left + SPENT_PITCH * number
            if acts:
                size = canvas.box(x - 8, 9, SPENT_PITCH - 8, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 8, 9)
            put(canvas, art.disc(self.studio.colour(seat), 12, on_slate=True), x + 12, 28)
            style = scene_styles.BOLD.in_colour(theme.CREAM if pounds else theme.FOG)
            canvas.words(f"£{pounds}", style, (x + 30, 10, SPENT_PITCH - 42, 36))
