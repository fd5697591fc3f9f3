#!/usr/bin/env bash
# Installs Nsight Compute's command line on Debian 12 or 13, x86-64, from Debian's non-free component. Called by install-tools.sh.
#
# Debian's package depends on libraries for the graphical interface, which the command line doesn't need. The program and the
# libraries that it injects are in nsight-compute-target; only the section files, 2 MB of 240, are in nsight-compute.
set -euo pipefail
export LC_ALL=C DEBIAN_FRONTEND=noninteractive

debian_suite=trixie # the same as in install-nsys.sh; its files also run on Debian 12
prefix=/opt/nsight-compute-debian
installed=usr/lib/x86_64-linux-gnu/nsight-compute

die() {
  printf 'install-debian-ncu: error: %s\n' "$*" >&2
  exit 1
}

[[ $(dpkg --print-architecture) == amd64 ]] || die "Debian only has nsight-compute for amd64; this is $(dpkg --print-architecture)."
[[ ! -e $prefix ]] || die "$prefix exists already."
# shellcheck disable=SC2016 # apt expands it
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p)
[[ -n $mirror ]] || die "apt's configuration has no Debian mirror."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial"
printf 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] %s %s non-free\n' "$mirror" "$debian_suite" >"$work/sources.list"
apt=(apt-get -o "Dir::Etc::SourceList=$work/sources.list" -o Dir::Etc::SourceParts=/dev/null
  -o "Dir::State::Lists=$work/lists" -o "Dir::Cache=$work/cache" -o APT::Sandbox::User=root
  -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null)
"${apt[@]}" -o APT::Update::Error-Mode=any update
printf 'install-debian-ncu: downloading nsight-compute from Debian'\''s non-free component (%s); 340 MB\n' "$debian_suite"
(cd "$work" && "${apt[@]}" download nsight-compute nsight-compute-target)

mkdir -p "$work/root"
dpkg-deb --fsys-tarfile "$work"/nsight-compute-target_*.deb | tar -x -C "$work/root" "./$installed"
dpkg-deb --fsys-tarfile "$work"/nsight-compute_*.deb | tar -x -C "$work/root" "./$installed/sections"
mv "$work/root/$installed" "$prefix"
ln -sfn "$prefix/target/linux-desktop-glibc_2_11_3-x64/ncu" /usr/local/bin/ncu
# List the sections to check that ncu finds their files; `--version` would work without them.
sections=$(HOME=$work ncu --list-sections 2>&1) || true
[[ $sections == *SpeedOfLight* ]] || die "ncu was installed but doesn't find its sections: $sections"
ncu --version | tail -n 1
