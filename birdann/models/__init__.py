"""Learners: arrays in, arrays out; they know nothing of files or projects."""
