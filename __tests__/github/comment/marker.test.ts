import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { hasMarker, markerOf, withMarker } from "../../../src/github/comment/upsert-comment.ts";

/** Keys as hostile as they come: with parts of HTML comments, and any Unicode. */
const keys = fc
  .array(
    fc.oneof(fc.constantFrom("--", "-->", "--!>", "<!--", ">", "\n", "%2D", "-", " "), fc.string({ unit: "binary" })),
  )
  .map((parts) => parts.join(""));

test("the marker of a plain key can be read", () => {
  expect(markerOf("decode-h100")).toBe("<!-- llm-profile:decode-h100 -->");
  expect(withMarker("k", "text")).toBe("<!-- llm-profile:k -->\ntext");
});

test("the marker is one HTML comment on one line, whatever the key", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const inner = markerOf(key).slice("<!--".length, -"-->".length);
      expect(inner).toMatch(/^ llm-profile:[\w.!~*'()%-]* $/);
      expect(inner).not.toContain("--");
    }),
  );
});

test("the marker of one key is never found by another", () => {
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      expect(hasMarker(one, withMarker(other, "text"))).toBe(one.toWellFormed() === other.toWellFormed());
    }),
  );
  expect(hasMarker("a", withMarker("ab", ""))).toBe(false);
  expect(hasMarker("a--b", withMarker("a-%2Db", ""))).toBe(false);
});

test("the marker counts at the start only", () => {
  expect(hasMarker("k", `> ${withMarker("k", "text")}`)).toBe(false);
});

test("the marker of a long key is short, and still its own", () => {
  const long = "ü".repeat(1000);
  expect(markerOf(long).length).toBeLessThan(250);
  expect(markerOf(long)).not.toBe(markerOf(`${long}x`));
});
