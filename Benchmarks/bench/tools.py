"""The other programs: fetched from Debian and PyPI by name, built where they are our own."""

import os
import platform
import shutil
import subprocess
import venv
from pathlib import Path

from .places import BENCHMARKS, DATA, DUCKDB, OUT, REPOSITORY, VENV, Failure

# Debian's package, and what shows that it is there.
DEBIAN = {
    "hledger": "hledger",
    "ledger": "ledger",
    "g++": "g++",
    "time": "/usr/bin/time",
    "libsimdjson-dev": "/usr/include/simdjson.h",
}
# The command line of DuckDB starts without Python, whose start-up is not DuckDB's to answer for.
PYPI = {"duckdb-cli": "duckdb", "beancount": "bean-check", "beanquery": "bean-query"}
PROGRAMS = {
    "hello": ["cc", "-O2", "hello.c"],
    "simdjson": ["g++", "-std=c++20", "-O3", "spend_simdjson.cpp", "-lsimdjson"],
    "simdjson-native": [
        *["g++", "-std=c++20", "-O3", "-march=native", "spend_simdjson.cpp", "-lsimdjson"]
    ],
}


def install(debian=DEBIAN, pypi=PYPI):
    """Fetches what is missing."""
    DATA.mkdir(exist_ok=True)
    missing = [name for name, sign in debian.items() if not shutil.which(sign) and not exists(sign)]
    if missing:
        apt_get(missing)
    if pypi and not DUCKDB.parent.exists():
        venv.create(DATA / "venv", with_pip=True)
    missing = [name for name, program in pypi.items() if not (VENV / program).exists()]
    if missing:
        pip("install", *missing)


def exists(sign):
    return sign.startswith("/") and Path(sign).exists()


def apt_get(packages):
    if not shutil.which("apt-get") or os.geteuid() != 0:
        raise Failure(f"missing: {' '.join(packages)} (names of Debian's packages); install them")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for arguments in ["update"], ["install", "-y", "--no-install-recommends", *packages]:
        subprocess.run(["apt-get", "-q", *arguments], check=True, env=environment, stdout=2)


def pip(*arguments):
    subprocess.run([VENV / "python", "-m", "pip", "-q", *arguments], check=True)


def compile_programs():
    for name, command in PROGRAMS.items():
        target = ["-o", str(program(name))]
        subprocess.run([*command, *target], check=True, cwd=BENCHMARKS / "programs")


def program(name):
    return OUT / name


def build_larder():
    """As it is installed: with Swift's library inside, so that it starts without looking for it."""
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib"]
    subprocess.run(command, check=True, cwd=REPOSITORY)


def versions(larder):
    """What was compared, by name."""
    asked = {
        "Larder": [str(larder), "--version"],
        "Swift": ["swift", "--version"],
        "DuckDB": [str(DUCKDB), "--version"],
        "ledger": ["ledger", "--version"],
        "hledger": ["hledger", "--version"],
        "beancount": [str(VENV / "python"), "-m", "pip", "show", "beancount"],
        "beanquery": [str(VENV / "python"), "-m", "pip", "show", "beanquery"],
        "simdjson": ["dpkg-query", "-W", "libsimdjson-dev"],
        "g++": ["g++", "-dumpfullversion"],
    }
    return {name: version(command) for name, command in asked.items()}


def version(command):
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "?"
    words = done.stdout.replace(",", " ").split()
    return next((word for word in words if word.lstrip("v")[:1].isdigit()), "?").lstrip("v")


def processor():
    """The processor's name, and whether it knows SHA-256."""
    text = Path("/proc/cpuinfo").read_text()
    names = [line.split(":")[1].strip() for line in text.splitlines() if "model name" in line]
    return names[0] if names else platform.machine(), "sha_ni" in text or " sha2 " in text


def memory_gib():
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)
