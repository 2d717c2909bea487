"""How fast Farport is, measured side by side with its peers in one run: `make bench`."""
