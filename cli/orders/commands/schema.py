"""`orders schema`: prints the JSON Schema of a kind of file."""

from __future__ import annotations

from typing import Annotated

import typer

from orders.commands.shape import App

Kind = Annotated[str, typer.Argument(metavar="list|game|plan|mission", help="commands.argument_schema")]

app = App()


@app.command("schema", help="commands.schema")
def schema(kind: Kind = "list") -> int:
    """Prints the schema as it is shipped."""
    from orders.source.data import schema_text

    print(schema_text(kind), end="")
    return 0
