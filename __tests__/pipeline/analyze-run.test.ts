import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { RunRecord } from "../../src/model/run/run-record.ts";
import { renderConfig } from "../../src/settings/render.ts";
import { readOwnIdentity } from "../../src/run/process/process-tree.ts";
import { load } from "../settings/support.ts";
import { deadPid } from "../support/run-record.ts";
import { analyzed, profileOf, recorded, refused } from "./support/analyze.ts";
import { madeRun } from "./support/recorded-run.ts";

const prefill = { range: "prefill", reports: [`${recorded}/prefill`] };
const graph = { range: "decode", reports: [`${recorded}/graph_node.1`, `${recorded}/graph_node.2`] };
const sdpa = (round: number) => ({
  range: "decode",
  round,
  reports: [`examples/recordings/llm-decode-sdpa/round-${round}`],
});

describe("a run that passed", () => {
  test("is analyzed with its ranges, rounds, and exit code", async () => {
    const profile = await profileOf([madeRun([sdpa(1), sdpa(2)])]);
    expect(profile.workload.exitCode).toBe(0);
    expect(profile.rounds.map(({ captures }) => captures)).toEqual([
      [{ label: "round 1, decode", sources: ["head/round-1/decode/nsys/report.sqlite.gz"] }],
      [{ label: "round 2, decode", sources: ["head/round-2/decode/nsys/report.sqlite.gz"] }],
    ]);
    expect(profile.ranges.map(({ name, rounds }) => [name, rounds.map(({ kernelNs }) => kernelNs)])).toEqual([
      ["decode", [12_543_418, 12_495_396]],
    ]);
    expect(profile.checks.map(({ state }) => state)).toEqual(["held", "held", "held", "held"]);
  });

  test("keeps the time of its last report", async () => {
    // TARGET_INFO_SESSION_START_TIME of the second round is 2026-11-21T09:58:42.
    const { measuredAt, createdAt } = await profileOf([madeRun([sdpa(1), sdpa(2)])]);
    expect(measuredAt).toMatch(/^2026-11-21T09:58:4\d\.\d{3}Z$/);
    expect(createdAt).not.toBe(measuredAt);
  });

  test("sums a range's instances, each with its report and checks", async () => {
    const { ranges, checks } = await profileOf([madeRun([graph])]);
    expect(ranges[0]?.rounds).toMatchObject([
      { instances: 2, launches: 360, graphLaunches: 40, kernelNs: 986_087 + 984_641 },
    ]);
    expect(checks.map(({ check, state }) => [check, state])).toEqual([
      ["round 1, decode, instance 1, cuda_gpu_kern_sum", "held"],
      ["round 1, decode, instance 1, nvtx_kern_sum", "held"],
      ["round 1, decode, instance 2, cuda_gpu_kern_sum", "held"],
      ["round 1, decode, instance 2, nvtx_kern_sum", "held"],
    ]);
  });

  test("leaves out the instances that the run skipped, and says so", async () => {
    const { ranges, checks } = await profileOf([madeRun([{ ...graph, skippedInstances: [1] }])]);
    expect(ranges).toMatchObject([
      { skippedInstances: 1, rounds: [{ instances: 1, launches: 180, kernelNs: 984_641 }] },
    ]);
    expect(checks).toHaveLength(2);
    expect((await profileOf([madeRun([graph])])).ranges).toMatchObject([{ skippedInstances: 0 }]);
  });

  test("merges a round's two captures into one round with two ranges", async () => {
    const profile = await profileOf([madeRun([prefill, graph])]);
    expect(profile.rounds).toHaveLength(1);
    expect(profile.ranges.map(({ name }) => name).sort()).toEqual(["decode", "prefill"]);
  });

  test("counts the same instances of a shared capture as the run did", async () => {
    const run = { range: "decode", reports: [`${recorded}/graph_node.1`], gated: false };
    const instances = async (firstInstances: number[] | null) =>
      (await profileOf([madeRun([{ ...run, firstInstances }])])).ranges[0]?.rounds[0]?.instances;
    expect([await instances(null), await instances([1])]).toEqual([1, 1]);
    expect((await refused([madeRun([{ ...run, firstInstances: [2] }])])).id).toBe("instances-missing");
  });

  test("accepts exit code 143 when the capture's options ended the program", async () => {
    const ended = { range: "decode", reports: [`${recorded}/default_end`], exitCode: 143 };
    const profile = await profileOf([madeRun([{ ...ended, successExitCodes: [0, 143] }])]);
    expect(profile.workload.exitCode).toBe(143);
    expect((await refused([madeRun([ended])])).id).toBe("workload-failed");
  });

  test("can be analyzed for another range", async () => {
    const found = await refused([madeRun([prefill])], { ranges: ["decode"] });
    expect(found.id).toBe("range-not-seen");
    expect(found.text).not.toContain("exit code is unknown");
  });

  test("needs no kernels if its config.yaml says so", async () => {
    const run = madeRun([{ range: "decode", reports: [`${recorded}/nokernel`] }]);
    expect(await refused([run])).toMatchObject({ id: "no-kernels", exitCode: 3 });
    writeFileSync(join(run, "config.yaml"), renderConfig(load({ overrides: ["require-kernels=false"] })));
    expect((await profileOf([run])).ranges.map(({ name, kernels }) => [name, kernels])).toEqual([["decode", []]]);
    // A run beside it is held to its own.
    const other = madeRun([{ range: "decode", reports: [`${recorded}/nokernel`] }]);
    expect(await refused([run, other])).toMatchObject({ id: "no-kernels", exitCode: 3 });
  });

  const head = "head/round-1/prefill/nsys/report.sqlite.gz";
  test.each<[part: string, text: string | null, id: string | null, says: string]>([
    ["config.yaml", "rounds: 1\nrequire-kernels: [", null, "config.yaml"],
    ["config.yaml", "require-kernels: perhaps\n", null, "config.yaml"],
    ["run.json", '{"schemaVersion": 1, "state": "pas', null, "run.json"],
    ["run.json", '{"schemaVersion": 99}', null, "run.json"],
    [head, null, "report-missing", "round 1, prefill"],
    ["head", null, "report-missing", "round 1, prefill"],
  ])("is refused when %s is %j", async (part, text, id, says) => {
    const run = madeRun([prefill]);
    if (text === null) rmSync(join(run, part), { recursive: true });
    else writeFileSync(join(run, part), text);
    const found = await refused([run]);
    expect(found).toMatchObject({ exitCode: 3, text: expect.stringContaining(says), ...(id === null ? {} : { id }) });
  });

  test("is refused when an instance's report is missing", async () => {
    const run = madeRun([graph]);
    rmSync(join(run, "head/round-1/decode/nsys/report.2.sqlite.gz"));
    const found = await refused([run]);
    expect(found).toMatchObject({ id: "report-missing", text: expect.stringContaining("1 of its 2 reports") });
    const record = readFileSync(join(run, "run.json"), "utf8");
    expect(record).toContain('"reports":2,');
    writeFileSync(join(run, "run.json"), record.replace('"reports":2,', ""));
    expect((await profileOf([run])).ranges[0]?.rounds).toMatchObject([{ instances: 1 }]);
  });

  test("takes the code, time, and clocks from profile.json and the rest from its reports", async () => {
    const run = madeRun([sdpa(1), sdpa(2)]);
    const { profile } = await analyzed([run]);
    const gpu = { state: "throttled", meanSmClockMhz: 1500, meanTemperatureC: 71, samples: 9, reasons: ["heat"] };
    const stored = {
      ...profile,
      createdAt: "2026-01-02T03:04:05.000Z",
      source: { repository: "org/llm", commit: "0123456789abcdef", ref: "main", dirty: false },
      isolation: "pid-namespace",
      rounds: profile.rounds.map((round) => (round.round === 2 ? { ...round, gpu } : round)),
      ranges: [],
    };
    writeFileSync(join(run, "profile.json"), JSON.stringify(stored));
    const again = await profileOf([run]);
    expect(again).toEqual({ ...stored, ranges: profile.ranges });
    expect((await profileOf([run, run])).source).toEqual(stored.source);
    // The commit of the other run is not known.
    const both = await profileOf([run, madeRun([sdpa(1)])]);
    expect(both.source.commit).toBeNull();
    expect(both.rounds.map((round) => round.gpu?.state)).toEqual([undefined, "throttled", undefined]);
  });

  test("is read from profile.json when its reports are missing", async () => {
    const run = madeRun([prefill]);
    const { profile } = await analyzed([run]);
    writeFileSync(join(run, "profile.json"), JSON.stringify(profile));
    // With one of its reports it is a damaged run still.
    writeFileSync(join(run, "other.nsys-rep"), "");
    rmSync(join(run, "head"), { recursive: true });
    expect(await refused([run])).toMatchObject({ id: "report-missing", exitCode: 3 });
    rmSync(join(run, "other.nsys-rep"));
    expect(await profileOf([run])).toEqual(profile);
    rmSync(join(run, "run.json"));
    expect(await profileOf([run])).toEqual(profile);
  });

  test("is refused without captures", async () => {
    expect(await refused([madeRun([])])).toMatchObject({ id: "report-missing", exitCode: 3 });
  });
});

