# shellcheck shell=bash
# Shared by ncu-cost.sh and ncu-isolation.sh, which first set `kernels` (the value of --kernel-id) and `limit_s` (the seconds
# after which no run starts), and then source this. Sets here, folder (empty, and becomes the working directory), program, ncu,
# gate, select, quick, and the function seconds. Python caches bytecode.
# shellcheck disable=SC2034,SC2154
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=${TMPDIR:-/tmp}/ncu-command-pycache

program=(python3 "$here/phases.py" "$here/../../examples/workloads/llm-decode/llm_decode.py" --steps 16)
peak=.avg.pct_of_peak_sustained_elapsed
ncu=(ncu --target-processes=all --csv --page=raw --print-units=base --clock-control=none "--log-file=$folder/raw.csv"
  --print-kernel-base=mangled --kernel-name-base=mangled)
gate=(--nvtx --nvtx-include decode/)
select=("${gate[@]}" --kernel-id "$kernels" --launch-count=12)
quick=(--section LaunchStats --section Occupancy
  --metrics "gpu__time_duration.sum,gpu__dram_throughput$peak,dram__bytes.sum.per_second,sm__inst_executed$peak,sm__pipe_tensor_cycles_active$peak")

seconds() { # seconds NAME COMMAND…
  local name=$1 code
  shift
  ((SECONDS < limit_s)) || return
  rm -f raw.csv
  export START=$EPOCHREALTIME
  "$@" </dev/null >out.txt 2>&1
  code=$?
  printf '%-44s exit %3d %6.2f s, %s rows\n    %s\n' "$name" "$code" "$(awk "BEGIN { print $EPOCHREALTIME - $START }")" \
    "$(grep -c '^"[0-9]' raw.csv 2>/dev/null)" "$(grep phases: out.txt)"
}
