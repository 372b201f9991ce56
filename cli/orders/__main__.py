"""`python -m orders`: the same as the console script."""

from orders.main import run

if __name__ == "__main__":
    run()
