import { describe, expect, test } from "@jest/globals";
import { findIn } from "../../../src/analyze/findings/find.ts";
import type { ProfileCopy, ProfileOperator, ProfileRange } from "../../../src/model/profile/profile.ts";
import { madeKernel, madeOperator, madeRange, madeRound, noShares } from "../../fixtures/profiles.ts";

function copyOf(change: Partial<ProfileCopy>): ProfileRange["rounds"][number] {
  const copy: ProfileCopy = {
    kind: "copy",
    direction: "host-to-device",
    sourceMemory: "pageable",
    targetMemory: "device",
    count: 1,
    bytes: 0,
    totalNs: 0,
    blocking: 0,
    ...change,
  };
  return madeRound({ copies: [copy] });
}

function waits(count: number, instances = 1, totalNs = 50) {
  return madeRound({
    instances,
    gpuIdleNs: 100,
    synchronizations: [{ call: "cudaStreamSynchronize", count, totalNs }],
  });
}

function launchesOf(launches: number, medianNs: number, others = 0, family = "elementwise"): Partial<ProfileRange> {
  const kernel = (name: string, count: number, ns: number) =>
    madeKernel({
      name,
      family,
      rounds: [{ launches: count, totalNs: count * ns, medianNs: ns, minNs: ns, maxNs: ns, spread: 0, ...noShares }],
    });
  return {
    rounds: [madeRound({ launches: launches + others })],
    kernels: [kernel("short", launches, medianNs), kernel("long", others, 10_000)],
  };
}

/** Rule, a range that just triggers it, the time at stake, and ranges that just do not. */
const rules: readonly [string, Partial<ProfileRange>, number, readonly Partial<ProfileRange>[]][] = [
  [
    "launch-bound",
    { rounds: [madeRound({ gpuIdleNs: 300_000 })] },
    300_000,
    [
      { rounds: [madeRound({ gpuIdleNs: 299_999 })] },
      { rounds: [madeRound({ wallNs: 0, spanNs: 0, gpuIdleNs: 0 })] },
      // A program without a GPU is not bound by its launches.
      { rounds: [madeRound({ launches: 0, gpuIdleNs: 1_000_000 })], kernels: [] },
      // Of an older version, which did not know what other ranges had launched.
      { rounds: [madeRound({ spanNs: null, gpuIdleNs: null, gpuBusyNs: 0 })] },
      // Instances within each other: the wall time is their sum.
      { rounds: [madeRound({ wallNs: 2_000_000, gpuIdleNs: 100_000 })] },
      // Ten launches do not take the host a second.
      { rounds: [madeRound({ spanNs: 2_000_000, gpuIdleNs: 1_000_001 })] },
      // Nor do two replays of a graph with five kernels each.
      { rounds: [madeRound({ gpuIdleNs: 300_000, graphKernels: 10, graphLaunches: 2 })] },
    ],
  ],
  [
    "gpu-idle",
    { rounds: [madeRound({ spanNs: 2_000_000, gpuIdleNs: 1_000_001 })] },
    1_000_001,
    [
      { rounds: [madeRound({ spanNs: 2_000_000, gpuIdleNs: 1_000_000 })] },
      { rounds: [madeRound({ spanNs: 4_000_000, gpuIdleNs: 1_000_001 })] },
    ],
  ],
  [
    "host-synchronization",
    { rounds: [waits(2)] },
    50,
    [{ rounds: [waits(1)] }, { rounds: [waits(8, 8)] }, { rounds: [waits(1, 0)] }],
  ],
  [
    "pageable-copies",
    { rounds: [copyOf({ bytes: 1_000_000, totalNs: 77 })] },
    77,
    [
      { rounds: [copyOf({ bytes: 999_999, totalNs: 9_999 })] },
      { rounds: [copyOf({ bytes: 9_000_000, totalNs: 20_000, sourceMemory: "pinned" })] },
      { rounds: [copyOf({ kind: "fill", bytes: 9_000_000, totalNs: 20_000 })] },
    ],
  ],
  ["pageable-copies", { rounds: [copyOf({ bytes: 1, totalNs: 10_000 })] }, 10_000, []],
  [
    "tiny-kernels",
    launchesOf(100, 9_999, 100),
    999_900,
    [
      launchesOf(99, 9_999),
      launchesOf(100, 10_000),
      launchesOf(100, 9_999, 101),
      launchesOf(100, 9_999, 0, "gemm"),
      launchesOf(100, 9_999, 0, "attention"),
      { ...launchesOf(100, 9_999), rounds: [madeRound({ launches: 100, graphKernels: 51 })] },
    ],
  ],
];

