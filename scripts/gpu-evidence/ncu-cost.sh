#!/usr/bin/env bash
# What Nsight Compute adds to a run of the LLM example, part by part: for choosing how llm-profile starts it. Needs a GPU, ncu,
# and a python3 with PyTorch and transformers. The first argument is a file with the value of --kernel-id (cmd.txt of a run
# directory holds one); default: every kernel's first launch.
set -uo pipefail
examples=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../../examples/workloads")
kernels=${1:+$(cat "$1")}
kernels=${kernels:-::regex:.*:1}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2

program=(python3 "$examples/llm-decode/llm_decode.py" --steps 16)
peak=.avg.pct_of_peak_sustained_elapsed
csv=$folder/raw.csv
ncu=(ncu --target-processes=all --csv --page=raw --print-units=base --clock-control=none "--log-file=$csv"
  --print-kernel-base=mangled --kernel-name-base=mangled)
gate=(--nvtx --nvtx-include decode/)
quick=(--section LaunchStats --section Occupancy
  --metrics "gpu__time_duration.sum,gpu__dram_throughput$peak,dram__bytes.sum.per_second,sm__inst_executed$peak,sm__pipe_tensor_cycles_active$peak")

seconds() { # seconds NAME COMMAND…
  local name=$1 started=$EPOCHREALTIME code
  shift
  rm -f "$csv"
  "$@" >out.txt 2>&1
  code=$?
  printf '%-44s exit %3d %7.2f s, %s rows, %s\n' "$name" "$code" "$(awk "BEGIN { print $EPOCHREALTIME - $started }")" \
    "$(grep -c '^"[0-9]' "$csv" 2>/dev/null)" "$(grep -o 'tokens in.*s,' out.txt)"
}

id=(--kernel-id "$kernels")
for round in 1 2; do
  seconds "plain ($round)" "${program[@]}"
  seconds "no kernel matches, no NVTX ($round)" "${ncu[@]}" --kernel-name no_such_kernel "${quick[@]}" "${program[@]}"
  seconds "no kernel matches ($round)" "${ncu[@]}" "${gate[@]}" --kernel-name no_such_kernel "${quick[@]}" "${program[@]}"
  seconds "launch statistics ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" --section LaunchStats "${program[@]}"
  seconds "quick ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" "${quick[@]}" "${program[@]}"
  seconds "quick, no rules ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" --apply-rules=no "${quick[@]}" "${program[@]}"
  seconds "quick, caches kept ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" --cache-control=none "${quick[@]}" "${program[@]}"
  seconds "quick, count ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" --launch-count=12 "${quick[@]}" "${program[@]}"
  seconds "quick, count, kill ($round)" "${ncu[@]}" "${gate[@]}" "${id[@]}" --launch-count=12 --kill=yes "${quick[@]}" "${program[@]}"
done
