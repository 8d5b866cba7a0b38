"""HTTP: the application, its API, and the middleware around it."""
