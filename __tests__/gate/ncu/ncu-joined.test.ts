import { expect, test } from "@jest/globals";
import { checkJoined, warnAboutJoin } from "../../../src/gate/ncu/ncu-gate.ts";
import { ncuRow } from "../../fixtures/ncu.ts";
import { madeKernel, madeRange, madeSample, noShares } from "../../fixtures/profiles.ts";

const unexplained = madeRange({ kernels: [madeKernel({ name: "gemm" }), madeKernel({ name: "copy" })] });
const explained = madeRange({
  kernels: [madeKernel({ name: "gemm", ncu: [madeSample({})] }), madeKernel({ name: "copy" })],
  ncu: { kernelsWithoutRow: ["copy"], rowsWithoutKernel: [] },
});
const rows = [ncuRow({ kernel: "_Zgemm", grid: [16, 1, 1] }), ncuRow({ kernel: "_Zcopy" })];
const label = "ncu, decode";

test("refuses rows of which none is a launch that nsys saw, and names the first", () => {
  const error = checkJoined({ label, rows, ranges: [unexplained] });
  expect(error).toMatchObject({ id: "ncu-kernel-missing", where: label, what: expect.stringContaining("2 launches") });
  expect(error?.why).toContain('_Zgemm, grid 16×1×1, block 128×1×1, in the range "decode".');
  expect(checkJoined({ label, rows, ranges: [unexplained, explained] })).toBeNull();
  expect(checkJoined({ label, rows: [], ranges: [unexplained] })).toBeNull();
});

test("the first of them is named in few words", () => {
  const outside = ncuRow({ kernel: `_Z${"x".repeat(200)}`, ranges: [] });
  const why = checkJoined({ label, rows: [outside], ranges: [unexplained] })?.why;
  expect(why).toContain(`_Z${"x".repeat(115)}…, grid 1×1×1, block 128×1×1.`);
});

test("kernels with other grids, and with fewer launches than were asked for", () => {
  const joined = { label, rows, ranges: [explained] };
  const selected = ["_Zgemm", "_Zcopy"];
  expect(warnAboutJoin(joined, selected, 1)).toEqual([expect.stringContaining("1 kernel has no metrics")]);
  const few = /^ncu, decode: for 2 kernels, .* the 2 requested/;
  expect(warnAboutJoin(joined, selected, 2)).toContainEqual(expect.stringMatching(few));
  const two = { ...explained, ncu: { kernelsWithoutRow: ["copy", "fill"], rowsWithoutKernel: [] } };
  expect(warnAboutJoin({ ...joined, ranges: [two] }, selected, 1)).toEqual([
    expect.stringContaining("2 kernels have no metrics"),
  ]);
  // Where all kernels are measured, those without a row are no news.
  expect(warnAboutJoin(joined, null, 1)).toEqual([]);
});

test("a kernel that ran less often than launches were asked for is measured whole", () => {
  const round = { launches: 1, totalNs: 5, medianNs: 5, minNs: 5, maxNs: 5, spread: 0, ...noShares };
  const once = madeKernel({ name: "gemm", rounds: [round], ncu: [madeSample({})] });
  const joined = { label, rows: rows.slice(0, 1), ranges: [madeRange({ kernels: [once] })] };
  expect(warnAboutJoin(joined, ["_Zgemm"], 3)).toEqual([]);
  // Launched twice in one of its rounds, it could have been measured twice.
  const unsteady = madeKernel({ name: "gemm", rounds: [round, { ...round, launches: 2 }], ncu: [madeSample({})] });
  const more = { ...joined, ranges: [madeRange({ kernels: [unsteady] })] };
  expect(warnAboutJoin(more, ["_Zgemm"], 3)).toEqual([expect.stringContaining("for 1 kernel, ncu measured fewer")]);
});
