import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { hasMarker, renderMarker, addMarker } from "../../../src/github/comment/upsert-comment.ts";

/** Keys as hostile as they come: with parts of HTML comments, and any Unicode. */
const keys = fc
  .array(
    fc.oneof(fc.constantFrom("--", "-->", "--!>", "<!--", ">", "\n", "%2D", "-", " "), fc.string({ unit: "binary" })),
  )
  .map((parts) => parts.join(""));

test("writes a plain key readably in its marker", () => {
  expect(renderMarker("decode-h100")).toBe("<!-- llm-profile:decode-h100 -->");
  expect(addMarker("k", "text")).toBe("<!-- llm-profile:k -->\ntext");
});

test("writes any key's marker as one HTML comment on one line", () => {
  fc.assert(
    fc.property(keys, (key) => {
      const inner = renderMarker(key).slice("<!--".length, -"-->".length);
      expect(inner).toMatch(/^ llm-profile:[\w.!~*'()%-]* $/);
      expect(inner).not.toContain("--");
    }),
  );
});

test("never matches another key's marker", () => {
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      expect(hasMarker(one, addMarker(other, "text"))).toBe(one.toWellFormed() === other.toWellFormed());
    }),
  );
  expect(hasMarker("a", addMarker("ab", ""))).toBe(false);
  expect(hasMarker("a--b", addMarker("a-%2Db", ""))).toBe(false);
});

test("finds a marker only at a comment's start", () => {
  expect(hasMarker("k", `> ${addMarker("k", "text")}`)).toBe(false);
});

test("writes a short, unique marker for a long key", () => {
  const long = "ü".repeat(1000);
  expect(renderMarker(long).length).toBeLessThan(250);
  expect(renderMarker(long)).not.toBe(renderMarker(`${long}x`));
});
