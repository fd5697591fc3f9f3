import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { renderConfig } from "../../src/config/render.ts";
import { ownIdentity } from "../../src/run/process/process-tree.ts";
import { load } from "../config/support.ts";
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
  test("is analyzed with its own ranges, rounds and exit code", async () => {
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

  test("was measured when its last report was recorded, not when it is analyzed", async () => {
    // TARGET_INFO_SESSION_START_TIME of the second round is 2026-11-21T09:58:42.
    const { measuredAt, createdAt } = await profileOf([madeRun([sdpa(1), sdpa(2)])]);
    expect(measuredAt).toMatch(/^2026-11-21T09:58:4\d\.\d{3}Z$/);
    expect(createdAt).not.toBe(measuredAt);
  });

  test("each instance of a range has its own report, its own checks, and counts in the sum", async () => {
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

  test("the first instances that the run skipped do not count, and the profile says so", async () => {
    const { ranges, checks } = await profileOf([madeRun([{ ...graph, skippedInstances: [1] }])]);
    expect(ranges).toMatchObject([
      { skippedInstances: 1, rounds: [{ instances: 1, launches: 180, kernelNs: 984_641 }] },
    ]);
    expect(checks).toHaveLength(2);
    expect((await profileOf([madeRun([graph])])).ranges).toMatchObject([{ skippedInstances: 0 }]);
  });

  test("two captures of a round are one round with two ranges", async () => {
    const profile = await profileOf([madeRun([prefill, graph])]);
    expect(profile.rounds).toHaveLength(1);
    expect(profile.ranges.map(({ name }) => name).sort()).toEqual(["decode", "prefill"]);
  });

  test("of a capture that ranges shared, the instances count that counted in the run", async () => {
    const run = { range: "decode", reports: [`${recorded}/graph_node.1`], gated: false };
    const instances = async (firstInstances: number[] | null) =>
      (await profileOf([madeRun([{ ...run, firstInstances }])])).ranges[0]?.rounds[0]?.instances;
    expect([await instances(null), await instances([1])]).toEqual([1, 1]);
    expect((await refused([madeRun([{ ...run, firstInstances: [2] }])])).id).toBe("instances-missing");
  });

  test("143 is success where the capture's own options ended the program", async () => {
    const ended = { range: "decode", reports: [`${recorded}/default_end`], exitCode: 143 };
    const profile = await profileOf([madeRun([{ ...ended, successExitCodes: [0, 143] }])]);
    expect(profile.workload.exitCode).toBe(143);
    const found = await refused([madeRun([ended])]);
    expect(found).toMatchObject({ id: "workload-failed", exitCode: 3 });
    expect(found.text).toContain("exited with code 143 (signal TERM)");
  });

  test("can be asked for another range than its own", async () => {
    const found = await refused([madeRun([prefill])], { ranges: ["decode"] });
    expect(found.id).toBe("range-not-seen");
    expect(found.text).toContain("The program emitted only these ranges: prefill.");
    expect(found.text).not.toContain("We only have the report");
  });

  test("without kernels is held to its own config.yaml, which says that it needs none", async () => {
    const run = madeRun([{ range: "decode", reports: [`${recorded}/nokernel`] }]);
    expect(await refused([run])).toMatchObject({ id: "no-kernels", exitCode: 3 });
    writeFileSync(join(run, "config.yaml"), renderConfig(load({ overrides: ["require-kernels=false"] })));
    expect((await profileOf([run])).ranges.map(({ name, kernels }) => [name, kernels])).toEqual([["decode", []]]);
    // A run beside it is held to its own.
    const other = madeRun([{ range: "decode", reports: [`${recorded}/nokernel`] }]);
    expect(await refused([run, other])).toMatchObject({ id: "no-kernels", exitCode: 3 });
  });

  test.each(["rounds: 1\nrequire-kernels: [", "require-kernels: perhaps\n"])(
    "of which config.yaml is %j is refused",
    async (text) => {
      const run = madeRun([prefill]);
      writeFileSync(join(run, "config.yaml"), text);
      const found = await refused([run]);
      expect(found.exitCode).toBe(3);
      expect(found.text).toContain(join(run, "config.yaml"));
    },
  );

  test.each(["head/round-1/prefill/nsys/report.sqlite.gz", "head"])(
    "of which %s is gone is refused, and not taken for an empty one",
    async (gone) => {
      const run = madeRun([prefill]);
      rmSync(join(run, gone), { recursive: true });
      const found = await refused([run]);
      expect(found).toMatchObject({ id: "report-missing", exitCode: 3 });
      expect(found.text).toContain("round 1, prefill");
    },
  );

  test("without kernels shows the error of CUPTI in its program's output first", async () => {
    const run = madeRun([{ range: "decode", reports: [`${recorded}/nokernel`] }]);
    writeFileSync(join(run, "head/round-1/decode/nsys/stderr.txt"), "step 1\nCUPTI_ERROR_UNKNOWN (999)\n");
    const found = await refused([run]);
    expect(found).toMatchObject({ id: "cupti-failed", exitCode: 3 });
    expect(found.text).toContain("why:   The output says: CUPTI_ERROR_UNKNOWN (999)");
  });

  test("of which one instance's report is gone is refused, where its run.json counts them", async () => {
    const run = madeRun([graph]);
    rmSync(join(run, "head/round-1/decode/nsys/report.2.sqlite.gz"));
    const found = await refused([run]);
    expect(found).toMatchObject({ id: "report-missing", exitCode: 3 });
    expect(found.text).toContain("round 1, decode has only 1 of its 2 reports.");
    const record = readFileSync(join(run, "run.json"), "utf8");
    expect(record).toContain('"reports":2,');
    writeFileSync(join(run, "run.json"), record.replace('"reports":2,', ""));
    expect((await profileOf([run])).ranges[0]?.rounds).toMatchObject([{ instances: 1 }]);
  });

  test("knows the code, the time and the clocks from its profile.json, and the rest from its reports", async () => {
    const run = madeRun([sdpa(1), sdpa(2)]);
    const { profile } = await analyzed([run]);
    const gpu = {
      state: "throttled",
      meanSmClockMhz: 1500,
      meanTemperatureC: 71,
      samples: 9,
      reasons: ["heat"],
    } as const;
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

  test("of which all reports are gone is its profile.json, as in a downloaded artifact", async () => {
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

  test("without any capture is refused", async () => {
    expect(await refused([madeRun([])])).toMatchObject({ id: "report-missing", exitCode: 3 });
  });
});

describe("a run that is not whole", () => {
  test("whose command ended with 7 says so, whatever its report looks like", async () => {
    const crash = { range: "decode", reports: [`${recorded}/crash`], exitCode: 7 };
    for (const state of ["passed", "failed"] as const) {
      const found = await refused([madeRun([crash], { state })]);
      expect(found).toMatchObject({ id: "workload-failed", exitCode: 3 });
      expect(found.text).toContain("The profiled command exited with code 7.");
      expect(found.text).toContain("round 1, decode");
    }
  });

  test("whose command failed shows what it had said", async () => {
    const run = madeRun([{ range: "decode", reports: [`${recorded}/crash`], exitCode: 1 }]);
    writeFileSync(join(run, "head/round-1/decode/nsys/stderr.txt"), "torch.OutOfMemoryError: CUDA out of memory.\n");
    const found = await refused([run]);
    expect(found).toMatchObject({ id: "gpu-out-of-memory", exitCode: 3 });
  });

  test("of which the process is gone did not finish", async () => {
    const found = await refused([madeRun([prefill], { state: "running", exitCode: null, endedAt: null })]);
    expect(found).toMatchObject({ id: "run-unfinished", exitCode: 3 });
    expect(found.text).toContain(`The run didn't finish: its process (${deadPid}`);
  });

  test("that still runs is not taken for a whole one", async () => {
    const process = await ownIdentity();
    const found = await refused([madeRun([prefill], { state: "running", exitCode: null, endedAt: null, process })]);
    expect(found).toMatchObject({ id: "run-unfinished", exitCode: 3 });
    expect(found.text).toContain("The run is still going");
  });

  test("that failed repeats its failure", async () => {
    const failure = {
      id: "range-not-seen",
      message: 'The NVTX range "prefil" was never seen, so nothing was captured.',
      parts: null,
    };
    const found = await refused([madeRun([prefill], { state: "failed", exitCode: 3, failure })]);
    expect(found).toMatchObject({ id: "range-not-seen", exitCode: 3 });
    expect(found.text).toContain(failure.message);
    expect(found.text).toContain("failed");
  });

  test("that was stopped says so", async () => {
    const failure = { id: null, message: "Stopped by SIGINT.", parts: null };
    const found = await refused([madeRun([prefill], { state: "stopped", exitCode: 130, failure })]);
    expect(found.exitCode).toBe(3);
    expect(found.text).toContain("was stopped: Stopped by SIGINT.");
  });

  test.each([
    { name: "cut", text: '{"schemaVersion": 1, "state": "pas' },
    { name: "of another version", text: '{"schemaVersion": 99}' },
  ])("of which run.json is $name is refused", async ({ text }) => {
    const run = madeRun([prefill]);
    writeFileSync(join(run, "run.json"), text);
    const found = await refused([run]);
    expect(found.exitCode).toBe(3);
    expect(found.text).toContain("run.json");
  });
});
