import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { actionTables } from "../../scripts/generate/readme.ts";
import { withParts } from "../../scripts/generate/markdown.ts";
import { actionInputs } from "../../src/settings/action.ts";
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

test("the tables have every input and output of the action, in a line each", () => {
  const tables = actionTables(readFileSync(new URL("action.yml", root), "utf8"));
  for (const { name } of actionInputs) expect(tables).toContain(`| \`${name}\` | `);
  for (const name of ["run-dir", "profile-json", "top-kernels"]) expect(tables).toContain(`| \`${name}\` | `);
  for (const line of tables.split("\n")) expect(line.length).toBeLessThan(150);
});
