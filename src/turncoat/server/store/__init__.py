"""Stores keep the logs of tables: one SQLite file, or a PostgreSQL database for several servers."""
