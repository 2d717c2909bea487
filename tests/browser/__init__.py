"""Browser tests: a real server, a real Chromium, and people who click, type and look."""
