"""Systems that answer for whole bags: multi-instance learners, and what they are held against."""
