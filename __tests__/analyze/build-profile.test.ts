import { describe, expect, test } from "@jest/globals";
import { buildProfile, type CaptureInput, type ProfileInput } from "../../src/analyze/build-profile.ts";
import { topKernels } from "../../src/analyze/top-kernels.ts";
import { UserError } from "../../src/errors.ts";
import { profileSchema, type Profile } from "../../src/model/profile/profile.ts";
import type { Trace } from "../../src/model/reports/trace.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { repositoryText, unpackRecording } from "../fixtures/recorded.ts";
import { syntheticExport } from "../fixtures/synthetic.ts";
import { families } from "../../src/pipeline/conf.ts";
import { makeTrace, range, reportOf } from "../fixtures/traces.ts";

const decode = { name: "decode", domain: "" };

async function recorded(path: string): Promise<Trace> {
  using file = unpackRecording(`${path}.sqlite.gz`);
  return await readTrace(file.path);
}

async function synthetic(): Promise<Trace> {
  using file = syntheticExport();
  return await readTrace(file.path);
}

function profileOf(rounds: readonly (readonly CaptureInput[])[], overrides: Partial<ProfileInput> = {}): Profile {
  return buildProfile({
    tool: { name: "llm-profile", version: "0.0.0" },
    createdAt: "2026-01-01T00:00:00.000Z",
    source: { repository: null, commit: null, ref: null, dirty: null },
    machine: { driver: null, cuda: null, nsys: null, ncu: null },
    workload: { command: ["python3"], exitCode: 0 },
    isolation: null,
    environment: null,
    attribution: "thread",
    captureMode: null,
    families: families(),
    checks: [],
    warnings: [],
    rounds: rounds.map((captures) => ({ captures })),
    ...overrides,
  });
}

function capture(trace: Trace | readonly Trace[], ranges = [decode], label = "decode"): CaptureInput {
  const traces: readonly Trace[] = Array.isArray(trace) ? trace : [trace];
  const reports = traces.map((one) => reportOf(one, ranges, "thread"));
  return { label, sources: ["report.nsys-rep"], reports, ranges };
}

const traces = await Promise.all(
  [1, 2, 3].map(async (round) => recorded(`examples/recordings/llm-decode-sdpa/round-${String(round)}`)),
);

const nothingCommunicated = {
  ...{ launches: 0, kernelNs: 0, exposedNs: 0, waitingNs: 0, exposedTransferNs: 0, joinedLast: 0, heldUpNs: 0 },
};

