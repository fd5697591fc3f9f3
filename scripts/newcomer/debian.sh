#!/usr/bin/env bash
# Runs the README's first shell block as a newcomer would: on a bare Debian 12 (debootstrap's minbase) with only Node, npm
# and a copy of this repository. No git, no Python, no compiler.
# shellcheck disable=SC2317 # It thinks that functions called by other functions are unreachable.
set -euo pipefail

usage() {
  cat <<'TEXT'
Usage: scripts/newcomer/debian.sh [--commit COMMIT | --working-tree] [--only 1|2 | --instead COMMAND] [--keep]

Makes a bare Debian 12 with debootstrap, copies this machine's Node and npm and the repository into it, runs the two
commands in README.md's first shell block there, and prints how long each took. Needs root, debootstrap and permission to
create namespaces. Exits with 0 if both work, with 1 if one fails, and with 2 if this machine can't run them.

    --commit COMMIT    the commit to try (default: HEAD), without uncommitted changes.
    --working-tree     the working tree instead of a commit.
    --only 1|2         run only one of the two commands.
    --instead COMMAND  run this shell line instead of the two commands.
    --keep             keep the Debian folder, and print its path.

The bare Debian is cached as a tarball in ~/.cache/llm-profile for a week; scripts/container uses the same one.
TEXT
}

refuse() { # refuse WHAT HINT : exits because this machine can't do it, or the arguments are wrong
  printf 'debian.sh: %s\n  %s\n' "$1" "$2" >&2
  exit 2
}

commit=HEAD
working_tree=false
only=
instead=
keep=false
while [ $# -gt 0 ]; do
  case $1 in
    --commit) commit=${2:?--commit needs a commit}; shift ;;
    --working-tree) working_tree=true ;;
    --instead) instead=${2:?--instead needs a command}; shift ;;
    --only) only=${2:?--only needs 1 or 2}; shift ;;
    --keep) keep=true ;;
    --help | -h) usage; exit 0 ;;
    *) usage >&2; refuse "unknown argument: $1" "See the usage above." ;;
  esac
  shift
done
[[ $only =~ ^[12]?$ ]] || refuse "--only is $only." "It takes 1 or 2, the first or the second command."

repository=$(cd "$(dirname "$0")/../.." && pwd)
[ "$(id -u)" = 0 ] || refuse "this isn't root." "debootstrap and mounts need it."
for tool in debootstrap unshare git node npm; do
  command -v "$tool" >/dev/null || refuse "$tool is missing." "On Debian: apt-get install debootstrap util-linux git; Node and npm as you like."
done
git -C "$repository" rev-parse --verify --quiet "$commit^{commit}" >/dev/null || refuse "$commit is no commit." "See git log."
node=$(readlink -f "$(command -v node)")
npm=$(readlink -f "$(command -v npm)")
npm=${npm%/bin/npm-cli.js}
[ -f "$npm/bin/npm-cli.js" ] || refuse "npm's folder was not found from $(command -v npm)." "npm must be Node's own, or one installed by npm itself."
[ "$("$node" -p 'process.versions.node.split(".")[0] >= 20')" = true ] || refuse "this Node is $("$node" --version)." "The README asks for 20 or newer."

work=$(mktemp -d "${TMPDIR:-/tmp}/llm-profile-newcomer-XXXXXX")
debian=$work/debian
child=
finish() {
  # Killing it also ends everything in its PID namespace and every mount in its mount namespace.
  [ -z "$child" ] || kill -KILL "$child" 2>/dev/null || true
  if $keep; then printf 'kept: %s\n' "$debian"; else rm -rf --one-file-system "$work"; fi
}
trap finish EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

seconds() { # seconds NAME COMMAND… : runs the command and prints how long it took
  local name=$1 from=$SECONDS
  shift
  "$@"
  printf -- '-- %s: %d s\n' "$name" $((SECONDS - from))
}

