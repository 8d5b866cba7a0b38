"""The WebSocket: the endpoint, the listener for messages, and the protocol below them."""
