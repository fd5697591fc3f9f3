#!/usr/bin/env bash
# Builds the image of the Dockerfile without a registry and tests it. --help says how.
set -euo pipefail
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
repository=$(cd "$here/../.." && pwd)
# shellcheck source=scripts/container/base-images.sh
. "$here/base-images.sh"
# shellcheck source=scripts/container/self-test.sh
. "$here/self-test.sh"

usage() {
  cat <<TEXT
usage: build-for-ci.sh [--cache DIR] [--without-ncu] [--storage-driver DRIVER] [--keep]

Builds the Dockerfile without a registry and without a container engine's daemon, and tests what it built:
  1. debootstrap makes a Debian 12 base image from the mirror that this machine's apt uses;
  2. buildah (chroot isolation) builds the Dockerfile on it, with Debian's nsight packages by build arguments, and with
     the Node of node_modules (npm ci) in place of Node's own image;
  3. in the image, llm-profile doctor, the demo, the action's entries and real NVTX captures of examples/workloads/nvtx-c
     run: with CAP_SYS_ADMIN, without it, and as a user other than root;
  4. the size of the image and of its layers is printed.
The default branch of the Dockerfile, NVIDIA's image and packages, is not what this builds.

  --cache DIR              where the Debian base is kept for a week (default: llm-profile in \$XDG_CACHE_HOME or ~/.cache)
  --without-ncu            leave Nsight Compute out, which saves a download of 340 MB
  --storage-driver DRIVER  overlay, or vfs, which is slower and makes one layer of all steps (default: overlay where the
                           kernel lets us mount one)
  --keep                   keep the image, and say how to reach it; by default everything but the cache is removed
  --help                   print this text

Needs Debian on amd64, root, 6 GB in TMPDIR (default /var/tmp), a C compiler and make. Installs debootstrap and buildah
with apt where they are missing.
TEXT
}

say() { printf 'build-for-ci: %s\n' "$*" >&2; }
die() {
  say "error: $1"
  shift
  for line in "$@"; do say "  $line"; done
  exit 1
}

timings=() current_step=start
# step NAME COMMAND...: runs it; its time is in the table at the end.
step() {
  local name=$1 started=$SECONDS
  current_step=$1
  shift
  printf '\n== %s\n' "$name"
  "$@"
  timings+=("$(printf '%4d s  %s' $((SECONDS - started)) "$name")")
}

# quietly COMMAND...: shows the end of its output, and only when it fails.
quietly() {
  if ! "$@" >"$work/output" 2>&1; then
    tail -n 30 "$work/output" | sed -E 's#//[^/@[:space:]]+@#//***@#g' >&2
    die "failed at: $current_step. The lines above are the end of what it said."
  fi
}

b() { buildah "${storage[@]}" "$@"; }

