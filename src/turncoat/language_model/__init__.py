"""A seat for a language model: what it is told, how it is asked, and what is made of its answer."""
