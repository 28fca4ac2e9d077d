"""The top bar: the era, its rounds, the deck, and the order of play with the money spent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scene import styles as scene_styles
from game.scene import theme
from game.scene.canvas import Canvas
from game.scene.hit import Extent
from game.scene.node import Node
from game.scene.skins.mark import chip
from game.scene.skins.panel import bar
from game.scene.tip import Tip
from game.tabletop.studio import put
from game.titles.brass.table import styles
from game.titles.brass.table.exhibit import Exhibit, Studio

WORDMARK, GAP = 148.0, 26.0
ERA, NARROW_ERA = 122.0, 46.0
ROUND_WORD, PIP, PIP_PITCH = 66.0, 25.0, 28.0
DECK, DECK_ICON = 150.0, 32.0
TOLD = ("rounds", "deck", "order")
SPENT_WORD, SPENT_PITCH, NARROW_PITCH = 76.0, 92.0, 84.0


@dataclass(frozen=True, slots=True)
class TopLook:
    """`order` is (seat, pounds spent, whether it acts), first to last."""

    era: str
    round: int
    rounds: int
    deck: int
    order: tuple[tuple[int, int, bool], ...]


class BrassTopBar(Exhibit[TopLook]):
    """The dark strip along the upper edge; a narrow one leaves out words that its icons say too."""

    def __init__(self, studio: Studio, tip: Callable[[str], Tip | None], *, narrow: bool) -> None:
        """Take what is told of each part, and whether the window is narrow."""
        super().__init__(studio)
        self._narrow = narrow
        self._told = {part: Node(tooltip=partial(tip, part)) for part in TOLD}
        self.add(*self._told.values())

    def show(self, look: TopLook) -> None:
        """Draw this from now on, and tell of each part where it lies."""
        super().show(look)
        for part, node in self._told.items():
            node.x, node.y, node.width, node.height = self.part_box(part) or (0.0, 0.0, 0.0, 0.0)

    # ---- where its parts lie

    @property
    def _lefts(self) -> dict[str, float]:
        """Where each part begins, and the last one ends, from left to right."""
        rounds, seats = (
            (self.look.rounds, len(self.look.order)) if self.look is not None else (0, 0)
        )
        era = 2 * (NARROW_ERA if self._narrow else ERA)
        widths = {
            "eras": era + 10,
            "rounds": ROUND_WORD + PIP_PITCH * rounds + GAP,
            "deck": DECK + GAP,
            "order": self._spent + self._pitch * seats,
            "": 0.0,
        }
        at, found = 14.0 if self._narrow else WORDMARK, {}
        for name, width in widths.items():
            found[name] = at
            at += width
        return found

    @property
    def _spent(self) -> float:
        return 10.0 if self._narrow else SPENT_WORD + 14

    @property
    def _pitch(self) -> float:
        return NARROW_PITCH if self._narrow else SPENT_PITCH

    def part_box(self, name: str) -> Extent | None:
        """Return where "eras", "rounds", "deck" or "order" lies, None for anything else."""
        lefts = self._lefts
        if not name or name not in lefts:
            return None
        names = list(lefts)
        gap = GAP if name in ("rounds", "deck") else 0.0
        end = lefts[names[names.index(name) + 1]] - gap
        return lefts[name] - 4, 6.0, end - lefts[name] + 8, 44.0

    @property
    def deck_spot(self) -> tuple[float, float]:
        """Where the deck is shown."""
        return self._lefts["deck"] + 12, 28.0

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Put strip, name and what is played."""
        canvas.put(bar(canvas.size(self), canvas.k))
        if not self._narrow:
            canvas.words(self.studio.words.say("title.name"), styles.WORDMARK, (20, 5, 124, 50))
        look = self.look
        if look is None:
            return
        lefts = self._lefts
        self._draw_eras(canvas, look, lefts["eras"])
        self._draw_rounds(canvas, look, lefts["rounds"])
        self._draw_deck(canvas, look, lefts["deck"])
        self._draw_order(canvas, look, lefts["order"])

    def _draw_eras(self, canvas: Canvas, look: TopLook, left: float) -> None:
        art, width = self.studio.art(canvas.k), NARROW_ERA if self._narrow else ERA
        for number, (era, icon) in enumerate((("canal", "barge"), ("rail", "train"))):
            x, now = left + width * number, look.era == era
            if now:
                size = canvas.box(x, 10, width - 8, 36).size
                canvas.put(chip(size, canvas.k, "cream"), x, 10)
            tone = "ink" if now else "disabled"
            put(canvas, art.icon(icon, 26, tone=tone), x + (19 if self._narrow else 22), 28)
            if not self._narrow:
                colour = theme.INK if now else theme.FOG
                style = scene_styles.BOLD.in_colour(colour)
                canvas.words(self.studio.say(f"era-{era}"), style, (x + 40, 10, width - 52, 36))

    def _draw_rounds(self, canvas: Canvas, look: TopLook, left: float) -> None:
        canvas.words(self.studio.say("round"), scene_styles.NOTE, (left, 10, ROUND_WORD - 4, 36))
        left += ROUND_WORD
        for number in range(1, look.rounds + 1):
            x = left + PIP_PITCH * (number - 1)
            tone = "brass" if number == look.round else "calm" if number < look.round else "ghost"
            size = canvas.box(x, 28 - PIP / 2, PIP, PIP).size
            canvas.put(chip(size, canvas.k, tone), x, 28 - PIP / 2)
            colour = theme.INK if number == look.round else theme.FOG
            style = scene_styles.CAP.sized(17).in_colour(colour)
            canvas.words(str(number), style, (x, 28 - PIP / 2, PIP, PIP), "centre")

    def _draw_deck(self, canvas: Canvas, look: TopLook, left: float) -> None:
        put(canvas, self.studio.art(canvas.k).icon("deck", 26), left + 12, 28)
        words = (
            self.studio.say("deck", count=look.deck) if look.deck else self.studio.say("no-deck")
        )
        style = scene_styles.BOLD.in_colour(theme.CREAM if look.deck else theme.LAMP)
        canvas.words(words, style, (left + DECK_ICON, 10, DECK - DECK_ICON, 36))

    def _draw_order(self, canvas: Canvas, look: TopLook, left: float) -> None:
        art = self.studio.art(canvas.k)
        if not self._narrow:
            canvas.words(self.studio.say("spent"), scene_styles.NOTE, (left, 10, SPENT_WORD, 36))
        left += self._spent
        for number, (seat, pounds, acts) in enumerate(look.order):
            x = left + self._pitch * number
            if acts:
                size = canvas.box(x - 8, 9, self._pitch - 8, 38).size
                canvas.put(chip(size, canvas.k, "ghost"), x - 8, 9)
            put(canvas, art.disc(self.studio.colour(seat), 12, on_slate=True), x + 12, 28)
            style = scene_styles.BOLD.in_colour(theme.CREAM if pounds else theme.FOG)
            canvas.words(f"£{pounds}", style, (x + 30, 10, self._pitch - 42, 36))
