"""What the kit is made of, one module each."""
