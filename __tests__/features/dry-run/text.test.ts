import { expect, test } from "@jest/globals";
import { type DryRun, formatDryRun } from "../../../src/features/dry-run/text.ts";
import { logLayout } from "../../../src/model/text/layout.ts";

const dry: DryRun = {
  isPaired: true,
  legs: "captures",
  starts: [
    { purpose: "rounds", pass: { least: 6, most: 12 }, red: { least: 4, most: 12 } },
    { purpose: "untraced", pass: { least: 6, most: 16 }, red: { least: 0, most: 0 } },
    { purpose: "ncu", pass: { least: 0, most: 0 }, red: { least: 0, most: 2 } },
    { purpose: "lines", pass: { least: 0, most: 0 }, red: { least: 0, most: 2 } },
  ],
  commands: [],
  out: "llm-profile-runs",
  lastSeconds: 98,
  timeLimit: "10m",
  timeBudget: null,
  retries: 0,
  isGuarded: false,
  isolation: "auto",
  isServer: false,
};

/** The lines about starts. */
function startLines(change: Partial<DryRun>): string[] {
  const [, , , , ...lines] = formatDryRun({ ...dry, ...change }, logLayout).split("\n");
  return lines.slice(0, lines.indexOf(""));
}

test("shows a pass's and a red run's starts side by side", () => {
  expect(startLines({})).toEqual([
    "The program is started 12 to 28 times for a pass, 4 to 16 times for a red result:",
    "  for                                     pass     red",
    "  captures                                6 to 12  4 to 12",
    "  runs without CUDA tracing               6 to 16  0",
    "  Nsight Compute                          0        0 to 2",
    "  finding the lines behind what's slower  0        0 to 2",
    "Red means slower on the GPU, or more launches or copies. If only wall time is slower, the pass column applies. If a range is faster, ncu also explains why.",
  ]);
});

test("shows one count without a base", () => {
  const once = { least: 1, most: 1 };
  const open = { least: 2, most: null };
  const starts = [
    { purpose: "discovery" as const, pass: once, red: once },
    { purpose: "rounds" as const, pass: open, red: open },
  ];
  expect(startLines({ isPaired: false, isServer: true, starts })).toEqual([
    "The server is started 3 or more times:",
    "  for                             starts",
    "  a list of the program's ranges  1",
    "  captures                        2 or more",
  ]);
});
