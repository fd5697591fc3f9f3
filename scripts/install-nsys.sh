#!/usr/bin/env bash
# Installs NVIDIA Nsight Systems (nsys) on Debian or Ubuntu, x86-64. --help explains how.
set -euo pipefail
# We read messages from apt and ldd below, so they have to be in English, whatever the user's language is.
export LC_ALL=C DEBIAN_FRONTEND=noninteractive

default_prefix=/opt/nsight-systems-debian
default_link=/usr/local/bin/nsys
debian_suite=trixie # the newest Debian release with nsight-systems; its files also run on Debian 12
needed_mib=1000     # 190 MB of packages, unpacked to 650 MB
marker=made-by-install-nsys

usage() {
  cat <<TEXT
usage: install-nsys.sh [--check] [--prefix DIR] [--link FILE]

Installs Nsight Systems, unless a working nsys is already there. It tries two sources, in this order:
  1. NVIDIA's apt repository, if the machine's apt configuration has it:
     the package nsight-systems-cli, or else nsight-systems.
  2. On Debian 12 and 13: packages from Debian's non-free component ($debian_suite), from the mirror that
     this machine's apt uses. They're unpacked into one folder and fixed up, because the importer, the Python
     modules of 'nsys stats' and libssh aren't where nsys looks for them. The apt configuration doesn't change.
At the end, nsys makes a small report and lists its statistics, which proves that all its parts start.

    --check        install nothing; only check the existing nsys
    --prefix DIR   source 2: the folder to unpack into (default $default_prefix); installs a separate copy
                   even if nsys is on PATH
    --link FILE    source 2: the link to create to nsys (default $default_link)
  --help         print this text

Needs root or passwordless sudo.
TEXT
}

say() { printf 'install-nsys: %s\n' "$*" >&2; }
die() {
  say "error: $1"
  shift
  for line in "$@"; do say "  $line"; done
  exit 1
}

# A mirror's address may contain a user and a password.
mask_addresses() { sed -E 's#//[^/@[:space:]]+@#//***@#g'; }

# quietly WHAT COMMAND...: runs the command, and shows the end of its output only if it fails.
quietly() {
  local what=$1
  shift
  if ! "$@" >"$work/output" 2>&1; then
    tail -n 15 "$work/output" | mask_addresses >&2
    die "$what failed. The lines above are the end of its output."
  fi
}

# candidate PACKAGE: prints the version that apt would install, or nothing if there is none.
candidate() { apt-cache policy "$1" 2>/dev/null | sed -n 's/^ *Candidate: *//p' | grep -v '^(none)$' || true; }

# Debian and Ubuntu also have a package nsight-systems, but in a component. NVIDIA's has no component.
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

# The end of an output, without lines that contain only brackets: nsys prints its errors as nested records.
last_words() { grep -vE '^[[:space:]{}]*$' "$@" | tail -n 8; }

# check NSYS: returns 0 if all its parts work, or 1 with the reason in $check_failure.
check() {
  local nsys=$1 folder reports attempt
  local -a clean=(env -i "PATH=$PATH" "HOME=$work" "TMPDIR=$work" LC_ALL=C)
  check_failure=''
  if ! version=$("${clean[@]}" "$nsys" --version 2>&1); then
    check_failure="nsys --version failed: $version"
    return 1
  fi
  # Make a report of the program 'true': nsys collects data, and its importer turns that into a .nsys-rep. On a busy machine, nsys
  # sometimes loses its own agent, so we try twice.
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
    check_failure="the importer doesn't start, so nsys makes no report: $(last_words "$folder/output")$(missing_libraries "$nsys")"
    return 1
  fi
  # Check the list, not the exit code: 2023.4 lists its reports but exits with 1.
  reports=$("${clean[@]}" timeout 60 "$nsys" stats --help-reports 2>&1) || true
  if [[ $reports != *cuda_gpu_kern_sum* ]]; then
    check_failure="nsys stats doesn't list its reports: $(last_words <<<"$reports")"
    return 1
  fi
}

# missing_libraries NSYS: prints the libraries that the dynamic linker doesn't find for the importer.
missing_libraries() {
  local importer missing
  for importer in "$(dirname "$(readlink -f "$1")")"/../host-linux-*/QdstrmImporter; do
    [[ -x $importer ]] || continue
    missing=$(ldd "$importer" 2>/dev/null | awk '/not found/ { print $1 }' | sort -u | paste -sd ' ')
    [[ -z $missing ]] || printf '\nmissing libraries: %s' "$missing"
  done
}

install_from_nvidia() {
  say "installing $1 from this machine's apt repository"
  quietly "apt-get install $1" apt-get install -y --no-install-recommends "$1"
  hash -r
  command -v nsys >/dev/null ||
    die "$1 is installed, but nsys isn't on PATH." "Add its folder (see: dpkg -L $1 | grep /nsys\$) to PATH."
}

