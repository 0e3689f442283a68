"""Compiled loops over pixels; every kernel has a plain numpy twin in the tests."""
