"""What pages are made of: pages, dialogs, panes, rows, graphs."""
