"""Processes: Ctrl-C, notices on the standard streams, work shared by processes or machines."""
