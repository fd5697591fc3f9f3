import { expect, test } from "@jest/globals";
import { createProgress } from "../../src/pipeline/progress.ts";

/** Progress whose captures begin at these seconds. */
function begun(planned: number, ...atSeconds: readonly number[]): string[] {
  let seconds = 0;
  const progress = createProgress({ now: () => new Date(0), monotonicMs: () => seconds * 1000 });
  progress.expect(planned);
  return atSeconds.map((at) => {
    seconds = at;
    return progress.begin("decode");
  });
}

test("estimates the remaining time from earlier steps, but not for the first", () => {
  expect(begun(6, 100, 160, 220)).toEqual([
    "Step 1 of 6: decode",
    "Step 2 of 6: decode (about 5 min left)",
    "Step 3 of 6: decode (about 4 min left)",
  ]);
});

test.each([
  [1.5, "a few seconds left"],
  [12, "about 10 s left"],
  [94, "about 90 s left"],
  [95, "about 2 min left"],
  [5940, "about 99 min left"],
  [6000, "about 1 h 40 min left"],
])("rounds %d seconds to %j", (seconds, text) => {
  expect(begun(2, 0, seconds)[1]).toBe(`Step 2 of 2: decode (${text})`);
});

test("changes the planned number, but never below the steps begun", () => {
  const progress = createProgress({ now: () => new Date(0), monotonicMs: () => 0 });
  progress.expect(2);
  expect(progress.begin("decode")).toBe("Step 1 of 2: decode");
  progress.expect(3);
  expect(progress.begin("decode")).toMatch(/^Step 2 of 5:/);
  progress.expect(-9);
  expect(progress.begin("decode")).toMatch(/^Step 3 of 3:/);
});
