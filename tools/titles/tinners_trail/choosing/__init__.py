"""Decisions with a known better move: found, verified by playing on, kept and solved."""
