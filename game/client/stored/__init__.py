"""What is stored between games: settings, keys, packs, the last set-up."""
