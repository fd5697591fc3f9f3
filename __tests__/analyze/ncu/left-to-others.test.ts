import { expect, test } from "@jest/globals";
import { leftToOthers } from "../../../src/analyze/ncu/left-to-others.ts";
import type { ProfileKernel } from "../../../src/model/profile/profile.ts";
import { ncuRow } from "../../fixtures/ncu.ts";
import { madeKernel, madeRange, madeSample, madeVariant, noShares } from "../../fixtures/profiles.ts";

/** A kernel with so much of the time; of a range of 1 ms. */
function kernelOf(name: string, share: number, isMeasured: boolean): ProfileKernel {
  const totalNs = share * 1_000_000;
  const rounds = [{ launches: 10, totalNs, medianNs: totalNs / 10, minNs: 1, maxNs: totalNs, spread: 0, ...noShares }];
  const variants = [madeVariant({ mangled: `_Z${name}`, rounds })];
  return madeKernel({ name, rounds, variants, ncu: isMeasured ? [madeSample({})] : [] });
}

const selected = ["_Zgemm", "_Zhead"];
const block: [number, number, number] = [128, 1, 1];
const row = (name: string, x = 1) => ncuRow({ kernel: `_Z${name}`, grid: [x, 1, 1], block });
const left = (
  shares: readonly [name: string, share: number, isMeasured: boolean][],
  rows: readonly string[],
  asked: readonly string[] = [],
): string[] =>
  leftToOthers(
    madeRange({ kernels: shares.map((kernel) => kernelOf(...kernel)) }),
    rows.map((name) => row(name)),
    selected,
    asked,
  );

test("what another range took is worth a process where less than 90% is measured, or somebody asks", () => {
  const many: [string, number, boolean][] = [
    ["gemm", 0.8, true],
    ["head", 0.2, false],
  ];
  expect(left(many, ["gemm", "head"])).toEqual(["_Zhead"]);
  const few: [string, number, boolean][] = [
    ["gemm", 0.95, true],
    ["head", 0.05, false],
  ];
  expect(left(few, ["gemm", "head"])).toEqual([]);
  expect(left(few, ["gemm", "head"], ["head"])).toEqual(["_Zhead"]);
  expect(left(few, ["gemm", "head"], ["gemm"])).toEqual([]);
});

test("a kernel without a row in any range, and a range without rows, are asked for once more, so that the gate can judge them", () => {
  expect(
    left(
      [
        ["gemm", 0.99, true],
        ["head", 0.01, false],
      ],
      ["gemm"],
    ),
  ).toEqual(["_Zhead"]);
  expect(
    left(
      [
        ["gemm", 0.99, false],
        ["head", 0.01, false],
      ],
      ["gemm", "head"],
    ),
  ).toEqual(selected);
});

test("a launch with another grid than nsys saw does not come by asking again", () => {
  const range = madeRange({ kernels: [kernelOf("gemm", 0.5, true), kernelOf("head", 0.5, false)] });
  expect(leftToOthers(range, [row("gemm"), row("head", 7)], selected, [])).toEqual([]);
});

test("what was not selected is nobody's", () => {
  const range = madeRange({ kernels: [kernelOf("gemm", 0.5, true), kernelOf("other", 0.5, false)] });
  expect(leftToOthers(range, [row("gemm"), row("other")], ["_Zgemm"], ["other"])).toEqual([]);
});
