import { describe, expect, test } from "@jest/globals";
import { rootTest } from "../../run/support/as-root.ts";
import { changedRecording } from "./support/changed-recording.ts";
import { attemptsOf } from "./support/fake-ncu.ts";
import { measured, ncuArgv } from "./support/ncu-run.ts";
import { fakeRun } from "./support/run.ts";

const sdpa = "examples/recordings/llm-decode-sdpa/round-1";
const folder = "head/ncu/decode";

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
    expect(run.stderr).toContain("replayed as a whole (Nsight Compute");
    expect(run.files).toContain("ranges/decode/replay.csv");
    expect(run.text("head/ncu/all-ranges/raw.csv")).toContain('"range"');
  });
});

describe("a report that is kept", () => {
  const kept = { recordings: [sdpa], ncu: {}, set: ["ncu.keep-report=true"] };

  test("is exported, and its rows are those of --import", async () => {
    const run = await fakeRun(kept);
    expect(run.code).toBe(0);
    const argv = ncuArgv(run);
    expect(argv).toEqual(
      expect.arrayContaining([`--log-file=RUN/${folder}/messages.txt`, `--export=RUN/${folder}/report`]),
    );
    expect(argv).not.toContain("--csv");
    const commands = run.record.commands.filter(({ tool }) => tool.startsWith("ncu"));
    expect(commands.map(({ tool }) => tool)).toEqual([
      "ncu --list-sections",
      "ncu --list-sets",
      "ncu",
      "ncu --import",
      "ncu --import",
    ]);
    expect(
      commands
        .at(-2)
        ?.argv.slice(1)
        .map((argument) => argument.replace(run.directory, "RUN")),
    ).toEqual([
      `--import=RUN/${folder}/report.ncu-rep`,
      "--csv",
      "--page=raw",
      "--print-units=base",
      "--print-kernel-base=mangled",
    ]);
    expect(run.files.filter((file) => file.startsWith(folder))).toEqual(
      ["cmd.txt", "details.csv", "messages.txt", "raw.csv", "report.ncu-rep", "stderr.txt", "stdout.txt"].map(
        (name) => `${folder}/${name}`,
      ),
    );
    expect(run.text(`${folder}/messages.txt`)).toMatch(/^==PROF== Connected/m);
    expect(run.text(`${folder}/raw.csv`)).toMatch(/^"ID",/);
    expect(measured(run)).toHaveLength(12);
  });

  rootTest("comes out of the folder of the unprivileged user", async () => {
    const run = await fakeRun({ ...kept, set: [...kept.set, "isolation=unprivileged-user"] });
    expect(run.record.isolation).toMatchObject({ kind: "unprivileged-user" });
    expect(run.code).toBe(0);
    expect(run.files).toEqual(expect.arrayContaining([`${folder}/messages.txt`, `${folder}/report.ncu-rep`]));
    expect(measured(run)).toHaveLength(12);
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
    expect(run.stderr).toMatch(/Another tool holds the performance counters.* Trying again \(attempt 2 of 2\)\./);
    expect(run.code).toBe(0);
    const runs = run.record.commands.filter(({ tool }) => tool === "ncu");
    expect(runs.map(({ attempt, exitCode, outcome, stdout }) => [attempt, exitCode, outcome, stdout])).toEqual([
      [1, 9, "failed", `${folder}-attempt-1/stdout.txt`],
      [2, 0, "ok", `${folder}/stdout.txt`],
    ]);
    expect(run.text(`${folder}-attempt-1/raw.csv`)).toContain("driver resource was unavailable");
    expect(measured(run)).toHaveLength(12);
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
served() { one_process | awk '{ print } /^"[0-9]/ { print }'; }`;

  test("is measured once more without the limit, and both runs stay", async () => {
    const run = await fakeRun({ recordings: [sdpa], ncu: { script: twice }, set: ["retries=0"] });
    expect(run.stderr).toContain(
      "ncu, decode: the 12 launches that were expected came, and not of every kernel: more processes launch them than the captures saw. ncu runs again and looks at all launches.",
    );
    expect(run.code).toBe(0);
    expect([ncuArgv(run, 1), ncuArgv(run, 2)].map((argv) => argv.includes("--launch-count=12"))).toEqual([true, false]);
    expect(measured(run).map(([, launches]) => launches)).toEqual(Array(12).fill(2));
    const outputs = run.record.commands.filter(({ tool }) => tool === "ncu").map(({ stdout }) => stdout);
    expect(outputs).toEqual([`${folder}-limited/stdout.txt`, `${folder}/stdout.txt`]);
    expect(run.profile().warnings.join("\n")).toContain("more processes launch them than the captures saw");
    expect(run.record.ncu).toMatchObject([{ folder, exitCode: 0 }]);
  });

  test("that the captures saw is expected to launch more", async () => {
    const recording = changedRecording(sdpa, {
      // The last launch, its call and the range are another process's.
      sql: [
        "CREATE TEMP TABLE last AS SELECT correlationId AS id FROM CUPTI_ACTIVITY_KIND_KERNEL ORDER BY start DESC LIMIT 1",
        "UPDATE CUPTI_ACTIVITY_KIND_KERNEL SET globalPid = globalPid + 16777216 WHERE correlationId IN (SELECT id FROM last)",
        "UPDATE CUPTI_ACTIVITY_KIND_RUNTIME SET globalTid = globalTid + 16777216 WHERE correlationId IN (SELECT id FROM last)",
        "INSERT INTO NVTX_EVENTS (start, end, eventType, text, globalTid, domainId) SELECT start, end, eventType, text, globalTid + 16777216, domainId FROM NVTX_EVENTS",
      ],
    });
    const run = await fakeRun({ recordings: [recording], ncu: { script: twice } });
    expect(ncuArgv(run)).toContain("--launch-count=24");
    expect(run.record.commands.filter(({ tool }) => tool === "ncu")).toHaveLength(1);
  });
});
