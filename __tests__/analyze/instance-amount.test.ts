import { expect, test } from "@jest/globals";
import { measureAmount } from "../../src/analyze/seen-ranges.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { range } from "../fixtures/traces.ts";
import { decode } from "./support/profiles.ts";

const metrics = [{ name: "tokens", value: 128, unit: null, better: null, source: "m" }];
const steps = { range: parseRange("step*", null) };

/** Two instances with three steps and one, a step before and one after. */
const instances = [
  range({ name: "step 0", endNs: 5 }),
  range({ startNs: 10, endNs: 50 }),
  range({ name: "step 1", startNs: 10, endNs: 20 }),
  range({ name: "step 2", startNs: 20, endNs: 30 }),
  range({ name: "step 3", startNs: 49, endNs: 60 }),
  range({ startNs: 100, endNs: 150 }),
  range({ name: "step 4", startNs: 120, endNs: 130 }),
  range({ name: "step 5", startNs: 150, endNs: 160 }),
  range({ startNs: 200, endNs: null }),
];

test.each([
  ["a configured number", 64, decode, 64],
  ["another range's instances inside", steps, decode, 2],
  ["none for a range that doesn't run inside", { range: parseRange("other", null) }, decode, null],
  ["none for the counted range itself", { range: parseRange("decode", null) }, decode, null],
  ["an equal part of the process's metric", { metric: "tokens" }, decode, 64],
  ["none for a missing metric", { metric: "token" }, decode, null],
  ["a number for a range that never ran", 64, { name: "prefill", domain: "" }, 64],
  ["none by metric for a range that never ran", { metric: "tokens" }, { name: "prefill", domain: "" }, null],
])("measures steps or tokens per instance: %s", (_name, amount, key, expected) =>
  expect(measureAmount(amount, key, { instances, metrics })).toBe(expected),
);
