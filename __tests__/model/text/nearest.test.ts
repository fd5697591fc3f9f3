import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { editDistance, nearest } from "../../../src/model/text/nearest.ts";

describe("nearest", () => {
  test.each([
    ["decod", ["prefill", "decode"], "decode"],
    ["Decode", ["prefill", "decode"], "decode"],
    ["keep_runs", ["keep-runs", "rounds"], "keep-runs"],
    ["keep-rusn", ["keep-runs", "rounds"], "keep-runs"],
    ["decode-step", ["prefill", "decode"], "decode"],
    ["attention", ["prefill", "decode"], null],
    ["x", ["y"], "y"],
    ["", ["decode"], null],
    ["decode", [], null],
  ])("finds for %j among %j: %j", (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  test("respects a given limit, and then ignores candidates that contain the word", () => {
    expect(nearest("decode-step", ["decode"], 2)).toBeNull();
    expect(nearest("decoed", ["decode"], 1)).toBe("decode");
  });

  test("takes the first of equally near candidates", () => {
    expect(nearest("cat", ["bat", "hat"])).toBe("bat");
  });
});

describe("editDistance", () => {
  test.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
    ["prefill", "perfill", 1],
  ])("counts the edits between %j and %j: %d", (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  test("is symmetric, zero only for equal words, and never above the longer word's length", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
