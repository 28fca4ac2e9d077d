"""A node that says what it is drawn from is drawn again only when something is different."""

from collections.abc import Callable
from typing import Final

import pygame
import pytest
from pygame import Surface

from game.scene.drawing import display_settings
from game.scene.drawing.display_settings import DisplaySettings
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Window
from tests.scene.nodes import Table

GROUND: Final = Transform(0.0, 0.0, 1.0)
SIZE: Final = (1920, 1080)


class Lamp(Node):
    """A square that counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__(width=40, height=40)
        self.lit = False
        self.times = 0

    def drawing_cache_key(self) -> tuple[object, ...]:
        """Return whether it burns."""
        return (self.lit,)

    def draw(self, canvas: Canvas) -> None:
        """Put a square in the colour of its light."""
        self.times += 1
        colour = (255, 240, 190) if self.lit else (40, 30, 20)
        tile = Surface((20, 20), pygame.SRCALPHA)
        tile.fill(colour)
        canvas.draw_picture(tile, 10, 10)


@pytest.fixture(autouse=True)
def distrust() -> None:
    """Let the canvas trust here: how often it draws is what these tests count."""


@pytest.fixture
def lamp() -> Lamp:
    return Lamp()


def painted(kit: Kit, node: Node, ground: Transform = GROUND, age: int | None = 1) -> Canvas:
    canvas = Canvas(kit, redraw_counter=age)
    canvas.paint(node, ground)
    return canvas


def test_the_second_frame_puts_the_same_without_drawing(kit: Kit, lamp: Lamp) -> None:
    first = painted(kit, lamp)
    second = painted(kit, lamp)
    assert second.items == first.items != []
    assert lamp.times == 1


def light(lamp: Lamp) -> None:
    lamp.lit = True


def widen(lamp: Lamp) -> None:
    lamp.width = 60


def move(lamp: Lamp) -> None:
    lamp.x = 7


def fade(lamp: Lamp) -> None:
    lamp.alpha = 0.5


@pytest.mark.parametrize("change", [light, widen, move, fade])
def test_a_changed_node_is_drawn_anew(kit: Kit, lamp: Lamp, change: Callable[[Lamp], None]) -> None:
    painted(kit, lamp)
    change(lamp)
    kept = painted(kit, lamp)
    fresh = painted(kit, lamp, age=None)
    assert lamp.times == 3
    assert [at for _, at in kept.items] == [at for _, at in fresh.items]


def test_at_another_scale_age_or_look_everything_is_drawn_anew(kit: Kit, lamp: Lamp) -> None:
    painted(kit, lamp)
    painted(kit, lamp, GROUND._replace(px_per_u=2.0))
    painted(kit, lamp, age=2)
    assert lamp.times == 3
    before = display_settings.current_display_settings()
    try:
        display_settings.set_display_settings(DisplaySettings(high_contrast=True))
        painted(kit, lamp, age=2)
    finally:
        display_settings.set_display_settings(before)
    assert lamp.times == 4


def test_a_pane_that_cuts_elsewhere_has_its_content_drawn_anew(kit: Kit, lamp: Lamp) -> None:
    pane = Node(width=100, height=100)
    pane.clips_children = True
    pane.add(lamp)
    whole = painted(kit, pane).items
    pane.height = 20
    cut = painted(kit, pane).items
    assert whole[0][0].get_height() == 20
    assert cut[0][0].get_height() == 10
    assert lamp.times == 2


def test_without_an_age_nothing_is_kept(kit: Kit, lamp: Lamp) -> None:
    painted(kit, lamp, age=None)
    painted(kit, lamp, age=None)
    assert lamp.times == 2


def test_neither_pointer_nor_key_draws_what_it_does_not_change(kit: Kit, lamp: Lamp) -> None:
    stage = Table(kit, (lamp,)).stage
    target = Surface(SIZE)
    stage.draw(target)
    stage.handle_event(
        pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(0, 0, 0))
    )
    stage.handle_event(pygame.event.Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode=""))
    stage.draw(target)
    assert lamp.times == 1


def test_the_focus_draws_the_nodes_it_leaves_and_comes_to(kit: Kit, lamp: Lamp) -> None:
    first = Button("First", **box(0, 100, 300, 60))
    second = Button("Second", **box(0, 200, 300, 60))
    stage = Table(kit, (lamp, first, second)).stage
    target = Surface(SIZE)
    stage.focus.focus_node(first, shows_ring=True)
    stage.draw(target)
    before = lamp.times
    stage.focus.focus_node(second, shows_ring=True)
    stage.draw(target)
    assert lamp.times == before


def test_other_keys_of_commands_draw_everything_anew(kit: Kit, lamp: Lamp) -> None:
    stage = Table(kit, (lamp,)).stage
    target = Surface(SIZE)
    stage.draw(target)
    kit.keymap.set_own_keys({"undo": "z"})
    stage.draw(target)
    assert lamp.times == 2


def test_the_cap_of_enter_goes_while_the_focused_button_uses_enter_and_comes_again(
    kit: Kit,
) -> None:
    main = Button("Confirm", key_cap="return", keys=("return",), **box(0, 0, 300, 60))
    other = Button("Other", **box(0, 100, 300, 60))
    stage = Table(kit, (main, other)).stage
    target = Surface(SIZE)

    def pixels() -> bytes:
        stage.draw(target)
        return pygame.image.tobytes(target.subsurface(0, 0, 310, 70), "RGB")

    with_cap = pixels()
    stage.focus.focus_node(other, shows_ring=True)
    assert pixels() != with_cap
    stage.focus.focus_node(None, shows_ring=False)
    assert pixels() == with_cap


def test_nothing_is_kept_of_a_screen_that_is_not_on_top(kit: Kit, window: Window) -> None:
    below = Lamp()
    above = Lamp()
    for lamp in (below, above):
        window.push(Table(kit, (lamp,)))
        window.run_one_iteration()
    assert (below.cached_drawing is None, above.cached_drawing is None) == (True, False)
    window.pop()
    assert above.cached_drawing is None
