"""The exact E-step: constraints, posteriors and priors of lists."""
