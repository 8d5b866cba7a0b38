"""What the server can carry: `python -m bench.server` measures it and writes bench/server/results.md."""
