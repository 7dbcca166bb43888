"""A series: one question asked of larders that grow, and what a line costs in each of them."""

from dataclasses import dataclass
from functools import cached_property, partial
from typing import Callable

from .places import NO_SIZE
from .timing import Job

LIMIT = 1.3


@dataclass
class Series:
    """What grows, and how each question is asked of a point of it."""

    name: str
    title: str
    text: str
    lines: dict[str, int]  # of each point, in the order of growth
    questions: list[str]
    program: Callable  # (larder, question, point) -> Program
    reference: str | None = None  # the point that the last is judged by, which must hold
    is_there: Callable = lambda larder, point: True

    @cached_property
    def jobs(self):
        """One for each question, so that one that fails leaves the others to be measured."""
        return {f"{self.name}:{q}": (partial(self.job, q), [NO_SIZE]) for q in self.questions}

    @property
    def has_more_lines(self):
        """Else only what they are of grows, and no line is a further one."""
        return len(set(self.lines.values())) > 1

    def job(self, question, larder, _):
        """All points in each round, so that the machine's moods fall on all of them."""
        points = [point for point in self.lines if self.is_there(larder, point)]
        programs = [self.program(larder, question, point) for point in points]
        for point, program in zip(points, programs):
            program.name = point
            program.kept_as = f"{self.name} {question} {point}"
            program.times = times(self.lines[point])
        return Job(programs, takes_least=True)

    def rows(self, measured):
        """What was measured of each question."""
        for job, question in zip(self.jobs, self.questions):
            records = {record.name: record for record in measured.records(job, NO_SIZE)}
            if records:
                yield Row(question, self, records)

    def exceeded(self, measured):
        """The questions that cost too much more in the widest larder."""
        judged = [row for row in self.rows(measured) if self.reference]
        return [f"{self.name}:{row.question}" for row in judged if row.whole > LIMIT]


def times(lines):
    """Runs in a round: the least of many is needed where the clock's ticks count."""
    return 10 if lines <= 20_000 else 4 if lines <= 200_000 else 1


@dataclass
class Row:
    """The costs of one question: CPU seconds, the least of the rounds, as noise only adds."""

    question: str
    series: Series
    records: dict

    def seconds(self, point):
        return min(self.records[point].cpu)

    def line(self, point):
        """Nanoseconds a line, the start of the process and all else that is fixed included."""
        if point not in self.records:
            return None
        return self.seconds(point) / self.series.lines[point] * 1e9

    @property
    def whole(self):
        """The last point's cost a line by the reference's; without one, the most by the least."""
        costs = [self.line(point) for point in self.series.lines if point in self.records]
        if self.series.reference:
            return costs[-1] / self.line(self.series.reference)
        return max(costs) / min(costs)

    def further(self, start, end):
        """Nanoseconds that a further line costs between two points."""
        if start not in self.records or end not in self.records:
            return None
        lines = self.series.lines
        seconds = self.seconds(end) - self.seconds(start)
        return seconds / (lines[end] - lines[start]) * 1e9

    @property
    def steps(self):
        """What a further line costs between the last three points, the last two at the end."""
        points = list(self.series.lines)[-3:]
        return [self.further(*pair) for pair in zip(points, points[1:])]

    def peak(self, point):
        return self.records[point].peak if point in self.records else None


def series_table(series, measured):
    """A row for each question, a column for each point."""
    rows = list(series.rows(measured))
    if not rows:
        return ""
    points = list(series.lines)
    first, second, third = points[-3:]
    head = ["question", *points]
    head += [f"{third} / {series.reference}" if series.reference else "most / least"]
    if series.has_more_lines:
        head += [f"a further line, {first} to {second}", f"{second} to {third}", "their ratio"]
    head += [f"MiB, {point}" for point in (second, third)]
    return "\n".join([
        f"## {series.title}", "", series.text, "", row(*head), "|---" * len(head) + "|",
        *(row(*table_cells(found)) for found in rows)])


def table_cells(found):
    points = list(found.series.lines)
    cells = [found.question, *(shown(found.line(point)) for point in points), judged(found.whole)]
    if found.series.has_more_lines:
        earlier, later = found.steps
        known = earlier is not None and later is not None and earlier > 0
        cells += [shown(earlier), shown(later), judged(later / earlier) if known else "-"]
    return cells + [shown(found.peak(point)) for point in points[-2:]]


def shown(figure):
    return "-" if figure is None else f"{figure:.0f}"


def judged(ratio):
    return f"{ratio:.2f} {'met' if ratio <= LIMIT else '**missed**'}"


def row(*cells):
    return f"| {' | '.join(str(cell) for cell in cells)} |"
