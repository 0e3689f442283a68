"""The segmenter that people teach by painting: a random forest over pixels."""
