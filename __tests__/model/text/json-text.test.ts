import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { jsonParts } from "../../../src/model/text/json-text.ts";

describe("JSON text in parts", () => {
  test.each([
    { name: "empty lists and objects at every depth", value: { a: [], b: [[], {}, { c: [{ d: [[]] }, {}] }] } },
    {
      name: "what JSON leaves out",
      value: { a: undefined, b: [undefined, null], c: { d: { e: [{ f: undefined }] } } },
    },
    { name: "only what JSON leaves out", value: { a: { b: undefined } } },
  ])("equals JSON.stringify's: $name", ({ value }) => {
    expect([...jsonParts(value)].join("")).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });

  test("equals JSON.stringify's for any value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 7, stringUnit: "binary" }), (value) => {
        expect([...jsonParts(value)].join("")).toBe(`${JSON.stringify(value, null, 2)}\n`);
      }),
    );
  });

  test("stays in small parts, however many kernels there are, and can be iterated again", () => {
    const kernel = { name: "k".repeat(1_000), rounds: [{ launches: 1 }] };
    const value = { ranges: [{ kernels: Array.from({ length: 1_000 }, () => kernel) }] };
    const parts = jsonParts(value);
    expect(Math.max(...Array.from(parts, (part) => part.length))).toBeLessThan(70_000);
    expect([...parts].join("")).toBe(`${JSON.stringify(value, null, 2)}\n`);
  });
});
