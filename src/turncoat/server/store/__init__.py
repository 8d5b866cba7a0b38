"""Stores keep the logs of tables: one SQLite file, or a PostgreSQL database for several servers.

A move becomes durable in three files: `tables/requests.py` takes it, `Replica.commit` in
`tables/log/replica.py` decides and appends it, and `append` in `store/sqlite/store.py` (or
`store/postgres/store.py`) returns once the commit is on disk.

On a full disk that commit fails: `append` raises StoreFailed and `trouble` has the reason, `Replica.commit`
refuses the move as `not_stored`, and `tables/schedule/background.py` tries again every second.
"""
