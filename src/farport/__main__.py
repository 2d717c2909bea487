"""`python -m farport` is the `farport` command."""

from farport.cli import main

if __name__ == "__main__":
    main()
