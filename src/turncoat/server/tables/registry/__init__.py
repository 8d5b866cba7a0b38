"""Tables in memory: finding, loading, keeping and dropping them."""
