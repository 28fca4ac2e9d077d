"""Sheets that lie over a table and carry one question."""
