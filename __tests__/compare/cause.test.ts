import { expect, test } from "@jest/globals";
import { findCause } from "../../src/compare/cause.ts";
import type { RangeRow } from "../../src/model/comparison/comparison-rows.ts";
import { rankRecording } from "../fixtures/rank-recordings.ts";
import { profileOf } from "../pipeline/support/analyze.ts";
import { compared, decode, near, theRange, type MadeTimes } from "./support/sides.ts";

/** Two ranks whose range takes 1 ms longer, and whose transfer that no work hides goes from one time to another. */
async function slowerRanks(transferNs: {
  readonly base: number | null;
  readonly head: number | null;
}): Promise<RangeRow> {
  const same = await profileOf([rankRecording("tp2")], { ranges: ["decode"] });
  const row = theRange(compared(same, same));
  if (row.ranks === null) throw new Error("The recording has ranks.");
  const { exposedTransfer } = row.ranks;
  return {
    ...row,
    gpuBusyTime: { ...row.gpuBusyTime, state: "regressed", changeRatio: 0.1, baseNs: 10_000_000, headNs: 11_000_000 },
    ranks: { ...row.ranks, exposedTransfer: { ...exposedTransfer, baseNs: transferNs.base, headNs: transferNs.head } },
  };
}

test.each([
  [400_000, "exposed-transfer"],
  [399_000, undefined],
])("transfer that no work hides is the cause from two fifths of the change on: %i ns", async (moreNs, kind) => {
  const cause = findCause(await slowerRanks({ base: 2_000_000, head: 2_000_000 + moreNs }));
  expect(cause?.kind).toBe(kind);
});

test("where it's not known on a side, it's no cause", async () => {
  expect(findCause(await slowerRanks({ base: null, head: 9_000_000 }))).toBeNull();
  expect(findCause(await slowerRanks({ base: 2_000_000, head: null }))).toBeNull();
});

test.each([
  [-0.2, "overlap-lost"],
  [0.1, "kernel"],
])("less overlap is the cause where kernels changed by %f and the range by 0.1: %s", (changeRatio, kind) => {
  const row = theRange(compared(decode([{ name: "k", ns: near(1e6) }]), decode([{ name: "k", ns: near(1.1e6) }])));
  const kernelTime = { ...row.kernelTime, changeRatio };
  expect(findCause({ ...row, kernelTime, overlap: { base: 0.5, head: 0.3 } })?.kind).toBe(kind);
});
test("replaced kernels are named by family, net, the largest part first", () => {
  const of = (name: string, family: string, us: number): MadeTimes => ({ name, family, ns: near(us * 1000) });
  const steady = of("steady", "gemm", 9_000);
  const halved = { ...of("mean_kernel", "reduce", 583), launches: 8 };
  const base = decode([steady, of("lean_reduction", "reduce", 826), of("flash", "attention", 560)]);
  const came = [of("softmax", "softmax", 380), of("cast", "copy", 1_170), of("tiny", "norm", 20)];
  const { cause } = theRange(compared(base, decode([steady, halved, ...came])));
  const part = (family: string, ns: number) => ({ family, ns });
  expect(cause).toEqual({
    kind: "replaced",
    gone: [part("attention", 560_000), part("reduce", 243_000)],
    came: [part("copy", 1_170_000), part("softmax", 380_000)],
  });
});
