"""Write dates in words."""

from datetime import date, datetime
from pathlib import Path

from game.client.app import App


def day_in_words(app: App, day: date) -> str:
    """Return a date with its month in words, such as "5 March 2026"."""
    month = app.say(f"month.{day.month}")
    return app.say("month.date", day=str(day.day), month=month, year=str(day.year))


def last_played(file: Path) -> datetime | None:
    """Return when a file was written last, by the clock on the wall; None for what no clock shows.
    Disks tell of years before the first and after 9999, when they are damaged or were set so.
    """
    try:
        return datetime.fromtimestamp(file.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return None
