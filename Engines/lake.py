"""What both engines' builds share: which larders there are, what of them changed, and how they are asked."""

import hashlib
import json
import os
import subprocess
import sys

# Each table of the lake: the question, and its columns with their SQL types. Texts that spend groups by
# are never NULL; money and quantities are exact decimals.
MONEY = "DECIMAL(38,12)"
# Event ids do not compress; at this level everything else is small enough beside them (measured: a tenth
# of the logs, where the default level gives a ninth).
ZSTD_LEVEL = 12
QUESTIONS = {
    "lines": (
        ["lines"],
        {
            "larder": "VARCHAR", "event": "VARCHAR", "of": "VARCHAR", "date": "DATE",
            "recorded": "VARCHAR", "receipt": "VARCHAR", "till": "VARCHAR", "store": "VARCHAR",
            "item": "VARCHAR", "category": "VARCHAR", "brand": "VARCHAR", "tags": "VARCHAR",
            "kind": "VARCHAR", "quantity": MONEY, "unit": "VARCHAR", "currency": "VARCHAR",
            "total": MONEY, "net": MONEY, "lines": "INTEGER", "text": "VARCHAR",
            "source": "VARCHAR",
        },
        ["larder", "date", "event", "item", "of"],
    ),
    "prices": (
        ["prices", "--history"],
        {
            "larder": "VARCHAR", "day": "DATE", "item": "VARCHAR", "store": "VARCHAR",
            "currency": "VARCHAR", "unit": "VARCHAR", "price": MONEY, "quantity": MONEY,
            "total": MONEY, "origin": "VARCHAR", "event": "VARCHAR", "package": "VARCHAR",
            "on_sale": "VARCHAR",
        },
        ["larder", "day", "item", "event"],
    ),
}


def homes(lake):
    """The larders in a folder by id."""
    found = {}
    for name in sorted(os.listdir(lake)):
        path = os.path.abspath(os.path.join(lake, name))
        try:
            with open(os.path.join(path, "larder.json"), encoding="utf-8") as file:
                found[json.load(file)["id"]] = path
        except (FileNotFoundError, NotADirectoryError):
            continue
        except (ValueError, KeyError):
            print(f"{path}: larder.json cannot be read; left out", file=sys.stderr)
    return found


def bucket(larder):
    """The bucket of a larder: the first two digits of its id, which need not be hexadecimal."""
    start = larder[:2].lower()
    if len(start) == 2 and all(digit in "0123456789abcdef" for digit in start):
        return start
    return hashlib.sha256(larder.encode()).hexdigest()[:2]


def state(path):
    """What decides a larder's rows, besides the program and the day: its head and its rules."""
    with open(os.path.join(path, "HEAD"), encoding="utf-8") as file:
        head = json.load(file)
    rules = b""
    if os.path.exists(os.path.join(path, "rules.txt")):
        with open(os.path.join(path, "rules.txt"), "rb") as file:
            rules = file.read()
    return head["sequence"], head["commit"] or "", hashlib.sha256(rules).hexdigest()


def version(larder):
    return subprocess.run(
        [larder, "--version"], check=True, capture_output=True, text=True).stdout.strip()


def ask(larder, paths, question, today, output):
    """Asks larders one question; returns the paths that failed, and the exit code."""
    listing = "\n".join(paths) + "\n"
    words = [larder, "each", "--errors", "json", "--list", "-"]
    words += (["--today", today] if today else []) + ["--"] + question + ["-f", "jsonl"]
    done = subprocess.run(words, input=listing.encode(), stdout=output, stderr=subprocess.PIPE)
    failed = set()
    for line in done.stderr.decode().splitlines():
        print(line, file=sys.stderr)
        fault = json.loads(line)
        if fault["severity"] != "error":
            continue
        named = [path for path in paths if ((fault["file"] or "") + "/").startswith(path + "/")]
        if not named:
            raise SystemExit(done.returncode)
        failed.update(named)
    if done.returncode not in (0, 1) and not failed:
        raise SystemExit(done.returncode)
    return failed, done.returncode
