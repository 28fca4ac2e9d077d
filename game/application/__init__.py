"""The application: connects titles, tables, computer players, texts and the client."""
