"""What a screen sits at a hosted table with: connection, table, viewpoints, discovery."""
