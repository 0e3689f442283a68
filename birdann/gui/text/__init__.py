"""Words, numbers and times as a person reads them."""
