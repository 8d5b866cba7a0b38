"""The Conclave: its two parts, who may do what in them, and what comes of it."""
