#!/usr/bin/env bash
# Runs the examples' workflows on a runner that isn't GitHub's or ours: act, without Docker. Run it before each release.
set -euo pipefail

act_version=v0.2.89 # The newest on 2026-11-25.

usage() {
  cat <<'TEXT'
Usage: scripts/real-runner.sh

Builds a pinned version of act (github.com/nektos/act) with Go, and uses it to run workflows from examples/workflows on this
machine: a pull request, a matrix with one comment, a schedule with the history job, and a capture without kernels. The action is
this checkout's dist/, so run `npm run bundle` first. The tests' mock stands in for GitHub's API and git server; artifacts go to
act's own service. Kernels come from recordings, except in the capture without kernels, which uses the real nsys.
Writes docs/evidence/real-runner.md if all pass. Exits with 1 if one fails, and with 2 if this machine can't run them.

Needs Go and what `npm run test:nsys` needs (nsys, a C compiler, root).
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  '') ;;
  *) usage >&2; exit 2 ;;
esac
cd "$(dirname "$0")/.."
for tool in go git npm nsys; do
  command -v "$tool" >/dev/null || {
    printf 'real-runner.sh: %s is missing.\n' "$tool" >&2
    exit 2
  }
done

work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-runner-XXXXXX")
trap 'rm -rf "$work"' EXIT
GOBIN="$work" go install "github.com/nektos/act@$act_version"

LLM_PROFILE_ACT="$work/act" LLM_PROFILE_RUNNER_RECORD="$work/cases.md" npm run --silent test:runner || exit 1

record=docs/evidence/real-runner.md
{
  cat <<TEXT
# A real runner

Made by \`scripts/real-runner.sh\` on $(date -u +%F). Every workflow did what was expected. Below is what each left, and the end of its log.

- runner: $("$work/act" --version), built with $(go version | cut -d' ' -f3), on the machine itself (\`-self-hosted\`), no Docker
- action: \`dist/\` of version $(npm pkg get version | tr -d '"'), on Node $(npm exec --offline -- node --version | tr -d v)
- workflows: those of [examples/workflows](../../examples/workflows/README.md) without \`container\`, with a program that this machine has
- nsys: a stand-in that serves recordings of an H100; in the last case the real one, $(nsys --version | sed -E 's,.* ([0-9]),\1,')
- GitHub: the tests' double for its API and git server; act's own artifact service, which is of version 4

What this doesn't show: \`container\`, labels of runners, and what a job's token may do; the double's may do everything. act
orders a matrix by its keys' names, and prints \`%\` in annotations as \`%25\`.

TEXT
  cat "$work/cases.md"
} >"$work/record.md"
cp "$work/record.md" "$record"
npm exec --offline -- prettier --log-level warn --write "$record"
printf 'real-runner.sh: all passed; see %s\n' "$record"
