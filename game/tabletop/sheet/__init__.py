"""Sheets over a table that show one question each."""
