"""Times whole processes, from spawn to reap, in turn: A B C A B C …"""

import os
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path
from threading import Timer
from typing import Callable

from .answers import compare
from .places import OUT, Failure

LONGEST = 120  # seconds; on a quiet machine nothing measured here takes half as long


@dataclass
class Program:
    """A command of a job, and what it is compared with."""

    name: str
    command: list[str]
    setup: Callable[[], None] = lambda: None
    answer: Callable[[str], list[str]] | None = None  # its output as comparable lines
    against: str | None = None  # the program of the same job that this one is the yardstick of
    reads: int | None = None  # bytes, where a speed in MB/s is of use
    reads_from: Path = Path(os.devnull)  # its standard input
    times: int = 1  # how often a round runs it
    kept_as: str | None = None  # what its output is named by, where not by its name
    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    peak: float = 0

    @property
    def output(self):
        name = (self.kept_as or self.name).replace(" ", "-").replace("/", "-")
        return OUT / f"{name}.out"

    def lines(self):
        return self.answer(self.output.read_text())

    def run(self, prefix=()):
        """Wall and CPU seconds, of its children too."""
        self.setup()
        os.sync()  # what the run before wrote is not this one's to wait for
        with open(self.output, "wb") as output, open(self.reads_from, "rb") as input:
            start = time.perf_counter()
            process = subprocess.Popen(
                [*prefix, *self.command], stdin=input, stdout=output, start_new_session=True)
            alarm = Timer(LONGEST, os.killpg, [process.pid, signal.SIGKILL])
            alarm.start()
            _, status, usage = os.wait4(process.pid, 0)
            alarm.cancel()
            wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if wall > LONGEST:
            raise Failure(f"'{self.name}' took longer than {LONGEST} s")
        if process.returncode != 0:
            raise Failure(f"'{self.name}' ended with {process.returncode}")
        return wall, usage.ru_utime + usage.ru_stime

    def measure(self):
        for _ in range(self.times):
            wall, cpu = self.run()
            self.wall.append(wall)
            self.cpu.append(cpu)

    def warm_up(self):
        # The kernel counts the peak from before exec: a child of Python is never below Python's own
        # size. Below a small program it is the true figure.
        note = OUT / "peak"
        found = self.run(["/usr/bin/time", "-f", "%M", "-o", str(note)])
        self.peak = int(note.read_text()) / 2**10
        return found


@dataclass
class Job:
    programs: list[Program]
    check: Callable[[], None] = lambda: None  # what answers on standard output do not show
    finish: Callable[[], None] = lambda: None
    least_rounds: int = 1
    takes_least: bool = False  # then the warm-up is a round as good as any


def measure(job, rounds):
    """Warms up, checks that all answer the same, and times them in turn."""
    try:
        for program in job.programs:
            wall, cpu = program.warm_up()
            if job.takes_least:
                program.wall.append(wall)
                program.cpu.append(cpu)
        check_answers(job.programs)
        job.check()
        for _ in range(max(rounds, job.least_rounds) if rounds else 0):
            for program in job.programs:
                program.measure()
    finally:
        job.finish()


def check_answers(programs):
    answering = [program for program in programs if program.answer]
    if answering:
        wanted = answering[0].lines()
        for program in answering[1:]:
            compare(program.name, program.lines(), answering[0].name, wanted)