# A step that was stopped in the middle may leave processes in the image: those whose root is below our folder.
end_left_processes() {
  local root
  for root in /proc/[0-9]*/root; do
    [[ $(readlink "$root" 2>/dev/null) == "$work"/* ]] || continue
    root=${root#/proc/}
    kill -KILL "${root%/root}" 2>/dev/null || true
  done
}

clean_up() {
  local code=$?
  trap - EXIT
  if $keep && ((code == 0)); then
    say "kept: buildah ${storage[*]} images"
    exit 0
  fi
  if [[ -n $building ]]; then
    kill "$building" 2>/dev/null || true
    wait "$building" || true
  fi
  end_left_processes
  if [[ -d $work/storage ]]; then
    b rm --all >/dev/null 2>&1 || true
    b umount --all >/dev/null 2>&1 || true
  fi
  # A mount that is left must not be emptied with the folder.
  umount "$work/storage/$driver" 2>/dev/null || true
  if awk -v "below=$work/" 'index($2, below) == 1 { found = 1 } END { exit !found }' /proc/mounts; then
    say "warning: something is still mounted below $work, so it stays. See: grep $work /proc/mounts"
  else
    rm -rf --one-file-system "$work"
  fi
  exit "$code"
}

# Overlay shares the layers between images; vfs copies them, and works everywhere, also inside of a container.
choose_driver() {
  local probe=$work/probe
  mkdir -p "$probe"/{lower,upper,work,merged}
  if mount -t overlay overlay -o "lowerdir=$probe/lower,upperdir=$probe/upper,workdir=$probe/work" "$probe/merged" 2>/dev/null; then
    umount "$probe/merged"
    echo overlay
  else
    echo vfs
  fi
  rm -rf "$probe"
}

install_missing() {
  local -a packages=()
  command -v debootstrap >/dev/null || packages+=(debootstrap)
  command -v buildah >/dev/null || packages+=(buildah)
  ((${#packages[@]} > 0)) || return 0
  say "installing ${packages[*]}"
  quietly apt-get update
  quietly env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${packages[@]}"
}

build_image() {
  # With overlay each step stays a layer, as with Docker. vfs would copy the whole image for each: all steps make one there.
  local layers=true
  [[ $driver == overlay ]] || layers=false
  # In the background, so that a signal to us is not put off to the end of the build.
  buildah "${storage[@]}" build --isolation chroot "--layers=$layers" --format oci --tag localhost/llm-profile \
    --build-arg "BASE_IMAGE=$base_image" --build-arg "NODE_IMAGE=$node_image" \
    --build-arg NSYS_VERSION=debian --build-arg "NCU_VERSION=$ncu" \
    --file "$repository/Dockerfile" "$repository" &
  building=$!
  wait "$building"
  building=''
}

cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/llm-profile ncu=debian driver='' keep=false building=''
while (($# > 0)); do
  case $1 in
    --cache | --storage-driver)
      [[ -n ${2:-} ]] || die "$1 needs a value."
      if [[ $1 == --cache ]]; then cache=$(realpath -m "$2"); else driver=$2; fi
      shift
      ;;
    --without-ncu) ncu=none ;;
    --keep) keep=true ;;
    --help) usage && exit ;;
    *) die "unknown argument: $1" "build-for-ci.sh --help lists the arguments." ;;
  esac
  shift
done
[[ $driver =~ ^(overlay|vfs|)$ ]] || die "--storage-driver $driver is neither overlay nor vfs."
((EUID == 0)) || die "this needs root: debootstrap and chroot isolation do."
command -v apt-get >/dev/null || die "this needs Debian: there is no apt-get."
[[ $(dpkg --print-architecture) == amd64 ]] || die "Debian has the nsight packages for amd64 alone; this is $(dpkg --print-architecture)."
node=$repository/node_modules/node/bin/node
[[ -x $node ]] || die "there is no Node in node_modules." "Run npm ci first, with its install scripts permitted."
for program in cc make; do
  command -v "$program" >/dev/null || die "there is no $program, which the C example needs." "apt-get install gcc libc6-dev make"
done

work=$(mktemp -d -p "${TMPDIR:-/var/tmp}" llm-profile-image.XXXXXX)
chmod 755 "$work" # Users other than root read the example from it.
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
free_mib=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
((free_mib >= 6000)) || die "only $free_mib MiB are free in $(dirname "$work"); 6000 are needed." "Free some, or set TMPDIR."

step "programs" install_missing
[[ -n $driver ]] || driver=$(choose_driver)
storage=(--root "$work/storage" --runroot "$work/run" --storage-driver "$driver")
say "storage driver: $driver"
step "Debian base (debootstrap, or the cache)" make_debian_tarball
step "base images" import_base_images
step "build" build_image
step "layers" "$node" --disable-warning=ExperimentalWarning "$here/print-layers.ts" "$work/storage" localhost/llm-profile
self_test

printf '\n== seconds of each step\n'
printf '%s\n' "${timings[@]}"
printf '%4d s  in all\n' "$SECONDS"
