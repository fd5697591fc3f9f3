#!/usr/bin/env bash
# Checks that the entry points in dist/ print one line and no stack trace on real versions of Node that are too old.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/package/old-nodes.sh [VERSION…]

Fetches these versions of Node from the npm registry into a temporary folder (default: the newest release of 10, 12, 18, 20
and 22), and starts `llm-profile --version` and both of the action's steps with each. Exits with 0 if all refuse to run as
they should, or else with 1.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac
versions=("$@")
[ $# -gt 0 ] || versions=(10 12 18 20 22)
dist=$(cd "$(dirname "$0")/../.." && pwd)/dist
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-old-nodes-XXXXXX")
trap 'rm -rf "$work"' EXIT

platform=$(node -p 'process.platform + "-" + process.arch')
failed=0
for version in "${versions[@]}"; do
  # The packages that npm's `node` consists of: just the binary, without an install script.
  npm install --prefix "$work/$version" --no-save --no-audit --no-fund --loglevel error "node-$platform@$version" >"$work/npm.log" 2>&1 || {
    cat "$work/npm.log" >&2
    printf 'old-nodes.sh: fetching Node %s from the npm registry failed; the error is above.\n' "$version" >&2
    exit 1
  }
  node=$work/$version/node_modules/node-$platform/bin/node
  for entry in cli:2 index:2 post:0; do
    code=0
    "$node" "$dist/${entry%:*}.js" --version >"$work/output" 2>&1 || code=$?
    if [ "$code" = "${entry#*:}" ] && [ "$(wc -l <"$work/output")" = 1 ] &&
      grep -Eq "^(::error::|::warning::)?llm-profile needs Node 24 or newer; this is $("$node" --version)\." "$work/output"; then
      printf 'Node %s: %s refuses to run, in one line\n' "$("$node" --version)" "${entry%:*}.js"
    else
      printf 'Node %s: %s exited with %s and printed:\n' "$("$node" --version)" "${entry%:*}.js" "$code"
      cat "$work/output"
      failed=1
    fi
  done
done
exit "$failed"
