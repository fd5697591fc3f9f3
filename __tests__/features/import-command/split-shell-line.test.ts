import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { shellLine } from "../../../src/model/text/shell-words.ts";
import { UserError } from "../../../src/model/errors.ts";
import { splitShellLine } from "../../../src/features/import-command/split-shell-line.ts";

const textsOf = (line: string): string[] => splitShellLine(line).map(({ text }) => text);

test.each([
  ["", []],
  ["  \n", ["\n"]],
  [" nsys \t profile ", ["nsys", "profile"]],
  ["a'b c'd\"e f\" ''", ["ab cde f", ""]],
  ['"a\\"b\\\\c\\d\\\ne"', ['a"b\\c\\de']],
  ["a\\ b \\\n c", ["a b", "c"]],
  ["--x=$'\\n\\t\\'\\x41\\u00e9\\U0001f600\\q'", ["--x=\n\t'Aé😀\\q"]],
  ["a&&b | c", ["a", "&&", "b", "|", "c"]],
  ["a2>x 2>&1 <in", ["a2", ">", "x", "2>&", "1", "<", "in"]],
  ["a '>' \\| b", ["a", ">", "|", "b"]],
  ["a b#c # d", ["a", "b#c"]],
  ["# a\nb", ["\n", "b"]],
  ["a\\ #b", ["a #b"]],
  ["a &", ["a", "&"]],
  ["a\nb", ["a", "\n", "b"]],
])("splits the shell line %j like bash", (line, expected) => {
  expect(textsOf(line)).toEqual(expected);
});

test.each([
  ["'", "'"],
  ['a "b', '"'],
  ["a\\", "\\"],
])("refuses a line with an open quote: %s", (line, open) => {
  expect(() => splitShellLine(line)).toThrow(`A \`${open}\` in the line isn't closed.`);
});

describe("expansions", () => {
  test.each([
    ["$(ls -l)", "$(ls -l)"],
    ["`ls`", "`ls`"],
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
    ["a{b,c}d", "{b,c}"],
    ["{1..3}", "{1..3}"],
    ["{'a b',c}", "{'a"],
    ["{a}", null],
    ["{}", null],
    ["'{a,b}'", null],
    ["$1", "$1"],
    ['"$@"', "$@"],
    ["${A%x}", "${A%x}"],
    ["$HOME*", "*"],
  ])("finds the first expansion that bash would make in %s", (line, expected) => {
    const [word] = splitShellLine(line);
    expect(word?.expansion?.slice(0, expected?.length) ?? null).toBe(expected);
  });

  test.each([
    ["$HOME/x", ["HOME"], "${HOME:?}/x"],
    ["a${B}c", ["B"], "a${B:?}c"],
    ['"a $B\\"" c', ["B"], '"a ${B:?}\\""'],
    ["--x='1 2'$A$B", ["A", "B"], "--x='1 2'${A:?}${B:?}"],
    ["${A:-3}", ["A"], "${A:-3}"],
    ["'$A'", [], "'$A'"],
  ])("keeps the variables of %s and requires them to be set", (line, variables, shell) => {
    expect(splitShellLine(line)[0]).toMatchObject({ variables, shell, expansion: null });
  });
});

test("reads back any words quoted for bash", () => {
  const word = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const read = splitShellLine(shellLine(words));
      expect(read.map(({ text }) => text)).toEqual(words);
      expect(read.every(({ variables, expansion }) => variables.length === 0 && expansion === null)).toBe(true);
      expect(splitShellLine(read.map(({ shell }) => shell).join(" ")).map(({ text }) => text)).toEqual(words);
    }),
  );
});

test("splits or refuses any text", () => {
  const unit = fc.constantFrom("a", " ", "'", '"', "\\", "$", "(", "{", "}", ")", "`", "\n", "|", "*", "#");
  fc.assert(
    fc.property(fc.string({ unit }), (line) => {
      try {
        splitShellLine(line);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
  );
});
