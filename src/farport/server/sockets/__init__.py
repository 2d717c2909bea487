"""The websocket side: connections, what they say, and who is connected."""
