import { expect, test } from "@jest/globals";
import type { RunCost } from "../../src/model/run/cost.ts";
import { costText } from "../../src/report/cost-text.ts";
import { slowerCost } from "../fixtures/cost.ts";

test.each<[RunCost, string | null]>([
  [
    slowerCost,
    "Cost: 1 min 38 s. The program was started 10 times: 6 for captures (50 s), 2 for ncu (16 s), 2 for source lines (22 s).",
  ],
  [
    {
      seconds: 31,
      starts: 4,
      parts: [
        { purpose: "probe", starts: 1, seconds: 8.4 },
        { purpose: "discovery", starts: 1, seconds: 4 },
        { purpose: "untraced", starts: 2, seconds: 12 },
      ],
    },
    "Cost: 31 s. The program was started 4 times: 1 for a probe (8.4 s), 1 to list ranges (4.0 s), 2 for wall time (12 s).",
  ],
  [
    { seconds: 12, starts: 1, parts: [{ purpose: "rounds", starts: 1, seconds: 9 }] },
    "Cost: 12 s. The program was started once, for captures (9.0 s).",
  ],
  [{ seconds: 2, starts: 0, parts: [] }, null],
])("what a run cost is one sentence, where it started anything", (cost, text) => {
  expect(costText(cost)).toBe(text);
});
