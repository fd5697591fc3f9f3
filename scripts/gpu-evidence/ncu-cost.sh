#!/usr/bin/env bash
# Measures what Nsight Compute adds to a run of the LLM example: without profiling anything, per kernel, and with settings
# that might lower the cost. Needs a GPU, ncu, and a python3 with PyTorch and transformers. Arguments: a file with a value
# for --kernel-id (such as in a run directory's cmd.txt), the rounds (default 1), and the seconds after which no run starts
# (default 540).
set -uo pipefail
kernels=$(cat "${1:?a file with the value of --kernel-id}")
limit_s=${3:-540}
# shellcheck source=scripts/gpu-evidence/ncu-command.sh
. "$(dirname "${BASH_SOURCE[0]}")/ncu-command.sh"
in_memory=$(mktemp -d -p /dev/shm)
trap 'rm -rf "$folder" "$in_memory"' EXIT

plain() { seconds 'plain' "${program[@]}"; }
of_ncu() { # of_ncu NAME OPTION…
  local name=$1
  shift
  seconds "$name" "${ncu[@]}" "$@" "${program[@]}"
}

seconds 'plain, which fills the caches' "${program[@]}"
of_ncu 'the twelve, likewise' "${select[@]}" "${quick[@]}"
for ((round = 1; round <= ${2:-1}; round++)); do
  printf '== round %d\n' "$round"
  plain
  of_ncu 'nothing profiled' --profile-from-start=off "${quick[@]}"
  of_ncu 'a range that is none' --nvtx --nvtx-include no-such-range/ --kernel-id "$kernels" "${quick[@]}"
  of_ncu 'no kernel matches' "${gate[@]}" --kernel-name no_such_kernel "${quick[@]}"
  of_ncu 'no kernel matches, no NVTX' --kernel-name no_such_kernel "${quick[@]}"
  of_ncu 'one kernel' "${gate[@]}" --launch-count=1 "${quick[@]}"
  of_ncu 'the twelve' "${select[@]}" "${quick[@]}"
  of_ncu 'the twelve, and an end' "${select[@]}" --kill=yes "${quick[@]}"
  plain
  of_ncu 'the twelve, without --launch-count' "${gate[@]}" --kernel-id "$kernels" "${quick[@]}"
  of_ncu 'the twelve, one metric' "${select[@]}" --metrics gpu__time_duration.sum
  of_ncu 'the twelve, caches kept' "${select[@]}" --cache-control=none "${quick[@]}"
  of_ncu 'the twelve, no rules' "${select[@]}" --apply-rules=no "${quick[@]}"
  NV_COMPUTE_PROFILER_LOCAL_CONNECTION_OVERRIDE=uds of_ncu 'the twelve, over a Unix socket' "${select[@]}" "${quick[@]}"
  NV_COMPUTE_PROFILER_LOCAL_CONNECTION_OVERRIDE=tcp of_ncu 'the twelve, over TCP' "${select[@]}" "${quick[@]}"
  NV_COMPUTE_PROFILER_DISABLE_STOCK_FILE_DEPLOYMENT=1 of_ncu 'the twelve, no deployment' "${select[@]}" "${quick[@]}"
  TMPDIR=$in_memory of_ncu 'the twelve, temporary files in memory' "${select[@]}" "${quick[@]}"
  plain
  seconds 'the twelve, two cores' taskset -c 0,1 "${ncu[@]}" "${select[@]}" "${quick[@]}" "${program[@]}"
  seconds 'plain, two cores' taskset -c 0,1 "${program[@]}"
  seconds 'the twelve, one core' taskset -c 0 "${ncu[@]}" "${select[@]}" "${quick[@]}" "${program[@]}"
done
