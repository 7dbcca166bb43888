"""Every byte of a log against its digests, beside SHA-256 of the same file."""

from ..larder import log_bytes
from ..places import Failure
from ..timing import Job, Program


def verifying(larder, size):
    home = larder.home(size)
    reads = log_bytes(home)
    ours = Program("larder log verify", larder.command(home, "log", "verify"), reads=reads)
    segments = [str(segment) for segment in sorted(home.glob("log/*.jsonl"))]
    theirs = Program("sha256sum", ["sha256sum", *segments], reads=reads, against=ours.name)

    def check():
        if "sound" not in ours.output.read_text():
            raise Failure("larder log verify does not say that the log is sound")

    return Job([ours, theirs], check)
