"""The view of results: species by hour and date, sites by date."""
