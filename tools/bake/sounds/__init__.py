"""Sounds, made from noise and sine waves."""
