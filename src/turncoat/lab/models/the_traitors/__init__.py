"""A model of a season of The Traitors: its Round Tables, Conclaves and end alone."""
