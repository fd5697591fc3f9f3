#!/usr/bin/env bash
# Runs the committed llm-profile against real GPU workloads and shows what came of each case, expected and got.
# docs/evidence/gpu-runs.md holds its figures. --help says how to start it.
set -uo pipefail # not -e: a case that fails must not stop the others

usage() {
  cat <<'TEXT'
usage: run.sh NSYS NODE [CASE...]

  NSYS   the folder of an unpacked Nsight Systems (it or a folder in it holds the program nsys), or the program
  NODE   a node program, version 24
  CASE   only these cases, by the names of the table; default: all

Needs a GPU, and a python3 with PyTorch and transformers. Works in /tmp/bench (BENCH names another folder), which is
emptied first. With OUT set to a folder, the results are copied there. Ends with 0 when every case went as expected.
BUDGET_S (default 450) is the time for all: cases that would start later are listed as not run.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"

llm=(python3 examples/workloads/llm-decode/llm_decode.py --steps 16)
run_case() {
  local name=$1 expected=$2 pattern=$3
  shift 3
  case_of "$name" "$expected" "$pattern" run --out "$bench/runs/$name" --set ncu.enabled=false "$@"
}

# The same with Nsight Compute after the captures.
ncu_case() {
  local name=$1 expected=$2 pattern=$3
  shift 3
  case_of "$name" "$expected" "$pattern" run --out "$bench/runs/$name" "$@"
  is_wanted "$name" && "$node" "$repository/scripts/gpu-evidence/ncu-rows.mjs" "$bench/runs/$name" | tee -a "$summary"
}

# How long the program takes alone: start to end, in seconds.
plain_time() { # plain_time ROUND COMMAND...
  is_wanted plain || return 0
  local started=$EPOCHREALTIME round=$1
  shift
  "$@" >/dev/null 2>&1
  printf 'plain run %s: %s s\n' "$round" "$(awk "BEGIN { printf \"%.2f\", $EPOCHREALTIME - $started }")" | tee -a "$summary"
}

versions | tee "$summary"
row case expected got seconds verdict

run_case two-captures 0 '' --range prefill --range decode --set nsys.captures=range -- "${llm[@]}"
run_case one-capture 0 '' --range prefill --range decode --set nsys.capture-range=bench -- "${llm[@]}"
run_case graph-node 0 '' --range decode -- "${llm[@]}" --cuda-graph
run_case graph-hidden 3 'cuda graph' --range decode --set nsys.cuda-graph-trace=graph -- "${llm[@]}" --cuda-graph
run_case wrong-range 3 "(^|[[:space:]\"'\`])decode([[:space:]\"'\`.,;:)]|$)" --range decoder -- "${llm[@]}"
run_case no-kernels 3 '(no|without|any)( a| any)?( gpu)? kernel' --range idle -- "${llm[@]}" --sleep-range idle
# Much GPU work behind few launches, and nothing that waits for it inside the range.
run_case no-sync 3 'not in the report' --range prefill -- \
  python3 examples/workloads/llm-decode/llm_decode.py --no-sync --hidden 4096 --layers 16 --prompt 2048 --batch 8 --steps 2
run_case unprivileged 0 '' --range decode --set isolation=unprivileged-user -- "${llm[@]}"
run_case resnet 0 '' --config examples/workloads/resnet/llm-profile.yml
run_case vision-language 0 '' --config examples/workloads/vision-language/llm-profile.yml
run_case training 0 '' --config examples/workloads/training/llm-profile.yml
# Without gating the start of CUDA is recorded too. An nsys older than the program's CUDA cannot read that, keeps a part
# of the kernels, and exits with 0: the gate must refuse such a capture. A newer nsys reads it, and the case passes.
run_case resnet-ungated '0|3' 'import|processing (the )?(raw )?events' --range stem --range residual --range head --set nsys.gating=false -- \
  python3 examples/workloads/resnet/resnet.py
run_case instances-2 0 '' --range decode --set instances=2 -- "${llm[@]}" --repeat 2
run_case rounds-3 0 '' --range prefill --range decode --set nsys.capture-range=bench --set rounds=3 -- "${llm[@]}"
case_of doctor 0 '' doctor

# In turn, since a machine gets faster while its files become known. The first plain run fills the caches.
plain_time 0 "${llm[@]}"
for round in 1 2 3; do
  plain_time "$round" "${llm[@]}"
  ncu_case "ncu-top12-$round" 0 '' --range decode -- "${llm[@]}"
  ncu_case "ncu-end-early-$round" 0 '' --range decode --set ncu.end-early=true -- "${llm[@]}"
done
ncu_case ncu-two-ranges 0 '' --range prefill --range decode --set nsys.capture-range=bench --set ncu.keep-report=true --set ncu.preset=memory -- "${llm[@]}"
ncu_case ncu-range-replay 0 '' --config examples/workloads/resnet/llm-profile.yml --set ncu.replay-mode=range
ncu_case ncu-app-range 0 '' --config examples/workloads/resnet/llm-profile.yml --set ncu.replay-mode=app-range
ncu_case ncu-cold-range 3 'warm up before the range' --range cold --set ncu.replay-mode=range -- python3 "$repository/scripts/gpu-evidence/odd_ranges.py" --cold
ncu_case ncu-launches-2 0 '' --config examples/workloads/resnet/llm-profile.yml --set ncu.launches-per-kernel=2 --set ncu.preset=full
ncu_case ncu-ungated 0 '' --config examples/workloads/resnet/llm-profile.yml --set ncu.gating=false
ncu_case ncu-odd-names 0 '' --range 'step [1], a/b\@c' --range 'x\*\*y+z' --range 'back\\slash' --range 'whole@*' -- python3 "$repository/scripts/gpu-evidence/odd_ranges.py"
ncu_case ncu-bad-section 3 'did you mean Occupancy' --config examples/workloads/resnet/llm-profile.yml --set ncu.sections=Ocupancy
ncu_case ncu-bad-metric 3 'no column' --config examples/workloads/resnet/llm-profile.yml --set ncu.metrics=dram__bytes_red.sum
ncu_case ncu-unprivileged '0|3' 'NVreg_RestrictProfilingToAdminUsers' --config examples/workloads/resnet/llm-profile.yml --set isolation=unprivileged-user
ncu_case ncu-missing 3 'find the tool ncu-that' --config examples/workloads/resnet/llm-profile.yml --set ncu.path=ncu-that-is-not
ncu_case ncu-missing-warn 0 '' --config examples/workloads/resnet/llm-profile.yml --set ncu.path=ncu-that-is-not --set ncu.unavailable=warn

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"

if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  for profile in runs/two-captures/*/profile.json; do [[ -r $profile ]] && cp "$profile" "$OUT/two-captures.profile.json"; done
  # Of every run the records, never the reports: those may hold more of the machine than should travel.
  find runs \( -name run.json -o -name profile.json -o -name config.yaml -o -name cmd.txt \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
