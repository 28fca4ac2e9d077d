"""Write dates in words."""

from datetime import date, datetime
from pathlib import Path

from game.client.app import App


def date_text(app: App, day: date) -> str:
    """Return a date with its month in words, such as "5 March 2026"."""
    month = app.say(f"month.{day.month}")
    return app.say("month.date", day=str(day.day), month=month, year=str(day.year))


def last_write_text(app: App, file: Path) -> str:
    """Return when a file was last written as text, such as "5 March 2026, 14:05"."""
    written = last_write_time(file)
    if written is None:
        return app.say("saves.undated")
    return f"{date_text(app, written.date())}, {written:%H:%M}"


def last_write_time(file: Path) -> datetime | None:
    """Return when a file was last written, in local time; None if that is not known or out of
    range.

    A damaged or wrongly set disk may have years before 1 or after 9999.
    """
    try:
        return datetime.fromtimestamp(file.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return None
