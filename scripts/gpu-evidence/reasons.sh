#!/usr/bin/env bash
# Compares commits that make a decode loop wait for the GPU, with a short time budget, on a real GPU with the committed llm-profile.
# Each red run has to name the line, or say why it can't.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: reasons.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   item, cpu-copies, pageable, print, more-kernels, spent; default: all

Needs a GPU, git, and a python3 with PyTorch. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is a folder, the results
are copied there. Exits with 0 if every case went as expected. BUDGET_S (default 450) limits the total seconds: cases that would start
later are listed as not run. TIME_BUDGET (default 100s) and SPENT (default 30s) are the runs' time budgets; SPENT has to be too short
for a run with call stacks.
TEXT
}

here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
case_limit_s=200
export COLUMNS=300 # A pattern must not meet a broken line.

# One commit per change, each on a separate branch from main.
repo=$bench/repo
program=waiting_decode.py
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$here/$program" "$repo/"
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'A decode loop' || die 'git cannot commit'

branch() { # branch NAME WHAT SED : commits one edit of the program
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "$3" "$repo/$program"
  [[ -n $(git -C "$repo" status --porcelain) ]] || die "the edit of $1 changes nothing"
  commit "$2"
}
branch item 'Each step checks its token' 's/^    pass$/    if token[0].item() < 0:\n        raise ValueError(step)/'
branch cpu-copies 'Each step keeps its result on the host' 's/^    pass$/    token.repeat(4096).cpu()/'
branch pageable 'Each step sends a mask to the GPU' 's/^    pass$/    torch.ones(300_000).to(device)/'
branch print 'Each step prints its token' 's/^    pass$/    print(token[:2])/'
# The line below the inserted ones launches kernels in both commits.
branch more-kernels 'Each block scales its input' 's/^    return hidden + torch/    hidden = hidden * 1.0009765625\n    hidden = hidden + 0.0\n&/'

reason_case() { # reason_case NAME BRANCH TIME_BUDGET PATTERN
  local name=$1 of=$2 budget=$3 pattern=$4
  is_wanted "$name" || return 0
  git -C "$repo" switch --quiet "$of"
  cd "$repo" || die "can't enter $repo"
  case_of "$name" 1 "$pattern" run --base main --out "$bench/runs/$name" --range prefill --range decode --time-budget "$budget" \
    --set ncu.enabled=false -- python3 "$program"
  cd "$bench" || die "can't enter $bench"
  "$node" "$repository/scripts/gpu-evidence/comparison-rows.mjs" "$bench/runs/$name" | tee -a "$summary"
  # The order of the steps, the notes on lines, and what the time budget left out.
  grep -E 'untraced run|lines|calling line|left no time| from `?waiting_decode' "terminal/$name.txt" | tee -a "$summary"
}

versions | tee "$summary"
python3 "$repo/$program" --steps 2 >/dev/null 2>&1 # fills Python's bytecode cache
row case expected got seconds verdict

limit=${TIME_BUDGET:-100s}
line='from waiting_decode\.py:[0-9]+ \(after_step\)'
reason_case item item "$limit" "synchronizations.*$line"
reason_case cpu-copies cpu-copies "$limit" "copies.*$line"
reason_case pageable pageable "$limit" "copies.*$line"
reason_case print print "$limit" "synchronizations.*$line"
reason_case more-kernels more-kernels "$limit" 'launches.*: 0 → 8 from waiting_decode\.py:[0-9]+ \(block\), a line that this change touches'
reason_case spent item "${SPENT:-30s}" 'calling lines: not searched'

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"

if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  # Copy each run's records but never the reports, which may contain private details of the machine.
  find runs \( -name run.json -o -name profile.json -o -name comparison.json -o -name config.yaml \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
