"""A stage: one screen's tree with its input, tooltips, dialogs and notices."""
