#!/usr/bin/env bash
# Builds and checks everything that a release publishes, but publishes nothing. It's the first half of a release, and its rehearsal.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/package/release.sh FOLDER

Creates FOLDER, which may not exist yet, with the npm package, wheel/ with the wheel, the bill of materials (CycloneDX), and
notes.md, this version's part of CHANGELOG.md. Then it rehearses `npm publish` and checks the wheel with twine. Needs npm,
python3 with venv, and package indexes. It doesn't build dist/, so run `npm run bundle` first.
TEXT
}

fail() { # fail WHAT HELP
  printf 'release.sh: %s\n  %s\n' "$1" "$2" >&2
  exit 1
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  '' | -*) usage >&2; exit 2 ;;
esac
[ ! -e "$1" ] || fail "$1 exists already." "Choose a new folder, because everything in it would be released."
mkdir -p "$1"
out=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.."

version=$(npm pkg get version | tr -d '"')
locked=$(node -p 'require("./package-lock.json").packages[""].version')
[ "$version" = "$locked" ] || fail "package.json has version $version, but package-lock.json has $locked." "Use npm version."
# The text below the version's heading, without surrounding empty lines.
awk -v heading="## $version" '$0 == heading { inside = 1; next } /^## / { inside = 0 } inside' CHANGELOG.md |
  sed -e '/./,$!d' >"$out/notes.md"
[ -s "$out/notes.md" ] || fail "CHANGELOG.md has nothing below \"## $version\"." "Describe there what users will notice."

npm pack --silent --ignore-scripts --pack-destination "$out"
# Includes development dependencies, because dist/ bundles them.
npm sbom --sbom-format cyclonedx --sbom-type application >"$out/llm-profile-action.cdx.json"
"$here/wheel.sh" "$out/wheel"
[ -f "$out/wheel/llm_profile_action-$version-py3-none-any.whl" ] || fail "the wheel's version isn't $version." "See python/pyproject.toml."

npm publish --dry-run --ignore-scripts --access public "$out"/*.tgz
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-release-XXXXXX")
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet twine==7.0.0
"$work/venv/bin/twine" check --strict "$out"/wheel/*.whl
printf '%s is ready in %s\n' "$version" "$1"
