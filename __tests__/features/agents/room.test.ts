import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { shortenText, fitEntries, formatOneLineJson } from "../../../src/features/agents/text/room.ts";

describe("shortenText", () => {
  test.each([
    { text: "decode", most: 6, cut: "decode" },
    { text: "decode_", most: 6, cut: "dec…" },
    { name: "a code point stays whole", text: "🚀🚀🚀", most: 11, cut: "🚀🚀…" },
    { name: "what JSON escapes takes more", text: '""""', most: 7, cut: '""…' },
    { name: "no control characters", text: "a\n\u202eb\u001b[31m", most: 40, cut: "a\ufffd\ufffdb\ufffd[31m" },
    { name: "half a code point is none", text: "a\ud83d", most: 40, cut: "a\ufffd" },
  ])("shortens $text to $most bytes", ({ text, most, cut }) => {
    expect(shortenText(text, most)).toBe(cut);
  });

  test("never exceeds the limit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.integer({ min: 10, max: 100 }), (text, most) => {
        const cut = shortenText(text, most);
        // A line that would be a workflow command gets a mark before it.
        expect(Buffer.byteLength(JSON.stringify(cut)) - 2).toBeLessThanOrEqual(most);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("fitEntries", () => {
  const lists = { a: ["aaaa", "aaaa", "a"], b: ["b", "b"] };
  const made = (most: number) =>
    fitEntries(
      ["a", "b", "a", "b", "a"],
      (shown: (list: "a" | "b") => number) => ({
        a: lists.a.slice(0, shown("a")),
        b: lists.b.slice(0, shown("b")),
      }),
      most,
    );

  test.each([
    { most: 100, a: 3, b: 2 },
    { name: "stops a list at the first entry that doesn't fit", most: 29, a: 1, b: 2 },
    { most: 16, a: 0, b: 0 },
  ])("fills at most $most bytes", ({ most, a, b }) => {
    const value = made(most);
    expect([value.a.length, value.b.length]).toEqual([a, b]);
    expect(Buffer.byteLength(formatOneLineJson(value))).toBeLessThanOrEqual(most);
  });

  test("throws if nothing fits", () => {
    expect(() => made(10)).toThrow(RangeError);
  });
});
