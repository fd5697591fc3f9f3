# shellcheck shell=bash
# shellcheck disable=SC2154 # build-for-ci.sh sets work, repository, node and ncu
# Tests the image. build-for-ci.sh sources this, and defines die, quietly, step and b.

# inside [BUILDAH-OPTION...] -- COMMAND...: runs the command in the image, with $share as /share and without this machine's environment.
inside() {
  local -a options=()
  while [[ $1 != -- ]]; do
    options+=("$1")
    shift
  done
  b run --isolation chroot --volume "$share:/share" "${options[@]}" "$container" "$@"
}

# expect TEXT FILE: fails and prints the file if it doesn't contain the text.
expect() {
  grep -qF -- "$1" "$2" || {
    cat "$2" >&2
    die "expected in the output above: $1"
  }
}

# Built here, because the image has no compiler, but with the headers of the image's nsys.
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
  # The image may not contain anything else from the repository, such as tests or sources.
  found=$(inside -- ls -A /opt/llm-profile | sort | paste -sd ' ')
  [[ $found == "LICENSE action.yml conf dist examples package.json schema" ]] || die "/opt/llm-profile contains: $found"
  found=$(b inspect --type image --format '{{.OCIv1.Config.User}} {{.OCIv1.Config.Entrypoint}} {{.OCIv1.Config.Cmd}}' localhost/llm-profile)
  [[ $found == "root [] [llm-profile --help]" ]] || die "the image's user, entry point and command are: $found"
}

test_doctor() {
  # It exits with 3, because it can't capture without a GPU.
  { inside -- llm-profile doctor || [[ $? == 3 ]]; } | tee "$work/doctor"
  expect 'Nsight Systems 2' "$work/doctor"
  expect 'No nvidia-smi and no NVIDIA driver found.' "$work/doctor"
  [[ $ncu == none ]] || expect 'Nsight Compute 2' "$work/doctor"
}

test_demo() {
  quietly inside -- llm-profile demo
  expect 'Every sum equals' "$work/output"
  expect '5,744' "$work/output"
  sed -n 2,9p "$work/output"
}

# capture NAME ISOLATION [BUILDAH-OPTION...]: makes a real capture of two ranges, and checks that it had this isolation.
capture() {
  local name=$1 isolation=$2
  shift 2
  mkdir -p "$share/$name"
  chmod 1777 "$share/$name"
  quietly inside --workingdir /share "$@" -- llm-profile run --range prefill --range decode --out "/share/$name" \
    --set require-kernels=false --set ncu.enabled=false --set workload.time-limit=3m -- /share/nvtx-c/nvtx-demo --steps 8
  "$node" --disable-warning=ExperimentalWarning "$repository/scripts/container/check-run.ts" "$share/$name" "$isolation"
}

# Runs the container action's two steps like the runner: with inputs as variables, and passing on the state.
test_action() {
  local state
  mkdir -p "$share/action/temp"
  touch "$share/action/output" "$share/action/state" "$share/action/summary"
  quietly inside --workingdir /share -- env GITHUB_ACTIONS=true GITHUB_WORKSPACE=/share RUNNER_TEMP=/share/action/temp \
    GITHUB_OUTPUT=/share/action/output GITHUB_STATE=/share/action/state GITHUB_STEP_SUMMARY=/share/action/summary \
    'INPUT_COMMAND=/share/nvtx-c/nvtx-demo --steps 8' "INPUT_RANGES=prefill, decode" \
    "INPUT_OVERRIDES=require-kernels=false
workload.time-limit=2m
ncu.enabled=false" llm-profile-action
  "$node" --disable-warning=ExperimentalWarning "$repository/scripts/container/check-run.ts" "$share/action/temp/llm-profile-runs" unprivileged-user
  expect 'run-dir<<' "$share/action/output"
  state=$(awk -F '<<' '$1 == "processes-file" { getline; print }' "$share/action/state")
  [[ $state == /share/action/temp/* ]] || die "the main step saved an unexpected state: $(cat "$share/action/state")"
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
