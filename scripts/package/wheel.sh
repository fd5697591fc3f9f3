#!/usr/bin/env bash
# Builds the wheel for PyPI: python/ plus the npm package, so both have the same files and version.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/package/wheel.sh FOLDER

Writes llm_profile_action-VERSION-py3-none-any.whl to FOLDER. Needs npm, Python 3.9 or newer with venv, and a package index
for the builder in python/pyproject.toml. It doesn't build dist/, so run `npm run bundle` first.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  '' | -*) usage >&2; exit 2 ;;
esac
mkdir -p "$1"
out=$(realpath "$1")
repository=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-wheel-XXXXXX")
trap 'rm -rf "$work"' EXIT

cp -r "$repository/python" "$work/python"
rm -rf "$work/python/tests"
find "$work/python" -name __pycache__ -prune -exec rm -r {} +
cp "$repository/LICENSE" "$work/python/"
(cd "$repository" && npm pack --silent --ignore-scripts --pack-destination "$work" >/dev/null)
# The tarball's folder is called package.
tar -xzf "$work"/*.tgz -C "$work/python/llm_profile_action"

python3 -m venv "$work/venv"
"$work/venv/bin/pip" wheel --quiet --no-deps --wheel-dir "$out" "$work/python"
ls "$out"/llm_profile_action-*.whl
