"""What a part of the forecasts' benchmark found, and whether that reaches its target."""

from dataclasses import dataclass, field


@dataclass
class Figure:
    text: str
    limit: str
    measured: str
    met: bool | None = None  # None for what has no target

    @property
    def verdict(self):
        return {True: "met", False: "**missed**", None: ""}[self.met]


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


def table(parts):
    """All as Markdown."""
    lines = []
    for part in parts:
        lines += ["", f"## {part.title}", ""]
        lines += ["| target | limit | measured | |", "|---|---|---|---|"]
        lines += [
            f"| {figure.text} | {figure.limit} | {figure.measured} | {figure.verdict} |"
            for figure in part.figures
        ]
        lines += ["", *(f"- {note}" for note in part.notes)]
    return "\n".join(lines) + "\n"
