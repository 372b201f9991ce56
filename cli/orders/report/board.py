"""A board of squares drawn twice, the same picture: as lines of coloured text, and as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from orders.findings import Say
from orders.sheet import Board, Ground, Spot, Square, Tone
from orders.words import render, visible

if TYPE_CHECKING:
    from rich.text import Text

OWNERS = (
    ("cyan", "#0077aa"),
    ("magenta", "#aa3377"),
    ("yellow", "#8a6d00"),
    ("green", "#1b7837"),
    ("blue", "#4455bb"),
)
"""The colours of the officers by number, on a terminal and in a picture; more officers begin again."""
TONES = {Tone.STRONG: "bold", Tone.GOOD: "green", Tone.WARN: "yellow", Tone.BAD: "bold red", Tone.DIM: "dim"}
GROUNDS = {
    Ground.OPEN: "dim",
    Ground.WALL: "dim",
    Ground.DOOR: "bold",
    Ground.OPEN_DOOR: "",
    Ground.COVER: "green",
}
UPRIGHT, LEVEL, RISING, FALLING = "upright", "level", "rising", "falling"
WALLS = {UPRIGHT: ("┃", "!"), LEVEL: ("━", "=")}
LINKS = {UPRIGHT: ("│", ":"), LEVEL: ("─", "-"), RISING: ("╱", "/"), FALLING: ("╲", "\\")}
"""What lies between two squares; the second for plain ASCII."""


class _Cell(NamedTuple):
    character: str
    style: str


def rows(board: Board, *, ascii_only: bool = False) -> Iterator[Text]:
    """The column numbers, every row with its number, what lies between two rows if anything does, the legend.

    Squares have every second column, so that walls and links have room between them.
    """
    from rich.text import Text

    cells = _between(board, ascii_only)
    lines = _lines_drawn(board, {cell.character: cell.style for cell in cells.values()})
    margin = len(str(max(len(board.rows) - 1, 0))) + 1
    width = max(map(len, board.rows), default=0)
    numbers = " ".join(str(column % 10) for column in range(width))
    yield Text((" " * margin + numbers).rstrip(), "dim")
    for y, squares in enumerate(board.rows):
        for x, square in enumerate(squares):
            at = 2 * x, 2 * y
            recoloured = cells[at].style if at in cells and not square.glyph else None
            cells[at] = _Cell(_character(square), recoloured or _style(square))
        yield _line(f"{y:>{margin - 1}} ", cells, 2 * width - 1, 2 * y)
        below = 2 * y + 1
        if any((x, below) in cells for x in range(2 * width - 1)):
            yield _line(" " * margin, cells, 2 * width - 1, below)
    for square, meaning in board.legend:
        yield Text.assemble((_character(square), _style(square)), " ", render(meaning))
    for characters, style, meaning in lines:
        yield Text.assemble((characters, style), " ", render(meaning))


def _lines_drawn(board: Board, styles: Mapping[str, str]) -> Iterator[tuple[str, str, Say]]:
    """What lines the board has, by characters and their styles, and what they mean."""
    for kinds, meaning in ((WALLS, board.edge_meaning), (LINKS, board.link_meaning)):
        drawn = [character for both in kinds.values() for character in both if character in styles]
        if meaning and drawn:
            yield "".join(drawn), styles[drawn[0]], meaning


def _line(head: str, cells: dict[Spot, _Cell], width: int, y: int) -> Text:
    from rich.text import Text

    nothing = _Cell(" ", "")
    line = Text(head, "dim")
    for x in range(width):
        line.append(*cells.get((x, y), nothing))
    line.rstrip()
    return line


def _character(square: Square) -> str:
    return visible(square.glyph) or str(square.ground)


def _style(square: Square) -> str:
    """An officer is bold, who is in several units underlined in the colour of the first."""
    if not square.glyph:
        return GROUNDS[square.ground]
    if not square.owners:
        return TONES.get(square.tone, "")
    words = [OWNERS[square.owners[0] % len(OWNERS)][0]]
    words += ["bold"] if square.tone is Tone.STRONG else []
    words += ["underline"] if len(square.owners) > 1 else []
    return " ".join(words)


def _between(board: Board, ascii_only: bool) -> dict[Spot, _Cell]:
    """Walls on edges and links, by places of which each square has every second; walls hide links."""
    cells = {}
    for (ax, ay), (bx, by) in board.edges:
        cells[ax + bx, ay + by] = _Cell(WALLS[UPRIGHT if ay == by else LEVEL][ascii_only], "bold")
    for start, end, owner in board.links:
        style = OWNERS[owner % len(OWNERS)][0]
        for place, direction in _trail(start, end):
            cells.setdefault(place, _Cell(LINKS[direction][ascii_only], style))
    return {place: cell for place, cell in cells.items() if not _is_closed(board, place)}


def _is_closed(board: Board, place: Spot) -> bool:
    """Whether a place is that of a square of which nothing but the square itself can be drawn."""
    x, y = place
    if x % 2 or y % 2:
        return False
    return board.rows[y // 2][x // 2].ground is not Ground.OPEN


def _trail(start: Spot, end: Spot) -> Iterator[tuple[Spot, str]]:
    """The places of a straight line between two squares, without these, and which way it goes there."""
    (x, y), (end_x, end_y) = (2 * start[0], 2 * start[1]), (2 * end[0], 2 * end[1])
    across, down = abs(end_x - x), abs(end_y - y)
    steps = max(across, down)
    for step in range(1, steps):
        before = _share(x, end_x, step - 1, steps), _share(y, end_y, step - 1, steps)
        place = _share(x, end_x, step, steps), _share(y, end_y, step, steps)
        yield place, _direction(place[0] - before[0], place[1] - before[1])


def _share(start: int, end: int, step: int, steps: int) -> int:
    """The whole number nearest to where so many of the steps lead."""
    return start + (2 * (end - start) * step + steps) // (2 * steps)


def _direction(across: int, down: int) -> str:
    if not across or not down:
        return LEVEL if across else UPRIGHT
    return FALLING if across == down else RISING


SIZE = 24
"""The side of a square in a picture, in pixels; also the height of a line of the legend."""
FLOOR, STONE, WOOD, SHELTER, ALONE = "#f6f5ef", "#4a4a4a", "#8b5a2b", "#cfe3c0", "#c62828"


def is_svg(beginning: str) -> bool:
    """Whether a file that begins so is a picture, or empty."""
    return re.match(r"\s*(\Z|<svg\b|<\?xml\b.*<svg\b)", beginning, re.DOTALL) is not None


def svg(board: Board) -> str:
    """The picture as a whole SVG document."""
    columns, lines = max(map(len, board.rows), default=0), len(board.rows)
    legend = [*_legend(board, lines + 2)]
    longest = max((len(text) for _, text in legend), default=0)
    width = max((columns + 2) * SIZE, longest * 8 + 3 * SIZE)
    height = (lines + 2 + len(legend)) * SIZE
    title = escape(render(board.title)) if board.title else ""
    squares = [(x, y, square) for y, row in enumerate(board.rows) for x, square in enumerate(row)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="13">',
        f"<title>{title}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        *_floor(columns, lines),
        *(part for x, y, s in squares for part in _ground(s.ground, (x + 1) * SIZE, (y + 1) * SIZE)),
        *(_wall(a, b) for a, b in board.edges),
        *(_link(a, b, owner) for a, b, owner in board.links),
        *(part for x, y, s in squares for part in _figure(s, *_centre((x, y)))),
    ]
    for row, (drawn, text) in enumerate(legend, lines + 2):
        parts += [*drawn, _text(2.5 * SIZE, row * SIZE, text, "start")]
    return "\n".join([*parts, "</svg>", ""])


def _legend(board: Board, row: int) -> Iterator[tuple[list[str], str]]:
    """Each entry of the legend from a row on: what is drawn, and the text."""
    for square, meaning in board.legend:
        left, y = SIZE, row * SIZE
        drawn = (
            _figure(square, left + SIZE // 2, y)
            if square.glyph
            else _ground(square.ground, left, y - SIZE // 2)
        )
        yield [*drawn], escape(render(meaning))
        row += 1
    if board.edges and board.edge_meaning:
        yield [_line_across(row, STONE, 4)], escape(render(board.edge_meaning))
        row += 1
    if board.links and board.link_meaning:
        colour = OWNERS[board.links[0][2] % len(OWNERS)][1]
        yield [_line_across(row, colour, 3)], escape(render(board.link_meaning))


def _line_across(row: int, colour: str, thick: int) -> str:
    return f'<path d="M{SIZE} {row * SIZE}H{2 * SIZE}" stroke="{colour}" stroke-width="{thick}"/>'


def _centre(spot: Spot) -> tuple[int, int]:
    return spot[0] * SIZE + SIZE * 3 // 2, spot[1] * SIZE + SIZE * 3 // 2


def _text(x: float, y: float, text: str, anchor: str = "middle", fill: str = "#222222") -> str:
    return f'<text x="{x:g}" y="{y + 4.5:g}" text-anchor="{anchor}" fill="{fill}">{text}</text>'


def _floor(columns: int, lines: int) -> Iterator[str]:
    """Open ground, the lines between squares, the numbers of columns and rows."""
    right, bottom = (columns + 1) * SIZE, (lines + 1) * SIZE
    yield f'<rect x="{SIZE}" y="{SIZE}" width="{right - SIZE}" height="{bottom - SIZE}" fill="{FLOOR}"/>'
    upright = (f"M{(x + 1) * SIZE} {SIZE}V{bottom}" for x in range(columns + 1))
    level = (f"M{SIZE} {(y + 1) * SIZE}H{right}" for y in range(lines + 1))
    yield f'<path d="{"".join(upright)}{"".join(level)}" stroke="#d8d6cc" fill="none"/>'
    yield from (_text(_centre((x, 0))[0], SIZE / 2, str(x), fill="#888888") for x in range(columns))
    yield from (_text(SIZE / 2, _centre((0, y))[1], str(y), fill="#888888") for y in range(lines))


def _ground(ground: Ground, left: int, top: int) -> Iterator[str]:
    """What a square is, unless it is open."""
    if ground in (Ground.WALL, Ground.COVER):
        fill = STONE if ground is Ground.WALL else SHELTER
        yield f'<rect x="{left}" y="{top}" width="{SIZE}" height="{SIZE}" fill="{fill}"/>'
    elif ground in (Ground.DOOR, Ground.OPEN_DOOR):
        fill = WOOD if ground is Ground.DOOR else "none"
        yield (
            f'<rect x="{left + 3}" y="{top + 3}" width="{SIZE - 6}" height="{SIZE - 6}"'
            f' fill="{fill}" stroke="{WOOD}" stroke-width="2"/>'
        )


def _wall(a: Spot, b: Spot) -> str:
    left, top = (b[0] + 1) * SIZE, (b[1] + 1) * SIZE
    along = f"V{top + SIZE}" if a[1] == b[1] else f"H{left + SIZE}"
    return f'<path d="M{left} {top}{along}" stroke="{STONE}" stroke-width="4" stroke-linecap="round"/>'


def _link(a: Spot, b: Spot, owner: int) -> str:
    (ax, ay), (bx, by) = _centre(a), _centre(b)
    colour = OWNERS[owner % len(OWNERS)][1]
    return f'<path d="M{ax} {ay}L{bx} {by}" stroke="{colour}" stroke-width="3" stroke-opacity="0.6"/>'


def _figure(square: Square, x: int, y: int) -> Iterator[str]:
    """Who stands on a square: filled in the colour of his officer, with a ring for each further one."""
    if not square.glyph:
        return
    colours = [OWNERS[owner % len(OWNERS)][1] for owner in square.owners] or [ALONE]
    fill = colours[0] if square.owners else "#ffffff"
    edge, thick = ("#111111", 2.5) if square.tone is Tone.STRONG else (colours[0], 1.5)
    yield f'<circle cx="{x}" cy="{y}" r="9" fill="{fill}" stroke="{edge}" stroke-width="{thick}"/>'
    for ring, colour in enumerate(colours[1:3]):
        radius = 10.5 + 1.5 * ring
        yield f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    yield _text(x, y, escape(visible(square.glyph)), fill="#ffffff" if square.owners else ALONE)
