"""Commands that look after a store: check it, and copy tables to another one."""
