"""What is kept between games: settings, keys, the last set-up."""
