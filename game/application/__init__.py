"""The application: puts titles, tables, computer players, words and the client together."""
