#!/usr/bin/env bash
# Runs the committed llm-profile on real GPU workloads, and shows each case's expected and actual result.
# docs/evidence/gpu-runs.md has the results. --help explains how to run it.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: run.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
    CASE   only these cases, with the names in the table; default: all

Needs a GPU, and a python3 with PyTorch and transformers. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is a
folder, the results are copied there. Exits with 0 if every case went as expected. BUDGET_S (default 450) limits the total
seconds: cases that would start later are listed as not run.
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

# The same, with Nsight Compute after the captures.
ncu_case() {
  local name=$1 expected=$2 pattern=$3
  shift 3
  case_of "$name" "$expected" "$pattern" run --out "$bench/runs/$name" "$@"
  is_wanted "$name" && "$node" "$repository/scripts/gpu-evidence/ncu-rows.mjs" "$bench/runs/$name" | tee -a "$summary"
}

# How many seconds the program takes alone, from start to end.
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
# A lot of GPU work from few launches, and nothing in the range waits for it.
run_case no-sync 3 'not in the report' --range prefill -- \
  python3 examples/workloads/llm-decode/llm_decode.py --no-sync --hidden 4096 --layers 16 --prompt 2048 --batch 8 --steps 2
run_case unprivileged 0 '' --range decode --set isolation=unprivileged-user -- "${llm[@]}"
run_case resnet 0 '' --config examples/workloads/resnet/llm-profile.yml
run_case vision-language 0 '' --config examples/workloads/vision-language/llm-profile.yml
run_case training 0 '' --config examples/workloads/training/llm-profile.yml
# Without gating, nsys also records the start of CUDA. An nsys that's older than the program's CUDA can't read that, keeps some of
# the kernels, and exits with 0. The gate has to reject such a capture. A newer nsys can read it, and the case passes.
run_case resnet-ungated '0|3' 'import|processing (the )?(raw )?events' --range stem --range residual --range head --set nsys.gating=false -- \
  python3 examples/workloads/resnet/resnet.py
run_case instances-2 0 '' --range decode --set instances=2 -- "${llm[@]}" --repeat 2
run_case rounds-3 0 '' --range prefill --range decode --set nsys.capture-range=bench --set rounds=3 -- "${llm[@]}"
case_of doctor 0 '' doctor

# Run them in turn, because a machine gets faster as its file cache fills. The first plain run fills the caches.
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
  # Copy each run's records but never the reports, which may contain private details of the machine.
  find runs \( -name run.json -o -name profile.json -o -name config.yaml -o -name cmd.txt \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
