#!/usr/bin/env bash
# Checks everything about a release that we can check in advance: the commit, the workflow, and the packages.
set -uo pipefail # no -e, so one run finds all problems

usage() {
  cat <<'TEXT'
Usage: scripts/package/release-dry-run.sh [--quick]

Checks that dist/ and generated files are up to date, that versions match, that actions are pinned by commit, and that the workflow
attests dist/ and the wheel and moves the major version's tag. Then it builds the packages and tries the wheel. Publishes nothing.
--quick skips the packages, which need nsys, git and package indexes. Exits with 0 if everything is right, or else with 1.
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

check() { # check NAME COMMAND… : prints one line, and the command's output if it fails
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

release_tests() {
  npm test -- __tests__/workflows/actions.test.ts && npm run --silent test:system -- __tests__/workflows/release.system.test.ts
}
committed() { [ -z "$(git status --porcelain)" ]; }

check 'everything is committed' committed
check 'dist/ is up to date' npm run --silent check:dist
check 'generated files are up to date' npm run --silent check:generated
check 'matching versions, pinned actions, attestations, moving tag' release_tests
if [ $quick = no ]; then
  check 'packages, bill of materials, notes' scripts/package/release.sh "$work/release"
  check 'the wheel works without Node' scripts/package/try-wheel.sh "$work"/release/wheel/*.whl
fi
[ $wrong = 0 ] || printf 'Fix these %d before a release.\n' "$wrong"
[ $wrong = 0 ]
