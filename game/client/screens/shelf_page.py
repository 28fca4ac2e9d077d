"""The shelf: the boxes of all games side by side, and the commands of the chosen one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.box.box import GameBox
from game.client.app import App
from game.client.screens.shelf_covers import Cover, cover_name, plank
from game.client.stored.edition_offer import offer_of_edition
from game.client.stored.set_up import preset
from game.client.widgets.build_note import build_note
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.frames import Flourish, MenuEntry, MenuWay
from game.client.widgets.page import Page, fitting_scale
from game.scene.drawing.accents import BRASS_HIGH
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.stage.units import Units
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import BODY, HEAD
from game.scene.widgets import Chip, Label, Painted, Panel

HEADING: Final = TextStyle("title", 62, (0xFB, 0xF0, 0xD2))
NOTE: Final = TextStyle("italic", 27, BRASS_HIGH)
ON_WOOD: Final = TextStyle("bold", 21, (0xFB, 0xE6, 0xBE))
WIDE = (1780.0, 1010.0)
SQUARE = (1280.0, 1142.0)
TALL = (940.0, 1480.0)
HEAD_HEIGHT = 136.0
GAP = 28.0
SIDE = 24.0
COVER: Final = (400.0, 560.0)  # at most
LARGER: Final = 1.05  # the chosen box
BUTTON: Final = 66.0
PANEL: Final = {WIDE: 206.0, SQUARE: 404.0, TALL: 404.0}
PLANK: Final = 40.0
CHIP: Final = (270.0, 34.0)


class ShelfHandlers(NamedTuple):
    """The actions of the page; except for `choose` they concern the chosen title.

    `begin` is the main entry beside Play, `doors` are the entries below, and `corner` holds those
    about no title. A `newcomer` has played no game yet.
    """

    choose: Callable[[str, str], None]
    play: Callable[[], None]
    begin: MenuWay
    doors: Sequence[ButtonWay]
    corner: Sequence[ButtonWay]
    newcomer: bool
    chief: str = ""  # the way in the corner that matters now


class ShelfScreen(Page):
    """Reads its actions again whenever it becomes the top screen or another box is chosen."""

    backdrop = "dark"
    of_the_house = True

    def __init__(self, app: App, ways: Callable[[], ShelfHandlers]) -> None:
        super().__init__(app)
        self._ways_now = ways
        self._ways = ways()

    def enter(self) -> None:
        """Read the actions again; the chosen box has the focus."""
        self._ways = self._ways_now()
        self.stage.focus.set(None, shown=self.stage.focus.shown)

    def hear(self) -> None:
        """Update the page after news about online tables."""
        before, self._ways = self._ways, self._ways_now()
        if [way.text for way in before.corner] != [way.text for way in self._ways.corner]:
            self.rebuild()

    def rebuild(self) -> None:
        """Rebuild with the focus on the chosen box: Enter plays it, the arrows choose its
        neighbours."""
        self.first_focus = cover_name(self.app.box, self._edition)
        super().rebuild()

    def go_back(self) -> None:
        """Move the focus to Quit, since this is the lowest screen."""
        self.stage.focus.set(self.stage.root.find("quit"), shown=True)

    def build(self, units: Units) -> None:
        """Add the heading, the boxes, and the text about the chosen one."""
        size = max((WIDE, SQUARE, TALL), key=lambda each: fitting_scale(units, *each))
        page = self.block(*size)
        width, height = size
        say = self.app.say
        games = len(self._boxes())
        half = width / 2 if size == WIDE else width
        corner = box(width - half, 8 if size == WIDE else HEAD_HEIGHT, half, BUTTON)
        page.add(
            Label(say("shelf.title"), HEADING, **box(0, 0, half, 76)),
            Label(say("shelf.note", games=games), NOTE, **box(2, 76, half, 36)),
            *button_row(self.app, self._ways.corner, self._ways.chief, 12, **corner),
            *build_note(self.app, NOTE.sized(24), box(width * 0.35, 80, width * 0.65, 34)),
        )
        top = HEAD_HEIGHT if size == WIDE else HEAD_HEIGHT + BUTTON + GAP
        foot = height - PANEL[size] - GAP - PLANK
        page.add(
            Painted(plank, **box(0, foot, width, PLANK)), *self._covers(width, top, foot - top)
        )
        panel = Panel("slate", **box(0, height - PANEL[size], width, PANEL[size]))
        self._tell(panel, wide=size == WIDE)
        page.add(panel)

    def _covers(self, width: float, top: float, height: float) -> list[Node]:
        """Return the boxes in a centred row; the chosen one is a little larger."""
        boxes = self._boxes()
        pitch = min((width + GAP) / len(boxes), COVER[0] + GAP)
        most = min(height / LARGER, (pitch - GAP) * COVER[1] / COVER[0], COVER[1])
        size = (most * COVER[0] / COVER[1], most)
        left = (width - pitch * len(boxes) + GAP) / 2
        found: list[Node] = []
        for place, (name, edition) in enumerate(boxes):
            chosen = (name, edition) == (self.app.box.title.name, self._edition)
            scale = LARGER if chosen else 1.0
            wide = size[0] * scale
            high = size[1] * scale
            x = left + pitch * place + (pitch - GAP - wide) / 2
            spot = box(x, top + height - high, wide, high)
            go = self._ways.play if chosen else partial(self._choose, name, edition)
            title = self.app.box_of(name)
            beside = partial(self._choose_beside, place)
            found.append(Cover(title, edition, beside, chosen=chosen, on_click=go, **spot))
            told = box(left + pitch * place - GAP / 2, top + height, pitch, PLANK)
            found.append(Label(self._in_short(title, edition), ON_WOOD, align="centre", **told))
        return found

    def _in_short(self, title: GameBox, edition: str) -> str:
        """Return an edition's number of players and its length against two computers."""
        least, most = player_counts(title, edition)
        usual = preset("three", title.player_names, self.app.players.quick_kind, 0)
        minutes = usual.minutes(title.minutes)
        return self.app.say("shelf.short", least=least, most=most, minutes=minutes)

    def _boxes(self) -> list[tuple[str, str]]:
        """Return title and edition of every box on the shelf."""
        boxes = ((name, self.app.box_of(name)) for name in self.app.shelf.offered)
        return [(name, edition) for name, box in boxes for edition in box.editions]

    @property
    def _edition(self) -> str:
        return self.app.edition or self.app.box.editions[0]

    def _choose(self, name: str, edition: str) -> None:
        self._ways.choose(name, edition)
        self._ways = self._ways_now()
        self.rebuild()

    def _choose_beside(self, place: int, by: int) -> None:
        """Choose the box `by` positions from another one, if it exists."""
        boxes = self._boxes()
        if 0 <= place + by < len(boxes):
            self._choose(*boxes[place + by])
            self.stage.focus.set(self.stage.root.find(self.first_focus), shown=True)

    def _tell(self, panel: Panel, *, wide: bool) -> None:
        """Add the text about the chosen title, and its buttons."""
        say = self.app.say
        title = self.app.box
        width = panel.width - 2 * SIDE
        text = width * 0.4 if wide else width
        name = say("title.name")
        motto = say("title.motto")
        panel.add(
            Label(name, HEAD.sized(40), **box(SIDE, 16, text, 56)),
            Flourish(x=SIDE, y=76, width=min(text, 380)),
            Label(motto, BODY, **box(SIDE, 98, text, 34)),
        )
        if len(title.editions) > 1:
            told = say(f"edition.{self._edition}")
            panel.add(Label(told, NOTE, align="right", **box(SIDE, 26, text, 40)))
        chips = [players_in_words(self.app, title, self._edition)]
        if self._ways.newcomer and (title.title.name, self._edition) == self._boxes()[0]:
            chips.append(say("shelf.easiest"))
        for place, told in enumerate(chips):
            panel.add(Chip(told, **box(SIDE + place * (CHIP[0] + 12), 146, *CHIP)))
        left, top = (SIDE + text + GAP, 20.0) if wide else (SIDE, 202.0)
        self._doors(panel, left, top, panel.width - SIDE - left)

    def _doors(self, panel: Panel, left: float, top: float, width: float) -> None:
        """Add the buttons Play and Continue, and those for learning and reference."""
        half = (width - 12) / 2
        title = self.app.say("title.name")
        keys = ("return",)
        says = self.app.say("shelf.play", title=title)
        play = ButtonWay("play", says, self._ways.play, "play", "@confirm", keys)
        row = box(left, top + 100, width, BUTTON)
        panel.add(
            play.grand(self.app, primary=True, **box(left, top, half, 84)),
            MenuEntry(self.app, self._ways.begin, **box(left + half + 12, top, half, 84)),
            *button_row(self.app, self._ways.doors, "", 12, **row),
        )


def players_in_words(app: App, title: GameBox, edition: str) -> str:
    """Return the numbers of players of an edition as text."""
    least, most = player_counts(title, edition)
    if title.variant_seats:
        variant = ", ".join(map(str, title.variant_seats))
        return app.say("shelf.players-variant", least=least, most=most, variant=variant)
    return app.say("shelf.players", least=least, most=most)


def player_counts(title: GameBox, edition: str) -> tuple[int, int]:
    """Return the smallest and largest number of players of an edition, without variants."""
    offer = offer_of_edition(title.title, edition)
    usual = [count for count in offer.seats if count not in title.variant_seats]
    return 1 if offer.automa else min(usual), max(usual)
