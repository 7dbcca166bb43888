"""What a part of the forecasts' benchmark found, and whether that reaches its target."""

from dataclasses import dataclass, field


@dataclass
class Figure:
    text: str
    limit: str
    measured: str
    met: bool | None = None  # None for what has no target
    simplest: str = ""  # what the simplest method reaches, where there is one
    is_worse: bool = False  # True if Larder is worse than that

    @property
    def verdict(self):
        return {True: "met", False: "**missed**", None: ""}[self.met]

    def beside(self, value, method, form="{:.3f}", is_worse=False):
        """The same figure beside what the simplest method reaches."""
        self.simplest = f"{form.format(value)} ({method})"
        self.is_worse = is_worse
        return self


@dataclass
class Part:
    """What one part measured, of how much, and where it differs from the study's protocol."""

    title: str
    figures: list[Figure] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def plain(text, value, form="{:.3f}"):
    return Figure(text, "", form.format(value))


def at_most(text, limit, value, form="{:.3f}"):
    return Figure(text, f"≤ {form.format(limit)}", form.format(value), value <= limit)


def at_least(text, limit, value, form="{:.3f}"):
    return Figure(text, f"≥ {form.format(limit)}", form.format(value), value >= limit)


def within(text, limits, value, form="{:.3f}"):
    low, high = limits
    limit = f"{form.format(low)} to {form.format(high)}"
    return Figure(text, limit, form.format(value), low <= value <= high)


def is_missed(parts):
    return any(figure.met is False for part in parts for figure in part.figures)


def worse(parts):
    """Where the simplest method is better, as Markdown."""
    found = [
        f"- {part.title}, {figure.text}: {figure.measured}, {figure.simplest}"
        for part in parts for figure in part.figures if figure.is_worse
    ]
    return ["", "## Where Larder is worse", "", *(found or ["In none of the figures below."])]


def table(parts):
    """All as Markdown."""
    lines = worse(parts)
    for part in parts:
        lines += ["", f"## {part.title}", ""]
        lines += ["| figure | limit | Larder | simplest method | |", "|---|---|---|---|---|"]
        lines += [
            f"| {figure.text} | {figure.limit} | {figure.measured} | {figure.simplest} "
            f"| {', '.join(filter(None, [figure.verdict, 'worse' if figure.is_worse else '']))} |"
            for figure in part.figures
        ]
        lines += ["", *(f"- {note}" for note in part.notes)]
    return "\n".join(lines) + "\n"
