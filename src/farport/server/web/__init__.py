"""The HTTP side: endpoints, their description, static files, security."""
