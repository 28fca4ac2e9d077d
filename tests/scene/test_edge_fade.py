"""Where a list goes on beyond its edge, what is cut there grows faint."""

import pygame

from game.scene.nodes.node import Canvas, Node, at
from game.scene.widgets import ScrollList
from tests.scene.nodes import Show, pixel

WHITE, BLACK = (255, 255, 255), (0, 0, 0)
TALL = 400


class Plate(Node):
    """A white rectangle."""

    def draw(self, canvas: Canvas) -> None:
        """Fill the box."""
        surface = pygame.Surface(canvas.size(self))
        surface.fill(WHITE)
        canvas.put(surface)


def plates(count: int) -> list[Node]:
    return [Plate(**at(0, 0, 200, 100)) for _ in range(count)]


def test_the_lower_edge_fades_while_more_lies_below(show: Show) -> None:
    show(ScrollList(plates(9), 100, **at(0, 0, 220, TALL)))
    assert pixel(100, TALL - 100) == WHITE
    assert sum(pixel(100, TALL - 3)) < sum(pixel(100, TALL - 20)) < sum(WHITE)
    assert pixel(100, 2) == WHITE


def test_the_upper_edge_fades_at_the_end_of_the_list_and_the_lower_one_does_not(show: Show) -> None:
    ui = show(scroll := ScrollList(plates(9), 100, **at(0, 0, 220, TALL)))
    scroll.scroll_to(scroll.hidden_height)
    ui.screen.stage.refresh()
    ui.settle()
    assert pixel(100, TALL - 3) == WHITE
    assert sum(pixel(100, 3)) < sum(pixel(100, 20)) < sum(WHITE)


def test_a_list_that_fits_fades_nowhere(show: Show) -> None:
    show(ScrollList(plates(4), 100, **at(0, 0, 220, TALL)))
    assert pixel(100, 2) == pixel(100, TALL - 3) == WHITE
