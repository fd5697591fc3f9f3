import { describe, expect, test } from "@jest/globals";
import { findRangeFindings } from "../../../src/analyze/findings/find.ts";
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
  const synchronizations = [{ call: "cudaStreamSynchronize", count, totalNs }];
  return madeRound({ instances, gpuIdleNs: 100, synchronizations });
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

/** A rule, a range that just triggers it, the time at stake, and ranges that just don't. */
function testRule(
  id: string,
  fires: Partial<ProfileRange>,
  impactNs: number,
  silent: readonly Partial<ProfileRange>[],
) {
  const found = (range: Partial<ProfileRange>) =>
    findRangeFindings(madeRange(range)).find((finding) => finding.id === id);

  test(`finds ${id} at its threshold of ${String(impactNs)} ns`, () => {
    expect(found(fires)).toMatchObject({ kernel: null, impactNs });
    expect(found(fires)?.evidence.length).toBeGreaterThan(0);
  });

  test(`doesn't find ${id} beyond its threshold`, () => {
    for (const range of silent) expect(found(range)).toBeUndefined();
  });
}

testRule("launch-bound", { rounds: [madeRound({ gpuIdleNs: 300_000 })] }, 300_000, [
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
]);
testRule("gpu-idle", { rounds: [madeRound({ spanNs: 2_000_000, gpuIdleNs: 1_000_001 })] }, 1_000_001, [
  { rounds: [madeRound({ spanNs: 2_000_000, gpuIdleNs: 1_000_000 })] },
  { rounds: [madeRound({ spanNs: 4_000_000, gpuIdleNs: 1_000_001 })] },
]);
testRule("host-synchronization", { rounds: [waits(2)] }, 50, [
  { rounds: [waits(1)] },
  { rounds: [waits(8, 8)] },
  { rounds: [waits(1, 0)] },
]);
testRule("pageable-copies", { rounds: [copyOf({ bytes: 1_000_000, totalNs: 77 })] }, 77, [
  { rounds: [copyOf({ bytes: 999_999, totalNs: 9_999 })] },
  { rounds: [copyOf({ bytes: 9_000_000, totalNs: 20_000, sourceMemory: "pinned" })] },
  { rounds: [copyOf({ kind: "fill", bytes: 9_000_000, totalNs: 20_000 })] },
]);
testRule("pageable-copies", { rounds: [copyOf({ bytes: 1, totalNs: 10_000 })] }, 10_000, [
  { rounds: [copyOf({ bytes: 1, totalNs: 9_999 })] },
]);
testRule("tiny-kernels", launchesOf(100, 9_999, 100), 999_900, [
  launchesOf(99, 9_999),
  launchesOf(100, 10_000),
  launchesOf(100, 9_999, 101),
  launchesOf(100, 9_999, 0, "gemm"),
  launchesOf(100, 9_999, 0, "attention"),
  { ...launchesOf(100, 9_999), rounds: [madeRound({ launches: 100, graphKernels: 51 })] },
]);

test("counts only idle GPU time as lost by waiting", () => {
  const [found] = findRangeFindings(madeRange({ rounds: [waits(5, 1, 900_000)] }));
  expect(found).toMatchObject({ id: "host-synchronization", impactNs: 100 });
});

test("takes the median of waits over all rounds", () => {
  expect(findRangeFindings(madeRange({ rounds: [waits(5), waits(1), waits(1)] }))).toEqual([]);
  const [found] = findRangeFindings(madeRange({ rounds: [waits(1), waits(5, 1, 60), waits(4, 1, 70)] }));
  expect(found).toMatchObject({
    id: "host-synchronization",
    evidence: [{ value: 4 }, { value: 60 }],
    impactNs: 60,
  });
});

test("takes the median of copies over all rounds", () => {
  const few = copyOf({ bytes: 10, totalNs: 10 });
  const many = (totalNs: number) => copyOf({ bytes: 2_000_000, totalNs });
  expect(findRangeFindings(madeRange({ rounds: [many(40), few, few] }))).toEqual([]);
  const [found] = findRangeFindings(madeRange({ rounds: [few, many(40), many(50)] }));
  expect(found).toMatchObject({ id: "pageable-copies", impactNs: 40 });
});

test("finds nothing in a range without rounds", () => {
  expect(findRangeFindings(madeRange({ rounds: [] }))).toEqual([]);
});

test("doesn't advise capturing a graph if the range replays graphs", () => {
  const advised = (graphKernels: number) =>
    findRangeFindings(madeRange({ rounds: [madeRound({ gpuIdleNs: 300_000, graphKernels, graphLaunches: 4 })] }))[0]
      ?.advice;
  expect([advised(5), advised(6)]).toEqual([
    expect.stringMatching(/^Launch fewer/),
    expect.stringMatching(/^Most kernels/),
  ]);
});

describe("the path of idle time", () => {
  const operator = (path: readonly string[], hostNs: number, idleNs: number): ProfileOperator => {
    const { rounds, ...made } = madeOperator(path);
    return { ...made, rounds: rounds.map((round) => (round === null ? null : { ...round, hostNs, idleNs })) };
  };
  const whole = [operator([], 1_000_000, 400_000), operator(["sam"], 500_000, 300_000)];
  const textOf = (operators: readonly ProfileOperator[]): string | undefined =>
    findRangeFindings(madeRange({ rounds: [madeRound({ gpuIdleNs: 400_000 })], operators: [...operators] }))[0]?.what;

  test("is the deepest one with more than half of the idle time", () => {
    const nested = [operator(["sam", "block_3"], 250_000, 150_000), operator(["sam", "block_4"], 250_000, 150_000)];
    expect(textOf([...whole, ...nested])).toMatch(/`decode\/sam\/block_\*`.* 60%/);
    const one = [operator(["sam", "block_3"], 400_000, 244_000), operator(["sam", "block_4"], 100_000, 56_000)];
    expect(textOf([...whole, ...one])).toMatch(/`decode\/sam\/block_3`.* 61%/);
  });

  test("is unknown if none has more than half of the idle time", () => {
    const halves = [operator([], 1_000_000, 400_000), operator(["a"], 1, 200_000), operator(["b"], 1, 200_000)];
    for (const operators of [halves, []]) expect(textOf(operators)).not.toContain("`decode");
  });
});
