"""How Larder is asked, and the larders that questions are asked of."""

import hashlib
import json
import re
import shutil
import subprocess
from functools import cached_property, partial
from pathlib import Path

from .places import FILES, LINES, OUT, Failure, last_day
from .timing import Program

WHOLE_LOG = "--no-checkpoint"
# Budgets change how other events are read, so a log that holds one is the usual and harder case.
BUDGET = {
    "type": "budget.set",
    "date": "2017-01-01",
    "data": {
        "budget": "Household",
        "amount": "400000",
        "currency": "USD",
        "period": {"every": "month", "from": "2017-01-01"},
        "categories": {"BEEF": "10000", "COFFEE": "5000"},
    },
}


class Larder:
    def __init__(self, binary, sizes=tuple(LINES)):
        self.binary = Path(binary).resolve()
        self.sizes = sizes  # those of the Complete Journey lines that are there
        self.homes = {}

    @cached_property
    def digest(self):
        return hashlib.sha256(self.binary.read_bytes()).hexdigest()

    def command(self, home, *arguments):
        return [str(self.binary), *arguments, "--home", str(home)]

    def importing(self, home, path):
        return self.command(home, "import", str(path), "--currency", "USD")

    def ask(self, home, *arguments, events=None):
        return self.do(self.command(home, *arguments), events)

    def do(self, command, events=None):
        done = subprocess.run(command, capture_output=True, text=True, input=events)
        if done.returncode != 0:
            raise Failure(f"larder {command[1]} ended with {done.returncode}\n{done.stderr}")
        return done.stdout

    def help(self, *words):
        done = subprocess.run([self.binary, "help", *words], capture_output=True, text=True)
        return done.stdout

    def knows(self, *words):
        """Whether a question is there: `spend`, or `predict restock`."""
        return re.search(rf"^  {' '.join(words)}\s", self.help(), re.MULTILINE) is not None

    def has_checkpoints(self, *words):
        return WHOLE_LOG in self.help(*words)

    def home(self, size):
        """A larder with the lines of a size and a budget, made once a run."""

        def fill(home):
            self.ask(home, "import", str(FILES[size]), "--currency", "USD")
            self.ask(home, "append", events=json.dumps(BUDGET))

        return self.made(f"home-{size}", fill)

    def made(self, name, fill):
        """A larder that is filled at most once a run."""
        if name not in self.homes:
            home = fresh(OUT / name)
            fill(home)
            self.homes[name] = home
        return self.homes[name]

    def question(self, size, words, *options):
        """A question as a command that leaves nothing to the clock."""
        return self.command(self.home(size), *words, *options, "--today", last_day(size))

    def replay(self, name, size, words, *options):
        """The same, made to read the whole log."""
        return self.whole_log(name, self.home(size), words, *options, "--today", last_day(size))

    def whole_log(self, name, home, words, *options):
        """A question to any larder, made to read its whole log."""
        command = self.command(home, *words, *options)
        if self.has_checkpoints(*words):
            return Program(name, [*command, WHOLE_LOG])
        return Program(name, command, partial(fresh, home / "cache"))


def fresh(home):
    """A folder's place with nothing there: Larder makes it."""
    shutil.rmtree(home, ignore_errors=True)
    return home


def log_bytes(home):
    return sum(segment.stat().st_size for segment in home.glob("log/*.jsonl"))


class Snapshot:
    """A larder to go back to. A log only grows, so cutting it is enough, and no copy is made."""

    def __init__(self, home):
        self.home = home
        self.copy = fresh(home.with_name(f"{home.name}-snapshot"))
        shutil.copytree(home, self.copy, ignore=shutil.ignore_patterns("log"))
        self.segments = {file: file.stat() for file in home.glob("log/*.jsonl")}

    def restore(self):
        for file in self.home.glob("log/*.jsonl"):
            if file not in self.segments:
                file.unlink()
                continue
            file.chmod(0o600)
            with open(file, "r+b") as segment:
                segment.truncate(self.segments[file].st_size)
            file.chmod(self.segments[file].st_mode)
        fresh(self.home / "cache")
        shutil.copytree(self.copy, self.home, dirs_exist_ok=True)
