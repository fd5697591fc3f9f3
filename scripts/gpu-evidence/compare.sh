#!/usr/bin/env bash
# Compares commits of the LLM example on a real GPU with the committed llm-profile: changes that make it slower, one that has
# no effect, and the same code with itself. docs/evidence/gpu-runs.md has the results.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: compare.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   eager, unrelated, item, lost-graph, aa; default: all

Needs a GPU, git, and a python3 with PyTorch and transformers. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is
a folder, the results are copied there. Exits with 0 if every case went as expected. BUDGET_S (default 450) limits the total
seconds: cases that would start later are listed as not run. AA (default 10) is how often the same code is compared with itself.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
case_limit_s=300

# One commit per change, each on a separate branch from main.
repo=$bench/repo
program=llm_decode.py
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$bench/examples/workloads/llm-decode/$program" "$repo/"
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'The LLM example' || die 'git cannot commit'

branch() { # branch NAME WHAT SED : commits one edit of the program
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "$3" "$repo/$program"
  [[ -n $(git -C "$repo" status --porcelain) ]] || die "the edit of $1 changes nothing"
  commit "$2"
}
branch eager 'Attention without a fused kernel' 's/default="sdpa", help/default="eager", help/'
branch item 'A value is looked at in every layer' 's/^    return model\.to(.*$/    for layer in model.model.layers:\n        layer.register_forward_hook(lambda module, inputs, output: (output.flatten()[0].item(), None)[1])\n&/'
branch lost-graph 'The decode step is not replayed any more' 's/self\.graph\.replay()/self.decode_in_place()/'
git -C "$repo" switch --quiet --create unrelated main
echo 'A repository of the LLM example.' >"$repo/README.md"
commit 'A README'

compare_case() { # compare_case NAME BRANCH EXPECTED PATTERN ARGUMENTS...
  local name=$1 of=$2 expected=$3 pattern=$4
  shift 4
  is_wanted "${name%-[0-9]*}" || return 0
  local wanted=("$name")
  git -C "$repo" switch --quiet "$of"
  cd "$repo" || die "can't enter $repo"
  case_of "$name" "$expected" "$pattern" run --base main --out "$bench/runs/$name" --range decode "$@"
  cd "$bench" || die "can't enter $bench"
  "$node" "$repository/scripts/gpu-evidence/comparison-rows.mjs" "$bench/runs/$name" | tee -a "$summary"
}

versions | tee "$summary"
python3 "$repo/$program" --steps 2 >/dev/null 2>&1 # fills Python's bytecode cache
row case expected got seconds verdict

llm=(python3 "$program" --steps 16)
compare_case eager eager 1 'softmax' -- "${llm[@]}"
compare_case item item 1 'synchroni' --set ncu.enabled=false -- "${llm[@]}"
compare_case lost-graph lost-graph 1 'launches' --set ncu.enabled=false -- "${llm[@]}" --cuda-graph
compare_case unrelated unrelated 0 '' --set ncu.enabled=false -- "${llm[@]}"
for ((number = 1; number <= ${AA:-10}; number++)); do
  compare_case "aa-$number" unrelated 0 '' --set ncu.enabled=false -- "${llm[@]}"
done

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
