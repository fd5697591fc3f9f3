#!/usr/bin/env bash
# Installs Nsight Systems and Nsight Compute during the image build (Dockerfile). --help explains how.
set -euo pipefail
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
here=$(cd "$(dirname "$0")" && pwd)

usage() {
  cat <<TEXT
usage: install-tools.sh NSYS NCU

Installs both profilers, and puts nsys and ncu into /usr/local/bin. Needs root and apt.

    NSYS   a version, such as 2025.3.2: NVIDIA's package nsight-systems-cli-VERSION, or else nsight-systems-VERSION, from
           NVIDIA's repository in this system's apt configuration (NVIDIA's CUDA images have one);
           or debian: the package from Debian's non-free component (Debian 12 and 13)
  NCU    a version, such as 2025.3.1: NVIDIA's package nsight-compute-VERSION; or debian; or none
TEXT
}

die() {
  printf 'install-tools: error: %s\n' "$1" >&2
  shift
  for line in "$@"; do printf 'install-tools:   %s\n' "$line" >&2; done
  exit 1
}

is_version() { [[ $1 =~ ^[0-9]{4}(\.[0-9]+){1,2}$ ]]; }

# first_known PACKAGE...: prints the first package that apt can install, or nothing if there is none.
first_known() {
  local package candidate
  for package in "$@"; do
    candidate=$(apt-cache policy "$package" 2>/dev/null | sed -n 's/^ *Candidate: *//p')
    if [[ -n $candidate && $candidate != '(none)' ]]; then
      printf '%s\n' "$package"
      return
    fi
  done
}

# install_of_nvidia ARGUMENT PREFIX PACKAGE...: installs the first available package, or fails and lists the available ones.
install_of_nvidia() {
  local argument=$1 prefix=$2 package known
  shift 2
  package=$(first_known "$@")
  if [[ -z $package ]]; then
    known=$(apt-cache pkgnames "$prefix" | { grep -E -- '-[0-9]{4}\.' || true; } | sort -V | paste -sd ' ')
    [[ -n $known ]] || die "apt doesn't have NVIDIA's package $prefix-VERSION." \
      "The base image needs NVIDIA's package repository, like NVIDIA's CUDA images. On Debian, use $argument=debian."
    die "apt has none of: $*" "It has: $known" "Choose one of these versions with --build-arg $argument=VERSION."
  fi
  apt-get install -y --no-install-recommends "$package"
}

# only_program WHAT PATTERN: prints the only program that matches the pattern.
only_program() {
  local -a found=()
  local file
  for file in $2; do [[ ! -x $file ]] || found+=("$file"); done
  ((${#found[@]} == 1)) || die "expected one $1 at $2, found ${#found[@]}: ${found[*]-}"
  printf '%s\n' "${found[0]}"
}

case ${1:-} in
  --help) usage && exit ;;
esac
(($# == 2)) || die "expected two arguments, NSYS and NCU; --help explains them."
nsys=$1 ncu=$2
is_version "$nsys" || [[ $nsys == debian ]] || die "NSYS_VERSION=$nsys is neither a version, such as 2025.3.2, nor debian."
is_version "$ncu" || [[ $ncu == debian || $ncu == none ]] ||
  die "NCU_VERSION=$ncu is neither a version, such as 2025.3.1, nor debian nor none."

apt-get update
if [[ $nsys == debian ]]; then
  # With a prefix, the script uses Debian's packages even if NVIDIA's repository is configured.
  bash "$here/install-nsys.sh" --prefix /opt/nsight-systems-debian --link /usr/local/bin/nsys
else
  install_of_nvidia NSYS_VERSION nsight-systems "nsight-systems-cli-$nsys" "nsight-systems-$nsys"
  # Link to the program itself, not to the package's link, because nsys looks for its files next to it.
  program=$(only_program nsys "/opt/nvidia/nsight-systems*/$nsys*/target-linux-*/nsys")
  ln -sfn "$program" /usr/local/bin/nsys
fi

case $ncu in
  none) ;;
  debian) bash "$here/install-debian-ncu.sh" ;;
  *)
    install_of_nvidia NCU_VERSION nsight-compute "nsight-compute-$ncu"
    # NVIDIA's ncu is a script that looks for files next to itself, so call it by its own path.
    program=$(only_program ncu "/opt/nvidia/nsight-compute/$ncu*/ncu")
    printf '#!/bin/sh\nexec %s "$@"\n' "$program" >/usr/local/bin/ncu
    chmod 755 /usr/local/bin/ncu
    ;;
esac
apt-get clean
rm -rf /var/lib/apt/lists/*
