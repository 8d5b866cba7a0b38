"""The parts of the kit, one in each module."""
