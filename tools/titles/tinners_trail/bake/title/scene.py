"""Where things stand in the title picture, in u."""

from __future__ import annotations

WIDTH, HEIGHT = 1920, 1080
HORIZON = 690.0
SUN = (1120.0, 654.0)
