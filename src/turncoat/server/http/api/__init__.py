"""The HTTP API, a module for each subject; `routes.HANDLERS` lists all handlers."""