describe("an incomplete run", () => {
  const crash = [{ range: "decode", reports: [`${recorded}/crash`], exitCode: 7 }];

  test.each(["passed", "failed"] as const)("reports its command's exit code 7 although it %s", async (state) => {
    const found = await refused([madeRun(crash, { state })]);
    expect(found).toMatchObject({ id: "workload-failed", exitCode: 3 });
    for (const text of ["exited with code 7", "round 1, decode"]) expect(found.text).toContain(text);
  });

  const outOfMemory = "torch.OutOfMemoryError: CUDA out of memory.\n";
  test.each([
    { id: "gpu-out-of-memory", report: "crash", exitCode: 1, stderr: outOfMemory },
    { id: "cupti-failed", report: "nokernel", exitCode: 0, stderr: "step 1\nCUPTI_ERROR_UNKNOWN (999)\n" },
  ])("quotes its program's output: $id", async ({ id, report, exitCode, stderr }) => {
    const run = madeRun([{ range: "decode", reports: [`${recorded}/${report}`], exitCode }]);
    writeFileSync(join(run, "head/round-1/decode/nsys/stderr.txt"), stderr);
    expect(await refused([run])).toMatchObject({ id, exitCode: 3 });
  });

  const going = { state: "running", exitCode: null, endedAt: null } as const;
  const unseen = { id: "range-not-seen", message: 'The NVTX range "prefil" was never seen.', parts: null };
  const stopped = { id: null, message: "Stopped by SIGINT.", parts: null };
  test.each<[string, Partial<RunRecord>, string | null, string]>([
    ["is unfinished when its process is gone", going, "run-unfinished", `(${String(deadPid)}`],
    ["is unfinished while it's running", { ...going, process: readOwnIdentity() }, "run-unfinished", "still going"],
    ["repeats its failure", { state: "failed", failure: unseen }, "range-not-seen", unseen.message],
    ["says that it was stopped", { state: "stopped", failure: stopped }, null, "was stopped: Stopped by SIGINT."],
  ])("%s", async (_, change, id, says) => {
    const found = await refused([madeRun([prefill], change)]);
    expect(found).toMatchObject({ exitCode: 3, text: expect.stringContaining(says), ...(id === null ? {} : { id }) });
  });
});
