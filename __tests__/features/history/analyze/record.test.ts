import { describe, expect, test } from "@jest/globals";
import {
  createHistoryRecord,
  type MeasuredRun,
  type RecordContext,
} from "../../../../src/features/history/analyze/record.ts";
import type { HistoryRecord } from "../../../../src/features/history/model/record.ts";
import { readRecord, createRecordPath, formatRecord } from "../../../../src/features/history/model/stored.ts";
import type { Profile } from "../../../../src/model/profile/profile.ts";
import { shaOf } from "../../../fixtures/github/state.ts";
import { madeEnvironment, madeProfile, madeRange, madeRound } from "../../../fixtures/profiles.ts";
import { compared as comparedSides, h100, h100Machine, kernelOf } from "../../../compare/support/sides.ts";
import { instancesOf, madeRun } from "../../../compare/untraced/support/runs.ts";

const context: RecordContext = {
  commit: { sha: shaOf("main"), committedAt: "2026-11-22T20:00:00Z", branch: "main", subject: "Change" },
  run: { id: 77, attempt: 1, job: "bench" },
  links: { run: "https://github.com/octo-org/llm/actions/runs/77", report: null, artifact: null },
  checks: [],
};

function recordOf(measured: Partial<MeasuredRun> & Pick<MeasuredRun, "profile">): HistoryRecord {
  const record = createHistoryRecord({ comparison: null, base: null, ...measured }, context);
  // Whatever was measured, what is stored can be read: it fits, and is a record.
  expect(readRecord(createRecordPath(record), formatRecord(record))).toHaveProperty("record", record);
  return record;
}

const rounds = [1_000_000, 1_020_000, 1_010_000].map((gpuBusyNs) =>
  madeRound({ gpuBusyNs, wallNs: 4_000_000, instances: 2 }),
);

test("records what a run measured", () => {
  const gpus = [{ ...h100, name: "NVIDIA H100 80GB HBM3", uuid: "GPU-1111" }];
  const kernel = kernelOf({ name: "gemm", ns: [1000, 3000, 2000], launches: 2 });
  const range = madeRange({ rounds, kernels: [kernel], skippedInstances: 1 });
  const record = recordOf({
    profile: madeProfile([range], {
      measuredAt: "2026-11-23T01:02:03.000Z",
      machine: { ...h100Machine, gpus, driver: "580.82.07" },
      workload: { command: ["python3", "serve.py"], exitCode: 0 },
      captureMode: "all",
    }),
  });
  expect(record).toMatchObject({
    tool: { name: "llm-profile", version: "0.0.0-test" },
    measuredAt: "2026-11-23T01:02:03.000Z",
    commit: context.commit,
    run: context.run,
    machine: { gpus: ["NVIDIA H100 80GB HBM3"], gpuIds: ["ef0de4b5ae64"], driver: "580.82.07", cuda: "13.0" },
    command: "743817153226252a",
    captureMode: "all",
    ranges: [
      {
        ...{ name: "decode", domain: "", skippedInstances: 1, instances: 2, launches: 10 },
        ...{ synchronizations: 0, copyBytes: 0, referenceBusyNs: null },
        busyNs: [1_000_000, 1_020_000, 1_010_000],
        wall: { ns: [2_000_000, 2_000_000, 2_000_000], traced: true },
        kernels: [{ name: "gemm", family: "gemm", ns: 2000, launches: 2 }],
      },
    ],
    links: context.links,
  });
});

test("records counts as medians over rounds", () => {
  const counted = [4, 6, 5].map((count) =>
    madeRound({
      launches: 100 * count,
      instances: count,
      synchronizations: [
        { call: "cudaStreamSynchronize", count, totalNs: 1 },
        { call: "cudaDeviceSynchronize", count: 1, totalNs: 1 },
      ],
      copies: [
        { ...copy, bytes: count * 10 },
        { ...copy, bytes: count },
      ],
    }),
  );
  const [range] = recordOf({ profile: madeProfile([madeRange({ rounds: counted })]) }).ranges;
  expect(range).toMatchObject({ launches: 500, instances: 5, synchronizations: 6, copyBytes: 55 });
});

const copy = {
  ...{ kind: "copy" as const, direction: null, sourceMemory: null, targetMemory: null },
  ...{ count: 1, totalNs: 1, blocking: 0 },
};

describe("wall time", () => {
  const ofRun = (...instanceNs: number[]) => madeRun({ ranges: [instancesOf(instanceNs)] });

  test("takes each untraced process's median and skips processes without the range", () => {
    const untraced = [ofRun(100, 300, 110), ofRun(), ofRun(120)];
    const [range] = recordOf({ profile: madeProfile([madeRange({ rounds })], { untraced }) }).ranges;
    expect(range?.wall).toEqual({ ns: [110, 120], traced: false });
  });

  test("is unknown for a range that didn't run", () => {
    const notRun = madeRange({ rounds: [madeRound({ instances: 0, wallNs: 0 })] });
    expect(recordOf({ profile: madeProfile([notRun]) }).ranges[0]?.wall).toBeNull();
  });
});

test("lists the metrics of untraced runs, judged ones first", () => {
  const source = "metrics.json";
  const untraced = [10, 12].map((value) =>
    madeRun({
      clientSeconds: 2,
      metrics: [
        { name: "note", value: 1, unit: null, better: null, source },
        { name: "throughput", value, unit: "tokens/s", better: "higher", source },
      ],
      peakMemory: [10, 2 * value].map((bytes, gpu) => ({ gpu: String(gpu), bytes })),
    }),
  );
  expect(recordOf({ profile: madeProfile([], { untraced }) }).metrics).toEqual([
    { name: "throughput", range: null, unit: "tokens/s", better: "higher", values: [10, 12] },
    { name: "note", range: null, unit: null, better: null, values: [1, 1] },
    { name: "peak memory", range: null, unit: "bytes", better: "lower", values: [20, 24] },
    { name: "client time", range: null, unit: "ns", better: "lower", values: [2e9, 2e9] },
  ]);
});

