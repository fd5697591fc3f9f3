import { expect, test } from "@jest/globals";
import { findSkippedInstances } from "../../src/analyze/seen-ranges.ts";
import { parseRange } from "../../src/plan/nvtx-range.ts";
import { range } from "../fixtures/traces.ts";

test.each([
  { spec: "step_1", skip: 0, starts: [] },
  { spec: "step_1", skip: 1, starts: [1, 2] },
  { spec: "step_1", skip: 9, starts: [1, 2, 4, 5] },
  { spec: "step_*", skip: 1, starts: [1, 2, 3] },
  { spec: "other", skip: 1, starts: [] },
])("skips the first $skip instances of $spec in each process of two ranks", ({ spec, skip, starts }) => {
  const names = ["step_1", "step_1", "step_2", "step_1", "step_1"];
  const processes = [10, 20, 10, 10, 20];
  const emitted = names.map((name, index) => range({ name, process: processes[index] ?? 10, startNs: index + 1 }));
  const skipped = findSkippedInstances(emitted, parseRange(spec, null, skip));
  expect(emitted.filter((one) => skipped.has(one)).map((one) => one.startNs)).toEqual(starts);
});
