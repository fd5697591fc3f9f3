import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { attribute } from "../../../src/analyze/attribute.ts";
import type { RangeInstance, Trace } from "../../../src/model/reports/trace.ts";
import { compareRangeSums } from "../../../src/analyze/nsys-sums.ts";
import { parseRangeKernelSummary } from "../../../src/parse/nsys-csv.ts";
import { repositoryText } from "../../fixtures/recorded.ts";
import { launchesOf, makeTrace, range, type Launch } from "../../fixtures/traces.ts";
import { named } from "../support/profiles.ts";
import { readRecording, readSynthetic } from "../../parse/nsys-sqlite/support/read.ts";

const trace = await readSynthetic();

describe("the made-up export", () => {
  test.each([
    // Both processes have a `decode`; the nested one of the same name adds nothing.
    ["decode", "", [1300, 1350, 1700, 2500, 3550, 4700, 4750, 4900]],
    ["layer", "", [2500]],
    ["step", "LLM", [4700, 4750, 4900]],
    ["step", "Other", [1350, 1700]],
    // Start/end ranges hold the calls of every thread of their process.
    ["request", "", [1300, 2500, 3550, 4700, 4750, 4900, 5000]],
    ["batch", "", [4700, 4750, 4900, 5000, 6700]],
    // Never ended: up to the end of the capture.
    ["open", "", [6700, 9500, 9600]],
    ["", "", [9200]],
    ["no kernels", "", []],
    ["absent", "", []],
  ])("has the expected launches and times in %j@%j", (name, domain, expected) => {
    const { ranges } = attribute(trace, [{ name, domain }], "thread");
    const rows = ranges[0]?.kernels ?? new Uint32Array();
    expect(Array.from(rows, (row) => trace.kernels.startNs.at(row))).toEqual(expected);
  });

  test("attributes a copy to the range that its own call was made in", () => {
    const { ranges } = attribute(trace, [...named("decode", "layer"), { name: "step", domain: "LLM" }], "thread");
    const kinds = ranges.map(({ copies, calls }) => ({
      copies: Array.from(copies, (index) => trace.copies[index]?.kind),
      calls: Array.from(calls, (index) => trace.calls[index]?.kind),
    }));
    expect(kinds).toEqual([
      { copies: ["fill", "copy"], calls: ["graph-launch", "synchronize"] },
      { copies: ["fill"], calls: [] },
      { copies: ["copy"], calls: ["graph-launch"] },
    ]);
  });

  test("merges a range that's listed twice", () => {
    const twice = attribute(trace, named("decode", "decode"), "thread");
    expect(twice.ranges).toHaveLength(1);
    expect(twice.ranges[0]?.instances).toHaveLength(3);
  });
});

const keys = ["a", "b"].flatMap((name) => ["", "D"].map((domain) => ({ name, domain })));
const smallTime = fc.integer({ min: 0, max: 60 });
const ids = fc.integer({ min: 1, max: 2 });

const anyRange: fc.Arbitrary<RangeInstance> = fc
  .record({
    name: fc.constantFrom("a", "b", "c"),
    domain: fc.constantFrom("", "D"),
    style: fc.constantFrom("pushpop" as const, "startend" as const),
    process: ids,
    thread: ids,
    startNs: smallTime,
    length: fc.option(smallTime),
  })
  .map(({ length, ...rest }) => range({ ...rest, endNs: length === null ? null : rest.startNs + length }));

const anyLaunch: fc.Arbitrary<Launch> = fc
  .record({
    process: ids,
    thread: ids,
    call: fc.option(fc.record({ startNs: smallTime, length: fc.integer({ min: 0, max: 8 }) })),
    startNs: smallTime,
  })
  .map(({ process, thread, call, startNs }) => ({
    process,
    thread,
    startNs,
    ...(call === null ? {} : { callStartNs: call.startNs, callEndNs: call.startNs + call.length }),
  }));

/** The definition, kernel by kernel and range by range. */
function contains(instance: RangeInstance, trace: Trace, row: number): boolean {
  const kernels = launchesOf(trace);
  const sameScope =
    instance.process === kernels.process[row] &&
    (instance.style === "startend" || instance.thread === kernels.thread[row]);
  return (
    sameScope &&
    instance.startNs <= (kernels.callStartNs[row] ?? NaN) &&
    (kernels.callEndNs[row] ?? NaN) <= (instance.endNs ?? Infinity)
  );
}

