"""The record of finished games, and statistics made from it."""
