#!/usr/bin/env python3
"""Tries variants of a program one by one, and ends with the one that's really faster, or with none.

    loop.py --base REF VARIANT... -- RUN-ARGUMENTS

VARIANT is a commit, a branch, or a .patch file for the base. RUN-ARGUMENTS are those of `llm-profile run`:

    loop.py --base main tile-64 fused unroll.patch -- --range decode -- python3 bench.py

Each variant is measured against the base, in turn. Those that are faster beyond noise are kept; the best of them is measured again,
alone, since the largest of ten noisy results is too large. Exit code 0: there's a winner; 1: none is better; 2: wrong usage;
3: nothing could be measured.
"""

import argparse
import json
import math
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

AUTHOR = ["-c", "user.name=loop", "-c", "user.email=loop@example.invalid"]


def git(*arguments, cwd="."):
    return subprocess.run(["git", *arguments], cwd=cwd, check=True, capture_output=True, text=True).stdout.strip()


def commit_of(ref):
    return git("rev-parse", "--verify", "--quiet", "--end-of-options", ref + "^{commit}")


def check_out(variant, base, folder):
    """A checkout of the variant, beside the repository."""
    if not variant.endswith(".patch"):
        git("worktree", "add", "--detach", folder, commit_of(variant))
        return
    patch = str(pathlib.Path(variant).resolve())
    git("worktree", "add", "--detach", folder, base)
    git("apply", "--index", "--", patch, cwd=folder)
    git(*AUTHOR, "commit", "--quiet", "--no-verify", "--message", pathlib.Path(variant).name, cwd=folder)


def measure(variant, base, options):
    """The verdict of the variant against the base; None where it can't be measured."""
    with tempfile.TemporaryDirectory() as parent:
        os.chmod(parent, 0o755)  # the profiler may run as another user
        folder = str(pathlib.Path(parent, "variant"))
        try:
            check_out(variant, base, folder)
            command = [*options.tool, "run", "--base", base, "--out", options.out, "--verdict", *options.run]
            run = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True)
            answer = json.loads(run.stdout) if run.stdout.strip() else {}
            return answer if "verdict" in answer else None
        except subprocess.CalledProcessError as error:
            say(f"  {error.stderr.strip()}")
            return None
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", folder], capture_output=True)


def is_better(answer):
    """Faster beyond noise somewhere, and nothing is slower or open. Everything else is dropped: that's what inconclusive means here."""
    if answer is None or answer["verdict"] != "pass" or answer["failure"] is not None:
        return False
    return any(one["gpuTime"]["state"] == "improved" for one in answer["ranges"])


def factor(answer):
    """The time on the GPU against the base's; of several ranges their product."""
    return math.prod(1 + (one["gpuTime"]["changeRatio"] or 0) for one in answer["ranges"])


def say(text):
    print(text, file=sys.stderr, flush=True)


def told(variant, answer, word):
    if answer is None:
        say(f"{variant}: not measured")
    else:
        say(f"{variant}: {word}, {100 * (factor(answer) - 1):+.2f}%: {answer['sentence']}")


def arguments():
    if "--" not in sys.argv:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    at = sys.argv.index("--")
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--base", required=True)
    parser.add_argument("--tool", default="llm-profile", type=shlex.split)
    parser.add_argument("--out", default="llm-profile-runs/loop", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("variants", nargs="+")
    options = parser.parse_args(sys.argv[1:at])
    options.run = sys.argv[at + 1 :]
    return options


def main():
    options = arguments()
    base = commit_of(options.base)
    answers = []
    kept = []
    for variant in options.variants:
        answer = measure(variant, base, options)
        answers.append(answer)
        told(variant, answer, "kept" if is_better(answer) else "dropped")
        if is_better(answer):
            kept.append((factor(answer), variant))
    winner = None
    for _, variant in sorted(kept):
        answer = measure(variant, base, options)
        answers.append(answer)
        told(variant, answer, "measured again")
        if is_better(answer):
            winner = (variant, answer)
            break
    costs = [answer["cost"] for answer in answers if answer is not None and answer["cost"] is not None]
    say(f"{sum(cost['starts'] for cost in costs)} starts, {sum(cost['gpuSeconds'] for cost in costs):.0f} s of the GPU machine")
    if all(answer is None for answer in answers):
        print("nothing was measured")
        sys.exit(3)
    if winner is None:
        print("none is better")
        sys.exit(1)
    print(f"winner: {winner[0]} {100 * (factor(winner[1]) - 1):+.2f}%")


main()
