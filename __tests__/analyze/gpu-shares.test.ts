import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { buildProfile } from "../../src/analyze/build-profile.ts";
import { gpuDivider } from "../../src/analyze/gpu-shares.ts";
import { busyUnion } from "../../src/analyze/gpu-timeline.ts";
import type { ProfileRange } from "../../src/model/profile/profile.ts";
import type { MemoryOperation, Trace } from "../../src/model/reports/trace.ts";
import { readTrace } from "../../src/parse/nsys-sqlite/read-trace.ts";
import { unpackRecording } from "../fixtures/recorded.ts";
import { families } from "../../src/pipeline/conf.ts";
import { makeTrace, range, reportOf, type Launch } from "../fixtures/traces.ts";

const key = { name: "decode", domain: "" };

/** The measured range of one round for each list of reports. */
function measured(rounds: readonly (readonly Trace[])[], name = "decode"): ProfileRange {
  const [found] = buildProfile({
    tool: { name: "llm-profile", version: "0.0.0" },
    createdAt: "2026-01-01T00:00:00.000Z",
    source: { repository: null, commit: null, ref: null, dirty: null },
    machine: { driver: null, cuda: null, nsys: null, ncu: null },
    workload: { command: [], exitCode: 0 },
    isolation: null,
    environment: null,
    attribution: "auto",
    captureMode: null,
    families: families(),
    checks: [],
    warnings: [],
    rounds: rounds.map((traces) => ({
      captures: [
        {
          label: name,
          sources: [],
          reports: traces.map((trace) => reportOf(trace, [{ name, domain: "" }], "auto")),
          ranges: [{ name, domain: "" }],
        },
      ],
    })),
  }).ranges;
  if (found === undefined) throw new Error(`no range ${name}`);
  return found;
}

async function recorded(name: string): Promise<Trace> {
  using file = unpackRecording(`__tests__/fixtures/recorded/nsys-2025.3.1/${name}.sqlite.gz`);
  return await readTrace(file.path);
}

interface OwnedBusy {
  readonly device: number;
  readonly startNs: number;
  readonly durationNs: number;
  readonly owner: number;
}

function gpuShares(intervals: readonly OwnedBusy[], owners: number) {
  const divider = gpuDivider(owners);
  for (const { device, startNs, durationNs, owner } of intervals)
    divider.add(device, startNs, startNs + durationNs, owner);
  return divider.finish();
}

function gpuBusyNs(intervals: readonly OwnedBusy[]): number {
  const union = busyUnion();
  for (const { device, startNs, durationNs } of intervals) union.add(device, startNs, startNs + durationNs);
  return union.totalNs();
}

const launched = (launch: Launch): Launch => ({ callStartNs: 1, callEndNs: 2, ...launch });

describe("the busy time is divided among what ran", () => {
  test("instant by instant, as a walk through all of them says", () => {
    const interval = fc.record({
      device: fc.integer({ min: 0, max: 1 }),
      startNs: fc.integer({ min: 0, max: 30 }),
      durationNs: fc.integer({ min: 0, max: 12 }),
      owner: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (unsorted) => {
        const intervals: OwnedBusy[] = unsorted.toSorted((one, other) => one.startNs - other.startNs);
        const busyNs = [0, 0, 0, 0];
        const exclusiveNs = [0, 0, 0, 0];
        for (const device of [0, 1]) {
          for (let tick = 0; tick < 50; tick += 1) {
            const running = intervals.filter(
              (one) => one.device === device && one.startNs <= tick && tick < one.startNs + one.durationNs,
            );
            for (const { owner } of running) {
              busyNs[owner] = (busyNs[owner] ?? 0) + 1 / running.length;
              if (running.length === 1) exclusiveNs[owner] = (exclusiveNs[owner] ?? 0) + 1;
            }
          }
        }
        const shares = gpuShares(intervals, 4);
        expect([...shares.exclusiveNs]).toEqual(exclusiveNs);
        for (const [owner, ns] of busyNs.entries()) expect(shares.busyNs[owner]).toBeCloseTo(ns, 9);
        expect(shares.busyNs.reduce((sum, ns) => sum + ns, 0)).toBeCloseTo(gpuBusyNs(intervals), 9);
        expect(new Set(shares.devices)).toEqual(new Set(intervals.map(({ device }) => device)));
      }),
      { numRuns: 500 },
    );
  });

  test("of a hundred thousand that all run at once each gets as much", () => {
    const count = 100_000;
    const intervals = Array.from({ length: count }, (_, owner) => ({
      device: 0,
      startNs: owner,
      durationNs: 2 * count - owner,
      owner: owner % 2,
    }));
    const { busyNs, exclusiveNs } = gpuShares(intervals, 2);
    expect((busyNs[0] ?? 0) + (busyNs[1] ?? 0)).toBeCloseTo(2 * count, 3);
    expect([...exclusiveNs]).toEqual([1, 0]);
  });
});

