"""A stage: one screen's tree with what makes it answer: tips, dialogs, notices."""
