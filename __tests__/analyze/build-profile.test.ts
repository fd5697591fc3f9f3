import { describe, expect, test } from "@jest/globals";
import { findTopKernels } from "../../src/analyze/top-kernels.ts";
import { UserError } from "../../src/model/errors.ts";
import { median } from "../../src/model/rounds.ts";
import { profileSchema } from "../../src/model/profile/profile.ts";
import type { Trace } from "../../src/model/reports/trace.ts";
import { repositoryText } from "../fixtures/recorded.ts";
import { makeTrace, range } from "../fixtures/traces.ts";
import { builtProfile, captureOf, decode, named } from "./support/profiles.ts";
import { readRecording, readSynthetic } from "../parse/nsys-sqlite/support/read.ts";

/** A capture as nsys counts it, by thread. */
function capture(traces: readonly Trace[], options: Parameters<typeof captureOf>[1] = {}) {
  return captureOf(traces, { mode: "thread", ...options });
}

const traces = await Promise.all(
  [1, 2, 3].map(async (round) => readRecording(`examples/recordings/llm-decode-sdpa/round-${String(round)}`)),
);

describe("three rounds of a recorded decode", () => {
  const rounds = traces.map((trace) => ({ captures: [capture([trace])] }));
  const profile = builtProfile(rounds);
  const [rangeProfile] = profile.ranges;
  if (rangeProfile === undefined) throw new Error("no range");

  test("is a profile by its schema", () => {
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test("the range's rounds", () => {
    expect(rangeProfile.rounds.map(({ wallNs }) => wallNs)).toEqual([116543136, 119084055, 127599598]);
    // One stream, so that nothing overlaps.
    for (const round of rangeProfile.rounds) expect(round.gpuBusyNs).toBe(round.kernelNs);
    const synchronizations = [{ call: "cudaDeviceSynchronize", count: 1, totalNs: expect.any(Number) }];
    expect(rangeProfile.rounds[0]).toMatchObject({ instances: 1, graphLaunches: 0, synchronizations });
    expect(profile.rounds.map(({ outside }) => outside)).toEqual(Array(3).fill({ launches: 0, kernelNs: 0 }));
  });

  test("the machine is the one of the reports", () => {
    expect(profile.machine).toMatchObject({ driver: "580.159.04", cuda: "13.0", nsys: "2023.4.4.54", ncu: null });
    expect(profile.machine.gpus.map(({ name }) => name)).toEqual(["NVIDIA H100 80GB HBM3"]);
  });

  test("kernels, variants and families each add up to the range, most time first", () => {
    const { kernels, families } = rangeProfile;
    for (const items of [kernels, kernels.flatMap(({ variants }) => variants), families])
      for (const [round, { launches, kernelNs }] of rangeProfile.rounds.entries()) {
        const sumOf = (key: "launches" | "totalNs") =>
          items.reduce((sum, item) => sum + (item.rounds[round]?.[key] ?? 0), 0);
        expect([sumOf("launches"), sumOf("totalNs")]).toEqual([launches, kernelNs]);
      }
    for (const list of [kernels, families, ...kernels.map(({ variants }) => variants)]) {
      const medians = list.map((item) =>
        median(item.rounds.map((round) => round?.totalNs ?? 0).toSorted((one, other) => one - other)),
      );
      expect(medians).toEqual(medians.toSorted((one, other) => other - one));
    }
  });

  test("a kernel's figures are those of nsys stats", () => {
    const [, ...lines] = repositoryText("examples/recordings/llm-decode-sdpa/round-1_cuda_gpu_kern_sum.csv").split(
      "\n",
    );
    const gemms = lines.map((line) => line.split(",")).filter(([, , , , , , , , name]) => name?.startsWith("nvjet"));
    expect(gemms.length).toBeGreaterThan(3);
    for (const [, totalNs, launches, mean, medianNs, minNs, maxNs, deviation, name] of gemms) {
      const round = rangeProfile.kernels.find((kernel) => kernel.name === name)?.rounds[0];
      const exact = { totalNs, launches, medianNs, minNs, maxNs };
      expect(round).toMatchObject(Object.fromEntries(Object.entries(exact).map(([key, text]) => [key, Number(text)])));
      // nsys prints the deviation with one decimal.
      expect(Math.abs((round?.spread ?? NaN) * Number(mean) - Number(deviation))).toBeLessThan(0.1);
    }
  });

  test("the top kernels carry their mangled names for ncu", () => {
    const top = findTopKernels(rangeProfile, 3);
    expect(top.map(({ name }) => name)).toEqual(rangeProfile.kernels.slice(0, 3).map(({ name }) => name));
    for (const { mangled } of top) for (const name of mangled) expect(name).toMatch(/^(_Z|nvjet|cudnn_)/);
    expect(top.every(({ mangled, share }) => mangled.length > 0 && share > 0)).toBe(true);
    expect(findTopKernels(rangeProfile, 1000)).toHaveLength(rangeProfile.kernels.length);
    expect(findTopKernels(rangeProfile, 1000).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });
});

test("CUDA graphs: each instance has its own report, and they are added up", async () => {
  const path = "__tests__/fixtures/recorded/nsys-2023.4.4/graph_node";
  const profile = builtProfile([
    { captures: [capture([await readRecording(`${path}.1`), await readRecording(`${path}.2`)])] },
  ]);
  expect(profile.ranges[0]?.rounds).toMatchObject([
    { instances: 2, launches: 360, graphKernels: 360, graphLaunches: 40, kernelNs: 986087 + 984641 },
  ]);
});

const trace = await readSynthetic();

describe("the made-up export", () => {
  const ranges = [decode, { name: "step", domain: "LLM" }, ...named("no kernels", "open")];
  const profile = builtProfile([{ captures: [capture([trace], { ranges, label: "whole program" })] }]);
  const [first, second, third, fourth] = profile.ranges.map(({ rounds }) => rounds[0]);

  test("a range with nested instances of its own name, over two processes and devices", () => {
    // Kernels 1800–1900, 3000–3203 (with the fill 3100–3150 in it), 4050–4090, 5200–5301, 5250–5350, 5400–5407, and the copy
    // 5290–5310 on GPU 0; 1850–1950 and 2200–2231 on GPU 1.
    expect(first).toMatchObject({
      instances: 3,
      wallNs: 8000 + 2500 + 8000,
      ranks: [
        { device: 0, idleNs: 7500, busyNs: 500 },
        { device: 1, idleNs: 7721, busyNs: 131 },
      ],
      spanNs: 8000,
      // With what other ranges or none launched on GPU 1: 2300–2337, 5500–5600 and 7200–7211.
      gpuIdleNs: 8000 - Math.round((500 + 279) / 2),
      // Of a thread in each of two processes, 8000 each.
      hostTime: { threadNs: 16_000, ownNs: 13_680, launchNs: 1320, synchronizationNs: 800 },
      kernelNs: 100 + 203 + 40 + 101 + 100 + 7 + 100 + 31,
      gpuBusyNs: 100 + 203 + 40 + 150 + 7 + 100 + 31,
      devices: 2,
      launches: 8,
      graphKernels: 3,
      graphLaunches: 1,
      synchronizations: [{ call: "cudaStreamSynchronize", count: 1, totalNs: 800 }],
      copies: [
        { kind: "copy", direction: "host-to-device", sourceMemory: "pageable", count: 1, bytes: 4096, totalNs: 20 },
        { kind: "fill", direction: null, sourceMemory: null, count: 1, bytes: 256, totalNs: 50 },
      ],
      memcpyBytes: 4096,
      memcpyNs: 20,
    });
  });

  test("the other ranges, and what is outside of all", () => {
    expect(second).toMatchObject({ instances: 1, wallNs: 3500, launches: 3, kernelNs: 208, gpuBusyNs: 157 });
    expect(third).toMatchObject({ instances: 1, wallNs: 990, launches: 0, kernelNs: 0, gpuBusyNs: 0 });
    expect(fourth).toMatchObject({ instances: 1, wallNs: trace.endNs - 5500, launches: 3 });
    expect(profile.rounds[0]?.outside).toEqual({ launches: 4, kernelNs: 17 + 37 + 100 + 29 });
  });

  test("what is not certain is a warning", () => {
    expect(profile.warnings).toEqual([
      expect.stringMatching(/^Round 1, whole program: Range open: 1 of 1 /),
      expect.stringMatching(/^Round 1, whole program: .*: 1\.$/),
    ]);
  });

  test("one function launched in two ways is one kernel with two variants", () => {
    const gemm = profile.ranges[0]?.kernels.find(({ shortName }) => shortName === "gemm");
    expect(gemm?.variants).toMatchObject([
      { grid: [1, 1, 1], rounds: [{ launches: 3, totalNs: 240 }] },
      { grid: [4, 1, 1], rounds: [{ launches: 2, totalNs: 108 }] },
    ]);
    expect(gemm?.rounds[0]).toMatchObject({ launches: 5, totalNs: 348, medianNs: 100, minNs: 7, maxNs: 101 });
  });

  test("both GPUs, since kernels ran on both", () => {
    expect(profile.machine.gpus.map(({ uuid }) => uuid?.at(-1))).toEqual(["1", "2"]);
  });
});

test("a kernel that did not run in a round is null there, and a range that was not seen has no instances", () => {
  const launch = (name: string, startNs: number) => ({ name, startNs, durationNs: 10, callStartNs: 1, callEndNs: 2 });
  const rounds = [
    makeTrace([range({})], [launch("gemm", 5), launch("copy", 20)]),
    makeTrace([range({})], [launch("gemm", 5)]),
    makeTrace([], [launch("gemm", 5)]),
  ];
  const profile = builtProfile(rounds.map((made) => ({ captures: [capture([made])] })));
  const [found] = profile.ranges;
  expect(found?.rounds.map(({ instances }) => instances)).toEqual([1, 1, 0]);
  const launchesOf = (index: number) => found?.kernels[index]?.rounds.map((round) => round?.launches ?? null);
  expect(found?.kernels.map(({ name }) => name)).toEqual(["gemm", "copy"]);
  expect(launchesOf(0)).toEqual([1, 1, null]);
  expect(launchesOf(1)).toEqual([1, null, null]);
  expect(profile.rounds.map(({ outside }) => outside.launches)).toEqual([0, 0, 1]);
});

test("what is known of the machine wins over what a report says", () => {
  const machine = { driver: "1.2", cuda: null, nsys: "2026.1", ncu: "3" };
  const profile = builtProfile([{ captures: [capture([trace])] }], { machine });
  expect(profile.machine).toMatchObject(machine);
});

test("reports of one capture add up, and are as they were after it", () => {
  const both = capture([trace, trace]);
  builtProfile([{ captures: [both] }]);
  const profile = builtProfile([{ captures: [both] }]);
  expect(profile.ranges[0]?.rounds[0]).toMatchObject({ instances: 6, launches: 16 });
});

test("a range in two captures of a round would count twice, and is refused", () => {
  const captures = [capture([trace]), capture([trace], { label: "again" })];
  expect(() => builtProfile([{ captures }])).toThrow(UserError);
});

test("how the GPU was in a round is kept; null where it was not watched", () => {
  const gpu = {
    state: "throttled",
    meanSmClockMhz: 1410.5,
    meanTemperatureC: null,
    samples: 6,
    reasons: ["hardware thermal slowdown"],
  } as const;
  const captures = [capture([trace])];
  const profile = builtProfile([{ captures, gpu }, { captures }]);
  expect(profile.rounds.map((round) => round.gpu)).toEqual([gpu, null]);
  expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
});
