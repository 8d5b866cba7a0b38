"""What simulations leave behind: a folder that can be gone on with, tables, pages with charts."""