describe("a range's round", () => {
  const copyOf = (change: Partial<MemoryOperation>): MemoryOperation => ({
    ...{ kind: "copy", direction: "device-to-host", sourceMemory: "device", targetMemory: "pageable", bytes: 4 },
    ...{ device: 0, stream: 7, startNs: 0, durationNs: 10, process: 1, thread: 1, callStartNs: 1, callEndNs: 2 },
    callName: "cudaMemcpyAsync",
    ...change,
  });

  test("kernels and copies share the busy time; variants of a kernel add up, and its first launch is the earliest", () => {
    const trace = makeTrace(
      [range({})],
      [
        launched({ name: "gemm", startNs: 100, durationNs: 30 }),
        launched({ name: "gemm", startNs: 120, durationNs: 10 }),
        launched({ name: "ncclDevKernel_AllReduce", startNs: 125, durationNs: 25, device: 1 }),
        launched({ name: "gemm", startNs: 200, durationNs: 7, device: 1 }),
      ],
      { copies: [copyOf({ startNs: 125, durationNs: 15 })] },
    );
    const { rounds, kernels } = measured([[trace]]);
    // GPU 0: gemm alone 100–120, two of it 120–125, and the copy with both 125–130, alone 130–140.
    expect(rounds).toMatchObject([
      { gpuBusyNs: 40 + 25 + 7, copyBusyNs: 11.667, communicationFreeBusyNs: 40 + 7, devices: 2 },
    ]);
    expect(kernels.map(({ rounds: [round] }) => round)).toMatchObject([
      { totalNs: 47, busyNs: 20 + 5 + 3.333 + 7, exclusiveNs: 20 + 7, firstNs: 30 },
      { totalNs: 25, busyNs: 25, exclusiveNs: 25, firstNs: 25 },
    ]);
  });

  test("reports of one round add up; the first launch is that of the first report that has the kernel", () => {
    const report = (durationNs: number, startNs: number) =>
      makeTrace([range({})], [launched({ name: "gemm", startNs, durationNs })]);
    const without = makeTrace([range({})], [launched({ name: "other", startNs: 3, durationNs: 1 })]);
    const { kernels, rounds } = measured([[without, report(40, 900), report(30, 100)]]);
    expect(kernels[0]?.rounds).toMatchObject([{ busyNs: 70, exclusiveNs: 70, firstNs: 40 }]);
    expect(rounds).toMatchObject([{ gpuBusyNs: 71, communicationFreeBusyNs: 71, copyBusyNs: 0, devices: 1 }]);
  });

  test.each<[Partial<MemoryOperation>, number]>([
    [{ callName: "cudaMemcpyAsync" }, 1],
    [{ callName: "cudaMemcpyAsync", targetMemory: "pinned" }, 0],
    [{ callName: "cudaMemcpyAsync", direction: "host-to-device", targetMemory: "device" }, 0],
    [{ callName: "cudaMemcpyAsync", direction: "host-to-host" }, 1],
    [{ callName: "cudaMemcpy", targetMemory: "pinned" }, 1],
    [{ callName: "cuMemcpyDtoH", targetMemory: "pinned" }, 1],
    [{ callName: "cuMemcpyHtoDAsync", direction: "host-to-device", targetMemory: "device" }, 0],
    [{ callName: "cudaMemcpy2D", direction: "host-to-device", targetMemory: "device" }, 1],
    [{ callName: "cudaMemcpy", direction: "device-to-device", targetMemory: "device" }, 0],
    [{ callName: "cudaMemcpyPeer", direction: "peer-to-peer", targetMemory: "device" }, 0],
    [{ callName: "cudaGraphLaunch" }, 0],
    [{ callName: null }, 0],
    [{ kind: "fill", direction: null, callName: "cudaMemset" }, 0],
  ])("%j blocks the host: %d", (change, blocking) => {
    const trace = makeTrace([range({})], [], { copies: [copyOf(change), copyOf(change)] });
    expect(measured([[trace]]).rounds[0]?.copies).toMatchObject([{ count: 2, blocking: 2 * blocking }]);
  });
});

describe("recordings", () => {
  test("two towers on two streams, and on one: less kernel time, more busy time, and nothing runs beside anything", async () => {
    const [base, lost] = await Promise.all(
      ["overlap-base", "overlap-lost"].map(async (name) => measured([[await recorded(name)]], "encode")),
    );
    if (base === undefined || lost === undefined) throw new Error("no range");
    const change = (of: (range: ProfileRange) => number): number => of(lost) / of(base) - 1;
    expect(change((one) => one.rounds[0]?.kernelNs ?? 0)).toBeCloseTo(-0.3882, 4);
    expect(change((one) => one.rounds[0]?.gpuBusyNs ?? 0)).toBeCloseTo(0.0804, 4);
    const sum = ({ kernels }: ProfileRange, figure: "busyNs" | "exclusiveNs" | "totalNs"): number =>
      kernels.reduce((total, { rounds: [round] }) => total + (round?.[figure] ?? 0), 0);
    for (const one of [base, lost]) {
      const [round] = one.rounds;
      expect(sum(one, "busyNs") + (round?.copyBusyNs ?? NaN)).toBeCloseTo(round?.gpuBusyNs ?? NaN, 1);
    }
    const overlapped = (one: ProfileRange): number => 1 - sum(one, "exclusiveNs") / sum(one, "totalNs");
    expect([overlapped(base), overlapped(lost)]).toEqual([expect.closeTo(0.87, 2), expect.closeTo(0, 3)]);
  });

  test("the shares of every range add up to its busy time", async () => {
    const trace = await recorded("train-step");
    const names = [...new Set(trace.ranges.map(({ name }) => name))].map((name) => ({ name, domain: "" }));
    const { ranges } = reportOf(trace, [...names, key], "auto");
    for (const { kernels, copyBusyNs, gpuBusyNs: busyNs } of ranges) {
      expect([...kernels.values()].reduce((sum, kernel) => sum + kernel.busyNs, copyBusyNs)).toBeCloseTo(busyNs, 3);
    }
  });
});
