# shellcheck shell=bash
# shellcheck disable=SC2154 # work, repository, node and ncu are those of build-for-ci.sh
# What the image must do; sourced by build-for-ci.sh, which has die, quietly, step and b.

# inside [BUILDAH-OPTION...] -- COMMAND...: runs it in the image, with $share as /share and nothing of this machine's environment.
inside() {
  local -a options=()
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  b run --isolation chroot --volume "$share:/share" "${options[@]}" "$container" "$@"
}

# expect TEXT FILE: fails, with the file, where it does not hold the text.
expect() {
  grep -qF -- "$1" "$2" || {
    cat "$2" >&2
    die "expected in the output above: $1"
  }
}

# The program is built here, against the headers of the nsys in the image, which has no compiler.
build_example() {
  local root
  root=$(b mount "$container")
  quietly make -C "$repository/examples/workloads/nvtx-c" "BUILD=$share/nvtx-c" \
    "NVTX_INCLUDE=$root/opt/nsight-systems-debian/target-linux-x64/nvtx/include"
  b umount "$container" >/dev/null
}

test_contents() {
  local found
  # shellcheck disable=SC2016 # the shell in the image expands it
  inside -- bash -euc '
    for file in /opt/llm-profile/{action.yml,package.json,LICENSE,conf,dist,schema,examples/recordings}; do test -e "$file"; done
    for program in git python3 unshare setpriv timeout tail node nsys llm-profile; do command -v "$program" >/dev/null; done
    python3 -m venv /tmp/venv && /tmp/venv/bin/python -c "import ssl, sqlite3" && rm -r /tmp/venv
    test -z "$(ls /var/lib/apt/lists)"
    test "$NVIDIA_VISIBLE_DEVICES" = all -a "$NVIDIA_DRIVER_CAPABILITIES" = compute,utility
    node --version; git --version; python3 --version; nsys --version'
  # Nothing else of the repository may come along: tests, sources, development files.
  found=$(inside -- ls -A /opt/llm-profile | sort | paste -sd ' ')
  [[ $found == "LICENSE action.yml conf dist examples package.json schema" ]] || die "in /opt/llm-profile is: $found"
  found=$(b inspect --type image --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}' localhost/llm-profile)
  [[ $found == "root [] [llm-profile --help]" ]] || die "the image's user, entry point and command are: $found"
}

test_doctor() {
  # 3: without a GPU it cannot capture.
  { inside -- llm-profile doctor || [[ $? == 3 ]]; } | tee "$work/doctor"
  expect 'Nsight Systems 2' "$work/doctor"
  expect 'No nvidia-smi and no NVIDIA driver found.' "$work/doctor"
  [[ $ncu == none ]] || expect 'Nsight Compute 2' "$work/doctor"
}

test_demo() {
  quietly inside -- llm-profile demo
  expect 'NVTX range decode: 1 instance' "$work/output"
  expect '5,744 launches' "$work/output"
  sed -n 2,9p "$work/output"
}

# capture NAME ISOLATION [BUILDAH-OPTION...]: a real capture of two ranges, which must have had that isolation.
capture() {
  local name=$1 isolation=$2
  shift 2
  mkdir -p "$share/$name"
  chmod 1777 "$share/$name"
  quietly inside --workingdir /share "$@" -- llm-profile run --range prefill --range decode --out "/share/$name" \
    --set require-kernels=false --set ncu.enabled=false --set workload.time-limit=3m -- /share/nvtx-c/nvtx-demo --steps 8
  "$node" --disable-warning=ExperimentalWarning "$repository/scripts/container/check-run.ts" "$share/$name" "$isolation"
}

# The container action's two steps, as the runner starts them: the inputs are variables, the state is handed on.
test_action() {
  local state
  mkdir -p "$share/action/temp"
  touch "$share/action/output" "$share/action/state" "$share/action/summary"
  quietly inside --workingdir /share -- env GITHUB_ACTIONS=true GITHUB_WORKSPACE=/share RUNNER_TEMP=/share/action/temp \
    GITHUB_OUTPUT=/share/action/output GITHUB_STATE=/share/action/state GITHUB_STEP_SUMMARY=/share/action/summary \
    'INPUT_COMMAND=/share/nvtx-c/nvtx-demo --steps 8' "INPUT_RANGES=prefill, decode" INPUT_TIME-LIMIT=2m \
    "INPUT_OVERRIDES=require-kernels=false
ncu.enabled=false" llm-profile-action
  "$node" --disable-warning=ExperimentalWarning "$repository/scripts/container/check-run.ts" "$share/action/temp/llm-profile-runs" unprivileged-user
  expect 'run-dir<<' "$share/action/output"
  state=$(awk -F '<<' '$1 == "processes-file" { getline; print }' "$share/action/state")
  [[ $state == /share/action/temp/* ]] || die "the main step saved this state: $(cat "$share/action/state")"
  inside --workingdir /share -- env GITHUB_ACTIONS=true "STATE_processes-file=$state" llm-profile-action-post
}

self_test() {
  share=$work/share
  mkdir "$share"
  container=$(b from localhost/llm-profile)
  step "the example, built for the image" build_example
  step "in the image: contents" test_contents
  step "in the image: llm-profile doctor" test_doctor
  step "in the image: llm-profile demo" test_demo
  step "in the image: capture with CAP_SYS_ADMIN" capture with-sys-admin pid-namespace --cap-add CAP_SYS_ADMIN
  step "in the image: capture without it" capture without-sys-admin unprivileged-user
  step "in the image: capture as the user profiler" capture as-profiler none --user profiler
  step "in the image: the container action's steps" test_action
}
