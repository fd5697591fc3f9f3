#!/usr/bin/env bash
# Measures what llm-profile's way of starting ncu adds: the PID namespace, its mounts on /proc, a shell as its first process,
# the private temporary folder, the list of allowed variables, pipes, and a new session; plus what `run --base` adds: an
# nvidia-smi in parallel, a virtual environment, and cache folders. First each alone, then all together. Needs a GPU, ncu, and
# a python3 with PyTorch and transformers. Arguments: a file with a value for --kernel-id (such as in a run directory's
# cmd.txt), the rounds (default 2), and the seconds after which no run starts (default 540).
set -uo pipefail
kernels=$(cat "${1:?a file with the value of --kernel-id}")
limit_s=${3:-540}
# shellcheck source=scripts/gpu-evidence/ncu-command.sh
. "$(dirname "${BASH_SOURCE[0]}")/ncu-command.sh"
command=("${ncu[@]}" "${select[@]}" "${quick[@]}" "${program[@]}")
namespace=(unshare --pid --fork --kill-child=KILL --mount-proc)
allowed=(env -i "PATH=$PATH" "HOME=$HOME" "PYTHONPYCACHEPREFIX=$PYTHONPYCACHEPREFIX" "LD_LIBRARY_PATH=${LD_LIBRARY_PATH:-}")

state() { # possible reasons for a slow start
  printf 'persistence  %s\n' "$(nvidia-smi --query-gpu=persistence_mode --format=csv,noheader 2>&1)"
  printf 'device files %s\n' "$(grep ModifyDeviceFiles /proc/driver/nvidia/params 2>&1)"
  printf 'in a namespace: %s\n' "$("${namespace[@]}" grep ModifyDeviceFiles /proc/driver/nvidia/params 2>&1)"
  printf 'on /proc     %s\n' "$(awk '$5 ~ "^/proc/" { printf "%s ", $5 }' /proc/self/mountinfo)"
  printf 'memory       %s\n' "$(awk '/^(MemTotal|MemFree|Cached):/ { printf "%s %.1f GiB  ", $1, $2 / 2 ^ 20 }' /proc/meminfo)"
}

piped() { "$@" 2>&1 | cat; }
with_own_tmp() { TMPDIR=$(mktemp -d -p "$folder") "$@"; }
with_allowed() { "${allowed[@]}" "START=$START" ${TMPDIR:+"TMPDIR=$TMPDIR"} "$@"; }
# Keep a client of the driver open. Without one, the driver may initialize the GPU again for each program.
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
# A virtual environment created from another one doesn't see the other's packages.
packages=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
python3 -m venv --without-pip --system-site-packages "$folder/venv"
sites=("$folder"/venv/lib/python3*/site-packages)
echo "$packages" >"${sites[0]}/packages.pth"
in_venv() { PATH=$folder/venv/bin:$PATH VIRTUAL_ENV=$folder/venv "$@"; }
# As in a container: the namespace's own /proc keeps the mounts over the driver's files.
carried=(unshare --pid --fork --kill-child=KILL --mount sh -c
  'mount -t proc proc /tmp && mount --bind /proc/driver/nvidia /tmp/driver/nvidia && mount --move /tmp /proc && exec "$@"' sh)
after_nvidia_smi() {
  nvidia-smi -L >/dev/null 2>&1
  export START=$EPOCHREALTIME
  "$@"
}
# Everything, as in llm-profile.
all_of_it() { piped with_own_tmp with_allowed setsid --wait setpriv --pdeathsig KILL "${namespace[@]}" "$@"; }
own_caches() {
  TRITON_CACHE_DIR=$folder/triton TORCHINDUCTOR_CACHE_DIR=$folder/inductor TORCH_EXTENSIONS_DIR=$folder/extensions "$@"
}

state
seconds 'plain, which fills the caches' "${program[@]}"
seconds 'by hand, likewise' "${command[@]}"
for ((round = 1; round <= ${2:-2}; round++)); do
  printf '== round %d\n' "$round"
  seconds 'plain' "${program[@]}"
  seconds 'by hand' "${command[@]}"
  seconds 'all of it' all_of_it "${command[@]}"
  seconds 'plain, all of it' all_of_it "${program[@]}"
  seconds 'PID namespace' "${namespace[@]}" "${command[@]}"
  seconds "PID namespace, the driver's files carried" "${carried[@]}" "${command[@]}"
  seconds 'plain in a PID namespace' "${namespace[@]}" "${program[@]}"
  # shellcheck disable=SC2016 # the inner shell expands it
  seconds 'PID namespace, a shell first' "${namespace[@]}" bash -c '"$@"; exit $?' shell "${command[@]}"
  seconds 'nvidia-smi beside it' beside_nvidia_smi "${command[@]}"
  seconds 'plain, nvidia-smi beside it' beside_nvidia_smi "${program[@]}"
  seconds 'all of it, nvidia-smi beside it' beside_nvidia_smi all_of_it "${command[@]}"
  seconds 'right after an nvidia-smi' after_nvidia_smi "${command[@]}"
  seconds 'own TMPDIR' with_own_tmp "${command[@]}"
  seconds 'allowed variables' with_allowed "${command[@]}"
  seconds "own session, parent's death" setsid --wait setpriv --pdeathsig KILL "${command[@]}"
  seconds 'pipes' piped "${command[@]}"
  seconds 'by hand, again' "${command[@]}"
  seconds 'virtual environment' in_venv "${command[@]}"
  seconds 'plain in a virtual environment' in_venv "${program[@]}"
  seconds 'folders for caches' own_caches "${command[@]}"
done
state
