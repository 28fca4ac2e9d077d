"""Reads positions: every key is checked, and every error is one sentence."""
