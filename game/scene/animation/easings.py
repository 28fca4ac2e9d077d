"""Easings map a share of the time to a share of the movement, from 0 to 1."""

from math import cos, pi

OVERSHOOT = 1.70158


def ease_linear(progress: float) -> float:
    """Return the share unchanged: constant speed."""
    return progress


def ease_out_quad(progress: float) -> float:
    """Return the eased share, 0 to 1: quadratic, slowing down at the end."""
    return 1 - (1 - progress) ** 2


def ease_in_cubic(progress: float) -> float:
    """Return the eased share, 0 to 1: cubic, starting very slowly."""
    return progress**3


def ease_out_cubic(progress: float) -> float:
    """Return the eased share, 0 to 1: cubic, slowing down strongly at the end."""
    return 1 - (1 - progress) ** 3


def ease_in_out_sine(progress: float) -> float:
    """Return the eased share, 0 to 1: slow at the beginning and at the end, along a sine."""
    return (1 - cos(pi * progress)) / 2


def ease_out_back(progress: float) -> float:
    """Return the eased share, which goes a little beyond 1 and comes back to it at the end."""
    rest = progress - 1
    return 1 + (OVERSHOOT + 1) * rest**3 + OVERSHOOT * rest * rest
