"""Lord Wallace passes (LW-14)."""

from tools.titles.tinners_trail.oracle.table import TrailPosition


def pass_his_turn(position: TrailPosition) -> bool:
    """Let Lord Wallace pass for the round; return True (LW-14)."""
    position["impossible_cards"] = 0
    position.pass_for_the_round(position.him["colour"])
    return True
