"""HTTP: the application, the requests it answers, and the gate before it."""
