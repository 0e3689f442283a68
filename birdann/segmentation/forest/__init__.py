"""The segmenter trained by painting: a random forest over pixels."""
