"""Puzzles: positions with a known best answer, played on the table and judged."""
