#!/usr/bin/env bash
# Compares two commits of a small program by the README's one line, as a newcomer would: npx from Git, with this machine's Node.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/newcomer/npx.sh [COMMIT]

Makes a repository whose second commit makes its program slower, and compares the two by `npx git+file:…#COMMIT run --base`
(default: HEAD), with an empty npm cache. Needs Node 20 or newer, npm, git, python3, and nsys, but no GPU. Exits with 0 if the
verdict is a regression.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac
repository=$(cd "$(dirname "$0")/../.." && pwd)
commit=$(git -C "$repository" rev-parse --verify "${1:-HEAD}^{commit}")
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-npx-XXXXXX")
trap 'rm -rf "$work"' EXIT

program=$work/program
git init --quiet "$program"
cd "$program"
for seconds in 0.2 1.2; do
  printf 'import time\ntime.sleep(%s)\n' "$seconds" >bench.py
  git add bench.py
  git -c user.name=newcomer -c user.email=newcomer@example.com commit --quiet --message "sleep for $seconds s"
done

SECONDS=0
code=0
npm_config_cache=$work/cache npx --yes "git+file://$repository#$commit" run --base HEAD~1 --set require-kernels=false \
  --set ncu.enabled=false -- python3 bench.py >"$work/output" 2>&1 || code=$?
tail -n 20 "$work/output"
printf -- '-- node %s: exit code %s after %s s\n' "$(node --version)" "$code" "$SECONDS"
[ "$code" = 1 ] && grep -q '^REGRESSED: ' "$work/output" && [ "$SECONDS" -lt 300 ]
