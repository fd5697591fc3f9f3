#!/usr/bin/env bash
# Tries the wheel's pytest plugin on a real GPU: a marked test passes with the same code, and fails with twice the work.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: WHEEL=FILE pytest-plugin.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   plain, real, same, slower, broken; default: all

WHEEL comes from scripts/package/wheel.sh. We unpack it, because a machine without a network can't install it. The command is
this checkout's dist/. Needs a GPU, git, and a python3 with PyTorch and pytest. Works in /tmp/bench (or BENCH), which is emptied
first. If OUT is a folder, the results are copied there. BUDGET_S (default 600) limits the total seconds.
TEXT
}

wheel=$(realpath "${WHEEL:-/nowhere}")
here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
budget_s=${BUDGET_S:-600}
[[ -r $wheel ]] || die 'set WHEEL to the wheel'

python3 -m zipfile -e "$wheel" "$bench/wheel" || die "can't unpack the wheel"
export PYTHONPATH=$bench/wheel
mkdir "$bench/bin"
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$node" "$cli" >"$bench/bin/llm-profile"
chmod +x "$bench/bin/llm-profile"
export LLM_PROFILE=$bench/bin/llm-profile
printf 'ncu: {enabled: false}\nlatency: {pairs: 0}\n' >"$bench/settings.yml"

repo=$bench/repo
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cat >"$repo/test_bench.py" <<'PYTHON'
import pytest
import torch

REPEATS = 20
EXPECTED = (4096, 4096)


@pytest.fixture
def matrix():
    torch.manual_seed(0)
    made = torch.randn(4096, 4096, device="cuda", dtype=torch.bfloat16)
    for _ in range(5):  # Loads and selects the kernel outside the range.
        made @ made
    torch.cuda.synchronize()
    return made


@pytest.mark.gpu_profile
def test_matmul(matrix):
    for _ in range(REPEATS):
        product = matrix @ matrix
    assert product.shape == EXPECTED
PYTHON
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'The test' || die 'git cannot commit'
branch() { # branch NAME SED
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "$2" "$repo/test_bench.py"
  commit "$1" || die "the edit of $1 changes nothing"
}
branch slower 's/^REPEATS = 20/REPEATS = 40/'
branch broken 's/^EXPECTED = (4096, 4096)/EXPECTED = (1, 1)/'
git -C "$repo" switch --quiet --create unrelated main
echo 'A test.' >"$repo/README.md"
commit 'A README'

# outcome FILE: prints the outcome of a JUnit file's only test, and the first line of the reason.
outcome() {
  python3 -c '
import sys, xml.etree.ElementTree as tree
case = tree.parse(sys.argv[1]).find(".//testcase")
[what] = [child for child in case if child.tag in ("failure", "error", "skipped")] or [None]
print("passed" if what is None else what.tag)
print("" if what is None else what.get("message").splitlines()[0])
' "$1"
}

test_case() { # test_case NAME BRANCH EXPECTED PATTERN ARGUMENTS... : if the test doesn't pass, its reason has to match PATTERN
  local name=$1 branch=$2 expected=$3 pattern=$4 started=$SECONDS got why verdict=as-expected
  shift 4
  is_wanted "$name" || return 0
  git -C "$repo" switch --quiet "$branch"
  cd "$repo" || die "can't enter $repo"
  timeout --kill-after=30 $((budget_s > SECONDS ? budget_s - SECONDS : 1)) python3 -m pytest -p no:cacheprovider -rA --strict-markers \
    --junit-xml="$bench/$name.xml" "$@" </dev/null >"$bench/terminal/$name.txt" 2>&1
  cd "$bench" || die "can't enter $bench"
  { read -r got && read -r why; } < <(outcome "$bench/$name.xml" 2>>"$bench/terminal/$name.txt")
  [[ ${got:=none} == "$expected" && ${why:=} =~ $pattern ]] || verdict=WRONG wrong=$((wrong + 1))
  row "$name" "$expected" "$got" $((SECONDS - started)) "$verdict"
  [[ -z $why ]] || printf '    %s\n' "$why" | tee -a "$summary"
}

versions | tee "$summary"
python3 -c 'import pytest; print("pytest   ", pytest.__version__)' | tee -a "$summary"
row case expected got seconds verdict
gate=(--gpu-profile-config="$bench/settings.yml")
test_case plain unrelated passed ''
test_case real unrelated passed '' "${gate[@]}" --gpu-profile
test_case same unrelated passed '' "${gate[@]}" --gpu-profile-base=main
test_case slower slower failure 'test_matmul: Time on the GPU' "${gate[@]}" --gpu-profile-base=main
test_case broken broken failure 'exit code 1' "${gate[@]}" --gpu-profile-base=main

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"
if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  find "$repo/llm-profile-runs" \( -name run.json -o -name comparison.json -o -name comment.md \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
