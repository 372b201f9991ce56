"""Links and units on random boards, against other ways to work them out (UNIT-01, UNIT-03)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import networkx as nx
from hypothesis import given, settings
from hypothesis import strategies as st
from orders.officers.board import Board
from orders.officers.rulings import Rulings
from orders.officers.sight import Sight
from orders.officers.units import grow, nearness

Spot = tuple[int, int]


@st.composite
def boards(draw, most=7) -> Board:
    """Boards with walls on squares and edges, and doors; the width passes a byte's bits."""
    width, height = draw(st.integers(1, most + 3)), draw(st.integers(1, most))
    rows = [
        "".join(draw(st.lists(st.sampled_from("...../c#|"), min_size=width, max_size=width)))
        for _ in range(height)
    ]
    between = [((x, y), (x + 1, y)) for x in range(width - 1) for y in range(height)]
    between += [((x, y), (x, y + 1)) for x in range(width) for y in range(height - 1)]
    edges = draw(st.lists(st.sampled_from(between), max_size=6)) if between else []
    return Board(rows, edges)


@st.composite
def fields(draw):
    """A board with marines on open squares of it, and a rank."""
    board = draw(boards())
    free = [s for s in product(range(board.width), range(board.height)) if board.is_open(s)]
    if not free:
        return board, [], 1
    return board, draw(st.lists(st.sampled_from(free), min_size=1, max_size=8)), draw(st.integers(1, 6))


def walkable(board: Board, diagonal: bool) -> nx.Graph:
    """The steps of a board, from the words of UNIT-03, square by square."""
    graph = nx.Graph()
    squares = [s for s in product(range(board.width), range(board.height)) if board.rows[s[1]][s[0]] in "./c"]
    graph.add_nodes_from(squares)
    walls = {frozenset(e) for e in board.edges}
    for a, b in combinations(squares, 2):
        dx, dy = b[0] - a[0], b[1] - a[1]
        if abs(dx) + abs(dy) == 1 and frozenset((a, b)) not in walls:
            graph.add_edge(a, b)
        if diagonal and abs(dx) == abs(dy) == 1:
            p, q = (a[0] + dx, a[1]), (a[0], a[1] + dy)
            at_corner = {frozenset(e) for e in ((a, p), (a, q), (b, p), (b, q))}
            if p in graph and q in graph and not at_corner & walls:
                graph.add_edge(a, b)
    return graph


def unit_by_networkx(board: Board, men: list[Spot], rank: int, diagonal: bool) -> set[int]:
    """The unit of the first man: the component of the graph of all pairs that are near enough."""
    steps = walkable(board, diagonal)
    linked = nx.Graph()
    linked.add_nodes_from(range(len(men)))
    for a, b in combinations(range(len(men)), 2):
        if nx.has_path(steps, men[a], men[b]) and nx.shortest_path_length(steps, men[a], men[b]) <= rank:
            linked.add_edge(a, b)
    return nx.node_connected_component(linked, 0)


@given(fields(), st.booleans())
@settings(max_examples=300, deadline=None)
def test_units_by_walks(field, diagonal):
    board, men, rank = field
    if not men:
        return
    near = nearness(board, men, Rulings(metric="diagonal" if diagonal else "orthogonal"))
    assert {0, *grow(near, 0, rank)} == unit_by_networkx(board, men, rank, diagonal)


def touches(board: Board, a: Spot, b: Spot) -> bool:
    """Whether the closed line between two centres meets anything closed, in exact fractions."""
    closed = [
        (x, y, x + 1, y + 1)
        for x, y in product(range(board.width), range(board.height))
        if board.rows[y][x] in "#|"
    ]
    closed += [(bx, by, bx + (ax == bx), by + (ay == by)) for (ax, ay), (bx, by) in board.edges]
    half = Fraction(1, 2)
    start, run = (a[0] + half, a[1] + half), (b[0] - a[0], b[1] - a[1])
    return any(_meets(start, run, box) for box in closed)


def _meets(start, run, box) -> bool:
    """Cuts the line down to what lies inside the closed box; an edge is a box without breadth."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        low, high = box[axis], box[axis + 2]
        if run[axis] == 0:
            if not low <= start[axis] <= high:
                return False
            continue
        ends = sorted(
            (Fraction(low) - start[axis]) / run[axis]
            if e == 0
            else (Fraction(high) - start[axis]) / run[axis]
            for e in (0, 1)
        )
        first, last = max(first, ends[0]), min(last, ends[1])
    return first <= last


@given(boards(), st.data())
@settings(max_examples=300, deadline=None)
def test_straight_lines(board, data):
    square = st.tuples(st.integers(0, board.width - 1), st.integers(0, board.height - 1))
    sight = Sight(board)
    for _ in range(6):
        a, b = data.draw(square), data.draw(square)
        assert sight.is_clear(a, b) is not touches(board, a, b)
        assert sight.is_clear(a, b) is sight.is_clear(b, a)


@given(fields(), st.booleans())
@settings(max_examples=200, deadline=None)
def test_units_by_straight_lines(field, diagonal):
    board, men, rank = field
    if not men:
        return
    near = nearness(board, men, Rulings(link="straight", metric="diagonal" if diagonal else "orthogonal"))
    linked = nx.Graph()
    linked.add_nodes_from(range(len(men)))
    for a, b in combinations(range(len(men)), 2):
        across, down = abs(men[a][0] - men[b][0]), abs(men[a][1] - men[b][1])
        far = max(across, down) if diagonal else across + down
        if far <= rank and not touches(board, men[a], men[b]):
            linked.add_edge(a, b)
    assert {0, *grow(near, 0, rank)} == nx.node_connected_component(linked, 0)


@given(fields())
@settings(max_examples=200, deadline=None)
def test_chains_have_the_fewest_links_and_pass_the_first_in_the_file(field):
    board, men, rank = field
    if not men:
        return
    near = nearness(board, men, Rulings())
    through = grow(near, 0, rank)
    linked = nx.Graph((a, b) for a, b in combinations(range(len(men)), 2) if near(a, rank) >> b & 1)
    linked.add_node(0)
    links = nx.single_source_shortest_path_length(linked, 0)
    assert list(through) == sorted(links.keys() - {0})
    for marine, passer in through.items():
        assert passer == min(n for n in linked[marine] if links[n] == links[marine] - 1)
