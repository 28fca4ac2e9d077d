"""Migrations: how states written by older versions are read today."""