describe.each(rules)("%s", (id, fires, impactNs, silent) => {
  test("speaks at its threshold", () => {
    const found = findIn(madeRange(fires)).find((finding) => finding.id === id);
    expect(found).toMatchObject({ kernel: null, impactNs });
    expect(found?.evidence.length).toBeGreaterThan(0);
  });

  test("is silent beyond it", () => {
    for (const range of silent) expect(findIn(madeRange(range)).map((finding) => finding.id)).not.toContain(id);
  });
});

test("waiting while the GPU works costs nothing: at stake is what is idle", () => {
  const [found] = findIn(madeRange({ rounds: [waits(5, 1, 900_000)] }));
  expect(found).toMatchObject({ id: "host-synchronization", impactNs: 100 });
});

test("waits are those of all rounds: one that a single round has is none, and one that the first lacks is seen", () => {
  expect(findIn(madeRange({ rounds: [waits(5), waits(1), waits(1)] }))).toEqual([]);
  const [found] = findIn(madeRange({ rounds: [waits(1), waits(5, 1, 60), waits(4, 1, 70)] }));
  expect(found).toMatchObject({
    id: "host-synchronization",
    what: "The host waits for the GPU 4 times in 1 instance of the range.",
    evidence: [
      { name: "cudaStreamSynchronize, calls", value: 4 },
      { name: "cudaStreamSynchronize, waited", value: 60 },
    ],
    impactNs: 60,
  });
});

test("copies are those of all rounds", () => {
  const few = copyOf({ bytes: 10, totalNs: 10 });
  const many = (totalNs: number) => copyOf({ bytes: 2_000_000, totalNs });
  expect(findIn(madeRange({ rounds: [many(40), few, few] }))).toEqual([]);
  const [found] = findIn(madeRange({ rounds: [few, many(40), many(50)] }));
  expect(found).toMatchObject({ id: "pageable-copies", impactNs: 40 });
});

test("a range without rounds has no findings", () => {
  expect(findIn(madeRange({ rounds: [] }))).toEqual([]);
});

test("a range that replays graphs is not told to capture one", () => {
  const advised = (graphKernels: number) =>
    findIn(madeRange({ rounds: [madeRound({ gpuIdleNs: 300_000, graphKernels, graphLaunches: 4 })] }))[0]?.advice;
  expect(advised(5)).toMatch(
    /^Launch fewer kernels from the host, or launch them earlier: capture the step in a CUDA graph/,
  );
  expect(advised(6)).toMatch(/^Most kernels already come from CUDA graphs/);
});

describe("idle time is found where it is", () => {
  const operator = (path: readonly string[], hostNs: number, idleNs: number): ProfileOperator => {
    const { rounds, ...made } = madeOperator(path);
    return { ...made, rounds: rounds.map((round) => (round === null ? null : { ...round, hostNs, idleNs })) };
  };
  const whole = [operator([], 1_000_000, 400_000), operator(["sam"], 500_000, 300_000)];
  const textOf = (operators: readonly ProfileOperator[]): string | undefined =>
    findIn(madeRange({ rounds: [madeRound({ gpuIdleNs: 400_000 })], operators: [...operators] }))[0]?.what;

  test("in the deepest path that has more than half of it", () => {
    const nested = [operator(["sam", "block_3"], 250_000, 150_000), operator(["sam", "block_4"], 250_000, 150_000)];
    expect(textOf([...whole, ...nested])).toMatch(
      /Most of the idle time is in `decode\/sam\/block_\*`, where the GPU is idle for 60% of the time\.$/,
    );
    const one = [operator(["sam", "block_3"], 400_000, 244_000), operator(["sam", "block_4"], 100_000, 56_000)];
    expect(textOf([...whole, ...one])).toMatch(
      /Most of the idle time is in `decode\/sam\/block_3`, where the GPU is idle for 61% of the time\.$/,
    );
  });

  test("nowhere where no path has more than half, or nothing is nested", () => {
    const halves = [operator([], 1_000_000, 400_000), operator(["a"], 1, 200_000), operator(["b"], 1, 200_000)];
    expect(textOf(halves)).not.toContain("Most of the idle time");
    expect(textOf([])).toMatch(/doesn't launch work fast enough\.$/);
  });
});
