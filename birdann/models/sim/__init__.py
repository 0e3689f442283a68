"""Support instance machines with rank loss and Hamming loss."""
