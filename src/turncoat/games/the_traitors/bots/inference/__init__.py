"""What a player may conclude from what everybody saw: observations, the evidence in them, and beliefs."""
