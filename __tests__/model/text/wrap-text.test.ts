import { expect, test } from "@jest/globals";
import { wrapLine, wrapText } from "../../../src/model/text/wrap-text.ts";

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one two three", 6, ["one", "two", "three"]],
  ["one", 1, ["one"]],
  ["a verylongword b", 5, ["a", "verylongword", "b"]],
  ["", 5, [""]],
  ["about 12 %, or 3.5 ms", 8, ["about", "12 %, or", "3.5 ms"]],
  ["\u001b[31mone two\u001b[0m three", 7, ["\u001b[31mone two\u001b[0m", "three"]],
])("%j in %d characters", (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines);
});

test.each([
  ["  one two three", 9, ["  one two", "    three"]],
  ["  one two three four", 11, ["  one two", "    three", "    four"]],
  ["as  it  is", 10, ["as  it  is"]],
  ["", 10, [""]],
  ["  /a/path/that/is/longer", 10, ["  /a/path/that/is/longer"]],
])("the line %j in %d characters", (line, width, lines) => {
  expect(wrapLine(line, width)).toEqual(lines);
});
