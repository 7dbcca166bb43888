"""Start-up: how long a program takes that does nothing."""

from ..timing import Job, Program
from ..tools import program


def starting(larder, size):
    ours = Program("larder --version", [str(larder.binary), "--version"])
    hello = Program("a C hello", [str(program("hello"))], against=ours.name)
    return Job([ours, hello], least_rounds=21)
