#!/usr/bin/env bash
# All that can be known of a release before there is one: what is committed, what the workflow will do, and what it would publish.
set -uo pipefail # not -e: one run says all that is wrong

usage() {
  cat <<'TEXT'
Usage: scripts/package/release-dry-run.sh [--quick]

Checks that dist/ and generated files are true, that versions agree, that actions are pinned by commit, and that the workflow attests
dist/ and the wheel and moves the major version's tag; then makes the packages and tries the wheel. Publishes nothing. --quick leaves
the packages out. The rest needs nsys, git and package indexes. Exit code 0 when all of it is right, else 1.
TEXT
}

quick=no
case ${1:-} in
  --help | -h) usage; exit 0 ;;
  --quick) quick=yes ;;
  '') ;;
  *) usage >&2; exit 2 ;;
esac
cd "$(dirname "$0")/../.."
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-release-dry-run-XXXXXX")
trap 'rm -rf "$work"' EXIT
wrong=0

check() { # check NAME COMMAND… : one line, and what it printed where it's wrong
  local name=$1
  shift
  if "$@" >"$work/log" 2>&1; then
    printf 'ok     %s\n' "$name"
  else
    printf 'WRONG  %s\n' "$name"
    tail -n 30 "$work/log" | sed 's/^/       /'
    wrong=$((wrong + 1))
  fi
}

committed() { [ -z "$(git status --porcelain)" ]; }

check 'all is committed' committed
check 'dist/ is what the sources make' npm run --silent check:dist
check 'generated files are true' npm run --silent check:generated
check 'versions agree, actions are pinned, attestations, moving tag' npm test -- __tests__/workflows/release.test.ts __tests__/workflows/actions.test.ts
if [ $quick = no ]; then
  check 'packages, bill of materials, notes' scripts/package/release.sh "$work/release"
  check 'the wheel works where no Node is' scripts/package/try-wheel.sh "$work"/release/wheel/*.whl
fi
[ $wrong = 0 ] || printf '%d of these must be mended before a release.\n' "$wrong"
[ $wrong = 0 ]
