"""Files of earlier formats: brought up to date, or read without being touched."""
