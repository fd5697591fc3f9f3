#!/usr/bin/env bash
# Finds how many passes Nsight Compute needs for candidate metric sets, and which NVTX filter spellings it understands. We
# used that to choose the presets in conf/ncu-metrics.yml. Needs a GPU, ncu and nvcc; works in a temporary folder.
set -uo pipefail
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
nvcc -arch=native -o saxpy "$here/ncu-passes.cu" -ldl || exit 2

csv=$folder/raw.csv
options=(--csv --page=raw --print-units=base --clock-control=none "--log-file=$csv")
elapsed=.avg.pct_of_peak_sustained_elapsed

passes() { # passes NAME OPTION… : prints the passes per kernel, and the seconds for the whole run of five kernels
  local name=$1 started=$EPOCHREALTIME
  shift
  rm -f "$csv"
  ncu "${options[@]}" "$@" ./saxpy a b c d >/dev/null 2>&1
  python3 - "$csv" "$name" "$(awk "BEGIN { print $EPOCHREALTIME - $started }")" <<'PYTHON'
import csv, sys
with open(sys.argv[1]) as file:
    rows = list(csv.reader(line for line in file if not line.startswith("==")))
count = rows[2][rows[0].index("profiler__replayer_passes")] if len(rows) > 2 else "no rows"
print(f"{sys.argv[2]:34} {count:>8} passes {float(sys.argv[3]):6.2f} s")
PYTHON
}

static=(--section LaunchStats --section Occupancy)
passes "(warm-up)" "${static[@]}"
passes "launch statistics" --section LaunchStats
passes "with occupancy" "${static[@]}"
passes "with speed of light" "${static[@]}" --section SpeedOfLight
passes "its four figures alone" "${static[@]}" --metrics "gpu__time_duration.sum,sm__throughput$elapsed,gpu__compute_memory_throughput$elapsed,gpu__dram_throughput$elapsed"
passes "preset quick" "${static[@]}" --metrics "gpu__time_duration.sum,gpu__dram_throughput$elapsed,dram__bytes.sum.per_second,sm__inst_executed$elapsed,sm__pipe_tensor_cycles_active$elapsed"
passes "SM throughput alone" "${static[@]}" --metrics "sm__throughput$elapsed"
passes "memory throughput alone" "${static[@]}" --metrics "gpu__compute_memory_throughput$elapsed"
passes "DRAM throughput and duration" "${static[@]}" --metrics "gpu__time_duration.sum,gpu__dram_throughput$elapsed"
passes "DRAM, L2 and L1 throughput" "${static[@]}" --metrics "dram__throughput$elapsed,lts__throughput$elapsed,l1tex__throughput$elapsed"
passes "DRAM and instruction throughput" "${static[@]}" --metrics "gpu__dram_throughput$elapsed,sm__instruction_throughput$elapsed"

filter() { # filter EXPRESSION : prints how many kernels an --nvtx-include matches
  rm -f "$csv"
  ncu "${options[@]}" --section LaunchStats --nvtx --nvtx-include "$1" ./saxpy 'step [1], a/b@c' 'x**y+z' 'back\slash' 'q"uote' plain >/dev/null 2>&1
  printf '%-34s %8s kernels\n' "$1" "$(grep -c '^"[0-9]' "$csv")"
}

filter 'plain/'
filter 'step \[1\]\, a\/b\@c/'
filter 'step [1], a/b@c/'
filter 'x\*\*y\+z/'
filter 'back\slash/'
filter 'back\\slash/'
filter 'q"uote/'
filter 'q\"uote/'
filter 'whole'
filter 'my\@dom\,ain@in\/dom/'
