"""Puzzles: positions with a known best answer, played on the real table and judged."""
