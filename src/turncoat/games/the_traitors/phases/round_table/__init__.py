"""The Round Table, one stage in each module; `course` has the order of the stages."""
