"""The WebSocket: its endpoint, a connection, the protocol below it."""
