"""The Round Table, one stage a module; `course` says how one follows another."""
