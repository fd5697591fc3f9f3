import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { inputTable } from "../../scripts/generate/readme.ts";
import { withParts } from "../../scripts/generate/markdown.ts";
import { root } from "./support/markdown.ts";

describe("the parts between markers", () => {
  const text = "before\n<!-- demo:begin, made -->\nold\n<!-- demo:end -->\nafter\n";

  test("are replaced, and nothing else", () => {
    expect(withParts(text, { demo: "$1 new" })).toBe(
      "before\n<!-- demo:begin, made -->\n\n$1 new\n\n<!-- demo:end -->\nafter\n",
    );
  });

  test("must be there", () => {
    expect(() => withParts(text, { action: "x" })).toThrow("The markers action:begin and action:end are missing.");
  });
});

test("the table has ten inputs of action.yml, in a line each", () => {
  const lines = inputTable(readFileSync(new URL("action.yml", root), "utf8")).split("\n");
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(line.length).toBeLessThan(150);
});
