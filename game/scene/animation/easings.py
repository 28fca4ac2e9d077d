"""Easings map a share of the time to a share of the movement, from 0 to 1."""

from math import cos, pi

OVERSHOOT = 1.70158


def linear(share: float) -> float:
    """Return the share unchanged: constant speed."""
    return share


def out_quad(share: float) -> float:
    """Slow down at the end."""
    return 1 - (1 - share) ** 2


def in_cubic(share: float) -> float:
    """Start very slowly."""
    return share**3


def out_cubic(share: float) -> float:
    """Slow down strongly at the end."""
    return 1 - (1 - share) ** 3


def in_out_sine(share: float) -> float:
    """Start and end gently."""
    return (1 - cos(pi * share)) / 2


def out_back(share: float) -> float:
    """Overshoot a little and come back."""
    rest = share - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest * rest
