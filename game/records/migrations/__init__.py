"""Migrations: convert states written by older versions to the current form."""
