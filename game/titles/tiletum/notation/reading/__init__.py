"""Reading positions: every key checked, every refusal one sentence."""

from game.titles.tiletum.notation.reading.state import read_set_up, read_state

__all__ = ["read_set_up", "read_state"]
