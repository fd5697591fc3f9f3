import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { plainJson, plainJsonParts, plainLines, plainText } from "../../../src/model/text/plain-text.ts";

/** What the runner does to find a command: actions/runner, src/Runner.Common/ActionCommand.cs. */
function isCommand(line: string): boolean {
  return line.trim().startsWith("::") || line.includes("##[");
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...["::", "#", "##[", "[", " ", "\t", "\n", "\r", "\u200b", "\u001b[31m", "x"]),
      fc.string({ unit: "binary" }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("a name chosen by the program", () => {
  test.each([
    { name: "an annotation", text: "::error::pwned", shown: "| ::error::pwned" },
    { name: "an annotation after spaces", text: "  ::error::pwned", shown: "|   ::error::pwned" },
    { name: "an old-form command anywhere", text: "decode ##[error]pwned", shown: "decode ## [error]pwned" },
    { name: "a new line", text: "decode\n::error::pwned", shown: "decode\ufffd::error::pwned" },
    { name: "a color", text: "\u001b[31mred", shown: "\ufffd[31mred" },
    { name: "right-to-left marks", text: "a\u202eb\u2066c\u200fd", shown: "a\ufffdb\ufffdc\ufffdd" },
    { name: "invisible characters", text: "de\u200bco\u00adde", shown: "de\ufffdco\ufffdde" },
    { name: "half a surrogate pair", text: "a\ud800", shown: "a\ufffd" },
    { name: "C++", text: "void at::native::k<(int)4>(T1)", shown: "void at::native::k<(int)4>(T1)" },
    { name: "other languages", text: "Schritt äß 日本 🙂", shown: "Schritt äß 日本 🙂" },
  ])("is made harmless or kept: $name", ({ text, shown }) => {
    expect(plainText(text)).toBe(shown);
  });

  test("stays on one line and never becomes a workflow command", () => {
    fc.assert(fc.property(hostile, (text) => !isCommand(plainText(text)) && !/[\n\r]/.test(plainText(text))));
  });
});

describe("our own text that quotes a program", () => {
  test("keeps its lines and tabs", () => {
    expect(plainLines("why:\n\tboom\u0007\n::error::x\r\n  ##[group]")).toBe(
      "why:\n\tboom\ufffd\n| ::error::x\ufffd\n  ## [group]",
    );
  });

  test("never has a line that's a workflow command", () => {
    fc.assert(fc.property(hostile, (text) => !plainLines(text).split("\n").some(isCommand)));
  });
});

test.each([
  { name: "as one text", print: (value: unknown) => plainJson(value, 2) },
  { name: "in parts", print: (value: unknown) => [...plainJsonParts(value)].join("") },
])("prints JSON with the same value and without workflow commands: $name", ({ print }) => {
  fc.assert(
    fc.property(hostile, (text) => {
      const printed = print({ [text]: [text] });
      expect(printed.split("\n").some(isCommand)).toBe(false);
      expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      expect(JSON.parse(printed)).toEqual(JSON.parse(JSON.stringify({ [text]: [text] })));
    }),
  );
});