# The mirror that apt uses for Debian itself, from sources.list or .sources files.
debian_mirror() {
  # shellcheck disable=SC2016 # apt expands it
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p
}

# We only replace what this script created, and not a folder without our mark, a file, or a link to another nsys.
refuse_to_replace() {
  if [[ -e $prefix && ! -e $prefix/$marker ]]; then
    die "$prefix exists, and this script didn't create it." "Move it away, or choose another folder with --prefix DIR."
  fi
  if [[ -L $link && $(readlink "$link") == "$prefix"/* ]]; then return; fi
  if [[ -e $link || -L $link ]]; then
    die "$link exists, and this script didn't create it." "Move it away, or choose another path with --link FILE."
  fi
}

install_from_debian() {
  local mirror keyring=/usr/share/keyrings/debian-archive-keyring.gpg lists=$work/lists free_mib library file
  mirror=$(debian_mirror)
  [[ -n $mirror ]] || die "apt's configuration has no Debian mirror." "Look at /etc/apt/sources.list and /etc/apt/sources.list.d."
  [[ -r $keyring ]] || die "$keyring is missing." "Install it: apt-get install debian-archive-keyring"
  free_mib=$(df -Pm "$work" | awk 'NR == 2 { print $4 }')
  ((free_mib >= needed_mib)) || die "only $free_mib MiB are free in $work, but we need $needed_mib." "Free some space, or set TMPDIR."

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
  # Create it next to its final place and then move it, so an interruption doesn't leave half an nsys.
  mkdir -p "$(dirname "$prefix")"
  new=$(mktemp -d "$prefix.new.XXXXXX")
  chmod 755 "$new"
  mv "$work/root/usr/lib/nsight-systems/host-linux-x64" "$work/root/usr/lib/x86_64-linux-gnu/nsight-systems/target-linux-x64" "$new/"
  # Fix 1: nsys looks for its importer in host-linux-x64 next to its own folder.
  # Fix 2: 'nsys stats' imports Python modules from the host folder, but the package has them in the target folder.
  mkdir -p "$new/host-linux-x64/python/lib"
  cp -an "$new/target-linux-x64/python/lib/." "$new/host-linux-x64/python/lib/"
  # Fix 3: the importer needs libssh under a name that Debian's package doesn't have.
  library=$(ldconfig -p | awk '$1 == "libssh.so.4" && !found++ { print $NF }')
  [[ -n $library ]] || die "libssh.so.4 isn't installed, although apt installed libssh-4." "Run ldconfig, then run this script again."
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

# With --prefix or --link, the user wants that one, so another nsys on PATH doesn't count.
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
  $check_only && die "$present doesn't work." "$check_failure"
  say "$present doesn't work: $check_failure"
elif $check_only; then
  die "nsys isn't installed${present:+ at $present}."
fi

for program in apt-get apt-cache dpkg-deb dpkg; do
  command -v "$program" >/dev/null || die "this isn't Debian or Ubuntu: $program is missing." "Install Nsight Systems from NVIDIA, and put nsys on PATH."
done
if ((EUID != 0)); then
  sudo -n true 2>/dev/null || die "installing needs root, but sudo is missing or asks for a password." "Run: sudo $0"
  say "not root; continuing with sudo"
  again=()
  $own_place && again=(--prefix "$prefix" --link "$link")
  rm -rf "$work"
  exec sudo -n -- bash "$0" "${again[@]}"
fi

# shellcheck source=/dev/null
. /etc/os-release
say "reading the package lists"
quietly "apt-get update" apt-get update
# apt only warns if a mirror doesn't answer. That may be why a package isn't found below.
grep -E '^(W|E|Err)[:0-9]' "$work/output" | mask_addresses >&2 || true
package=
$own_place || package=$(nvidia_package)
if [[ -n $package ]]; then
  install_from_nvidia "$package"
  installed=nsys
elif [[ ${ID:-} == debian ]]; then
  [[ $(dpkg --print-architecture) == amd64 ]] || die "Debian only has nsight-systems for amd64; this is $(dpkg --print-architecture)." "Add NVIDIA's apt repository, then run this script again."
  refuse_to_replace
  install_from_debian
  installed=$link
else
  die "apt doesn't have NVIDIA's nsight-systems-cli or nsight-systems (system: ${PRETTY_NAME:-unknown})." \
    "Add NVIDIA's apt repository: https://docs.nvidia.com/nsight-systems/InstallationGuide, then run this script again."
fi

check "$installed" || die "nsys was installed but doesn't work." "$check_failure"
say "installed: $version"
on_path=$(command -v nsys || true)
if [[ -z $on_path ]]; then
  say "note: nsys isn't on PATH; add $(dirname "$installed")"
elif [[ $(readlink -f "$on_path") != "$(readlink -f "$(command -v "$installed")")" ]]; then
  say "note: PATH finds another nsys first: $on_path"
fi
"$installed" --version
