import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { inputTable } from "../../scripts/generate/readme.ts";
import { withParts } from "../../scripts/generate/markdown.ts";
import { root } from "./support/markdown.ts";

describe("withParts", () => {
  const text = "before\n<!-- demo:begin, made -->\nold\n<!-- demo:end -->\nafter\n";

  test("replaces only the text between markers", () => {
    expect(withParts(text, { demo: "$1 new" })).toBe(
      "before\n<!-- demo:begin, made -->\n\n$1 new\n\n<!-- demo:end -->\nafter\n",
    );
  });

  test("throws if the markers are missing", () => {
    expect(() => withParts(text, { action: "x" })).toThrow("The markers action:begin and action:end are missing.");
  });
});

test("renders ten inputs of action.yml as one table row each", () => {
  const lines = inputTable(readFileSync(new URL("action.yml", root), "utf8")).split("\n");
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(line.length).toBeLessThan(150);
});
