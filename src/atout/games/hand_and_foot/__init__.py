"""Hand and Foot: melds, books, and two hands for everyone."""
