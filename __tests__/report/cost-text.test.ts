import { expect, test } from "@jest/globals";
import type { RunCost } from "../../src/model/run/cost.ts";
import { describeCost } from "../../src/report/cost-text.ts";

const part = (purpose: RunCost["parts"][number]["purpose"], starts: number, seconds: number) => ({
  ...{ purpose, starts, seconds },
});

test.each<[RunCost, string | null]>([
  [
    { seconds: 31, starts: 4, parts: [part("probe", 1, 8.4), part("discovery", 1, 4), part("untraced", 2, 12)] },
    "Cost: 31 s. The program was started 4 times: 1 for a probe (8.4 s), 1 to list ranges (4.0 s), 2 for wall time (12 s).",
  ],
  [
    { seconds: 12, starts: 1, parts: [part("rounds", 1, 9)] },
    "Cost: 12 s. The program was started once, for captures (9.0 s).",
  ],
  [{ seconds: 2, starts: 0, parts: [] }, null],
])("describes a run's cost in one sentence if it started anything", (cost, text) => {
  expect(describeCost(cost)).toBe(text);
});
