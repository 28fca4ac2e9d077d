"""What pages are made of: the sheet, panes, rows, dialogs, graphs."""