describe("three rounds of a recorded decode", () => {
  const profile = profileOf(traces.map((trace) => [capture(trace)]));
  const [rangeProfile] = profile.ranges;
  if (rangeProfile === undefined) throw new Error("no range");

  test("is a profile by its schema", () => {
    expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
  });

  test("the range's rounds", () => {
    expect(
      rangeProfile.rounds.map(({ instances, launches, kernelNs, wallNs, graphLaunches }) => [
        instances,
        launches,
        kernelNs,
        wallNs,
        graphLaunches,
      ]),
    ).toEqual([
      [1, 5744, 12543418, 116543136, 0],
      [1, 5744, 12495396, 119084055, 0],
      [1, 5744, 12489335, 127599598, 0],
    ]);
    // One stream, so that nothing overlaps.
    for (const round of rangeProfile.rounds) expect(round.gpuBusyNs).toBe(round.kernelNs);
    expect(rangeProfile.rounds[0]?.synchronizations).toEqual([
      { call: "cudaDeviceSynchronize", count: 1, totalNs: expect.any(Number) },
    ]);
    expect(profile.rounds.map(({ outside }) => outside)).toEqual(Array(3).fill({ launches: 0, kernelNs: 0 }));
  });

  test("the machine is the one of the reports", () => {
    expect(profile.machine).toMatchObject({ driver: "580.159.04", cuda: "13.0", nsys: "2023.4.4.54", ncu: null });
    expect(profile.machine.gpus.map(({ name }) => name)).toEqual(["NVIDIA H100 80GB HBM3"]);
  });

  test("kernels, variants and families each add up to the range", () => {
    for (const [round, sums] of rangeProfile.rounds.entries()) {
      const sumOf = (
        items: readonly {
          readonly rounds: readonly ({ readonly totalNs: number; readonly launches: number } | null)[];
        }[],
      ): [number, number] => [
        items.reduce((sum, item) => sum + (item.rounds[round]?.launches ?? 0), 0),
        items.reduce((sum, item) => sum + (item.rounds[round]?.totalNs ?? 0), 0),
      ];
      const expected = [sums.launches, sums.kernelNs];
      expect(sumOf(rangeProfile.kernels)).toEqual(expected);
      expect(sumOf(rangeProfile.kernels.flatMap(({ variants }) => variants))).toEqual(expected);
      expect(sumOf(rangeProfile.families)).toEqual(expected);
    }
  });

  test("a kernel's figures are those of nsys stats", () => {
    const lines = repositoryText("examples/recordings/llm-decode-sdpa/round-1_cuda_gpu_kern_sum.csv")
      .trim()
      .split("\n")
      .slice(1);
    const gemms = lines
      .map((line) => line.split(","))
      .filter(([, , , , , , , , name]) => name?.startsWith("nvjet") === true);
    expect(gemms.length).toBeGreaterThan(3);
    for (const [, totalNs, launches, mean, medianNs, minNs, maxNs, deviation, name] of gemms) {
      const round = rangeProfile.kernels.find((kernel) => kernel.name === name)?.rounds[0];
      expect(round).toMatchObject({
        totalNs: Number(totalNs),
        launches: Number(launches),
        medianNs: Number(medianNs),
        minNs: Number(minNs),
        maxNs: Number(maxNs),
      });
      // nsys prints the mean and the deviation with one decimal.
      expect(
        Math.abs((round?.spread ?? NaN) * ((round?.totalNs ?? NaN) / (round?.launches ?? NaN)) - Number(deviation)),
      ).toBeLessThan(0.051);
      expect(Math.abs((round?.totalNs ?? NaN) / (round?.launches ?? NaN) - Number(mean))).toBeLessThan(0.051);
    }
  });

  test("most time first, everywhere", () => {
    const medianOf = (rounds: readonly ({ readonly totalNs: number } | null)[]): number =>
      rounds.map((round) => round?.totalNs ?? 0).toSorted((one, other) => one - other)[1] ?? 0;
    for (const list of [
      rangeProfile.kernels,
      rangeProfile.families,
      ...rangeProfile.kernels.map(({ variants }) => variants),
    ]) {
      const totals = list.map(({ rounds }) => medianOf(rounds));
      expect(totals).toEqual(totals.toSorted((one, other) => other - one));
    }
    expect(rangeProfile.families[0]?.family).toBe("gemm");
  });

  test("the top kernels carry their mangled names for ncu", () => {
    const top = topKernels(rangeProfile, 3);
    expect(top).toHaveLength(3);
    expect(top.map(({ name }) => name)).toEqual(rangeProfile.kernels.slice(0, 3).map(({ name }) => name));
    for (const { mangled, share } of top) {
      expect(mangled.length).toBeGreaterThan(0);
      for (const name of mangled) expect(name).toMatch(/^(_Z|nvjet|cudnn_)/);
      expect(share).toBeGreaterThan(0);
    }
    expect(topKernels(rangeProfile, 1000)).toHaveLength(rangeProfile.kernels.length);
    expect(topKernels(rangeProfile, 1000).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  });

  test("does not depend on anything but the input", () => {
    expect(JSON.stringify(profileOf(traces.map((trace) => [capture(trace)])))).toBe(JSON.stringify(profile));
  });
});

test("CUDA graphs: each instance has its own report, and they are added up", async () => {
  const path = "__tests__/fixtures/recorded/nsys-2023.4.4/graph_node";
  const profile = profileOf([[capture([await recorded(`${path}.1`), await recorded(`${path}.2`)])]]);
  expect(profile.ranges[0]?.rounds).toMatchObject([
    { instances: 2, launches: 360, graphKernels: 360, graphLaunches: 40, kernelNs: 986087 + 984641 },
  ]);
});

const trace = await synthetic();

describe("the made-up export", () => {
  const profile = profileOf([
    [
      capture(
        trace,
        [decode, { name: "step", domain: "LLM" }, { name: "no kernels", domain: "" }, { name: "open", domain: "" }],
        "whole program",
      ),
    ],
  ]);
  const [first, second, third, fourth] = profile.ranges.map(({ rounds }) => rounds[0]);

  test("a range with nested instances of its own name, over two processes and devices", () => {
    // Kernels 1800–1900, 3000–3203 (with the fill 3100–3150 in it), 4050–4090, 5200–5301, 5250–5350, 5400–5407, and the copy
    // 5290–5310 on GPU 0; 1850–1950 and 2200–2231 on GPU 1.
    expect(first).toEqual({
      instances: 3,
      wallNs: 8000 + 2500 + 8000,
      // Neither communicates, so nobody waits.
      ranks: [
        {
          ...{ rank: null, report: 0, device: 0, launches: 6, kernelNs: 551, spanNs: 8000, idleNs: 7500, busyNs: 500 },
          ...{ workNs: 500, communication: nothingCommunicated },
        },
        {
          ...{ rank: null, report: 0, device: 1, launches: 2, kernelNs: 131, spanNs: 8000, idleNs: 7721, busyNs: 131 },
          ...{ workNs: 131, communication: nothingCommunicated },
        },
      ],
      collectives: [],
      rankClocks: null,
      spanNs: 8000,
      // With what other ranges or none launched on GPU 1: 2300–2337, 5500–5600 and 7200–7211.
      gpuIdleNs: 8000 - Math.round((500 + 279) / 2),
      // They add up to the idle time; __tests__/analyze/wall says how.
      gpuIdle: {
        ...{ launchNs: 6706, afterSynchronizationNs: 0, synchronizationNs: 400, copyNs: 50, queueNs: 420 },
        unknownNs: 34,
      },
      // Of a thread in each of two processes, 8000 each.
      hostTime: {
        ...{ threadNs: 16_000, ownNs: 13_680, launchNs: 1320, graphLaunchNs: 100, copyNs: 100 },
        ...{ synchronizationNs: 800, memoryNs: 0, otherNs: 0 },
      },
      kernelNs: 100 + 203 + 40 + 101 + 100 + 7 + 100 + 31,
      gpuBusyNs: 100 + 203 + 40 + 150 + 7 + 100 + 31,
      // The fill beside one kernel; the copy beside two for 11 ns and beside one for 9.
      copyBusyNs: 25 + 3.667 + 4.5,
      devices: 2,
      communicationFreeBusyNs: 631,
      otherThreads: { launches: 0, kernelNs: 0, copies: 0 },
      launches: 8,
      graphKernels: 3,
      graphLaunches: 1,
      synchronizations: [{ call: "cudaStreamSynchronize", count: 1, totalNs: 800 }],
      copies: [
        {
          kind: "copy",
          direction: "host-to-device",
          sourceMemory: "pageable",
          targetMemory: "device",
          count: 1,
          bytes: 4096,
          totalNs: 20,
          blocking: 0,
        },
        {
          kind: "fill",
          direction: null,
          sourceMemory: null,
          targetMemory: "device",
          count: 1,
          bytes: 256,
          totalNs: 50,
          blocking: 0,
        },
      ],
      memcpyBytes: 4096,
      memcpyNs: 20,
    });
  });

  test("the other ranges, and what is outside of all", () => {
    expect(second).toMatchObject({
      instances: 1,
      wallNs: 3500,
      launches: 3,
      kernelNs: 208,
      gpuBusyNs: 157,
      synchronizations: [],
    });
    expect(third).toMatchObject({ instances: 1, wallNs: 990, launches: 0, kernelNs: 0, gpuBusyNs: 0 });
    expect(second).toMatchObject({ spanNs: 3500 });
    expect(fourth).toMatchObject({ instances: 1, wallNs: trace.endNs - 5500, launches: 3 });
    expect(profile.rounds[0]?.outside).toEqual({ launches: 4, kernelNs: 17 + 37 + 100 + 29 });
  });

  test("what is not certain is a warning", () => {
    expect(profile.warnings).toEqual([
      "Round 1, whole program: Range open: 1 of 1 instance never ended, so we treated the end of the capture as their end.",
      "Round 1, whole program: Kernels that belong to no range because the report has no launch call for them: 1.",
    ]);
  });

  test("one function launched in two ways is one kernel with two variants", () => {
    const gemm = profile.ranges[0]?.kernels.find(({ shortName }) => shortName === "gemm");
    expect(gemm?.variants.map(({ grid, rounds }) => [grid, rounds[0]?.launches, rounds[0]?.totalNs])).toEqual([
      [[1, 1, 1], 3, 240],
      [[4, 1, 1], 2, 108],
    ]);
    expect(gemm?.rounds[0]).toMatchObject({ launches: 5, totalNs: 348, medianNs: 100, minNs: 7, maxNs: 101 });
  });

  test("both GPUs, since kernels ran on both", () => {
    expect(profile.machine.gpus.map(({ uuid }) => uuid?.at(-1))).toEqual(["1", "2"]);
  });
});

test("a kernel that did not run in a round is null there, and a range that was not seen has no instances", () => {
  const launch = (name: string, startNs: number) => ({ name, startNs, durationNs: 10, callStartNs: 1, callEndNs: 2 });
  const profile = profileOf([
    [capture(makeTrace([range({})], [launch("gemm", 5), launch("copy", 20)]))],
    [capture(makeTrace([range({})], [launch("gemm", 5)]))],
    [capture(makeTrace([], [launch("gemm", 5)]))],
  ]);
  expect(profile.ranges[0]?.rounds.map(({ instances, launches }) => [instances, launches])).toEqual([
    [1, 2],
    [1, 1],
    [0, 0],
  ]);
  expect(
    profile.ranges[0]?.kernels.map(({ name, rounds }) => [name, rounds.map((round) => round?.launches ?? null)]),
  ).toEqual([
    ["gemm", [1, 1, null]],
    ["copy", [1, null, null]],
  ]);
  expect(profile.rounds.map(({ outside }) => outside.launches)).toEqual([0, 0, 1]);
});

test("what is known of the machine wins over what a report says", async () => {
  const profile = profileOf([[capture(await synthetic())]], {
    machine: { driver: "1.2", cuda: null, nsys: "2026.1", ncu: "3" },
  });
  expect(profile.machine).toMatchObject({ driver: "1.2", cuda: null, nsys: "2026.1", ncu: "3" });
});

test("reports of one capture add up, and are as they were after it", async () => {
  const both = capture([await synthetic(), await synthetic()]);
  profileOf([[both]]);
  const profile = profileOf([[both]]);
  expect(profile.ranges[0]?.rounds[0]).toMatchObject({ instances: 6, launches: 16 });
});

test("a range in two captures of a round would count twice, and is refused", () => {
  expect(() => profileOf([[capture(trace), capture(trace, [decode], "again")]])).toThrow(UserError);
});

test("how the GPU was in a round is kept; null where it was not watched", async () => {
  const gpu = {
    state: "throttled",
    meanSmClockMhz: 1410.5,
    meanTemperatureC: null,
    samples: 6,
    reasons: ["hardware thermal slowdown"],
  } as const;
  const profile = profileOf([], {
    rounds: [{ captures: [capture(await synthetic())], gpu }, { captures: [capture(await synthetic())] }],
  });
  expect(profile.rounds.map((round) => round.gpu)).toEqual([gpu, null]);
  expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
});
