import { expect, test } from "@jest/globals";
import { skippedInstances } from "../../src/analyze/counted-instances.ts";
import type { RangeInstance } from "../../src/model/reports/trace.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";

const instance = (name: string, process: number, startNs: number): RangeInstance => ({
  name,
  domain: "",
  style: "pushpop",
  process,
  thread: process,
  endThread: null,
  startNs,
  endNs: startNs + 1,
  assumedEndNs: null,
  registered: false,
});

test.each([
  { range: "step_1", skip: 0, starts: [] },
  { range: "step_1", skip: 1, starts: [1, 2] },
  { range: "step_1", skip: 9, starts: [1, 2, 4, 5] },
  { range: "step_*", skip: 1, starts: [1, 2, 3] },
  { range: "other", skip: 1, starts: [] },
])("of two ranks, $range skips its first $skip in each process", ({ range, skip, starts }) => {
  const emitted = [
    instance("step_1", 10, 1),
    instance("step_1", 20, 2),
    instance("step_2", 10, 3),
    instance("step_1", 10, 4),
    instance("step_1", 20, 5),
  ];
  const skipped = skippedInstances(emitted, parseRange(range, null, skip));
  expect(emitted.filter((one) => skipped.has(one)).map((one) => one.startNs)).toEqual(starts);
});
