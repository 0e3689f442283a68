"""Files and what holds them: safely written, measured before they are read, closed at last."""
