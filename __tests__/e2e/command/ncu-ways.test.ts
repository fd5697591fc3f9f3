import { describe, expect, test } from "@jest/globals";
import { rootTest } from "../../run/support/as-root.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { inReportAlone } from "./support/ncu-failures.ts";
import { measured, ncuArgv } from "./support/ncu-run.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "__tests__/fixtures/recorded/decode-sdpa/round-1";
const folder = "head/ncu/decode";

/** Bash in which a rule has something to say of the first launch. */
const detailsPage = `
import_report() {
  echo '"ID","Section Name","Rule Name","Rule Type","Rule Description","Estimated Speedup Type","Estimated Speedup"'
  echo '"0","LaunchStats","LaunchConfiguration","OPT","A wave of thread blocks is not full.","global","50"'
}`;

describe("ranges that are repeated as a whole", () => {
  // No nsys recording of the ResNet is whole: its rows stand in the decode's place.
  const stem = `served() { text_of "$recording" | grep -v '^==' | sed -n 's/:stem:/:decode:/; /"<default domain>:\\(residual\\|head\\):/!p'; }`;

  test.each([
    { mode: "range", recording: "resnet_range.csv" },
    { mode: "app-range", recording: "resnet_apprange.csv" },
  ])("have a sample for each instance: $mode", async ({ mode, recording }) => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { recording: `__tests__/fixtures/recorded/ncu-2025.3.1/${recording}`, script: stem },
      // Recorded without instructions and the tensor pipe, which quick asks for.
      set: [`ncu.replay-mode=${mode}`, "ncu.preset=speed-of-light"],
    });
    expect(run.stderr).toContain(`then a run of ncu over all ranges (${mode} replay)`);
    expect(run.code).toBe(0);
    const argv = ncuArgv(run);
    expect(argv).toContain(`--replay-mode=${mode}`);
    expect(argv).toEqual(expect.arrayContaining(["--nvtx-include", "decode/"]));
    expect(argv).not.toContain("--kernel-id");
    const profile = run.profile();
    expect(profile.ncu).toMatchObject({ state: "measured", mode });
    expect(profile.replayedRanges.map(({ name, mode: way, samples }) => [name, way, samples.length])).toEqual([
      ["decode", mode, 2],
    ]);
    expect(measured(run)).toEqual([]);
    expect(run.stdout).toContain("Replayed as a whole (Nsight Compute");
    expect(run.files).toContain("ranges/decode/replay.csv");
    expect(run.text("head/ncu/all-ranges/raw.csv")).toContain('"range"');
  });
});

describe("the report that ncu writes", () => {
  const kept = { recordings: [sdpa], ncu: {}, set: ["ncu.keep-report=true"] };

  test.each([
    { set: [], files: ["cmd.txt", "details.csv", "raw.csv", "stderr.txt", "stdout.txt"] },
    { set: kept.set, files: ["cmd.txt", "details.csv", "raw.csv", "report.ncu-rep", "stderr.txt", "stdout.txt"] },
  ])("has what ncu's own rules say, and stays where it is to be kept: $set", async ({ set, files }) => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: detailsPage }, set });
    expect(run.code).toBe(0);
    expect(ncuArgv(run)).toEqual(
      expect.arrayContaining([
        `--log-file=RUN/${folder}/raw.csv`,
        `--export=RUN/${folder}/report`,
        "--csv",
        "--page=raw",
      ]),
    );
    const commands = run.record.commands.filter(({ tool }) => tool.startsWith("ncu"));
    expect(commands.map(({ tool }) => tool)).toEqual([
      "ncu --list-sections",
      "ncu --list-sets",
      "ncu --help",
      "ncu",
      "ncu --import",
    ]);
    expect(
      commands
        .at(-1)
        ?.argv.slice(1)
        .map((argument) => argument.replace(run.directory, "RUN")),
    ).toEqual([`--import=RUN/${folder}/report.ncu-rep`, "--csv", "--page=details"]);
    expect(run.files.filter((file) => file.startsWith(folder))).toEqual(files.map((name) => `${folder}/${name}`));
    const samples = run.profile().ranges.flatMap(({ kernels }) => kernels.flatMap(({ ncu }) => ncu));
    expect(samples.flatMap(({ id, rules }) => rules.map(({ rule, speedup }) => [id, rule, speedup]))).toEqual([
      [0, "LaunchConfiguration", { of: "global", pct: 50 }],
    ]);
  });

  test("that cannot be read costs ncu's own rules, and no figure", async () => {
    const script = `import_report() { echo "==ERROR== The file is corrupt." >&2; exit 1; }`;
    const run = await fakeRun({ recordings: [sdpa], ncu: { script } });
    expect(run.code).toBe(0);
    expect(run.record.warnings).toContainEqual(
      `${folder}/details.csv: Couldn't read the advice from ncu's rules. ncu --import exited with 1.`,
    );
    expect(measured(run)).toHaveLength(20);
  });

  test("has the rows where ncu does not print them", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: inReportAlone } });
    expect(run.code).toBe(0);
    expect(run.record.commands.filter(({ tool }) => tool === "ncu --import")).toHaveLength(2);
    expect(run.text(`${folder}/raw.csv`)).toMatch(/^==PROF== Connected[^]*^"ID",/m);
    expect(measured(run)).toHaveLength(20);
  });

  rootTest("comes out of the folder of the unprivileged user", async () => {
    const run = await fakeRun({ ...kept, set: [...kept.set, "isolation=unprivileged-user"] });
    expect(run.record.isolation).toMatchObject({ kind: "unprivileged-user" });
    expect(run.code).toBe(0);
    expect(run.files).toEqual(expect.arrayContaining([`${folder}/raw.csv`, `${folder}/report.ncu-rep`]));
    expect(measured(run)).toHaveLength(20);
    expect(run.leftInTemporary).toEqual([]);
  });
});

