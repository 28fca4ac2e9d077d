"""The game in its real window, for a test that plays with mouse and keyboard from outside.

    python -m tests.window.seen_game SAVES_FOLDER

A line on standard input asks where the controls are, as a reader of screens would be told; the
answer is one line of JSON. Nothing can be done from here: no answer given, no state read.
"""

import json
import sys
from pathlib import Path
from threading import Thread

from game.application.app_factory import make_app
from game.application.app_window import open_window
from game.application.computer_players import InstantPlayers
from game.client.flow.flow import Flow
from game.client.stored.settings import Settings
from tools.windows.sight import tell_window

SIZE = (1280, 720)
SEED = 48213


def main(saves: Path) -> None:
    """Open the title page and run until the window is closed."""
    settings = Settings(own_speed="instant", computer_speed="instant")
    app = make_app(saves, settings, InstantPlayers())
    app.make_seed = lambda: SEED
    flow = Flow(app, open_window(app, SIZE))
    flow.close_all_and_show_title_page()
    Thread(target=listen, args=(flow,), daemon=True).start()
    try:
        flow.window.run()
    finally:
        flow.quit()


def listen(flow: Flow) -> None:
    """Answer every line with what is on the screen."""

    def answer() -> None:
        full = flow.window.full_screen, flow.app.settings.full_screen
        print(json.dumps({**tell_window(flow.window), "full": full}), flush=True)

    for _ in sys.stdin:
        flow.window.call_soon(answer)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
