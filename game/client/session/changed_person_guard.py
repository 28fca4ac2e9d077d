"""Keys at a shared screen just after another person is asked without a hand-over."""

from math import inf

import pygame

SECONDS_REFUSING_KEYS_AFTER_CHANGE = 0.8
KEYS_THAT_ANSWER_NOTHING = (pygame.K_TAB, pygame.K_ESCAPE)


class ChangedPersonKeyGuard:
    """Refuses keys for a moment after another person is asked, since they may be meant for the
    question before, or for a hand-over page that was not shown."""

    def __init__(self) -> None:
        self._refuses_until = -inf

    def record_change(self, now_seconds: float) -> None:
        """Record that another person is asked from `now_seconds` on."""
        self._refuses_until = now_seconds + SECONDS_REFUSING_KEYS_AFTER_CHANGE

    def refuses_key(self, event: pygame.event.Event, now_seconds: float) -> bool:
        """Return whether the event is a key that could answer, pressed too soon."""
        if event.type != pygame.KEYDOWN or now_seconds >= self._refuses_until:
            return False
        is_typed = event.key < pygame.K_DELETE and event.key not in KEYS_THAT_ANSWER_NOTHING
        return is_typed or event.key == pygame.K_KP_ENTER
