"""Reading positions: every key checked, every refusal one sentence."""
