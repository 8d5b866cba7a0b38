"""Tables: their state as the log tells it, who may do what, who is here, what each viewer is shown."""
