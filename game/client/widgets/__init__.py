"""Widgets of pages: pages, dialogs, panes, rows, charts."""
