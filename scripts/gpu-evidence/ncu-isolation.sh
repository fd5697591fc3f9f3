#!/usr/bin/env bash
# What the way in which llm-profile starts ncu adds to it: the PID namespace, what lies on /proc in it, a shell as its first
# process, the private temporary folder, the list of allowed variables, pipes, a session of its own; and what `run --base`
# does besides: an nvidia-smi beside it, a virtual environment, folders for caches. Each alone, then all of them. Needs a
# GPU, ncu, and a python3 with PyTorch and transformers. The arguments: a file with the value of --kernel-id (cmd.txt of a run
# directory holds one), the rounds (default 2), and the seconds after which no further one is started (default 540).
set -uo pipefail
here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
kernels=$(cat "${1:?a file with the value of --kernel-id}")
limit_s=${3:-540}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX=${TMPDIR:-/tmp}/ncu-isolation-pycache

program=(python3 "$here/phases.py" "$here/../../examples/workloads/llm-decode/llm_decode.py" --steps 16)
peak=.avg.pct_of_peak_sustained_elapsed
ncu=(ncu --target-processes=all --csv --page=raw --print-units=base --clock-control=none "--log-file=$folder/raw.csv"
  --print-kernel-base=mangled --kernel-name-base=mangled --nvtx --nvtx-include decode/ --kernel-id "$kernels" --launch-count=12
  --section LaunchStats --section Occupancy
  --metrics "gpu__time_duration.sum,gpu__dram_throughput$peak,dram__bytes.sum.per_second,sm__inst_executed$peak,sm__pipe_tensor_cycles_active$peak"
  "${program[@]}")
namespace=(unshare --pid --fork --kill-child=KILL --mount-proc)
allowed=(env -i "PATH=$PATH" "HOME=$HOME" "PYTHONPYCACHEPREFIX=$PYTHONPYCACHEPREFIX" "LD_LIBRARY_PATH=${LD_LIBRARY_PATH:-}")

state() { # what a slow start may come from
  printf 'persistence  %s\n' "$(nvidia-smi --query-gpu=persistence_mode --format=csv,noheader 2>&1)"
  printf 'device files %s\n' "$(grep ModifyDeviceFiles /proc/driver/nvidia/params 2>&1)"
  printf 'in a namespace: %s\n' "$("${namespace[@]}" grep ModifyDeviceFiles /proc/driver/nvidia/params 2>&1)"
  printf 'on /proc     %s\n' "$(awk '$5 ~ "^/proc/" { printf "%s ", $5 }' /proc/self/mountinfo)"
  printf 'memory       %s\n' "$(awk '/^(MemTotal|MemFree|Cached):/ { printf "%s %.1f GiB  ", $1, $2 / 2 ^ 20 }' /proc/meminfo)"
}

seconds() { # seconds NAME COMMAND…
  local name=$1 code
  shift
  ((SECONDS < limit_s)) || return
  rm -f raw.csv
  export START=$EPOCHREALTIME
  "$@" </dev/null >out.txt 2>&1
  code=$?
  printf '%-36s exit %3d %6.2f s, %s rows\n    %s\n' "$name" "$code" "$(awk "BEGIN { print $EPOCHREALTIME - $START }")" \
    "$(grep -c '^"[0-9]' raw.csv 2>/dev/null)" "$(grep phases: out.txt)"
}

piped() { "$@" 2>&1 | cat; }
with_own_tmp() { TMPDIR=$(mktemp -d -p "$folder") "$@"; }
with_allowed() { "${allowed[@]}" "START=$START" ${TMPDIR:+"TMPDIR=$TMPDIR"} "$@"; }
# An open client of the driver: without any, the GPU may be set up anew for each program.
beside_nvidia_smi() {
  nvidia-smi --query-gpu=clocks.sm --format=csv,noheader -lms 20 >/dev/null 2>&1 &
  local watch=$! code
  sleep 1
  export START=$EPOCHREALTIME
  "$@"
  code=$?
  kill "$watch"
  return "$code"
}
# One made from another virtual environment does not see that one's packages by itself.
packages=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
python3 -m venv --without-pip --system-site-packages "$folder/venv"
echo "$packages" | tee "$folder"/venv/lib/python3*/site-packages/packages.pth >/dev/null
in_venv() { PATH=$folder/venv/bin:$PATH VIRTUAL_ENV=$folder/venv "$@"; }
# As in a container: the namespace's own /proc keeps what lies on the driver's files.
carried=(unshare --pid --fork --kill-child=KILL --mount sh -c
  'mount -t proc proc /tmp && mount --bind /proc/driver/nvidia /tmp/driver/nvidia && mount --move /tmp /proc && exec "$@"' sh)
after_nvidia_smi() {
  nvidia-smi -L >/dev/null 2>&1
  export START=$EPOCHREALTIME
  "$@"
}
# Everything as llm-profile does it.
all_of_it() { piped with_own_tmp with_allowed setsid --wait setpriv --pdeathsig KILL "${namespace[@]}" "$@"; }
own_caches() {
  TRITON_CACHE_DIR=$folder/triton TORCHINDUCTOR_CACHE_DIR=$folder/inductor TORCH_EXTENSIONS_DIR=$folder/extensions "$@"
}

state
seconds 'plain, which fills the caches' "${program[@]}"
seconds 'by hand, likewise' "${ncu[@]}"
for ((round = 1; round <= ${2:-2}; round++)); do
  printf '== round %d\n' "$round"
  seconds 'plain' "${program[@]}"
  seconds 'by hand' "${ncu[@]}"
  seconds 'all of it' all_of_it "${ncu[@]}"
  seconds 'plain, all of it' all_of_it "${program[@]}"
  seconds 'PID namespace' "${namespace[@]}" "${ncu[@]}"
  seconds "PID namespace, the driver's files carried" "${carried[@]}" "${ncu[@]}"
  seconds 'plain in a PID namespace' "${namespace[@]}" "${program[@]}"
  # shellcheck disable=SC2016 # the inner shell's own
  seconds 'PID namespace, a shell first' "${namespace[@]}" bash -c '"$@"; exit $?' shell "${ncu[@]}"
  seconds 'nvidia-smi beside it' beside_nvidia_smi "${ncu[@]}"
  seconds 'plain, nvidia-smi beside it' beside_nvidia_smi "${program[@]}"
  seconds 'all of it, nvidia-smi beside it' beside_nvidia_smi all_of_it "${ncu[@]}"
  seconds 'right after an nvidia-smi' after_nvidia_smi "${ncu[@]}"
  seconds 'own TMPDIR' with_own_tmp "${ncu[@]}"
  seconds 'allowed variables' with_allowed "${ncu[@]}"
  seconds "own session, parent's death" setsid --wait setpriv --pdeathsig KILL "${ncu[@]}"
  seconds 'pipes' piped "${ncu[@]}"
  seconds 'by hand, again' "${ncu[@]}"
  seconds 'virtual environment' in_venv "${ncu[@]}"
  seconds 'plain in a virtual environment' in_venv "${program[@]}"
  seconds 'folders for caches' own_caches "${ncu[@]}"
done
state
