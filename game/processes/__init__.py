"""Processes: Ctrl-C, messages on the standard streams, and work shared by processes or machines."""
