"""The two benchmarks of frames, in windows whose games are not saved."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from game.application.app_factory import close_app, make_app
from game.application.app_window import open_window, start_background_sounds_and_music
from game.client.flow.flow import Flow
from game.client.stored.settings import Settings
from game.scene.window.clock_and_events import switch_to_manual_garbage_collection
from game.titles import default_title_name
from tools.frame_times import measure_frames
from tools.stillness import (
    measure_answers,
    measure_jumps,
    measure_new_table,
    measure_stillness,
    wait_for_question,
)

# The frame bench: how long frames take while computers think and many pieces move.

SIZE = (1920, 1080)
DEFAULTS = Settings()


def report_on_frames(frames: int, title_name: str = "") -> tuple[str, ...]:
    """Return the report about frames at a title's table while computers think."""
    with open_window_for_measurement(Settings()) as flow:
        flow.open_edition(title_name or default_title_name())
        # As in the program: or the first frame of each sound would wait for its file
        start_background_sounds_and_music(flow.app.kit.sound)
        switch_to_manual_garbage_collection()
        return measure_frames(flow, frames, flow.app.computer_players.player_kinds[-1])


@contextmanager
def open_window_for_measurement(settings: Settings = DEFAULTS) -> Iterator[Flow]:
    """Open a window with temporary saves for measurements, and close it at the end."""
    with TemporaryDirectory() as saves:
        app = make_app(Path(saves), settings)
        flow = Flow(app, open_window(app, SIZE))
        try:
            yield flow
        finally:
            flow.quit()
            close_app(app)


def report_on_waiting_window(record: Path, title_name: str = "") -> tuple[str, ...]:
    """Return the report about a new table, a waiting window and its answers, and jumps in a saved
    game; for a named title only the new table and the jumps."""
    lines = []
    with open_window_for_measurement(
        Settings(computer_speed="instant", own_speed="instant")
    ) as flow:
        switch_to_manual_garbage_collection()
        flow.close_all_and_show_first_page()
        flow.open_edition(title_name or default_title_name())
        flow.close_all_and_show_title_page()
        lines.append(f"from the order of a first game to its table, {measure_new_table(flow)}")
        if not title_name and wait_for_question(flow):
            for name, share in measure_stillness(flow, 8.0):
                lines.append(f"waiting at a question, {name}: {share:.2f} % of a core")
            lines.append(f"from a key to its picture, {measure_answers(flow)}")
        flow.close_all_and_show_title_page()
        steps, jumps = measure_jumps(flow, record)
        lines.append(f"jump to any of {steps} steps, {jumps}")
    return tuple(lines)
