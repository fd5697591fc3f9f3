import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { createGpuDivider } from "../../src/analyze/gpu-shares.ts";
import type { ProfileRange } from "../../src/model/profile/profile.ts";
import type { MemoryOperation } from "../../src/model/reports/trace.ts";
import { makeTrace, profiledRange, range, reportOf, type Launch } from "../fixtures/traces.ts";
import { builtProfile, captureOf, decode } from "./support/profiles.ts";
import { readRecording } from "../parse/nsys-sqlite/support/read.ts";

const recordings = "__tests__/fixtures/recorded/nsys-2025.3.1";

const launched = (launch: Launch): Launch => ({ callStartNs: 1, callEndNs: 2, ...launch });

describe("shares of the GPU's busy time", () => {
  test("equal those of a walk through all instants", () => {
    const interval = fc.record({
      device: fc.integer({ min: 0, max: 1 }),
      startNs: fc.integer({ min: 0, max: 30 }),
      durationNs: fc.integer({ min: 0, max: 12 }),
      owner: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), (unsorted) => {
        const intervals = unsorted.toSorted((one, other) => one.startNs - other.startNs);
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
        const divider = createGpuDivider(4);
        for (const { device, startNs, durationNs, owner } of intervals)
          divider.add(device, startNs, startNs + durationNs, owner);
        const shares = divider.finish();
        expect([...shares.exclusiveNs]).toEqual(exclusiveNs);
        for (const [owner, ns] of busyNs.entries()) expect(shares.busyNs[owner]).toBeCloseTo(ns, 9);
        expect(new Set(shares.devices)).toEqual(new Set(intervals.map(({ device }) => device)));
      }),
      { numRuns: 500 },
    );
  });

  test("are equal among a hundred thousand concurrent intervals", () => {
    const count = 100_000;
    const divider = createGpuDivider(2);
    for (let at = 0; at < count; at += 1) divider.add(0, at, 2 * count, at % 2);
    const { busyNs, exclusiveNs } = divider.finish();
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

  test("shares busy time between kernels and copies, and keeps the earliest first launch", () => {
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
    const { rounds, kernels } = profiledRange([trace], "decode");
    // GPU 0: gemm alone 100–120, two of it 120–125, and the copy with both 125–130, alone 130–140.
    expect(rounds).toMatchObject([
      { gpuBusyNs: 40 + 25 + 7, copyBusyNs: 11.667, communicationFreeBusyNs: 40 + 7, devices: 2 },
    ]);
    expect(kernels.map(({ rounds: [round] }) => round)).toMatchObject([
      { totalNs: 47, busyNs: 20 + 5 + 3.333 + 7, exclusiveNs: 20 + 7, firstNs: 30 },
      { totalNs: 25, busyNs: 25, exclusiveNs: 25, firstNs: 25 },
    ]);
  });

  test("adds up a round's reports, and keeps the first report's first launch", () => {
    const report = (durationNs: number, startNs: number) =>
      makeTrace([range({})], [launched({ name: "gemm", startNs, durationNs })]);
    const without = makeTrace([range({})], [launched({ name: "other", startNs: 3, durationNs: 1 })]);
    const captures = [captureOf([without, report(40, 900), report(30, 100)])];
    const [found] = builtProfile([{ captures }]).ranges;
    expect(found?.kernels[0]?.rounds).toMatchObject([{ busyNs: 70, exclusiveNs: 70, firstNs: 40 }]);
    expect(found?.rounds).toMatchObject([{ gpuBusyNs: 71, communicationFreeBusyNs: 71, copyBusyNs: 0, devices: 1 }]);
  });

  const pinned = { targetMemory: "pinned" } as const;
  const toDevice = { direction: "host-to-device", targetMemory: "device" } as const;

  test.each<[callName: string | null, Partial<MemoryOperation>, number]>([
    ["cudaMemcpyAsync", {}, 1],
    ["cudaMemcpyAsync", pinned, 0],
    ["cudaMemcpyAsync", toDevice, 0],
    ["cudaMemcpyAsync", { direction: "host-to-host" }, 1],
    ["cudaMemcpy", pinned, 1],
    ["cuMemcpyDtoH", pinned, 1],
    ["cuMemcpyHtoDAsync", toDevice, 0],
    ["cudaMemcpy2D", toDevice, 1],
    ["cudaMemcpy", { ...toDevice, direction: "device-to-device" }, 0],
    ["cudaMemcpyPeer", { ...toDevice, direction: "peer-to-peer" }, 0],
    ["cudaGraphLaunch", {}, 0],
    [null, {}, 0],
    ["cudaMemset", { kind: "fill", direction: null }, 0],
  ])("decides if %s with %j blocks the host: %d", (callName, change, blocking) => {
    const copy = copyOf({ ...change, callName });
    const trace = makeTrace([range({})], [], { copies: [copy, copy] });
    expect(profiledRange([trace], "decode").rounds[0]?.copies).toMatchObject([{ count: 2, blocking: 2 * blocking }]);
  });
});

describe("recordings", () => {
  test("reports less kernel time and more busy time for one stream instead of two", async () => {
    const [base, lost] = await Promise.all(
      ["overlap-base", "overlap-lost"].map(async (name) =>
        profiledRange([await readRecording(`${recordings}/${name}`)], "encode"),
      ),
    );
    if (base === undefined || lost === undefined) throw new Error("no range");
    const change = (figure: "kernelNs" | "gpuBusyNs") =>
      (lost.rounds[0]?.[figure] ?? NaN) / (base.rounds[0]?.[figure] ?? NaN) - 1;
    expect([change("kernelNs"), change("gpuBusyNs")]).toEqual([expect.closeTo(-0.3882, 4), expect.closeTo(0.0804, 4)]);
    const sum = ({ kernels }: ProfileRange, figure: "exclusiveNs" | "totalNs"): number =>
      kernels.reduce((total, { rounds: [round] }) => total + (round?.[figure] ?? 0), 0);
    const overlapped = (one: ProfileRange): number => 1 - sum(one, "exclusiveNs") / sum(one, "totalNs");
    expect([overlapped(base), overlapped(lost)]).toEqual([expect.closeTo(0.87, 2), expect.closeTo(0, 3)]);
  });

  test("adds the shares of every range up to its busy time", async () => {
    const trace = await readRecording(`${recordings}/train-step`);
    const names = [...new Set(trace.ranges.map(({ name }) => name))].map((name) => ({ name, domain: "" }));
    const { ranges } = reportOf(trace, [...names, decode], "auto");
    for (const { kernels, copyBusyNs, gpuBusyNs: busyNs } of ranges) {
      expect([...kernels.values()].reduce((sum, kernel) => sum + kernel.busyNs, copyBusyNs)).toBeCloseTo(busyNs, 3);
    }
  });
});
