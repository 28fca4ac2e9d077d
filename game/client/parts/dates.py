"""Dates in words."""

from __future__ import annotations

from datetime import date

from game.client.desk import Desk


def day_in_words(desk: Desk, day: date) -> str:
    """Return a date with its month in words, such as "5 March 2026"."""
    return f"{day.day} {desk.say(f'month.{day.month}')} {day.year}"