test("agrees with the definition for any ranges and launches, in thread and auto mode", () => {
  const asked = ({ name, domain }: RangeInstance): boolean =>
    keys.some((key) => key.name === name && key.domain === domain);
  const anyLaunches = fc.array(anyLaunch, { maxLength: 25 });
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 25 }), anyLaunches, anyLaunches, (ranges, launches, copied) => {
      const made = makeTrace(ranges, launches);
      const trace: Trace = { ...made, copies: copied.map(copyOf), calls: launches.flatMap(callsOf) };
      const pushed = trace.ranges.filter((one) => one.style === "pushpop" && asked(one));
      const owners = (process: number, atNs: number): number[] =>
        pushed
          .filter((one) => one.process === process && one.startNs <= atNs && atNs <= (one.endNs ?? Infinity))
          .map(({ thread }) => thread);
      const rows = Array.from({ length: trace.kernels.count }, (_, row) => row);
      const launched = launchesOf(trace);
      const lender = (row: number): number | "several" | null => {
        const threads = new Set(owners(launched.process[row] ?? NaN, launched.callStartNs[row] ?? NaN));
        if (threads.has(launched.thread[row] ?? NaN)) return null;
        return threads.size > 1 ? "several" : ([...threads][0] ?? null);
      };
      const strict = attribute(trace, keys, "thread");
      const { ranges: found, outside, ambiguous } = attribute(trace, keys, "auto");
      expect([...strict.outside]).toEqual(rows.filter((row) => !strict.ranges.some((of) => of.kernels.includes(row))));
      for (const [index, key] of keys.entries()) {
        const own = [...(strict.ranges[index]?.kernels ?? [])];
        const instances = trace.ranges.filter((one) => one.name === key.name && one.domain === key.domain);
        expect(own).toEqual(rows.filter((row) => instances.some((one) => contains(one, trace, row))));
        const others = rows.filter(
          (row) =>
            !own.includes(row) &&
            instances.some(
              (one) =>
                one.style === "pushpop" &&
                one.process === launched.process[row] &&
                one.thread === lender(row) &&
                one.startNs <= (launched.callStartNs[row] ?? NaN) &&
                (launched.callEndNs[row] ?? NaN) <= (one.endNs ?? Infinity),
            ),
        );
        expect([...(found[index]?.otherKernels ?? [])]).toEqual(others);
        expect([...(found[index]?.kernels ?? [])]).toEqual([...own, ...others].sort((one, other) => one - other));
      }
      expect([...outside]).toEqual(rows.filter((row) => !found.some(({ kernels }) => kernels.includes(row))));
      expect(ambiguous).toBe(rows.filter((row) => lender(row) === "several").length);
    }),
    { numRuns: 500 },
  );
});

/** A copy, and what it shares with a kernel's launch. */
function copyOf({ process = 1, thread = 1, callStartNs, callEndNs, startNs = 0 }: Launch): Trace["copies"][number] {
  return {
    ...{ kind: "copy", direction: "host-to-device", sourceMemory: "pinned", targetMemory: "device", bytes: 4 },
    ...{ device: 0, stream: 7, startNs, durationNs: 1, process, thread, callName: "cudaMemcpyAsync" },
    callStartNs: callStartNs ?? null,
    callEndNs: callEndNs ?? null,
  };
}

function callsOf({ process = 1, thread = 1, callStartNs, callEndNs }: Launch): Trace["calls"] {
  if (callStartNs === undefined || callEndNs === undefined) return [];
  const at = { process, thread, startNs: callStartNs, durationNs: callEndNs - callStartNs };
  return [
    { kind: "graph-launch", name: "cudaGraphLaunch", ...at },
    { kind: "synchronize", name: "cudaStreamSynchronize", ...at },
  ];
}

describe("work of other threads", () => {
  const call = (thread: number): Launch => ({ thread, callStartNs: 100, callEndNs: 101 });

  test("attributes copies and graph launches to another thread's range, but not synchronizations", () => {
    const work = { copies: [call(2), call(1)].map(copyOf), calls: callsOf(call(2)) };
    const trace = makeTrace([range({ name: "a" })], [], work);
    const [of] = attribute(trace, named("a"), "auto").ranges;
    expect([of?.copies.length, of?.otherCopies.length]).toEqual([2, 1]);
    expect([...(of?.calls ?? [])].map((index) => trace.calls[index]?.kind)).toEqual(["graph-launch"]);
  });

  test("attributes the backward pass of a recorded training step, launched by autograd's thread", async () => {
    const path = "__tests__/fixtures/recorded/nsys-2025.3.1/train-step";
    const trace = await readRecording(path);
    const counts = (mode: "auto" | "thread") => {
      const { ranges, outside } = attribute(trace, named("step", "forward", "backward", "optimizer"), mode);
      return [...ranges.map(({ kernels, otherKernels }) => [kernels.length, otherKernels.length]), outside.length];
    };
    expect(counts("thread")).toEqual([[192, 0], [188, 0], [1, 0], [3, 0], 327]);
    expect(counts("auto")).toEqual([[519, 327], [188, 0], [328, 327], [3, 0], 0]);
    // nsys counts by thread, and we can too.
    const { rows } = parseRangeKernelSummary(repositoryText(`${path}_nvtx_kern_sum.csv`), path);
    expect(compareRangeSums(trace, rows)).toMatchObject({ equal: true });
  });
});

describe("a report without ranges", () => {
  const whole = { name: "(whole capture)", domain: "" };
  const launches = [{ callStartNs: 1, callEndNs: 2 }, {}];

  test("attributes every kernel to one range", () => {
    const trace = makeTrace([], launches, { copies: launches.map(copyOf), calls: launches.flatMap(callsOf) });
    const { ranges, outside } = attribute(trace, [whole], "auto");
    expect(ranges).toMatchObject([{ key: whole, instances: [{ startNs: 0, endNs: trace.endNs }] }]);
    const [of] = ranges;
    expect([of?.kernels.length, of?.copies.length, of?.calls.length, outside.length]).toEqual([2, 2, 2, 0]);
  });

  test("treats a range with the whole capture's name like any other", () => {
    const { ranges, outside } = attribute(makeTrace([range({ name: whole.name })], launches), [whole], "auto");
    expect([ranges[0]?.kernels.length, outside.length]).toEqual([1, 1]);
  });
});
