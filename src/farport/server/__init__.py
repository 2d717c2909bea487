"""The server: identities, lobby, tables, clocks, store and bus behind HTTP and one websocket protocol."""
