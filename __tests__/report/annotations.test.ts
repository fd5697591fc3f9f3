import { describe, expect, test } from "@jest/globals";
import type { KernelRow, RangeRow } from "../../src/model/comparison/comparison-rows.ts";
import type { Comparison } from "../../src/model/comparison/comparison.ts";
import type { Reason } from "../../src/model/comparison/reason.ts";
import { annotations } from "../../src/report/annotations.ts";
import { compared, decode, madeReason, near } from "../compare/support/sides.ts";
import { cases, failureOf, hostileNames, recordedSides, section } from "./comment/support/cases.ts";

const slower = compared(decode([{ name: "k", ns: near(1e6) }]), decode([{ name: "k", ns: near(1.3e6) }]));
const told = (found: ReturnType<typeof annotations>) => found.map(({ level, title }) => `${level}: ${title}`);

describe("a comparison", () => {
  test("annotates the verdict first, then its reasons by range and kernel", async () => {
    const { sdpa, eager } = await recordedSides();
    const comparison = compared(sdpa, eager, { interleaved: false });
    const [verdict, decides, ...others] = annotations(section({ comparison, fails: true }));
    expect(verdict).toMatchObject({ level: "error", title: "GPU profile" });
    expect(verdict?.message).toMatch(/^REGRESSED: decode takes 17\.1% longer/);
    expect(decides).toMatchObject({ level: "error", title: "decode" });
    expect(decides?.message).toMatch(/^Time on the GPU \+17\.1%/);
    expect(others.filter(({ level }) => level === "error")).toHaveLength(8);
    // Inconclusive alone does not fail this job.
    const warnings = others.filter(({ level }) => level === "warning").map(({ message }) => message);
    expect(warnings).toEqual([expect.stringMatching(/^Wall time/)]);
  });

  const of = (verdict: Comparison["verdict"], reasons: Reason[], failOn: Comparison["failOn"], fails: boolean) =>
    told(annotations(section({ comparison: { ...slower, verdict, reasons, failOn, ranges: [] }, fails })));

  test.each<readonly [string, Exclude<Comparison["verdict"], "pass">, Comparison["failOn"], boolean, string]>([
    ["fails", "regressed", ["regression"], true, "error"],
    ["is allowed", "regressed", [], false, "warning"],
    ["exceeds a budget", "over-budget", [], true, "error"],
    ["is inconclusive and that fails the job", "inconclusive", ["inconclusive"], true, "error"],
    ["is inconclusive", "inconclusive", ["regression"], false, "warning"],
    ["needs a baseline and has none", "no-baseline", [], true, "error"],
  ])("gets annotations of the verdict's level if it %s", (_, verdict, failOn, fails, level) => {
    expect(of(verdict, [madeReason({ verdict })], failOn, fails)).toEqual([
      `${level}: GPU profile`,
      `${level}: decode`,
    ]);
  });

  test("warns of a reason that doesn't fail, next to one that does", () => {
    const reasons = (["regressed", "inconclusive"] as const).map((verdict) => madeReason({ verdict }));
    const found = of("regressed", reasons, ["regression"], true);
    expect(found).toEqual(["error: GPU profile", "error: decode", "warning: decode"]);
  });

  test("notes a pass and accepted changes, and leaves other remarks to the summary", () => {
    const found = of("pass", [madeReason({ id: "accepted" }), madeReason({ id: "machine-note" })], [], false);
    expect(found).toEqual(["notice: GPU profile", "notice: decode"]);
  });
});

describe("a failed capture", () => {
  const failure = failureOf({ what: "No capture.", where: "round 1", why: "a\nb", help: "Do this." });

  test("says what, where, why and what to do", () => {
    expect(annotations(section({ title: "leg 1", failure, fails: true }))).toEqual([
      {
        level: "error",
        title: "leg 1: Nothing was measured",
        message: "No capture.\nWhere: round 1\nWhy: a\nb\nHelp: Do this.",
      },
    ]);
  });

  test.each([
    ["pass", ["regression"], "notice"],
    ["regressed", ["regression"], "error"],
    ["regressed", [], "warning"],
  ] as const)("reports the failure as the error, after a verdict of %s", (verdict, failOn, level) => {
    const comparison = { ...slower, verdict, reasons: [], ranges: [], failOn: [...failOn] };
    expect(told(annotations(section({ comparison, failure, fails: true })))).toEqual([
      "error: Failed after measuring",
      `${level}: GPU profile`,
    ]);
  });

  test("annotates each failure up to GitHub's limit", () => {
    const failures = Array.from({ length: 30 }, () => failure);
    const found = annotations(section({ failure: { ...failure, failures }, fails: true }));
    expect(found).toHaveLength(10);
    expect(found.at(-1)?.message).toBe("The job summary has 22 more errors.");
  });
});

test("turns hostile or long text into one plain message", () => {
  const text = hostileNames.join(" ");
  const failure = failureOf({ what: text.repeat(100), where: text, why: text, help: text });
  for (const { title, message } of annotations(section({ title: text, failure, fails: true }))) {
    expect(message.length).toBeLessThanOrEqual(4_096);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(`${title}${message}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(message.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
  }
});

test("annotates nothing if nothing is known", () => {
  expect(annotations(section({}))).toEqual([]);
});

/** Kernels that are slower, launched from a line. */
function launchedFrom(range: RangeRow, file: string, line: number | null, changed: boolean | null): KernelRow[] {
  const site = { file, line, function: "forward", base: 16, head: 32, changed, frames: [] };
  const launchSites = { launches: 32, linkedRatio: 1, areLikely: true, sites: [site], layers: [] };
  return range.kernels.map((row) => ({ ...row, launchSites }));
}

test.each([
  ["an error if the change touches it", true, 25, ["error"]],
  ["a notice if it doesn't", false, 25, ["notice"]],
  ["a notice if that's unknown", null, 25, ["notice"]],
  ["nothing without a line", true, null, []],
])("annotates the line that launched a slower kernel: %s", (_, changed, line, levels) => {
  const ranges = slower.ranges.map((range) => ({
    ...range,
    kernels: launchedFrom(range, "src/model.py", line, changed),
  }));
  const found = annotations(section({ comparison: { ...slower, ranges }, fails: true }));
  const atLine = found.filter(({ at }) => at !== undefined);
  expect(atLine.map(({ level }) => level)).toEqual(levels);
  for (const { title, message, at } of atLine) {
    expect([title, at]).toEqual(["decode, k", { file: "src/model.py", line: 25 }]);
    expect(message).toMatch(/^Kernel time \+30\.0%: 16 → 32 launches from src\/model\.py:25 \(forward\)/);
  }
});

test("keeps the headline's line in the diff, however many other lines there are", async () => {
  const made = cases["more-launches"]?.(await recordedSides()).sections ?? [];
  const [only] = made;
  if (only?.comparison == null) throw new Error("It is a comparison.");
  const ranges = only.comparison.ranges.map((range) => ({
    ...range,
    kernels: [1, 2, 3, 4, 5, 6].flatMap((line) => launchedFrom(range, "other.py", line, true)),
  }));
  const found = annotations({ ...only, comparison: { ...only.comparison, ranges } });
  expect(found[0]?.message).toContain("from pr.py:27 (step)");
  expect(found.flatMap(({ at }) => at ?? [])[0]).toEqual({ file: "pr.py", line: 27 });
});
