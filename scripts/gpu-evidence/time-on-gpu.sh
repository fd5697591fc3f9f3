#!/usr/bin/env bash
# Compares commits of small programs on a real GPU with the committed llm-profile: changes with a known effect that a sum of kernel
# durations would misjudge, and the same code with itself. docs/evidence/gpu-runs.md has the results.
set -uo pipefail # no -e, so a failing case doesn't stop the others

usage() {
  cat <<'TEXT'
usage: time-on-gpu.sh NSYS NODE [CASE...]

    NSYS   the program nsys, or the folder of an unpacked Nsight Systems
    NODE   a node program, version 24
  CASE   overlap-lost, checkpoint, aa-overlap, aa-train, aa-decode, aa-host, host-work, overlap-gained, eager, window-lost,
         train-recompute, aa-vision, aa-training; default: all

Needs a GPU, git, and a python3 with PyTorch and transformers. Works in /tmp/bench (or BENCH), which is emptied first. If OUT is
a folder, the results are copied there. Exits with 0 if every case went as expected. BUDGET_S (default 900) limits the total
seconds: cases that would start later are listed as not run, and a case that's still running then is stopped.
TEXT
}

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=scripts/gpu-evidence/common.sh
. "$here/common.sh"
budget_s=${BUDGET_S:-900}

# One commit per change, each on a separate branch from main.
repo=$bench/repo
git init --quiet --initial-branch=main "$repo"
git -C "$repo" config user.name bench
git -C "$repo" config user.email bench@example.invalid
programs=$repository/__tests__/fixtures/recorded/nsys-2025.3.1-h200/workloads
cp "$programs"/{overlap,train,llm,host_work}.py "$repo/" || die "no programs in $programs"
examples=examples/workloads # Their configurations use this path.
mkdir -p "$repo/$examples" && cp -R "$bench/$examples"/{vision-language,training} "$repo/$examples/"
commit() { git -C "$repo" add --all && git -C "$repo" commit --quiet --message "$1"; }
commit 'The programs' || die 'git cannot commit'

branch() { # branch NAME PROGRAM WHAT SED : commits a change of one line in the program
  git -C "$repo" switch --quiet --create "$1" main
  sed -i "$4" "$repo/$2"
  [[ -n $(git -C "$repo" status --porcelain) ]] || die "the edit of $1 changes nothing"
  commit "$3"
}
branch one-stream overlap.py 'Both towers on one stream' 's/choices=\[1, 2\], default=2/choices=[1, 2], default=1/'
branch checkpoint train.py 'Gradient checkpointing' 's/"--checkpoint", action="store_true"/&, default=True/'
branch host-work host_work.py 'Python work between the launches' 's/"--host-us", type=float, default=0/"--host-us", type=float, default=38.5/'
branch window-lost $examples/vision-language/vision_language.py 'Attention over the whole image' 's/"--window", type=int, default=8/"--window", type=int, default=0/'
branch train-recompute $examples/training/training.py 'Gradient checkpointing' 's/"--checkpoint", action="store_true"/&, default=True/'
branch eager llm.py 'Attention without a fused kernel' 's/default="sdpa"/default="eager"/'
# A comparison's base is where the branch forked, so the way back is another commit.
git -C "$repo" switch --quiet --create two-streams one-stream
git -C "$repo" revert --no-edit HEAD >/dev/null || die "git can't revert"
git -C "$repo" switch --quiet --create unrelated main
echo 'A repository of small programs.' >"$repo/README.md"
commit 'A README'

compare_case() { # compare_case NAME BASE HEAD EXPECTED PATTERN ARGUMENTS... : the verdict's line has to match PATTERN
  local name=$1 base=$2 head=$3 expected=$4 pattern=$5 line before=$wrong
  shift 5
  is_wanted "$name" || return 0
  case_limit_s=$((budget_s - SECONDS)) # If it stops a case, the exit code is 124.
  git -C "$repo" switch --quiet "$head"
  cd "$repo" || die "can't enter $repo"
  case_of "$name" "$expected" '' run --base "$base" --out "$bench/runs/$name" --set ncu.enabled=false --set compare.max-rounds=6 "$@"
  cd "$bench" || die "can't enter $bench"
  [[ -r terminal/$name.txt ]] || return 0
  line=$(awk 'NR > 1 && /^[A-Z][A-Z ]+: / { found = 1 } found && /^Head / { exit } found' "terminal/$name.txt" | tr '\n' ' ')
  printf '    %s\n' "${line:-no verdict}" | tee -a "$summary"
  if [[ $wrong == "$before" && ! $line =~ $pattern ]]; then
    wrong=$((wrong + 1))
    printf '        WRONG: the verdict does not match /%s/\n' "$pattern" | tee -a "$summary"
  fi
  "$node" "$repository/scripts/gpu-evidence/comparison-rows.mjs" "$bench/runs/$name" | tee -a "$summary"
}

versions | tee "$summary"
# The first runs fill the machine's caches.
(cd "$repo" && for program in overlap train llm; do python3 "$program.py" >/dev/null 2>&1 & done && wait)
printf '%d s for the first runs\n\n' "$SECONDS" | tee -a "$summary"
row case expected got seconds verdict

overlap=(--range encode -- python3 overlap.py)
train=(--range step --range backward --set nsys.capture-range=step -- python3 train.py)
decode=(--range decode -- python3 llm.py)
host=(--range decode -- python3 host_work.py)
compare_case overlap-lost main one-stream 1 'kernels overlap less' "${overlap[@]}"
compare_case checkpoint main checkpoint 1 'takes .* longer on the GPU' "${train[@]}"
compare_case aa-overlap main unrelated 0 'PASS' "${overlap[@]}"
compare_case aa-train main unrelated 0 'PASS' "${train[@]}"
compare_case aa-decode main unrelated 0 'PASS' "${decode[@]}"
compare_case aa-host main unrelated 0 'PASS' "${host[@]}"
# The kernels are the same, but the program takes longer: a failure if the rounds are quiet enough, and never a plain pass.
compare_case host-work main host-work '0|1' 'too noisy to judge|INCONCLUSIVE|more wall time' "${host[@]}"
compare_case overlap-gained one-stream two-streams 0 'less time on the GPU' "${overlap[@]}"
compare_case window-lost main window-lost 1 'sam takes .* longer on the GPU' --config $examples/vision-language/llm-profile.yml
compare_case train-recompute main train-recompute 1 'backward takes .* longer on the GPU' --config $examples/training/llm-profile.yml
compare_case aa-vision main unrelated 0 'PASS' --config $examples/vision-language/llm-profile.yml
compare_case aa-training main unrelated 0 'PASS' --config $examples/training/llm-profile.yml
compare_case eager main eager 1 'longer on the GPU' "${decode[@]}"

printf '\n%d s in all; %d cases not as expected\n' "$SECONDS" "$wrong" | tee -a "$summary"

if [[ -n ${OUT:-} ]]; then
  mkdir -p "$OUT"
  cp "$summary" "$OUT/"
  for text in terminal/*.txt; do printf '=== %s\n' "${text#terminal/}" && cat "$text"; done >"$OUT/terminal.txt"
  # Copy each run's records but never the reports, which may contain private details of the machine.
  find runs \( -name run.json -o -name profile.json -o -name comparison.json -o -name config.yaml \) -print0 2>/dev/null |
    tar -czf "$OUT/records.tar.gz" --null --files-from=- 2>/dev/null
fi
((wrong == 0))
