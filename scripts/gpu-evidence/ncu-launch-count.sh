#!/usr/bin/env bash
# Tests how ncu's --kernel-id, --launch-count and --kill count launches across streams and processes. llm-profile's launch
# limit relies on it. Needs a GPU, ncu and nvcc. docs/evidence/gpu-runs.md has the results.
set -uo pipefail
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")/ncu-launch-count.cu")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
nvcc -arch=native -o program "$source" || exit 2

ncu=(ncu --target-processes=all --csv --page=raw --print-units=base --clock-control=none --log-file="$folder/raw.csv"
  --print-kernel-base=mangled --kernel-name-base=mangled --nvtx --nvtx-include decode/ --section LaunchStats)
each=(--kernel-id '::regex:^(first|second|third)$:1')

counted() { # counted NAME ARGUMENTS…
  local name=$1 code
  shift
  rm -f raw.csv
  "${ncu[@]}" "$@" >out.txt 2>&1
  code=$?
  printf '%-34s exit %d, %s of the programs ended: %s\n' "$name" "$code" "$(grep -c '^ended' out.txt)" \
    "$(sed -nE 's/^"[0-9]+","([0-9]+)",.*"(first|second|third)",.*/\1 \2/p' raw.csv | paste -sd ,)"
}

counted 'one stream' "${each[@]}" ./program 1
counted 'two streams' "${each[@]}" ./program 2
counted 'two streams, 2 launches of each' --kernel-id '::regex:^(first|second|third)$:1|2' ./program 2
counted 'two processes in turn' "${each[@]}" bash -c './program 1; ./program 1'
counted 'two in turn, count 3' "${each[@]}" --launch-count=3 bash -c './program 1; ./program 1'
counted 'two at once' "${each[@]}" bash -c './program 1 & ./program 1; wait'
counted 'two at once, count 3' "${each[@]}" --launch-count=3 bash -c './program 1 & ./program 1; wait'
counted 'two at once, count 6' "${each[@]}" --launch-count=6 bash -c './program 1 & ./program 1; wait'
counted 'count 3, kill' "${each[@]}" --launch-count=3 --kill=yes ./program 1
counted 'count 3, kill, in a shell' "${each[@]}" --launch-count=3 --kill=yes bash -c './program 1; echo ended: the shell'
counted 'two at once, count 6, kill' "${each[@]}" --launch-count=6 --kill=yes bash -c './program 1 & ./program 1; wait'
counted 'count 3, the program fails later' "${each[@]}" --launch-count=3 ./program 1 7
