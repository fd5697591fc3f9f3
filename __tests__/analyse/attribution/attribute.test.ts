import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { attribute } from "../../../src/analyse/attribution/attribute.ts";
import { innermostRanges } from "../../../src/analyse/attribution/innermost.ts";
import type { RangeInstance, Trace } from "../../../src/model/reports/trace.ts";
import { readTrace } from "../../../src/parse/nsys-sqlite/read-trace.ts";
import { syntheticExport } from "../../fixtures/synthetic.ts";
import { makeTrace, range, type Launch } from "../../fixtures/traces.ts";

function synthetic(): Trace {
  using file = syntheticExport();
  return readTrace(file.path);
}

/** Start times tell the kernels of the made-up export apart. */
function starts(trace: Trace, rows: Uint32Array): number[] {
  return [...rows].map((row) => trace.kernels.startNs[row] ?? NaN);
}

describe("the made-up export", () => {
  const trace = synthetic();
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
  ])("%j@%j", (name, domain, expected) => {
    const { ranges, outside } = attribute(trace, [{ name, domain }]);
    const kernels = starts(trace, ranges[0]?.kernels ?? new Uint32Array());
    expect(kernels).toEqual(expected);
    expect([...kernels, ...starts(trace, outside)].sort((one, other) => one - other)).toEqual([
      ...trace.kernels.startNs,
    ]);
  });

  test("copies and calls go by their own calls", () => {
    const { ranges } = attribute(trace, [
      { name: "decode", domain: "" },
      { name: "layer", domain: "" },
      { name: "step", domain: "LLM" },
    ]);
    const kinds = ranges.map(({ copies, calls }) => [
      [...copies].map((index) => trace.copies[index]?.kind),
      [...calls].map((index) => trace.calls[index]?.kind),
    ]);
    expect(kinds).toEqual([
      [
        ["fill", "copy"],
        ["graph-launch", "synchronize"],
      ],
      [["fill"], []],
      [["copy"], ["graph-launch"]],
    ]);
  });

  test("outside: in no analysed range, and those without a launch call", () => {
    const { outside } = attribute(trace, [
      { name: "decode", domain: "" },
      { name: "open", domain: "" },
    ]);
    expect(starts(trace, outside)).toEqual([200, 1800, 5000, 9200]);
  });

  test("a range named twice is one", () => {
    const twice = attribute(trace, [
      { name: "decode", domain: "" },
      { name: "decode", domain: "" },
    ]);
    expect(twice.ranges).toHaveLength(1);
    expect(twice.ranges[0]?.instances).toHaveLength(3);
  });

  test("the innermost range of each kernel", () => {
    const innermost = Object.fromEntries(
      Array.from(innermostRanges(trace), (index, row) => [
        trace.kernels.startNs[row],
        trace.ranges[index]?.name ?? null,
      ]),
    );
    expect(innermost).toEqual({
      200: null,
      1300: "decode",
      1350: "step",
      1700: "step",
      1800: null,
      2500: "layer",
      3550: "decode",
      4700: "step",
      4750: "step",
      4900: "step",
      5000: null,
      6700: "open",
      9200: "",
      9500: "open",
      9600: "open",
    });
    const nested = Array.from(innermostRanges(trace), (index, row) => [
      trace.kernels.startNs[row],
      trace.ranges[index]?.startNs,
    ]);
    expect(nested).toContainEqual([1300, 1000]);
    expect(nested).toContainEqual([3550, 500]);
  });
});

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
function contains(instance: RangeInstance, { kernels }: Trace, row: number): boolean {
  const sameScope =
    instance.process === kernels.process[row] &&
    (instance.style === "startend" || instance.thread === kernels.thread[row]);
  return (
    sameScope &&
    instance.startNs <= (kernels.callStartNs[row] ?? NaN) &&
    (kernels.callEndNs[row] ?? NaN) <= (instance.endNs ?? Infinity)
  );
}

test("the sweep is the definition: any ranges, any launches", () => {
  const keys = ["a", "b"].flatMap((name) => ["", "D"].map((domain) => ({ name, domain })));
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 25 }), fc.array(anyLaunch, { maxLength: 25 }), (ranges, launches) => {
      const trace = makeTrace(ranges, launches);
      const rows = Array.from({ length: trace.kernels.count }, (_, row) => row);
      const attribution = attribute(trace, keys);
      const expected = keys.map((key) =>
        rows.filter((row) =>
          trace.ranges.some((one) => one.name === key.name && one.domain === key.domain && contains(one, trace, row)),
        ),
      );
      expect(attribution.ranges.map(({ kernels }) => [...kernels])).toEqual(expected);
      expect([...attribution.outside]).toEqual(rows.filter((row) => !expected.some((list) => list.includes(row))));
      const innermost = rows.map((row) =>
        trace.ranges.findLastIndex((one) => one.style === "pushpop" && contains(one, trace, row)),
      );
      expect([...innermostRanges(trace)]).toEqual(innermost);
    }),
    { numRuns: 500 },
  );
});
