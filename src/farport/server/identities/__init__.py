"""Who people are: a nickname and a cookie, a password to keep the name, tokens for their programs."""
