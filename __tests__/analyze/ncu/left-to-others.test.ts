import { expect, test } from "@jest/globals";
import { findUnmeasured } from "../../../src/analyze/ncu/add-ncu.ts";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import { ncuRow } from "../../fixtures/ncu.ts";
import { kernelOf } from "../../compare/support/sides.ts";
import { madeRange, madeSample } from "../../fixtures/profiles.ts";

/** A kernel with so much of the time; of a range of 1 ms. */
function madeShare(name: string, share: number, isMeasured: boolean): ProfileKernel {
  return kernelOf({ name, ns: [share * 1_000_000], change: isMeasured ? { ncu: [madeSample({})] } : {} });
}

const row = (name: string, x = 1) => ncuRow({ kernel: `_Z${name}`, grid: [x, 1, 1] });
/** What is left where `gemm` and `head` were selected, and these have rows in any range. */
function left(
  gemm: ProfileKernel,
  head: ProfileKernel,
  rows: readonly string[],
  asked: readonly string[] = [],
): string[] {
  const found = rows.map((name) => row(name));
  return findUnmeasured(madeRange({ kernels: [gemm, head] }), found, ["_Zgemm", "_Zhead"], asked);
}

test.each([
  ["if less than 90% is measured", 0.8, [], ["_Zhead"]],
  ["not if 90% is measured", 0.95, [], []],
  ["if it was requested", 0.95, ["head"], ["_Zhead"]],
  ["not if another was requested", 0.95, ["gemm"], []],
])("measures again what another range took, %s", (_, share, asked, expected) => {
  const kernels = [madeShare("gemm", share, true), madeShare("head", 1 - share, false)] as const;
  expect(left(...kernels, ["gemm", "head"], asked)).toEqual(expected);
});

test("asks once more for kernels and ranges without rows", () => {
  const head = madeShare("head", 0.01, false);
  expect(left(madeShare("gemm", 0.99, true), head, ["gemm"])).toEqual(["_Zhead"]);
  expect(left(madeShare("gemm", 0.99, false), head, ["gemm", "head"])).toEqual(["_Zgemm", "_Zhead"]);
});

test("doesn't ask again for a launch with another grid", () => {
  const range = madeRange({ kernels: [madeShare("gemm", 0.5, true), madeShare("head", 0.5, false)] });
  expect(findUnmeasured(range, [row("gemm"), row("head", 7)], ["_Zgemm", "_Zhead"], [])).toEqual([]);
});

test("leaves out kernels that weren't selected", () => {
  const range = madeRange({ kernels: [madeShare("gemm", 0.5, true), madeShare("other", 0.5, false)] });
  expect(findUnmeasured(range, [row("gemm"), row("other")], ["_Zgemm"], ["other"])).toEqual([]);
});
