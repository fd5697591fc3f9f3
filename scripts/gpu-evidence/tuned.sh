#!/usr/bin/env bash
# Compares programs with autotuners on one or more real GPUs with the committed llm-profile: identical code, changes that leave a kernel
# alone, and kernels made slower. docs/evidence/gpu-runs.md has the results.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: tuned.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   inductor-same, triton-same, jax-same, inductor-end, inductor-first, inductor-pointwise, inductor-reduction, triton-slower,
         inductor-improve, each with a number (inductor-same-2), in the order to run; default: all

Needs git, a python3 with PyTorch, Triton and JAX, and a GPU. With several GPUs, runs that many cases at a time, each on its own GPU.
Works in /tmp/bench (or BENCH), which is emptied first. If OUT is a folder, the results are copied there. Exits with 0 if every
case went as expected. BUDGET_S (default 450) limits the total seconds: cases that would start later are listed as not run.
TEXT
}

here=$(realpath "$(dirname "${BASH_SOURCE[0]}")")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
case_limit_s=400
export COLUMNS=300 # A pattern must not meet a broken line.

repo=$bench/repo
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
cp "$here"/tuned/*.py "$repo/"
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'Programs with autotuners' || die 'git cannot commit'

branch() { # branch NAME PROGRAM WHAT SED : commits one edit of a program
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "$4" "$repo/$2"
  [[ -n $(git -C "$repo" status --porcelain) ]] || die "the edit of $1 changes nothing"
  commit "$3"
}
git -C "$repo" switch --quiet --create same main
echo 'Programs with autotuners.' >"$repo/README.md"
commit 'A README'
branch end inductor.py 'The result is scaled' 's/^    # end$/    hidden = hidden * 1.01/'
branch first inductor.py 'The other result comes first' 's/^    # first$/    other = more.softmax(-1)/; /^    # end$/,/^    return/{/other = /d}'
branch pointwise inductor.py 'The residual takes another tensor' 's/ + hidden$/ + hidden + more.sin()/'
branch reduction inductor.py 'The norm reads another tensor' 's/rms_norm(hidden, /rms_norm(hidden + more.sin(), /'
branch slower triton_matmul.py 'The matmul goes deeper' 's/range(0, size, DEPTH)/range(0, size * 5 \/\/ 4, DEPTH)/'
git -C "$repo" switch --quiet main

tuned_case() { # tuned_case NAME BRANCH PROGRAM EXPECTED PATTERN GPU ARGUMENTS...
  local name=$1 branch=$2 program=$3 expected=$4 pattern=$5 gpu=$6 clone=$bench/clones/$1
  shift 6
  git clone --quiet "$repo" "$clone" && git -C "$clone" switch --quiet "$branch" && cd "$clone" || die "can't clone for $name"
  case_of "$name" "$expected" "$pattern" run --base origin/main --out "$bench/runs/$name" --range decode --rounds 3 \
    --set "workload.gpu=$gpu" --set ncu.enabled=false --set lines=off --set compare.python-environment=none "$@" -- python3 "$program"
  cd "$bench" || die "can't enter $bench"
  {
    "$node" "$here/comparison-rows.mjs" "$bench/runs/$name"
    grep -hE 'utotuners|The program was started' "terminal/$name.txt" | sort -u
  } | sed "s/^/    $name: /" | tee -a "$summary"
}

start_case() { # start_case NAME GPU
  local traced=(--set latency.pairs=0)
  case $1 in
    inductor-same-*) tuned_case "$1" same inductor.py 0 . "$2" "${traced[@]}" ;;
    triton-same-*) tuned_case "$1" same triton_matmul.py 0 . "$2" "${traced[@]}" ;;
    jax-same-*) tuned_case "$1" same jax_block.py 0 . "$2" "${traced[@]}" ;;
    inductor-end-*) tuned_case "$1" end inductor.py 0 . "$2" "${traced[@]}" ;;
    inductor-first-*) tuned_case "$1" first inductor.py 0 . "$2" "${traced[@]}" ;;
    inductor-pointwise-*) tuned_case "$1" pointwise inductor.py 1 'triton_' "$2" "${traced[@]}" ;;
    inductor-reduction-*) tuned_case "$1" reduction inductor.py 1 'triton_' "$2" "${traced[@]}" ;;
    triton-slower-*) tuned_case "$1" slower triton_matmul.py 1 'matmul' "$2" "${traced[@]}" ;;
    inductor-improve-*)
      tuned_case "$1" same inductor.py 1 'not improved' "$2" --set compare.goal=improve --set isolation=unprivileged-user
      ;;
    *) die "no case $1" ;;
  esac
}

names=()
for number in 1 2 3 4; do names+=("inductor-same-$number" "triton-same-$number" "jax-same-$number"); done
names+=(inductor-pointwise-1 inductor-reduction-1 triton-slower-1)
for number in 1 2 3 4; do names+=("inductor-end-$number" "inductor-first-$number"); done
for number in 1 2 3 4; do names+=("inductor-improve-$number"); done
((${#wanted[@]} == 0)) || names=("${wanted[@]}")

versions | tee "$summary"
row case expected got seconds verdict
mkdir -p "$bench/clones" "$bench/runs"
export PYTHONPATH=$repository/python${PYTHONPATH:+:$PYTHONPATH}
gpus=$(nvidia-smi --list-gpus | wc -l)
# Each GPU takes the next case from a shared list.
next=$bench/next
echo 0 >"$next"
take() { flock "$next" sh -c 'read -r n <"$1" && echo $((n + 1)) >"$1" && echo "$n"' sh "$next"; }
for ((gpu = 0; gpu < gpus; gpu++)); do
  (
    while n=$(take) && ((n < ${#names[@]})); do
      start_case "${names[n]}" "$gpu"
    done
  ) &
done
wait

printf '\n%d s in all\n' "$SECONDS" | tee -a "$summary"
if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  tar -C "$bench" -czf "$OUT/terminal.tar.gz" terminal
fi
! grep -qE 'WRONG|NOT RUN' "$summary"
