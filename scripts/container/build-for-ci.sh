#!/usr/bin/env bash
# Builds the Dockerfile's image without a registry and tests it. --help explains how.
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

Builds the Dockerfile without a registry or a container daemon, and tests the result:
  1. debootstrap makes a Debian 12 base image from the mirror that this machine's apt uses;
    2. buildah (chroot isolation) builds the Dockerfile on it. Build arguments select Debian's nsight packages, and Node comes
       from node_modules (npm ci) instead of from Node's image;
    3. llm-profile doctor, the demo, the action's entry points and real NVTX captures of examples/workloads/nvtx-c run in the
       image: with CAP_SYS_ADMIN, without it, and as a user other than root;
    4. it prints the sizes of the image and its layers.
  This doesn't test the Dockerfile's defaults, which are NVIDIA's image and packages.

    --cache DIR              where to cache the Debian base for a week (default: llm-profile in \$XDG_CACHE_HOME or ~/.cache)
    --without-ncu            leave out Nsight Compute, which saves a 340 MB download
    --storage-driver DRIVER  overlay, or vfs, which is slower and puts all steps into one layer (default: overlay if the
                             kernel lets us mount one)
    --keep                   keep the image, and print how to reach it; by default, everything except the cache is removed
  --help                   print this text

Needs Debian on amd64, root, 6 GB in TMPDIR (default /var/tmp), a C compiler and make. Installs debootstrap and buildah
with apt if they're missing.
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
# step NAME COMMAND...: runs the command, and records its time for the table at the end.
step() {
  local name=$1 started=$SECONDS
  current_step=$1
  shift
  printf '\n== %s\n' "$name"
  "$@"
  timings+=("$(printf '%4d s  %s' $((SECONDS - started)) "$name")")
}

# quietly COMMAND...: runs the command, and shows the end of its output only if it fails.
quietly() {
  if ! "$@" >"$work/output" 2>&1; then
    tail -n 30 "$work/output" | sed -E 's#//[^/@[:space:]]+@#//***@#g' >&2
    die "failed at: $current_step. The lines above are the end of its output."
  fi
}

b() { buildah "${storage[@]}" "$@"; }

# An interrupted step may leave processes in the image. Their root is inside our folder.
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
  # Don't delete files in a leftover mount.
  umount "$work/storage/$driver" 2>/dev/null || true
  if awk -v "below=$work/" 'index($2, below) == 1 { found = 1 } END { exit !found }' /proc/mounts; then
    say "warning: something is still mounted below $work, so it stays. See: grep $work /proc/mounts"
  else
    rm -rf --one-file-system "$work"
  fi
  exit "$code"
}

# Overlay shares layers between images. vfs copies them, but works everywhere, even in a container.
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
  # With overlay, each step is a layer, as with Docker. vfs would copy the whole image for each, so all steps go into one layer.
  local layers=true
  [[ $driver == overlay ]] || layers=false
  # In the background, so we can handle signals during the build.
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
((EUID == 0)) || die "this needs root, for debootstrap and chroot isolation."
command -v apt-get >/dev/null || die "this needs Debian: apt-get is missing."
[[ $(dpkg --print-architecture) == amd64 ]] || die "Debian only has the nsight packages for amd64; this is $(dpkg --print-architecture)."
node=$repository/node_modules/node/bin/node
[[ -x $node ]] || die "node_modules doesn't contain Node." "Run npm ci first, and allow its install scripts."
for program in cc make; do
  command -v "$program" >/dev/null || die "the C example needs $program, which is missing." "apt-get install gcc libc6-dev make"
done

work=$(mktemp -d -p "${TMPDIR:-/var/tmp}" llm-profile-image.XXXXXX)
chmod 755 "$work" # Other users have to read the example in it.
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
free_mib=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
((free_mib >= 6000)) || die "only $free_mib MiB are free in $(dirname "$work"), but we need 6000." "Free some space, or set TMPDIR."

step "programs" install_missing
[[ -n $driver ]] || driver=$(choose_driver)
storage=(--root "$work/storage" --runroot "$work/run" --storage-driver "$driver")
say "storage driver: $driver"
step "Debian base (debootstrap, or the cache)" make_debian_tarball
step "base images" import_base_images
step "build" build_image
step "layers" "$node" --disable-warning=ExperimentalWarning "$here/print-layers.ts" "$work/storage" localhost/llm-profile
self_test

printf '\n== seconds per step\n'
printf '%s\n' "${timings[@]}"
printf '%4d s  in total\n' "$SECONDS"
