# shellcheck shell=bash
# shellcheck disable=SC2154 # build-for-ci.sh sets work, cache and node
# Builds the images that replace a registry's. build-for-ci.sh sources this, and defines say, die, quietly and b.

base_image=localhost/debian-base
node_image=localhost/node-of-npm
debian_release=bookworm
tarball_days=7

# The mirror that this machine's apt uses for Debian itself.
debian_mirror() {
  # shellcheck disable=SC2016 # apt expands it
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p
}

# $cache/debian-….tar: a minimal Debian. Created next to its final place, so an interruption doesn't leave half of it.
make_debian_tarball() {
  tarball=$cache/debian-$debian_release-amd64.tar
  if [[ -n $(find "$tarball" -mtime "-$tarball_days" 2>/dev/null) ]]; then
    say "using $tarball, made $(date -r "$tarball" +%F)"
    return
  fi
  local mirror
  mirror=$(debian_mirror)
  if [[ -z $mirror ]]; then
    quietly apt-get update
    mirror=$(debian_mirror)
  fi
  [[ -n $mirror ]] || die "apt's configuration has no Debian mirror." "Look at /etc/apt/sources.list and /etc/apt/sources.list.d."
  quietly debootstrap --variant=minbase "$debian_release" "$work/debian" "$mirror"
  rm -rf "$work"/debian/var/cache/apt/* "$work"/debian/var/lib/apt/lists/*
  mkdir -p "$cache"
  tar -C "$work/debian" --numeric-owner -cf "$tarball.$$" .
  mv "$tarball.$$" "$tarball"
  rm -rf --one-file-system "$work/debian"
}

# Settings for this machine's mirrors (proxies, wrong clocks) belong in the base image, not in the Dockerfile.
apt_configuration() {
  apt-config dump | grep -E '^Acquire::((http|https)::Proxy|Check-(Date|Valid-Until)|Retries)\b' || true
}

import_base_images() {
  local container
  apt_configuration >"$work/99build-host"
  container=$(b from scratch)
  quietly b add "$container" "$tarball" /
  quietly b copy "$container" "$work/99build-host" /etc/apt/apt.conf.d/99build-host
  quietly b config --cmd bash --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  quietly b commit --rm "$container" "$base_image"
  # npm already checked this Node's checksum.
  container=$(b from scratch)
  quietly b copy --chmod 755 "$container" "$node" /usr/local/bin/node
  quietly b commit --rm "$container" "$node_image"
  say "base: $(wc -l <"$work/99build-host") lines of apt configuration taken over; node: $("$node" --version)"
}
