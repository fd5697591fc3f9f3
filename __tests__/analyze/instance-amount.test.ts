import { describe, expect, test } from "@jest/globals";
import { instanceAmount } from "../../src/analyze/instance-amount.ts";
import type { RangeInstance } from "../../src/model/reports/trace.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";

const instance = (name: string, startNs: number, endNs: number | null): RangeInstance => ({
  ...{ name, domain: "", style: "pushpop", process: 1, thread: 1, endThread: null, startNs, endNs, assumedEndNs: null },
  ...{ registered: false, id: startNs },
});
const decode = { name: "decode", domain: "" };
const metrics = [{ name: "tokens", value: 128, unit: null, better: null, source: "m" }];
const steps = { range: parseRange("step*", null) };

/** Two instances with three steps and one, a step before and one after. */
const instances = [
  ...[instance("step 0", 0, 5), instance("decode", 10, 50), instance("step 1", 10, 20), instance("step 2", 20, 30)],
  ...[
    instance("step 3", 49, 60),
    instance("decode", 100, 150),
    instance("step 4", 120, 130),
    instance("step 5", 150, 160),
  ],
  instance("decode", 200, null),
];

describe("how many steps or tokens one instance of a range does", () => {
  test.each([
    ["a number is of one instance", 64, decode, 64],
    ["a range's instances that begin within", steps, decode, 2],
    ["a range that does not run within has none", { range: parseRange("other", null) }, decode, null],
    ["the counted range itself has none", { range: parseRange("decode", null) }, decode, null],
    ["a metric of the process, in equal parts", { metric: "tokens" }, decode, 64],
    ["a metric that is not there", { metric: "token" }, decode, null],
    ["a range that never ran", 64, { name: "prefill", domain: "" }, 64],
    ["a metric of a range that never ran", { metric: "tokens" }, { name: "prefill", domain: "" }, null],
  ])("%s", (_name, amount, range, expected) =>
    expect(instanceAmount(amount, range, { instances, metrics })).toBe(expected),
  );
});
