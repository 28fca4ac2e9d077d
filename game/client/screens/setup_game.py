"""The set-up page's panel of the game: order of seats, seed and practice."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.client.app import App
from game.client.stored.set_up import SavedSetUp
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.segments import Segment, Segments
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.text_styles import BOLD, HEAD, NOTE
from game.scene.widgets import Label, Panel, TextField, Toggle

# The setup screen's panel about the game itself: order of seats, seed, practice.

SETUP_GAME_HEIGHT = 214.0


@dataclass(frozen=True, slots=True)
class GameHandlers:
    """The actions of the panels beside the seats."""

    change: Callable[[SavedSetUp], None]
    set_seed: Callable[[str], None]
    draw_seed: Callable[[], None]


def game_panel(
    app: App, set_up: SavedSetUp, seed_text: str, handlers: GameHandlers, width: float
) -> Node:
    """Return the panel."""
    say = app.say
    panel = Panel("slate", width=width, height=SETUP_GAME_HEIGHT)
    ways = [Segment("fixed", say("setup.order-fixed")), Segment("drawn", say("setup.order-drawn"))]

    def set_order(way: str) -> None:
        handlers.change(replace(set_up, drawn=way == "drawn"))

    def set_practice(on: bool) -> None:
        handlers.change(replace(set_up, practice=on))

    way = "drawn" if set_up.drawn else "fixed"
    seed = say("setup.seed")
    new_seed = ButtonWay("new-seed", say("setup.new-seed"), handlers.draw_seed, "dice")
    spot = box(140, 104, 190, 48)
    undo = say("setup.undo")
    note_of_order, note_of_seed = (box(470, top, width - 490, 52) for top in (47, 102))
    spot_of_undo = box(140, 158, width - 164, 46)
    told = say("setup.undo-note")
    practice = Toggle(set_up.practice, set_practice, text=told, **spot_of_undo)
    practice.name = "practice"
    practice.label = undo
    panel.add(
        Label(say("setup.game"), HEAD, **box(24, 8, 400, 40)),
        Label(say("setup.order"), BOLD, **box(24, 50, 110, 46)),
        Segments(ways, way, set_order, name="order", **box(140, 50, 310, 46)),
        Label(say("setup.order-note"), NOTE, wrap=True, midway=True, **note_of_order),
        Label(seed, BOLD, **box(24, 104, 110, 48)),
        TextField(seed_text, handlers.set_seed, limit=10, name="seed", label=seed, **spot),
        new_seed.plain(app, "slate", 26, **box(340, 104, 110, 48)),
        Label(say("setup.seed-note"), NOTE, wrap=True, midway=True, **note_of_seed),
        Label(undo, BOLD, **box(24, 158, 110, 46)),
        practice,
    )
    return panel
