#!/usr/bin/env bash
# Installs NVIDIA Nsight Systems (nsys) on Debian or Ubuntu, x86-64. --help says how.
set -euo pipefail
# apt's and ldd's messages are read below, so they must be in one language; the user's own environment may hold any.
export LC_ALL=C DEBIAN_FRONTEND=noninteractive

default_prefix=/opt/nsight-systems-debian
default_link=/usr/local/bin/nsys
debian_suite=trixie # the newest Debian release that has nsight-systems; its files run on Debian 12 as well
needed_mib=1000     # 190 MB of packages, unpacked to 650 MB
marker=made-by-install-nsys

usage() {
  cat <<TEXT
usage: install-nsys.sh [--check] [--prefix DIR] [--link FILE]

Installs Nsight Systems, unless an nsys that works is there already. Two sources, in this order:
  1. NVIDIA's own apt repository, where the machine's apt configuration has one:
     the package nsight-systems-cli, else nsight-systems.
  2. On Debian 12 and 13: the packages of Debian's non-free component ($debian_suite), from the mirror that
     this machine's apt uses, unpacked into one folder and mended, since the importer, the Python modules of
     'nsys stats' and libssh are not where nsys looks for them. The apt configuration is left as it is.
At the end nsys makes one small report and lists its statistics, which shows that all its parts start.

  --check        install nothing; only check the nsys that is there
  --prefix DIR   source 2: the folder to unpack into (default $default_prefix); installs a copy of its own
                 even where an nsys is on PATH
  --link FILE    source 2: the link to make to nsys (default $default_link)
  --help         print this text

Needs root, or sudo without a password.
TEXT
}

say() { printf 'install-nsys: %s\n' "$*" >&2; }
die() {
  say "error: $1"
  shift
  for line in "$@"; do say "  $line"; done
  exit 1
}

# A mirror's address may hold a user and a password.
mask_addresses() { sed -E 's#//[^/@[:space:]]+@#//***@#g'; }

# quietly WHAT COMMAND...: runs it, and shows the end of its output only when it fails.
quietly() {
  local what=$1
  shift
  if ! "$@" >"$work/output" 2>&1; then
    tail -n 15 "$work/output" | mask_addresses >&2
    die "$what failed; the lines above are the end of what it said."
  fi
}

# candidate PACKAGE: the version that apt would install; nothing where there is none.
candidate() { apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v '^(none)$' || true; }

# Debian and Ubuntu have a package nsight-systems too, in a component of theirs; NVIDIA's has no component.
nvidia_package() {
  local package version section
  for package in nsight-systems-cli nsight-systems; do
    version=$(candidate "$package")
    [[ -n $version ]] || continue
    section=$(apt-cache show "$package=$version" 2>/dev/null | awk '$1 == "Section:" && !found++ { print $2 }')
    case $section in
      non-free/* | contrib/* | multiverse/* | restricted/* | universe/*) continue ;;
    esac
    printf '%s\n' "$package"
    return
  done
}

# The end of an output, without the lines that are brackets alone: nsys prints its errors as nested records.
last_words() { grep -vE '^[[:space:]{}]*$' "$@" | tail -n 8; }

# check NSYS: 0 where all parts of it work; else 1, with the reason in $check_failure.
check() {
  local nsys=$1 folder reports attempt
  local -a clean=(env -i "PATH=$PATH" "HOME=$work" "TMPDIR=$work" LC_ALL=C)
  check_failure=''
  if ! version=$("${clean[@]}" "$nsys" --version 2>&1); then
    check_failure="nsys --version failed: $version"
    return 1
  fi
  # A report of the program 'true': nsys collects, and its importer turns that into a .nsys-rep. Once in a while nsys loses
  # its own agent on a busy machine, so a second try decides.
  for attempt in 1 2; do
    folder=$(mktemp -d -p "$work")
    if "${clean[@]}" timeout 120 "$nsys" profile --trace=none --sample=none --cpuctxsw=none \
      --session-new="install-nsys-$$-$attempt" --output="$folder/check" true >"$folder/output" 2>&1; then
      break
    fi
    check_failure="nsys profile failed: $(last_words "$folder/output")"
    ((attempt < 2)) || return 1
  done
  check_failure=''
  if [[ ! -s $folder/check.nsys-rep ]]; then
    check_failure="the importer does not start, so nsys makes no report: $(last_words "$folder/output")$(missing_libraries "$nsys")"
    return 1
  fi
  # The list decides, not the exit code: 2023.4 lists its reports and exits with 1.
  reports=$("${clean[@]}" timeout 60 "$nsys" stats --help-reports 2>&1) || true
  if [[ $reports != *cuda_gpu_kern_sum* ]]; then
    check_failure="nsys stats does not list its reports: $(last_words <<<"$reports")"
    return 1
  fi
}

# missing_libraries NSYS: what the importer's dynamic linker does not find, as text.
missing_libraries() {
  local importer missing
  for importer in "$(dirname "$(readlink -f "$1")")"/../host-linux-*/QdstrmImporter; do
    [[ -x $importer ]] || continue
    missing=$(ldd "$importer" 2>/dev/null | awk '/not found/ { print $1 }' | sort -u | paste -sd ' ')
    [[ -z $missing ]] || printf '\nmissing libraries: %s' "$missing"
  done
}

