#!/usr/bin/env bash
# Searches 16 commits for the one that made a program slower, on a real GPU. docs/evidence/gpu-runs.md has the results.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: bisect.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   item, kernel, none; default: all

Needs a GPU, git, and a python3 with PyTorch. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is a folder, the
results are copied there. BUDGET_S (default 550) limits the total seconds.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"

repo=$bench/repo
program=pull_request.py
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$repository/scripts/gpu-evidence/$program" "$repo/"
# The Triton kernel processes each row 64 times, so its time depends only on the number of blocks.
sed -i 's/r = tl.program_id(0)$/r = tl.program_id(0) % n/; s/rows_softmax\[(2048,)\]/rows_softmax[(131072,)]/; s/range(6): pass_()/range(3): pass_()/' "$repo/$program"
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'The program' || die "git can't commit"

# branch NAME AT SED: makes 15 commits. Number AT has the edit.
branch() {
  local number
  git -C "$repo" switch --quiet --create "$1" main
  for number in {1..15}; do
    [[ $number != "$2" ]] || sed -i "$3" "$repo/$program"
    printf '# note %d\n' "$number" >>"$repo/$program"
    commit "Commit $number" || die "git can't commit"
  done
}
branch item 11 's/^CHECK = False/CHECK = True/'
branch kernel 5 's/131072/133038/'
branch none 0 ''

bisect_case() { # bisect_case NAME RANGE EXPECTED
  local text
  is_wanted "$1" || return 0
  git -C "$repo" switch --quiet "$1"
  case_limit_s=$((budget_s - SECONDS))
  cd "$repo" || die "can't enter $repo"
  case_of "$1" "$3" '' bisect --good main --bad "$1" --range "$2" --set nsys.capture-range=bench --set latency.pairs=0 --out "$bench/runs/$1" -- python3 "$program"
  cd "$bench" || die "can't enter $bench"
  text=$(find "runs/$1" -name bisect.json -print -quit)
  [[ -z $text ]] || cat "$text" >>"$summary"
}

versions | tee "$summary"
(cd "$repo" && python3 "$program" >/dev/null 2>&1)
printf '%d s for the first run\n\n' "$SECONDS" | tee -a "$summary"
row case expected got seconds verdict
bisect_case item decode 0
bisect_case kernel prefill 0
bisect_case none prefill '0|4'

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"
if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  find runs -name '*.json' -size -2000k -print0 2>/dev/null | tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
