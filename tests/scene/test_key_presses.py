"""A key press counts once and for one screen, however long a frame takes."""

import pygame
import pytest
from pygame.event import Event

from game.scene.stage.sheet_placing import box
from game.scene.widgets import Button, TextField
from game.scene.window.window import Screen
from tests.helpers.present import present
from tests.scene.nodes import Show


def test_a_key_that_opens_a_screen_is_not_typed_into_its_field(show: Show) -> None:
    rules = Button("Rules", keys=("r",), **box(0, 0, 100, 50))
    ui = show(rules)
    further = Screen(ui.window.kit)
    field = TextField("", lambda text: None, **box(0, 0, 300, 50))
    further.stage.root.add(field)

    def open_further() -> None:
        ui.window.push(further)
        further.stage.focus.focus_node(field, shows_ring=True)

    rules.on_click = open_further
    for key in "ra":
        pygame.event.post(Event(pygame.KEYDOWN, key=ord(key), mod=0, unicode=key))
        pygame.event.post(Event(pygame.TEXTINPUT, text=key))
        pygame.event.post(Event(pygame.KEYUP, key=ord(key), mod=0, unicode=key))
        ui.advance_time(1.0)
    assert field.edited_text.text == "a"


@pytest.mark.parametrize(
    ("piled_up", "reached"),
    [
        ("ddd", "c"),  # still held: one step further, not three
        ("dddu", "b"),  # released while the frame was computed: the press has been counted
        ("udu", "c"),  # pressed again
        ("ududu", "d"),
    ],
)
def test_keys_that_pile_up_in_a_long_frame_are_one_step_a_press(
    show: Show, piled_up: str, reached: str
) -> None:
    ui = show(
        *(
            Button(name, name=name, **box(200 * place, 0, 100, 50))
            for place, name in enumerate("abcde")
        )
    )
    ui.press_keys("tab")
    kinds = {"d": pygame.KEYDOWN, "u": pygame.KEYUP}
    for frame in ("d", piled_up):
        for kind in frame:
            pygame.event.post(Event(kinds[kind], key=pygame.K_RIGHT, mod=0, unicode=""))
        ui.window.run_one_iteration(waits_for_events=False)
    assert present(ui.screen.stage.focus.node).name == reached
