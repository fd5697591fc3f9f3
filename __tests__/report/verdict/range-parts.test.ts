import { expect, test } from "@jest/globals";
import { changeNs, mainParts, rangeParts, type RangePart } from "../../../src/report/verdict/range-parts.ts";
import { compared, decode, near, theRange, withKernelRounds } from "../../compare/support/sides.ts";
import { recordedSides } from "../comment/support/cases.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";

const sum = (parts: readonly RangePart[], side: "baseNs" | "headNs"): number =>
  parts.reduce((total, part) => total + part[side], 0);
const names = (parts: readonly RangePart[]) =>
  parts.map(({ what }) => (what.kind === "families" ? what.families.join(", ") : what.kind));

test("adds up to the range's time on both sides, whatever the number of parts", async () => {
  const { sdpa, eager, plain, checkpointed } = await recordedSides();
  for (const [base, head] of [
    [sdpa, eager],
    [eager, sdpa],
    [plain, checkpointed],
  ] as const) {
    const all = rangeParts(theRange(compared(base, head)));
    for (const most of [2, 3, 6]) {
      const parts = mainParts(all, most);
      expect(parts.length).toBeLessThanOrEqual(most);
      expect(sum(parts, "baseNs")).toBeCloseTo(all.whole.baseNs, -1);
      expect(sum(parts, "headNs")).toBeCloseTo(all.whole.headNs, -1);
    }
  }
});

test("names the parts in the change's direction first, and the rest last", async () => {
  const { sdpa, eager } = await recordedSides();
  const parts = mainParts(rangeParts(theRange(compared(sdpa, eager))), 5);
  expect(names(parts)).toEqual(["copy", "gemm", "elementwise", "attention", "rest"]);
  expect(parts.map((part) => Math.sign(changeNs(part)))).toEqual([1, 1, 1, -1, 1]);
});

test("uses a kernel's share of the busy time where work overlaps", () => {
  const shared = (ns: number) =>
    withKernelRounds({ name: "copy", family: "copy", ns: near(ns) }, () => ({ busyNs: ns / 2 }));
  const own = withKernelRounds({ name: "gemm", ns: near(1_000_000) }, () => ({ busyNs: 800_000 }));
  const of = (ns: number) => decode([own, shared(ns)], { gpuBusyNs: 800_000 + ns / 2 });
  const { parts } = rangeParts(theRange(compared(of(400_000), of(900_000))));
  expect(parts[0]).toMatchObject({ what: { families: ["copy"] }, baseNs: 200_000, headNs: 450_000 });
});

test("shows one rank's time where ranks are known", async () => {
  const folder = "__tests__/fixtures/recorded/nsys-2025.3.1-h200x2";
  const [base, head] = [
    await profileOf([`${folder}/tp2.sqlite.gz`]),
    await profileOf([`${folder}/tp2-straggler-rank1.sqlite.gz`]),
  ];
  const range = compared(base, head).ranges.find(({ name }) => name === "decode");
  const { ranks, parts, whole } = rangeParts(range ?? theRange(compared(base, head)));
  expect(ranks).toBe(2);
  expect(names(parts)).toContain("transfer");
  expect(sum(parts, "headNs")).toBeLessThanOrEqual(whole.headNs * 1.000001);
});
