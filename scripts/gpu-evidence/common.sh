# shellcheck shell=bash
# Shared by run.sh, compare.sh and others, which source it. Sets repository, cli, node, bench (an empty folder, which becomes
# the working directory), wanted (the requested cases), budget_s, wrong, summary, and the functions below.

self=$(basename "$0")
die() {
  printf '%s: %s\n' "$self" "$1" >&2
  exit 2
}

[[ ${1:-} != --help ]] || { usage && exit 0; }
(($# >= 2)) || { usage >&2 && exit 2; }

if [[ -d $1 ]]; then nsys=$(find -L "$1" -maxdepth 4 -name nsys -type f -perm -u+x -print -quit); else nsys=$(command -v "$1"); fi
[[ -n $nsys ]] || die "no nsys in $1"
nsys=$(realpath "$nsys")
node=$(command -v "$2") || die "no node program at $2"
node=$(realpath "$node")
shift 2
wanted=("$@")

repository=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
cli=$repository/dist/cli.js
[[ -r $cli ]] || die "$cli is missing; npm run bundle makes it"

# A neutral folder: it isn't a git checkout, and has only the examples from this repository.
bench=${BENCH:-/tmp/bench}
marker=$bench/.made-by-gpu-evidence
[[ ! -e $bench || -e $marker ]] || die "$bench exists and was not made by this script; set BENCH"
rm -rf "$bench"
mkdir -p "$bench/examples" "$bench/terminal" && touch "$marker"
cp -R "$repository/examples/workloads" "$bench/examples/"
cd "$bench" || die "can't enter $bench"
PATH=$(dirname "$nsys"):$(dirname "$node"):$PATH
export PATH

# Let Python cache bytecode, as on any runner. A capture then takes half the time, with the same kernels. BYTECODE=no keeps
# the machine's setting.
if [[ ${BYTECODE:-yes} == yes ]]; then
  unset PYTHONDONTWRITEBYTECODE
  export PYTHONPYCACHEPREFIX=$bench/pycache
fi

budget_s=${BUDGET_S:-450}
wrong=0
summary=$bench/summary.txt

versions() {
  printf 'date      %s\n' "$(date -u +%FT%TZ)"
  printf 'GPU       %s\n' "$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>&1 | sed -n 1p)"
  printf 'nsys      %s\n' "$(nsys --version 2>&1 | tail -n 1)"
  printf 'ncu       %s\n' "$(ncu --version 2>&1 | tail -n 2 | tr '\n' ' ')"
  printf 'counters  %s\n' "$(grep RmProfilingAdminOnly /proc/driver/nvidia/params 2>&1)"
  printf 'node      %s\n' "$("$node" --version 2>&1)"
  printf 'python    %s\n' "$(python3 -c 'import platform, torch, transformers as t; print(platform.python_version(), "torch", torch.__version__, "transformers", t.__version__)' 2>&1 | tail -n 1)"
  # shellcheck source=/dev/null
  printf 'system    %s\n\n' "$(. /etc/os-release && printf '%s, %s' "$PRETTY_NAME" "$(uname -r)")"
}

row() { printf '%-16s %-9s %-7s %7s  %s\n' "$@" | tee -a "$summary"; }

is_wanted() {
  ((${#wanted[@]} == 0)) && return 0
  local name
  for name in "${wanted[@]}"; do [[ $name != "$1" ]] || return 0; done
  return 1
}

case_limit_s=150 # per case

# case_of NAME EXPECTED PATTERN ARGUMENTS...: EXPECTED is an exit code, or several as 0|3. If the exit code isn't 0, the
# messages have to match the regular expression PATTERN. No argument may match it, because messages may quote the command.
case_of() {
  local name=$1 expected=$2 pattern=$3 got started seconds verdict text=$bench/terminal/$1.txt
  shift 3
  is_wanted "$name" || return 0
  if ((SECONDS >= budget_s)); then
    wrong=$((wrong + 1))
    row "$name" "$expected" - - "NOT RUN: the time is used up"
    return 0
  fi
  printf '$ llm-profile %s\n' "$*" >"$text"
  started=$SECONDS
  timeout --kill-after=30 "$case_limit_s" "$node" "$cli" "$@" </dev/null >>"$text" 2>&1
  got=$?
  seconds=$((SECONDS - started))
  verdict=as-expected
  if [[ ! $got =~ ^($expected)$ ]]; then
    verdict=WRONG
  elif ((got != 0)) && ! grep -qiE -- "$pattern" <(tail -n +2 "$text"); then
    verdict="WRONG: the message doesn't match /$pattern/"
  fi
  [[ $verdict == as-expected ]] || wrong=$((wrong + 1))
  row "$name" "$expected" "$got" "$seconds" "$verdict"
  tail -n 8 "$text" | sed 's/^/    /'
}
