"""Conclusions from what everybody has seen: observations, the evidence in them, and beliefs."""
