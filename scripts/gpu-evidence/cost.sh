#!/usr/bin/env bash
# Measures the cost of a verdict on a real GPU: how often and for how long the program runs.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: cost.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   red, same, same-budget, calibrated, generate, generate-same, four-ranges, layers, llama, llama-same;
                  default: all, but the last two only with LLAMA

Needs a GPU, git, and a python3 with PyTorch and transformers. Works in /tmp/bench (or BENCH), which is emptied first. The llama
cases need LLAMA, a folder with llama.cpp's llama-bench and a model.gguf (random_gguf.py). OTHER is another checkout's
dist/cli.js; each case then also runs with that. If OUT is a folder, the results are copied there. BUDGET_S (default 900)
limits the total seconds.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
budget_s=${BUDGET_S:-900}
ours=$cli

repo=$bench/repo
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$repository"/scripts/gpu-evidence/{pull_request,generate,layers}.py "$repo/"
if [[ -z ${LLAMA:-} ]]; then
  for name in "${wanted[@]}"; do [[ $name != llama* ]] || die "the case $name needs LLAMA"; done
else
  printf 'UBATCH=512\nexec %q -m %q -p 512 -n 64 -r 40 -ub $UBATCH -o json >bench.json\n' "$LLAMA/llama-bench" "$LLAMA/model.gguf" >"$repo/llama.sh"
fi
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'The programs' || die 'git cannot commit'
branch() { # branch NAME PROGRAM SED...
  local program=$2 name=$1
  git -C "$repo" switch --quiet --create "$name" main
  shift 2
  for edit in "$@"; do sed -i "$edit" "$repo/$program"; done
  [[ -n $(git -C "$repo" status --porcelain) ]] || die "the edits of $name change nothing"
  commit "$name"
}
branch slower pull_request.py 's/^WARPS = 8/WARPS = 1/' 's/^CHECK = False/CHECK = True/' 's/^LAYERS_SCALE = 1/LAYERS_SCALE = 2/'
branch layer layers.py 's/^SLOW = None/SLOW = 7/'
branch eager generate.py 's/vocab_size=32000,/& attn_implementation="eager",/'
[[ -z ${LLAMA:-} ]] || branch ubatch llama.sh 's/^UBATCH=512/UBATCH=256/'
git -C "$repo" switch --quiet --create unrelated main
echo 'Two programs.' >"$repo/README.md"
commit 'A README'

# Starts and seconds for each kind of command in run.json.
costs() {
  "$node" -e '
    const { commands } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    const kinds = new Map();
    for (const { tool, label, seconds } of commands) {
      const kind = /untraced/.test(label) ? "untraced" : /lines/.test(label) ? "lines" : tool;
      const one = kinds.get(kind) ?? { count: 0, seconds: 0 };
      kinds.set(kind, { count: one.count + 1, seconds: one.seconds + seconds });
    }
    for (const [kind, { count, seconds }] of kinds) if (seconds >= 1) console.log(`    ${kind}: ${count} × , ${seconds.toFixed(1)} s`);
  ' "$1"/*/run.json 2>&1 | tee -a "$summary"
}

cost_case() { # cost_case NAME HEAD EXPECTED ARGUMENTS...
  local name=$1 head=$2 expected=$3 which
  shift 4 # Also drops `run`, because --out comes before the program's arguments.
  is_wanted "$name" || return 0
  git -C "$repo" switch --quiet "$head"
  for which in ${OTHER:+other} ours; do
    cli=$ours
    [[ $which == ours ]] || cli=$OTHER
    case_limit_s=$((budget_s - SECONDS))
    cd "$repo" || die "can't enter $repo"
    local before=("${wanted[@]}")
    wanted=()
    case_of "$name-$which" "$expected" '' run --out "$bench/runs/$name-$which" "$@"
    wanted=("${before[@]}")
    cd "$bench" || die "can't enter $bench"
    awk '/^[A-Z][A-Z ]+: / { lines = 4 } lines > 0 { print "    " $0; lines -= 1 }' "terminal/$name-$which.txt" | tee -a "$summary"
    costs "$bench/runs/$name-$which"
  done
}

versions | tee "$summary"
[[ "${wanted[*]}" == llama* ]] || (cd "$repo" && for program in pull_request generate; do python3 "$program.py" >/dev/null 2>&1 & done && wait)
printf '%d s for the first runs\n\n' "$SECONDS" | tee -a "$summary"
row case expected got seconds verdict

ranges=(--range prefill --range decode --range replay --range sample)
one=("${ranges[@]}" --set nsys.capture-range=bench)
cost_case red slower 1 run --base main "${one[@]}" -- python3 pull_request.py
cost_case same unrelated 0 run --base main "${one[@]}" -- python3 pull_request.py
cost_case same-budget unrelated 0 run --base main "${one[@]}" --set time-budget=90s -- python3 pull_request.py
cost_case generate eager 1 run --base main --range generate --set time-budget=4m -- python3 generate.py
cost_case generate-same unrelated 0 run --base main --range generate --set time-budget=4m -- python3 generate.py
cost_case four-ranges unrelated '0|4' run --base main "${ranges[@]}" --set nsys.capture-range=null --set latency.pairs=0 -- python3 pull_request.py
llama=(--set ncu.enabled=false --set nsys.capture=none --set 'metrics=[bench.json]' -- bash llama.sh)
if [[ -n ${LLAMA:-} ]]; then
  cost_case llama ubatch 1 run --base main "${llama[@]}"
  cost_case llama-same unrelated 0 run --base main "${llama[@]}"
fi
if is_wanted layers; then
  cost_case layers layer 1 run --base main --range decode --range replay --set latency.pairs=0 -- python3 layers.py
  printf '    layer_7 in the comment:\n' | tee -a "$summary"
  grep -n layer_ runs/layers-ours/*/comment.md | cut -c 1-300 | sed 's/^/    /' | tee -a "$summary"
fi
if is_wanted calibrated; then
  git -C "$repo" switch --quiet main
  (cd "$repo" && timeout $((budget_s - SECONDS)) "$node" "$ours" calibrate --pairs 6 "${one[@]}" --set latency.pairs=0 --set out="$bench/calibration" --file "$bench/calibration.json" -- python3 pull_request.py) >terminal/calibrate.txt 2>&1
  tail -n 3 terminal/calibrate.txt
  cost_case calibrated unrelated 0 run --base main "${one[@]}" --set compare.calibration="$bench/calibration.json" -- python3 pull_request.py
fi

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"
if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  find runs \( -name run.json -o -name comparison.json -o -name comment.md \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
