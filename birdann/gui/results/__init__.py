"""The results view: species by hour and date, sites by date."""