install_from_nvidia() {
  say "installing $1 from the apt repository of this machine"
  quietly "apt-get install $1" apt-get install -y --no-install-recommends "$1"
  hash -r
  command -v nsys >/dev/null ||
    die "$1 is installed, but no nsys is on PATH." "Add its folder (see: dpkg -L $1 | grep /nsys\$) to PATH."
}

# The mirror that apt uses for Debian itself, whichever way it is written down (sources.list or .sources files).
debian_mirror() {
  # shellcheck disable=SC2016 # apt expands it
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p
}

# What this script did not make stays as it is: a folder without our mark, a file, a link to somebody else's nsys.
refuse_to_replace() {
  if [[ -e $prefix && ! -e $prefix/$marker ]]; then
    die "$prefix exists, and this script did not make it." "Move it away, or give another folder with --prefix DIR."
  fi
  if [[ -L $link && $(readlink "$link") == "$prefix"/* ]]; then return; fi
  if [[ -e $link || -L $link ]]; then
    die "$link exists, and this script did not make it." "Move it away, or give another place with --link FILE."
  fi
}

install_from_debian() {
  local mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg lists=$work/lists free_mib library file
  mirror=$(debian_mirror)
  [[ -n $mirror ]] || die "apt's configuration names no Debian mirror." "Look at /etc/apt/sources.list and /etc/apt/sources.list.d."
  [[ -r $keyring ]] || die "$keyring is missing." "Install it: apt-get install debian-archive-keyring"
  free_mib=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
  ((free_mib >= needed_mib)) || die "only $free_mib MiB are free in $work; $needed_mib are needed." "Free some, or set TMPDIR."

  say "installing the libraries that nsys needs"
  quietly "apt-get install" apt-get install -y --no-install-recommends \
    libssh-4 libpfm4 libdbus-1-3 libglib2.0-0 libnss3 libibverbs1 libelf1 libdw1

  say "downloading nsight-systems from Debian's non-free component ($debian_suite); 190 MB"
  mkdir -p "$lists/partial"
  printf 'deb [signed-by=%s] %s %s non-free\n' "$keyring" "$mirror" "$debian_suite" >"$work/sources.list"
  local -a apt=(apt-get -o "Dir::Etc::SourceList=$work/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$lists" -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root
    -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null)
  mkdir -p "$work/cache/archives/partial"
  quietly "apt-get update for $debian_suite/non-free" "${apt[@]}" -o APT::Update::Error-Mode=any update
  (cd "$work" && quietly "the download of nsight-systems" "${apt[@]}" download nsight-systems nsight-systems-target)

  say "unpacking into $prefix"
  for file in "$work"/*.deb; do
    dpkg-deb -x "$file" "$work/root"
    rm -f "$file"
  done
  # Made beside its final place and moved there whole, so that a stop in between leaves no half of an nsys.
  mkdir -p "$(dirname "$prefix")"
  new=$(mktemp -d "$prefix.new.XXXXXX")
  chmod 755 "$new"
  mv "$work/root/usr/lib/nsight-systems/host-linux-x64" "$work/root/usr/lib/x86_64-linux-gnu/nsight-systems/target-linux-x64" "$new/"
  # Mended, 1: nsys looks for its importer in a host-linux-x64 beside its own folder; now they are neighbors.
  # Mended, 2: 'nsys stats' imports Python modules from the host folder, and the package has them in the target's.
  mkdir -p "$new/host-linux-x64/python/lib"
  cp -an "$new/target-linux-x64/python/lib/." "$new/host-linux-x64/python/lib/"
  # Mended, 3: the importer asks for libssh under a name that Debian's package of it does not have.
  library=$(ldconfig -p | awk '$1 == "libssh.so.4" && !found++ { print $NF }')
  [[ -n $library ]] || die "libssh.so.4 is not installed, although apt installed libssh-4." "Run ldconfig, then this script again."
  ln -sf "$library" "$new/host-linux-x64/libssh.so"
  ln -sf "$library" "$new/host-linux-x64/libssh.so.4"
  touch "$new/$marker"
  rm -rf "$prefix"
  mv "$new" "$prefix"
  new=''
  mkdir -p "$(dirname "$link")"
  ln -sfn "$prefix/target-linux-x64/nsys" "$link"
}

check_only=false prefix='' link='' new=''
while (($# > 0)); do
  case $1 in
    --check) check_only=true ;;
    --prefix | --link)
      [[ ${2:-} == /* ]] || die "$1 needs an absolute path."
      if [[ $1 == --prefix ]]; then prefix=${2%/}; else link=$2; fi
      shift
      ;;
    --help) usage && exit ;;
    *) die "unknown argument: $1" "install-nsys.sh --help lists the arguments." ;;
  esac
  shift
done

work=$(mktemp -d)
trap 'rm -rf "$work" ${new:+"$new"}' EXIT

# With --prefix or --link the user wants that one; another nsys on PATH is no answer then.
if [[ -n $link ]]; then
  present=$link
elif [[ -n $prefix ]]; then
  present=$prefix/target-linux-x64/nsys
else
  present=$(command -v nsys || true)
fi
own_place=$([[ -n $prefix$link ]] && echo true || echo false)
prefix=${prefix:-$default_prefix} link=${link:-$default_link}

if [[ -n $present && -x $present ]]; then
  if check "$present"; then
    say "$present works: $version"
    exit 0
  fi
  $check_only && die "$present does not work." "$check_failure"
  say "$present does not work: $check_failure"
elif $check_only; then
  die "there is no nsys${present:+ at $present}."
fi

for program in apt-get apt-cache dpkg-deb dpkg; do
  command -v "$program" >/dev/null || die "this is not Debian or Ubuntu: there is no $program." "Install Nsight Systems from NVIDIA, and put nsys on PATH."
done
if ((EUID != 0)); then
  sudo -n true 2>/dev/null || die "installing needs root, and sudo is not there or asks for a password." "Run: sudo $0"
  say "not root; going on through sudo"
  again=()
  $own_place && again=(--prefix "$prefix" --link "$link")
  rm -rf "$work"
  exec sudo -n -- bash "$0" "${again[@]}"
fi

# shellcheck source=/dev/null
. /etc/os-release
say "reading the package lists"
quietly "apt-get update" apt-get update
# A mirror that does not answer is a warning to apt; it is the reason where a package is not found below.
grep -E '^(W|E|Err)[:0-9]' "$work/output" | mask_addresses >&2 || true
package=
$own_place || package=$(nvidia_package)
if [[ -n $package ]]; then
  install_from_nvidia "$package"
  installed=nsys
elif [[ ${ID:-} == debian ]]; then
  [[ $(dpkg --print-architecture) == amd64 ]] || die "Debian has nsight-systems for amd64 alone; this is $(dpkg --print-architecture)." "Add NVIDIA's apt repository, then run this script again."
  refuse_to_replace
  install_from_debian
  installed=$link
else
  die "apt knows no nsight-systems-cli or nsight-systems of NVIDIA's (system: ${PRETTY_NAME:-unknown})." \
    "Add NVIDIA's apt repository: https://docs.nvidia.com/nsight-systems/InstallationGuide, then run this script again."
fi

check "$installed" || die "nsys was installed but does not work." "$check_failure"
say "installed: $version"
on_path=$(command -v nsys || true)
if [[ -z $on_path ]]; then
  say "note: nsys is not on PATH; add $(dirname "$installed")"
elif [[ $(readlink -f "$on_path") != "$(readlink -f "$(command -v "$installed")")" ]]; then
  say "note: PATH finds another nsys first: $on_path"
fi
"$installed" --version
