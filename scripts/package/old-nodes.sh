#!/usr/bin/env bash
# What dist/cli.js says on Nodes that are too old for it, with the real ones: exit code 2, one line, no stack trace.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/package/old-nodes.sh [VERSION…]

Fetches these Nodes from the npm registry into a temporary folder (the default: 10, 12, 18, 20, 22; the newest release of
each), and starts `llm-profile --version` with them. Exit code 0 when each refuses as it should, else 1.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac
versions=("$@")
[ $# -gt 0 ] || versions=(10 12 18 20 22)
cli=$(cd "$(dirname "$0")/../.." && pwd)/dist/cli.js
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-old-nodes-XXXXXX")
trap 'rm -rf "$work"' EXIT

platform=$(node -p 'process.platform + "-" + process.arch')
failed=0
for version in "${versions[@]}"; do
  # The packages that `node` on npm is made of: the binary alone, without an install script.
  npm install --prefix "$work/$version" --no-save --no-audit --no-fund --loglevel error "node-$platform@$version" >"$work/npm.log" 2>&1 || {
    cat "$work/npm.log" >&2
    printf 'old-nodes.sh: Node %s was not to be had from the npm registry (above).\n' "$version" >&2
    exit 1
  }
  node=$work/$version/node_modules/node-$platform/bin/node
  code=0
  "$node" "$cli" --version >"$work/stdout" 2>"$work/stderr" || code=$?
  if [ "$code" = 2 ] && [ ! -s "$work/stdout" ] && [ "$(wc -l <"$work/stderr")" = 1 ] &&
    grep -q "^llm-profile needs Node 24 or newer; this is $("$node" --version)\. Install one (.nvm install 24.), or run .uvx llm-profile-action." "$work/stderr"; then
    printf 'Node %s: refuses in one line, exit code 2\n' "$("$node" --version)"
  else
    printf 'Node %s: exit code %s, and said:\n' "$("$node" --version)" "$code"
    cat "$work/stdout" "$work/stderr"
    failed=1
  fi
done
exit "$failed"
