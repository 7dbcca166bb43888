import EventSourcing
import GroceryModel

/// A proof as a POSIX shell script, to be run in the larder's folder.
struct ProofScript {
  let text: String

  init(of event: EventIdentifier, _ proof: LogProof) {
    var lines = [
      "#!/bin/sh",
      "# Proves that event \(event) is in this log. Run in the larder's folder.",
      "part() { tail -c \"+$(($2 + 1))\" \"$1\" | head -c \"$3\"; }  # FILE OFFSET BYTES",
      "sum() { if command -v sha256sum; then sha256sum; else shasum -a 256; fi | tail -n 1 | cut -c 1-64; }",
      "check() { if [ \"$2\" = \"$3\" ]; then echo \"$1: $2\"; else echo \"$1: $2, expected $3\"; exit 1; fi; }",
      "names() { if part \"$2\" \"$3\" \"$4\" | grep -q \"\\\"$5\\\":\\\"$6\\\"\"; then :; else echo \"$1 does not name $6\"; exit 1; fi; }",
      "",
      "# The event, as it was recorded in batch \(proof.recorded).",
      "\(Self.call(proof.line)); echo",
      "# All event lines of the batch, and the commit line that names their digest.",
    ]
    let digest = proof.digest.hex
    if proof.batch.pieces.count > 1 {
      lines.append("pieces() {")
      lines += proof.batch.pieces.map { "  \(Self.call($0)) | sum" }
      lines.append("}")
      lines.append("# Over 1 MiB it is the digest of its pieces' digests.")
      lines.append(
        "check batch \"$(pieces | perl -ne 'chomp; print pack \"H*\", $_' | sum)\" \(digest)")
    } else {
      lines.append("check batch \"$(\(Self.call(proof.batch)) | sum)\" \(digest)")
    }
    var named = (key: "digest", digest: digest)
    for commit in proof.commits {
      lines.append(
        "names 'the next commit line' \(Self.arguments(commit.line)) \(named.key) \(named.digest)")
      lines.append("check commit \"$(\(Self.call(commit.line)) | sum)\" \(commit.digest.hex)")
      named = ("previous", commit.digest.hex)
    }
    lines.append("# The head: compare it with the one that you kept.")
    lines.append(
      "if grep -q '\"commit\":\"\(named.digest)\"' HEAD; then echo \"HEAD names it\"; "
        + "else echo \"HEAD names another commit: more was recorded since\"; fi")
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(_ part: LogProof.Part) -> String {
    "\(part.path) \(part.offset) \(part.count)"
  }

  private static func call(_ part: LogProof.Part) -> String { "part \(arguments(part))" }
}
