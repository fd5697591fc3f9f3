#!/usr/bin/env bash
# Pins a Dockerfile's base images by digest, or updates the digests. --help explains how.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: pin-images.sh [--check] [DOCKERFILE]

Asks the registry for the digest of each image in an `ARG …_IMAGE=NAME:TAG` in DOCKERFILE (default: ./Dockerfile), and
replaces it with `NAME:TAG@sha256:…`. A tag can move to another image but a digest can't, so the same sources always build
on the same base. Run it after a tag was updated, review `git diff`, build, and commit.

    --check   write nothing; exit with 1 if a digest is missing or out of date
  --help    print this text

Needs docker with buildx, and network access.
TEXT
}

die() {
  printf 'pin-images: error: %s\n' "$1" >&2
  exit 2
}

check=false file=Dockerfile
for argument in "$@"; do
  case $argument in
    --help) usage && exit 0 ;;
    --check) check=true ;;
    -*) die "unknown option $argument; --help lists them." ;;
    *) file=$argument ;;
  esac
done
[ -f "$file" ] || die "$file doesn't exist. Run this in the repository, or name the Dockerfile."

stale=0
while read -r name image; do
  tag=${image%@*}
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$tag") ||
    die "the registry gave no digest for $tag; its message is above."
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || die "the registry's answer for $tag isn't a digest: $digest"
  [ "$image" = "$tag@$digest" ] && continue
  stale=1
  printf '%s: %s -> %s\n' "$name" "$image" "$tag@$digest"
  $check || sed -i "s|^ARG $name=.*|ARG $name=$tag@$digest|" "$file"
done < <(sed -nE 's/^ARG ([A-Z]+_IMAGE)=(\S+)$/\1 \2/p' "$file")
if $check; then exit "$stale"; fi
