import { expect, test } from "@jest/globals";
import { rootTest } from "../../run/support/as-root.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { inReportAlone } from "./support/ncu-failures.ts";
import { measured, ncuArgv } from "./support/ncu-run.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const folder = "head/ncu/decode";

test("ranges that are replayed as a whole have a sample for each instance", async () => {
  // No nsys recording of the ResNet is whole: its rows stand in the decode's place.
  const stem = `served() { text_of "$recording" | grep -v '^==' | sed -n 's/:stem:/:decode:/; /"<default domain>:\\(residual\\|head\\):/!p'; }`;
  const run = await fakeRun({
    recordings: [sdpa],
    ncu: { recording: "__tests__/fixtures/recorded/ncu-2025.3.1/resnet_range.csv", script: stem },
    // Recorded without instructions and the tensor pipe, which quick asks for.
    set: ["ncu.replay-mode=range", "ncu.preset=speed-of-light"],
  });
  expect(run.stderr).toContain("then a run of ncu over all ranges (range replay)");
  expect(run.code).toBe(0);
  const argv = ncuArgv(run);
  expect(argv).toEqual(expect.arrayContaining(["--replay-mode=range", "--nvtx-include", "decode/"]));
  expect(argv).not.toContain("--kernel-id");
  const profile = run.profile();
  expect(profile.ncu).toMatchObject({ state: "measured", mode: "range" });
  expect(profile.replayedRanges.map(({ name, mode, samples }) => [name, mode, samples.length])).toEqual([
    ["decode", "range", 2],
  ]);
  expect(measured(run)).toEqual([]);
  expect(run.stdout).toContain("Replayed as a whole (Nsight Compute");
  expect(run.files).toContain("ranges/decode/replay.csv");
  expect(run.text("head/ncu/all-ranges/raw.csv")).toContain('"range"');
});

test("rows that ncu does not print come from its report; advice that cannot be read costs no figure", async () => {
  const details = `
eval "$(declare -f import_report | sed '1s/import_report/other_page/')"
import_report() { [[ $* == *--page=details* ]] || { other_page "$@"; return; }; echo "==ERROR== The file is corrupt." >&2; exit 1; }`;
  const run = await fakeRun({ recordings: [sdpa], ncu: { script: inReportAlone + details } });
  expect(run.code).toBe(0);
  expect(run.record.commands.filter(({ tool }) => tool === "ncu --import")).toHaveLength(2);
  expect(run.text(`${folder}/raw.csv`)).toMatch(/^==PROF== Connected[^]*^"ID",/m);
  expect(run.record.warnings).toContainEqual(expect.stringMatching(/details\.csv: .*ncu --import exited with 1\./));
  expect(measured(run)).toHaveLength(20);
});

rootTest("what ncu wrote comes out of the folder of the unprivileged user", async () => {
  const run = await fakeRun({
    recordings: [sdpa],
    ncu: {},
    set: ["ncu.keep-report=true", "isolation=unprivileged-user"],
  });
  expect(run.record.isolation).toMatchObject({ kind: "unprivileged-user" });
  expect(run.code).toBe(0);
  expect(run.files).toEqual(expect.arrayContaining([`${folder}/raw.csv`, `${folder}/report.ncu-rep`]));
  expect(measured(run)).toHaveLength(20);
  expect(run.leftInTemporary).toEqual([]);
});

test("a transient fault is tried again, and both attempts stay", async () => {
  const taken = `
eval "$(declare -f written | sed '1s/written/unchanged_written/')"
written() {
  ((attempt > 1)) && unchanged_written && return
  said "==ERROR== An error was reported by the driver:"
  said "==ERROR== Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data."
  code=9
}`;
  const run = await fakeRun({ recordings: [sdpa], ncu: { script: taken } });
  expect(run.stderr).toContain("Trying again (attempt 2 of 2).");
  expect(run.code).toBe(0);
  const runs = run.record.commands.filter(({ tool }) => tool === "ncu");
  expect(runs.map(({ attempt, exitCode, outcome, stdout }) => [attempt, exitCode, outcome, stdout])).toEqual([
    [1, 9, "failed", `${folder}-attempt-1/stdout.txt`],
    [2, 0, "ok", `${folder}/stdout.txt`],
  ]);
  expect(run.text(`${folder}-attempt-1/raw.csv`)).toContain("driver resource was unavailable");
  expect(measured(run)).toHaveLength(20);
  expect(run.record.ncu).toMatchObject([{ folder, exitCode: 0 }]);
});

test("a program with more processes than the captures saw is measured once more without the limit, and both runs stay", async () => {
  const recording = changedRecording(sdpa, {
    // The last launch, its call and the range are another rank's.
    sql: [
      "CREATE TEMP TABLE last AS SELECT correlationId AS id FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 1",
      "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET globalPid = globalPid + 16777216, deviceId = 1 WHERE correlationId IN (SELECT id FROM last)",
      "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = globalTid + 16777216 WHERE correlationId IN (SELECT id FROM last)",
      "INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId) SELECT start, end, eventType, text, globalTid + 16777216, domainId FROM NVTX_EVENTS",
    ],
  });
  // As ncu 2025.3.1 does on an H100: each process has a first launch of its own, and the count is of all together.
  const three = `
eval "$(declare -f served | sed '1s/served/one_process/')"
served() { one_process | awk '{ print } /^"[0-9]/ { sub(/","25","/, "\\",\\"26\\",\\""); print; sub(/","26","/, "\\",\\"27\\",\\""); print }'; }`;
  const run = await fakeRun({
    recordings: [recording],
    ncu: { script: three },
    set: ["retries=0", "ncu.filter-mode=global"],
  });
  expect(run.stderr).toContain("missed some kernels, because more processes launched kernels than in the captures");
  expect(run.code).toBe(0);
  // Two for each of twelve kernels: the captures saw two processes.
  expect([1, 2].map((number) => ncuArgv(run, number).filter((one) => one.startsWith("--launch-count")))).toEqual([
    ["--launch-count=24"],
    [],
  ]);
  expect(measured(run).map(([, launches]) => launches)).toEqual(Array(12).fill(3));
  const outputs = run.record.commands.filter(({ tool }) => tool === "ncu").map(({ stdout }) => stdout);
  expect(outputs).toEqual([`${folder}-limited/stdout.txt`, `${folder}/stdout.txt`]);
  expect(run.profile().warnings.join("\n")).toContain("more processes launched kernels than in the captures");
  expect(run.record.ncu).toMatchObject([{ folder, exitCode: 0 }]);
});
