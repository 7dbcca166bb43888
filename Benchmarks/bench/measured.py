"""What was measured of one binary: kept after every job, so that runs can be stopped and go on."""

import json
import os
import time
from dataclasses import dataclass
from statistics import median


@dataclass
class Record:
    """One program of one job and size: seconds of each round, peak MiB."""

    name: str
    wall: list[float]
    cpu: list[float]
    peak: float
    against: str | None
    reads: int | None


class Measured:
    def __init__(self, path, digest):
        self.path = path
        self.content = {"digest": digest, "records": {}, "failures": {}}
        self.content |= {"commands": [], "days": [], "loads": []}
        if path.exists() and (found := json.loads(path.read_text()))["digest"] == digest:
            self.content = found

    def keep(self, job, size, programs, load):
        names = Record.__dataclass_fields__
        records = [{name: getattr(program, name) for name in names} for program in programs]
        self.content["records"][f"{job} {size}"] = records
        self.content["failures"].pop(f"{job} {size}", None)
        self.note_load(load)

    def fail(self, job, size, reason, load):
        self.content["records"].pop(f"{job} {size}", None)
        self.content["failures"][f"{job} {size}"] = reason
        self.note_load(load)

    def note_load(self, load):
        self.content["loads"].append(load)
        self.note("days", time.strftime("%Y-%m-%d"))

    def note_command(self, command):
        self.note("commands", command)

    def note(self, key, value):
        self.content[key] = list(dict.fromkeys([*self.content[key], value]))
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(self.content, indent=1))
        os.replace(part, self.path)

    def records(self, job, size):
        return [Record(**record) for record in self.content["records"].get(f"{job} {size}", [])]

    def record(self, job, size, name):
        return next((r for r in self.records(job, size) if r.name == name), None)

    def ratio(self, job, size, theirs, clock):
        """Larder's figure by the other's: the median over rounds of each round's ratio."""
        rival = self.record(job, size, theirs)
        if not rival:
            return None
        ours = self.record(job, size, rival.against)
        pairs = zip(getattr(ours, clock), getattr(rival, clock))
        # A program may be done before the processor's clock ticks.
        return median(a / max(b, 1e-6) for a, b in pairs)
