"""Learners on arrays, independent of files and projects."""
