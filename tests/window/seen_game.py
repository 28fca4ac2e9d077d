"""The game in its real window, for a test that plays with mouse and keyboard from outside.

    python -m tests.window.seen_game SAVES_FOLDER

A line on standard input asks where the controls are, as a reader of screens would be told; the
answer is one line of JSON. Nothing can be done from here: no answer given, no state read.
"""

import json
import sys
from pathlib import Path
from threading import Thread

from game.application import wiring
from game.application.computer_players import PromptPlayers
from game.client.flow.flow import Flow
from game.client.stored.settings import Settings
from game.scene.stage.survey import Placed, target_at
from game.scene.window.window import Window

SIZE = (1280, 720)
SEED = 48213


def main(saves: Path) -> None:
    """Open the title page and run until the window is closed."""
    settings = Settings(own_speed="instant", computer_speed="instant")
    app = wiring.make_app(saves, settings, PromptPlayers())
    app.fresh_seed = lambda: SEED
    flow = Flow(app, wiring.open_window(app, SIZE))
    flow.open_title()
    Thread(target=listen, args=(flow,), daemon=True).start()
    try:
        flow.window.run()
    finally:
        flow.quit()


def listen(flow: Flow) -> None:
    """Answer every line with what is on the screen."""

    def answer() -> None:
        full = flow.window.full_screen, flow.app.settings.full_screen
        print(json.dumps({**told(flow.window), "full": full}), flush=True)

    for _ in sys.stdin:
        flow.window.call_soon(answer)


def told(window: Window) -> dict[str, object]:
    """Return the screen's kind and its controls, each with a pixel to click at."""
    screen = window.screen
    if screen is None:
        return {"screen": "", "moving": False, "controls": [], "focus": None}
    spots = screen.stage.survey()
    own = set(map(id, screen.stage.scope.walk()))
    controls = [
        control(spot)
        for spot in spots
        if id(spot.node) in own and _is_offered(spot) and _free(spot, spots)
    ]
    focus = screen.stage.focus
    held = next((spot for spot in spots if spot.node is focus.node and focus.shown), None)
    return {
        "screen": type(screen).__name__,
        "moving": screen.moving,
        "controls": controls,
        "focus": control(held) if held is not None else None,
    }


def control(spot: Placed) -> dict[str, object]:
    """Return a control as one line of the answer."""
    node = spot.node
    return {"name": node.name, "role": node.role, "label": node.label, "at": spot.middle_px()}


def _is_offered(spot: Placed) -> bool:
    return spot.node.pressable and spot.node.enabled and spot.node.focusable


def _free(spot: Placed, spots: list[Placed]) -> bool:
    """Whether a click on the middle of a control would be its own."""
    at = spot.middle_px()
    if spot.clip is not None and not spot.clip.collidepoint(at):
        return False
    target = target_at(spots, at)
    return target is not None and target.node is spot.node


if __name__ == "__main__":
    main(Path(sys.argv[1]))
