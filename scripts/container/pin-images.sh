#!/usr/bin/env bash
# Pins the base images of a Dockerfile by digest, or renews their digests. --help says how.
set -euo pipefail

usage() {
  cat <<'TEXT'
usage: pin-images.sh [--check] [DOCKERFILE]

Asks the registry for the digest of each image that an `ARG …_IMAGE=NAME:TAG` of DOCKERFILE (default: ./Dockerfile) names,
and writes `NAME:TAG@sha256:…` in its place. A tag can be moved to another image, a digest cannot: with it the same sources
build on the same base. Run it when a tag has been renewed, look at `git diff`, build, and commit.

  --check   write nothing; exit 1 where a digest is missing or is no longer the tag's
  --help    print this text

Needs docker with buildx, and the network.
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
[ -f "$file" ] || die "$file is not there; run it in the repository, or name the Dockerfile."

stale=0
while read -r name image; do
  tag=${image%@*}
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$tag") ||
    die "the registry gave no digest of $tag; its message is above."
  [[ $digest =~ ^sha256:[0-9a-f]{64}$ ]] || die "what the registry gave for $tag is no digest: $digest"
  [ "$image" = "$tag@$digest" ] && continue
  stale=1
  printf '%s: %s -> %s\n' "$name" "$image" "$tag@$digest"
  $check || sed -i "s|^ARG $name=.*|ARG $name=$tag@$digest|" "$file"
done < <(sed -nE 's/^ARG ([A-Z]+_IMAGE)=(\S+)$/\1 \2/p' "$file")
if $check; then exit "$stale"; fi
