"""How far the bots of Loyalty or Treachery can be exploited."""
