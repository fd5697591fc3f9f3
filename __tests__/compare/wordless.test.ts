import { expect, test } from "@jest/globals";
import { isFalseAlarm } from "../../src/features/calibrate/measure-noise.ts";
import { applyAccepted } from "../../src/compare/policy/accepted.ts";
import { decideExitCode } from "../../src/compare/policy/exit-code.ts";
import { sortReasons, decideVerdict } from "../../src/compare/reasons/reason.ts";
import type { AcceptedRegression } from "../../src/model/comparison/accepted.ts";
import { comparisonSchema, type Comparison } from "../../src/model/comparison/comparison.ts";
import type { Reason } from "../../src/model/comparison/reason.ts";
import type { RangeRow } from "../../src/model/comparison/comparison-rows.ts";
import { rangeText } from "../../src/model/reports/range.ts";
import { annotations } from "../../src/report/annotations.ts";
import type { Block } from "../../src/report/document/document.ts";
import { writeLead } from "../../src/report/document/lead.ts";
import { reportInput } from "../../src/report/document/input.ts";
import { notesSection, whySection } from "../../src/report/document/reasons.ts";
import { decisiveChanges, quotedReason } from "../../src/report/verdict/decisive.ts";
import { renderMarks } from "../../src/report/document/text.ts";
import { describeVerdict } from "../../src/report/verdict/sentences.ts";
import { describeLimitations } from "../../src/report/limitation-text.ts";
import { recordedSides, section } from "../report/comment/support/cases.ts";
import { madeEntry } from "./policy/support/accepted.ts";
import { recorded } from "./support/recorded-sides.ts";
import { compared, decode, near } from "./support/sides.ts";

/*
 * Sentences are for people. Every sentence of a comparison is replaced by "x" here, and nothing that a program decides, counts
 * or puts in order may change by it.
 */

const familyOf = (factor: number) => [
  { name: "gemm", ns: near(9_900_000) },
  ...["a", "b", "c"].map((name) => ({ name, family: "norm", ns: near(40_000 * factor) })),
];
const graphs = (graphLaunches: number, graphKernels: number) =>
  decode([{ name: "gemm", ns: near(9_000_000), launches: 600 }], { graphLaunches, graphKernels });
const entry = (change: Partial<AcceptedRegression>) => madeEntry({ range: "*", change: "any", ...change });

/** Comparisons of recordings and of made sides, by what they show. */
const comparisons: Readonly<Record<string, () => Promise<Comparison> | Comparison>> = {
  "wall time that cannot be told": async () =>
    compared(await recorded("host-work-base"), await recorded("host-work-120")),
  "a stray .item()": async () =>
    compared(await recorded("steps-16", [1], ["decode"]), await recorded("steps-16-item", [1], ["decode"])),
  "other kernels, accepted": async () => {
    const { sdpa, eager } = await recordedSides();
    const accepted = [entry({ metric: "gpuBusyNs" }), entry({ kernel: "*" }), entry({ metric: "launches", change: 1 })];
    return compared(sdpa, eager, { interleaved: false, accepted });
  },
  "a slower family": () =>
    compared(decode(familyOf(1)), decode(familyOf(1.3)), { overrides: ["compare.fail-on=[kernel]"] }),
  "a lost CUDA graph": () => compared(graphs(16, 600), graphs(0, 0)),
  "a budget that nothing is held against": () =>
    compared(graphs(1, 1), graphs(1, 1), { overrides: ["compare.budgets=[prefill.launches <= 3]"] }),
};

function wordless(comparison: Comparison): Comparison {
  const text = JSON.stringify(comparison, (key, value: unknown) =>
    ["text", "why", "explanation"].includes(key) && typeof value === "string" ? "x" : value,
  );
  return comparisonSchema.parse(JSON.parse(text));
}

function shapeOf(block: Block): unknown {
  if (block.kind === "group") return [block.title, block.blocks.map(shapeOf)];
  return block.kind === "list" ? block.items.map(({ importance, tone }) => [importance, tone]) : block.kind;
}

const withoutText = (reason: Reason): Reason => ({ ...reason, text: "x" });

function decisiveNames(range: RangeRow, comparison: Comparison) {
  const { gpuTime, wallTime, kernels, family, counts } = decisiveChanges(range, comparison);
  return {
    gpuTime,
    wallTime,
    kernels: kernels.map(({ name }) => name),
    family: family?.family ?? null,
    counts: counts.map(({ metric }) => metric),
  };
}

/** All that is made of a comparison's reasons, but for words. */
function decided(comparison: Comparison) {
  const { reasons } = comparison;
  const ranges = new Map(comparison.ranges.map((range) => [rangeText(range.name, range.domain), range]));
  const accepting = [entry({ metric: "gpuBusyNs" }), entry({ family: "norm" }), entry({ kernel: "*", change: 20 })];
  const { findings, accepted } = applyAccepted(reasons, accepting, ranges, [], "2026-01-15");
  const quoted = quotedReason(comparison);
  const whole = (fails: boolean) => section({ comparison, fails });
  return {
    verdict: [comparison.verdict, decideVerdict(reasons)],
    order: sortReasons(reasons).map(withoutText),
    exitCodes: [
      decideExitCode(comparison, ["regression"]),
      decideExitCode(comparison, ["inconclusive", "incomparable"]),
    ],
    decisive: comparison.ranges.map((range) => decisiveNames(range, comparison)),
    headline: ["regressed", "pass"].includes(comparison.verdict)
      ? renderMarks(describeVerdict(comparison), (kind, part) => (kind === "prose" ? "p" : part))
      : null,
    limitations: describeLimitations(comparison),
    quoted: quoted && { ...withoutText(quoted.reason), others: quoted.others },
    accepted: [findings.map(withoutText), accepted.map(({ state }) => state)],
    isFalseAlarm: isFalseAlarm(comparison),
    annotations: [true, false].map((fails) => annotations(whole(fails)).map(({ level, title }) => [level, title])),
    lead: [writeLead(whole(true)).mark, writeLead(whole(true)).word, writeLead(whole(true)).quoted?.id],
    blocks: [whySection, notesSection].map((made) =>
      made(reportInput({ comparison, fails: true })).blocks.map(shapeOf),
    ),
  };
}

test.each(Object.entries(comparisons))(
  "decides, orders, accepts, and shows the same without texts: %s",
  async (_, made) => {
    const comparison = await made();
    expect(wordless(comparison).reasons.every(({ text }) => text === "x")).toBe(true);
    expect(decided(wordless(comparison))).toEqual(decided(comparison));
  },
);

test("makes comparisons that match their names", async () => {
  const decisive = async (name: string) => {
    const comparison = await comparisons[name]?.();
    return comparison?.ranges.map((range) => decisiveNames(range, comparison));
  };
  expect(await decisive("a slower family")).toMatchObject([{ gpuTime: false, kernels: [], family: "norm" }]);
  expect(await decisive("a lost CUDA graph")).toMatchObject([{ counts: ["hostLaunches", "graphLaunches"] }]);
  expect((await comparisons["other kernels, accepted"]?.())?.accepted.map(({ state }) => state)).toContain("used");
});

test("reads a file from before reasons named their family", async () => {
  const comparison = await comparisons["a slower family"]?.();
  const reasons = comparison?.reasons.map(({ id, verdict, text, range, kernel }) => {
    return { id, verdict, text, range, kernel };
  });
  const read = comparisonSchema.parse({ ...comparison, reasons });
  expect(read.ranges.map((range) => decisiveNames(range, read).family)).toEqual(["norm"]);
});
