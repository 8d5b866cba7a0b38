"""The Conclave: its two parts, the choices in them, and their outcome."""
