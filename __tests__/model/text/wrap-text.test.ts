import { expect, test } from "@jest/globals";
import { wrapLine, wrapText } from "../../../src/model/text/wrap-text.ts";

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one two three", 6, ["one", "two", "three"]],
  ["one", 1, ["one"]],
  ["a verylongword b", 5, ["a", "verylongword", "b"]],
  ["", 5, [""]],
  ["about 12%, or 3.5 ms", 8, ["about", "12%, or", "3.5 ms"]],
  ["\u001b[31mone two\u001b[0m three", 7, ["\u001b[31mone two\u001b[0m", "three"]],
])("wraps %j to %d characters", (text, width, lines) => {
  expect(wrapText(text, { width })).toEqual(lines);
});

test.each([
  ["  one two three", 9, ["  one two", "    three"]],
  ["  one two three four", 11, ["  one two", "    three", "    four"]],
  ["as  it  is", 10, ["as  it  is"]],
  ["", 10, [""]],
  ["  /a/path/that/is/longer", 10, ["  /a/path/that/is/longer"]],
])("wraps the line %j to %d characters", (line, width, lines) => {
  expect(wrapLine(line, { width })).toEqual(lines);
});

test.each([
  ["in a given path", ["There is no", "meine läufe/lauf 1."]],
  ["in a parent folder", ["See", "/ein ordner/meine läufe/lauf 1/x."]],
  ["in a folder alone", ["The folder", "/ein ordner", "is empty."]],
  ["below a folder", ["Read:", "/läufe/lauf nummer 2/a.json,", "then more."]],
  ["in each of two paths", ["/läufe/b c/d", "/ein ordner/b"]],
  ["but does in other text", ["/läufe/a,", "then b/c or", "d/e"]],
])("doesn't break a line at a space %s", (_, lines) => {
  expect(wrapText(lines.join(" "), { width: 12, paths: ["meine läufe/lauf 1", "/ein ordner"] })).toEqual(lines);
});
