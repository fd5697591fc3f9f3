import { expect, test } from "@jest/globals";
import { wrapText } from "../../src/report/wrap-text.ts";

test.each([
  ["one two three", 7, ["one two", "three"]],
  ["one two three", 6, ["one", "two", "three"]],
  ["one", 1, ["one"]],
  ["a verylongword b", 5, ["a", "verylongword", "b"]],
  ["", 5, [""]],
])("%j in %d characters", (text, width, lines) => {
  expect(wrapText(text, width)).toEqual(lines);
});
