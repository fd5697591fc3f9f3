#!/usr/bin/env bash
# Checks on a real GPU that a loop over ten variants of a kernel ends with the best one, or with none if none is better.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: agent-loop.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   best, none; default: both

Needs a GPU with 8 GB free, git, and a python3 with PyTorch. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is a folder,
the results are copied there. BUDGET_S (default 480) limits the total seconds.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
budget_s=${BUDGET_S:-480}

repo=$bench/repo
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$repository/scripts/gpu-evidence/variants.py" "$repo/"
git -C "$repo" add --all && git -C "$repo" commit --quiet --message 'The base' || die "git can't commit"
branch() { # branch VARIANT
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "s/^VARIANT = \"base\"/VARIANT = \"$1\"/" "$repo/variants.py"
  git -C "$repo" commit --quiet --all --message "$1" || die "the edit of $1 changes nothing"
  git -C "$repo" switch --quiet main
}
# Four take as long as the base, three are faster, one is the fastest, and two are slower.
best=(renamed sigmoid cloned fused commuted addcmul doubles named scaled operators)
# Four take as long as the base, and six are slower.
none=(renamed cloned commuted checked twice rolled named doubles operators transposed)
for variant in $(printf '%s\n' "${best[@]}" "${none[@]}" | sort -u); do branch "$variant"; done

# Few rounds and no explanations, because the loop only needs the verdict.
options=(--range activation --rounds 2 --set compare.max-rounds=2 --set latency.pairs=0 --set lines=off --set ncu.enabled=false)

# loop_case NAME EXPECTED EXIT-CODE VARIANT...: EXPECTED is the start of the loop's last line.
loop_case() {
  local name=$1 expected=$2 code=$3 got started=$SECONDS last verdict=as-expected
  shift 3
  is_wanted "$name" || return 0
  if ((SECONDS >= budget_s)); then
    wrong=$((wrong + 1))
    row "$name" "$code" - - 'NOT RUN: the time is used up'
    return 0
  fi
  cd "$repo" || die "can't enter $repo"
  timeout --kill-after=30 "$((budget_s - SECONDS))" python3 "$repository/examples/agents/loop.py" --base main \
    --tool "'$node' '$cli'" --out "$bench/runs/$name" "$@" -- "${options[@]}" -- python3 variants.py \
    </dev/null >"$bench/terminal/$name.out" 2>"$bench/terminal/$name.txt"
  got=$?
  cd "$bench" || die "can't enter $bench"
  last=$(tail -n 1 "terminal/$name.out")
  [[ $got == "$code" && $last == "$expected"* ]] || verdict=WRONG
  ! grep -q ': not measured$' "$bench/terminal/$name.txt" || verdict='WRONG: a variant was not measured'
  [[ $verdict == as-expected ]] || wrong=$((wrong + 1))
  row "$name" "$code" "$got" "$((SECONDS - started))" "$verdict: ${last:-no answer}"
  grep -E '^[a-z]+: (kept|dropped|measured again|not measured)|starts, ' "terminal/$name.txt" | cut -c 1-160 | sed 's/^/    /' | tee -a "$summary"
}

versions | tee "$summary"
(cd "$repo" && python3 variants.py) || die "the program doesn't run here"
printf '%d s for the first run\n\n' "$SECONDS" | tee -a "$summary"
row case expected got seconds verdict
loop_case best 'winner: fused ' 0 "${best[@]}"
loop_case none 'none is better' 1 "${none[@]}"

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"
if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  find runs \( -name run.json -o -name comparison.json -o -name verdict.json \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