describe("the environment's digest", () => {
  const digestOf = (change: Parameters<typeof madeEnvironment>[0]): string | null =>
    recordOf({ profile: madeProfile([], { environment: madeEnvironment(change) }) }).environment;

  test("changes with packages, libraries, and image, but not with their order", () => {
    const torch = digestOf({ pythonPackages: { torch: "2.9.0", numpy: "2.0" } });
    expect(torch).toMatch(/^[0-9a-f]{16}$/);
    expect(digestOf({ pythonPackages: { numpy: "2.0", torch: "2.9.0" }, run: "other" })).toBe(torch);
    const others: Parameters<typeof madeEnvironment>[0][] = [
      { pythonPackages: { torch: "2.9.1", numpy: "2.0" } },
      { systemPackages: { torch: "2.9.0", numpy: "2.0" } },
      { cudaLibraries: { libcublas: "13.0.2" }, systemPackages: null },
      { imageDigest: `sha256:${"0".repeat(64)}` },
    ];
    expect(new Set([torch, ...others.map(digestOf)]).size).toBe(5);
  });

  test("is unknown if no package list could be read", () => {
    expect(digestOf({ pythonPackages: null, systemPackages: null, cudaLibraries: null })).toBeNull();
  });
});

describe("the reference", () => {
  const side = (busy: number, commit: string | null): Profile => {
    const rounds = [busy, busy + 1].map((gpuBusyNs) => madeRound({ gpuBusyNs }));
    const source = { repository: null, commit, ref: null, dirty: false };
    return madeProfile([madeRange({ rounds }), madeRange({ name: "prefill" })], { source });
  };
  const compared = (pinned: string | undefined, interleaved = true, commit: string | null = shaOf("v1.2")) => {
    const [base, profile] = [side(900_000, commit), side(1_000_000, shaOf("main"))];
    const baseline = { state: "measured", text: null, pinned } as const;
    const comparison = comparedSides(base, profile, { interleaved, baseline });
    return recordOf({ profile, comparison, base });
  };

  test("is a pinned base measured in alternation", () => {
    const record = compared("v1.2");
    expect(record.reference).toEqual({ label: "v1.2", commit: shaOf("v1.2") });
    expect(record.ranges[0]?.referenceBusyNs).toEqual([900_000, 900_001]);
  });

  test.each([
    ["a base that moves with a branch", compared(undefined)],
    ["a base that was measured separately", compared("v1.2", false)],
    ["a base whose commit isn't known", compared("v1.2", true, null)],
  ])("is null for %s", (_, record) => {
    expect(record.reference).toBeNull();
    expect(record.ranges.map(({ referenceBusyNs }) => referenceBusyNs)).toEqual([null, null]);
  });
});

describe("a run that is too large for a record", () => {
  const kernels = Array.from({ length: 30 }, (_, index) =>
    kernelOf({ name: `kernel_${String(index)}_${"x".repeat(300)}`, ns: [index] }),
  );
  const rangesOf = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) =>
      madeRange({ name: name(index), kernels, rounds: [madeRound({ gpuBusyNs: index + 1 })] }),
    );

  test("drops kernels first, equally from all ranges", () => {
    const record = recordOf({ profile: madeProfile(rangesOf(10, (index) => `range ${String(index)}`)) });
    expect([record.ranges.length, record.rangesLeftOut]).toEqual([10, 0]);
    const counts = record.ranges.map((range) => range.kernels.length);
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThan(0);
    expect(record.ranges[0]?.kernels[0]?.name).toContain("kernel_29_");
  });

  test("drops the smallest ranges next and counts them", () => {
    const ranges = rangesOf(300, (index) => `range ${String(index)} ${"é".repeat(200)}`);
    const record = recordOf({ profile: madeProfile(ranges) });
    expect(record.ranges.length).toBeGreaterThan(10);
    expect(record.ranges.length + record.rangesLeftOut).toBe(300);
    expect(record.ranges[0]?.busyNs).toEqual([300]);
  });

  test("keeps room for ranges despite hundreds of metrics", () => {
    const metrics = Array.from({ length: 300 }, (_, index) => ({
      ...{ name: `metric ${String(index)}`, value: index, unit: null, better: null, source: "" },
    }));
    const record = recordOf({ profile: madeProfile(rangesOf(3, String), { untraced: [madeRun({ metrics })] }) });
    expect(record.ranges).toHaveLength(3);
    expect(record.metrics.length).toBeGreaterThan(40);
    expect(record.metrics.length + record.metricsLeftOut).toBe(300);
  });

  test("shortens long names", () => {
    const name = "\u0000\ud800😀".repeat(400);
    const gpus = Array.from({ length: 100 }, () => ({ ...h100, name, uuid: name }));
    const machine = { gpus, driver: name, cuda: name, nsys: name, ncu: name };
    const metrics = [{ name, value: 1, unit: name, better: null, source: name }];
    const range = madeRange({ name, domain: name, rounds: Array.from({ length: 300 }, () => madeRound()) });
    const untraced = [madeRun({ metrics })];
    const record = recordOf({ profile: madeProfile([range], { machine, tool: { name, version: name }, untraced }) });
    expect(record.rangesLeftOut).toBe(0);
  });
});
