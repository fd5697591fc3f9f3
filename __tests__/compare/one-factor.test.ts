import { expect, test } from "@jest/globals";
import { findMachineFactor, type Move } from "../../src/compare/common-mode.ts";

function moves(...of: readonly (readonly [value: number, weight: number])[]): Move[] {
  return of.map(([value, weight]) => ({ value, weight }));
}

test.each([
  { says: "three kernels are too few", of: moves([0.5, 1], [0.5, 1], [0.5, 1]), total: 3, factor: null },
  { says: "four are enough", of: moves([0.5, 1], [0.5, 1], [0.5, 1], [0.5, 1]), total: 4, factor: 0.5 },
  { says: "four fifths are nearly all", of: moves([0.5, 1], [0.5, 1], [0.5, 1], [0.5, 1]), total: 5, factor: 0.5 },
  { says: "less is too few", of: moves([0.5, 1], [0.5, 1], [0.5, 1], [0.5, 1]), total: 5.01, factor: null },
  { says: "within a quarter of it", of: moves([0.5, 1], [0.5, 1], [0.375, 1], [0.625, 1]), total: 4, factor: 0.5 },
  { says: "farther", of: moves([0.5, 1], [0.5, 1], [0.375, 1], [0.626, 1]), total: 4, factor: null },
  { says: "a shared speedup", of: moves([-0.5, 1], [-0.5, 1], [-0.375, 1], [-0.625, 1]), total: 4, factor: -0.5 },
  { says: "no move, within the tolerance", of: moves([0, 1], [0, 1], [0.005, 1], [-0.005, 1]), total: 4, factor: 0 },
  { says: "moves beyond the tolerance", of: moves([0, 1], [0, 1], [0.005, 1], [-0.0051, 1]), total: 4, factor: null },
  { says: "by weight, not by number", of: moves([0.5, 8], [0.1, 1], [0.2, 0.5], [0.9, 0.5]), total: 10, factor: 0.5 },
])("finds one factor if nearly all kernels share it: $says", ({ of, total, factor }) => {
  expect(findMachineFactor(of, total)).toBe(factor);
});
