#!/usr/bin/env bash
# Records a fixture folder's programs with nsys on a real GPU, isolated from the rest of the machine: the reports contain
# nothing about other processes or about this process's environment.
#
#   scripts/gpu-evidence/record-fixtures.sh NSYS WORKLOADS OUT [NAME...]
#
#   NSYS       the program nsys
#   WORKLOADS  the folder with the programs, e.g. __tests__/fixtures/recorded/nsys-2025.3.1-h200/workloads
#   OUT        a new folder for exports and CSVs, for scripts/make-fixtures.sh
#   NAME       only these recordings, with the names in record_fixtures.py
#
# Needs root, a GPU, and a python3 with PyTorch, transformers and JAX. After BUDGET_S seconds (default 400), no recording starts.
# JOBS (default 5) is how many programs start up while one measures. That affects host times but not kernels; use 1 for host times.
#
#   for side in OUT/*/; do scripts/make-fixtures.sh "FIXTURES/$(basename "$side")" "$side"*.sqlite; done
set -euo pipefail

if (($# < 3)); then
  sed -n '2,15s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
nsys=$(realpath "$1")
workloads=$(realpath "$2")
out=$(realpath -m "$3")
recorder=$(realpath "$(dirname "$0")/record_fixtures.py")
shift 3
[[ ! -e $out ]] || { echo "$out exists" >&2; exit 2; }

# Use neutral folders, because a recording contains its paths.
bench=/tmp/bench
[[ ! -e $bench ]] || { echo "$bench exists" >&2; exit 2; }
mkdir -p "$bench/home"
cp -R "$workloads" "$bench/workloads"
cp "$recorder" "$bench/"
cd "$bench"
unshare --pid --fork --kill-child --mount-proc env -i \
  PATH="$(dirname "$nsys"):$(dirname "$(command -v python3)"):/usr/local/cuda/bin:/usr/local/bin:/usr/bin:/bin" \
  LD_LIBRARY_PATH=/usr/local/nvidia/lib64:/usr/local/nvidia/lib \
  HOME="$bench/home" LANG=C.UTF-8 USER=bench PYTHONUNBUFFERED=1 PYTHONPYCACHEPREFIX="$bench/pycache" \
  python3 "$bench/record_fixtures.py" "$nsys" "$bench/workloads" "$bench/out" "${BUDGET_S:-400}" "${JOBS:-5}" "$@"
mv "$bench/out" "$out"
rm -rf "$bench"