describe("a transient fault", () => {
  const taken = (attempts: number) => `
eval "$(declare -f written | sed '1s/written/unchanged_written/')"
written() {
  ((attempt > ${attempts})) && unchanged_written && return
  said "==ERROR== An error was reported by the driver:"
  said "==ERROR== Profiling failed because a driver resource was unavailable. Ensure that no other tool (like DCGM) is concurrently collecting profiling data."
  code=9
}`;

  test("is tried again, and both attempts stay", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: taken(1) } });
    expect(run.stderr).toMatch(
      /Another tool, often DCGM or another ncu, is using the performance counters.* Trying again \(attempt 2 of 2\)\./,
    );
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

  test("is not tried for ever, and the capture is not made again", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: taken(9) } });
    expect(run.code).toBe(3);
    expect(run.record.failure).toMatchObject({ id: "ncu-counters-taken" });
    expect(run.stderr).toContain("dcgmi profile --pause");
    expect([attemptsOf(run.workspace, "nsight"), attemptsOf(run.workspace, "nsight-compute")]).toEqual([1, 2]);
    expect(run.profile().ncu).toMatchObject({ state: "failed" });
  });
});

describe("a program with more processes than the captures saw", () => {
  // As ncu 2025.3.1 does on an H100: each process has a first launch of its own, and the count is of all together.
  const twice = `
eval "$(declare -f served | sed '1s/served/one_process/')"
served() { one_process | awk '{ print } /^"[0-9]/ { sub(/","25","/, "\\",\\"26\\",\\""); print }'; }`;

  test("is measured once more without the limit, and both runs stay", async () => {
    const run = await fakeRun({
      recordings: [sdpa],
      ncu: { script: twice },
      set: ["retries=0", "ncu.filter-mode=global"],
    });
    expect(run.stderr).toContain(
      "ncu, decode: ncu profiled the expected 12 launches, but missed some kernels, because more processes launched kernels than in the captures. Running ncu again without a limit on launches.",
    );
    expect(run.code).toBe(0);
    expect([ncuArgv(run, 1), ncuArgv(run, 2)].map((argv) => argv.includes("--launch-count=12"))).toEqual([true, false]);
    expect(measured(run).map(([, launches]) => launches)).toEqual(Array(12).fill(2));
    const outputs = run.record.commands.filter(({ tool }) => tool === "ncu").map(({ stdout }) => stdout);
    expect(outputs).toEqual([`${folder}-limited/stdout.txt`, `${folder}/stdout.txt`]);
    expect(run.profile().warnings.join("\n")).toContain("more processes launched kernels than in the captures");
    expect(run.record.ncu).toMatchObject([{ folder, exitCode: 0 }]);
  });

  test("that the captures saw is expected to launch more", async () => {
    const recording = changedRecording(sdpa, {
      // The last launch, its call and the range are another rank's.
      sql: [
        "CREATE TEMP TABLE last AS SELECT correlationId AS id FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 1",
        "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET globalPid = globalPid + 16777216, deviceId = 1 WHERE correlationId IN (SELECT id FROM last)",
        "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = globalTid + 16777216 WHERE correlationId IN (SELECT id FROM last)",
        "INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId) SELECT start, end, eventType, text, globalTid + 16777216, domainId FROM NVTX_EVENTS",
      ],
    });
    const run = await fakeRun({ recordings: [recording], ncu: { script: twice }, set: ["ncu.filter-mode=global"] });
    expect(ncuArgv(run)).toContain("--launch-count=24");
    expect(run.record.commands.filter(({ tool }) => tool === "ncu")).toHaveLength(1);
  });
});
