import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { safeName, uniqueSafeNames } from "../../../src/model/text/safe-name.ts";

describe("safeName", () => {
  test.each([
    ["decode", "decode"],
    ["llm::decode", "llm__decode"],
    ["a/b", "a_b"],
    ["decode@LLM", "decode@LLM"],
    ["whole program", "whole_program"],
    ["", "_"],
    [".", "_"],
    ["..", "_"],
    ["../../etc/passwd", "__.._etc_passwd"],
    [".hidden", "_hidden"],
    ["--output", "_output"],
    ["préfill\n\u0000", "pr_fill__"],
    ["decode*", "decode_"],
    ["🙂", "_"],
  ])("turns %j into %j", (label, name) => {
    expect(safeName(label)).toBe(name);
  });

  test("is a safe file name for any label", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (label) => {
        const name = safeName(label);
        expect(name).toMatch(/^[A-Za-z0-9_@=+][A-Za-z0-9._@=+-]*$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(100);
        expect(name).toBe(safeName(label));
      }),
    );
  });

  test("keeps long labels with the same beginning different", () => {
    const long = "x".repeat(300);
    expect(safeName(`${long}a`)).not.toBe(safeName(`${long}b`));
    expect(safeName(long)).toMatch(/^x+-[0-9a-f]{16}$/);
  });
});

describe("uniqueSafeNames", () => {
  test("adds a hash only if labels collide", () => {
    const hashed = expect.stringMatching(/^a_b-[0-9a-f]{16}$/);
    expect(uniqueSafeNames(["a/b", "a_b", "c"])).toEqual([hashed, hashed, "c"]);
  });

  test("gives different labels different names, even on a file system that ignores case", () => {
    const label = fc.string({ unit: fc.constantFrom("a", "A", "/", "_", ":", ".", "-", "é"), maxLength: 6 });
    fc.assert(
      fc.property(fc.uniqueArray(label, { maxLength: 20 }), (labels) => {
        const names = uniqueSafeNames(labels);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(labels.length);
        for (const name of names) expect(safeName(name)).toBe(name);
      }),
    );
  });

  test("keeps long colliding labels short and different", () => {
    const long = "y".repeat(200);
    const names = uniqueSafeNames([long, `${long}/`, "z"]);
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(100);
  });
});
