import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { shellLine } from "../../../src/model/text/shell-words.ts";
import { splitShellLine } from "../../../src/model/text/split-shell-line.ts";

const textsOf = (line: string): unknown => {
  const split = splitShellLine(line);
  return split.kind === "words" ? split.words.map(({ text }) => text) : split.why;
};

test.each([
  ["", []],
  ["  \n", []],
  [" nsys \t profile ", ["nsys", "profile"]],
  ["a'b c'd\"e f\" ''", ["ab cde f", ""]],
  ['"a\\"b\\\\c\\d\\\ne"', ['a"b\\c\\de']],
  ["a\\ b \\\n c", ["a b", "c"]],
  ["--x=$'\\n\\t\\'\\x41\\u00e9\\U0001f600\\q'", ["--x=\n\t'Aé😀\\q"]],
  ["'", "A `'` in the line isn't closed."],
  ['a "b', "A `\"` in the line isn't closed."],
  ["a\\", "A `\\` in the line isn't closed."],
  ["a | b", "The line has an unquoted `|`."],
  ["a >x 2>&1", "The line has an unquoted `>`."],
  ["a b#c # d", ["a", "b#c"]],
  ["# a\nb", ["b"]],
  ["a\\ #b", ["a #b"]],
  ["a &", "The line has an unquoted `&`."],
  ["a\nb", "The line has more than one command."],
])("%j", (line, expected) => {
  expect(textsOf(line)).toEqual(expected);
});

describe("what a shell would replace is named, and stays as it is", () => {
  test.each([
    ["$HOME/x", "$HOME"],
    ["a${B}c", "${B}"],
    ["$(ls -l)", "$(ls -l)"],
    ["`ls`", "`ls`"],
    ['"a$B"', "$B"],
    ['"`ls`"', "`"],
    ["*.py", "*"],
    ["'$HOME' ", null],
    ['"\\$HOME 5$"', null],
    ["\\$HOME", null],
    ["'*'", null],
    ["~/x", "~"],
    ["~me/x", "~me"],
    ["a~/x", null],
    ["'~/x'", null],
  ])("%s", (line, expected) => {
    const split = splitShellLine(line);
    if (split.kind === "problem") throw new Error(split.why);
    const [word] = split.words;
    expect(word?.expansion?.slice(0, expected?.length) ?? null).toBe(expected);
  });
});

test("words that were quoted for bash are read back, whatever they are", () => {
  const word = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(splitShellLine(shellLine(words))).toEqual({
        kind: "words",
        words: words.map((text) => ({ text, expansion: null })),
      });
    }),
  );
});

test("any text ends in words or in a reason", () => {
  const unit = fc.constantFrom("a", " ", "'", '"', "\\", "$", "(", "{", "}", ")", "`", "\n", "|", "*", "#");
  fc.assert(
    fc.property(fc.string({ unit }), (line) => {
      expect(["words", "problem"]).toContain(splitShellLine(line).kind);
    }),
  );
});