make_base() { # make_base FILE : creates debootstrap's minbase as a tarball, completely or not at all
  local mirror made=$work/made
  # The mirror that this machine's apt uses for Debian, or else debootstrap's default.
  # shellcheck disable=SC2016 # apt expands it.
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 2>/dev/null | sed -n 1p) || true
  debootstrap --variant=minbase bookworm "$made" ${mirror:+"$mirror"} >"$work/debootstrap.log" 2>&1 || {
    tail -n 20 "$work/debootstrap.log" >&2
    refuse "debootstrap failed (its last lines are above)." "It needs a Debian mirror, Debian's keys (debian-archive-keyring), and permission to mount and to create devices."
  }
  rm -rf "$made"/var/cache/apt/archives/*.deb "$made"/var/lib/apt/lists/*
  mkdir -p "$(dirname "$1")"
  tar -C "$made" --numeric-owner -cf "$1.$$" .
  mv "$1.$$" "$1"
  rm -rf --one-file-system "$made"
}

put_node() { # installs Node and npm like an unpacked nodejs.org release
  mkdir -p "$debian/usr/local/bin" "$debian/usr/local/lib/node_modules"
  cp "$node" "$debian/usr/local/bin/node"
  cp -a "$npm" "$debian/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$debian/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$debian/usr/local/bin/npx"
  chroot "$debian" /usr/local/bin/node --version >/dev/null ||
    refuse "this machine's Node doesn't start in a bare Debian 12." "A distribution's Node may need extra libraries; use one from nodejs.org."
}

# Copies what npm needs to reach the registry: settings, proxies and certificates, but no packages.
settings=()
put_network() {
  local file name value
  cp -L /etc/resolv.conf /etc/hosts "$debian/etc/"
  file=$(npm config get userconfig 2>/dev/null)
  [ ! -f "$file" ] || install -m 600 -D "$file" "$debian/root/.npmrc"
  file=$(npm config get globalconfig 2>/dev/null)
  [ ! -f "$file" ] || install -m 600 -D "$file" "$debian/usr/local/etc/npmrc"
  while IFS='=' read -r -d '' name value; do
    case ${name,,} in
      npm_config_userconfig | npm_config_globalconfig | npm_config_*prefix | npm_config_cache) ;;
      npm_config_* | *_proxy | node_extra_ca_certs | ssl_cert_file) settings+=("$name=$value") ;;
    esac
  done < <(env -0)
  for file in "$(npm config get cafile 2>/dev/null)" "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}"; do
    [ ! -f "$file" ] || install -m 644 -D "$(readlink -f "$file")" "$debian$file"
  done
}

# As in a clone: an archive leaves out what .gitattributes says.
put_repository() {
  local clone=$debian/root/llm-profile-action
  mkdir "$clone"
  if $working_tree; then
    (cd "$repository" && git ls-files -z --cached --others --exclude-standard | tar -c --null --ignore-failed-read -T -) |
      tar -x -C "$clone" --no-same-owner
  else
    GIT_INDEX_FILE=$work/index git -C "$repository" read-tree "$commit"
    GIT_INDEX_FILE=$work/index git -C "$repository" checkout-index --all --prefix="$clone/"
  fi
}

read_commands() { # reads the lines of the first sh block
  local fence='```'
  mapfile -t commands < <(awk -v from="${fence}sh" -v to="$fence" '$0 == from { inside = 1; next } inside && $0 == to { exit } inside' \
    "$debian/root/llm-profile-action/README.md")
  [ ${#commands[@]} = 2 ] || refuse "README.md's first sh block has ${#commands[@]} lines." "It should contain the two commands to try."
  [ -z "$only" ] || commands=("${commands[only - 1]}")
  [ -z "$instead" ] || commands=("$instead")
}

# Use a new root instead of a chroot: in a chroot, the kernel denies user namespaces, which real machines have.
# shellcheck disable=SC2016 # The inner shell expands the variables.
enter='
  set -e
  mount --bind "$1" "$1"
  cd "$1"
  mount -t proc proc proc
  mount --rbind /sys sys
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
  mount -t tmpfs -o mode=1777 tmpfs dev/shm
  mkdir -p .machine
  pivot_root . .machine
  umount -l /.machine
  rmdir /.machine
  cd /root/llm-profile-action
  shift
  exec env -i "$@"
'

inside() { # inside COMMAND : runs one line as if it were typed there
  unshare --mount --pid --fork --kill-child --propagation private bash -c "$enter" bash "$debian" \
    HOME=/root USER=root TERM="${TERM:-dumb}" LANG=C.UTF-8 PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    "${settings[@]}" bash -c "$1" </dev/null &
  child=$!
  local code=0
  wait "$child" || code=$?
  child=
  return "$code"
}

base=${XDG_CACHE_HOME:-$HOME/.cache}/llm-profile/debian-bookworm-$(dpkg --print-architecture).tar
[ -n "$(find "$base" -mtime -7 2>/dev/null)" ] || seconds "debootstrap" make_base "$base"
mkdir "$debian"
seconds "unpack $(du -h --apparent-size "$base" | cut -f1) of Debian" tar -C "$debian" --numeric-owner -xpf "$base"
put_node
put_network
put_repository
read_commands
what="its working tree"
$working_tree || what=$(git -C "$repository" rev-parse --short "$commit")
printf 'a bare Debian %s with %d packages, Node %s, npm %s, and this repository (%s)\n' \
  "$(cat "$debian/etc/debian_version")" "$(grep -c '^Package:' "$debian/var/lib/dpkg/status")" \
  "$("$node" --version)" "$(npm --version 2>/dev/null)" "$what"

failed=0
for line in "${commands[@]}"; do
  printf '\n$ %s\n' "$line"
  from=$SECONDS
  code=0
  inside "$line" || code=$?
  printf -- '-- %s: exit code %d, %d s\n' "$line" "$code" $((SECONDS - from))
  [ "$code" = 0 ] || failed=1
done
exit "$failed"
