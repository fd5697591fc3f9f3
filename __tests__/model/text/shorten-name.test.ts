import { expect, test } from "@jest/globals";
import { longestName, shortenName } from "../../../src/model/text/shorten-name.ts";

const long = "x".repeat(longestName);

test("keeps a name that fits", () => {
  expect(shortenName(long)).toBe(long);
});

test("keeps long names different if they differ only at the end", () => {
  const names = [`${long}a`, `${long}b`].map((name) => shortenName(name));
  expect(new Set(names).size).toBe(2);
  expect(names.map(({ length }) => length)).toEqual([longestName, longestName]);
});

test("doesn't split a character", () => {
  const shifted = ["", "a"].map((start) => shortenName(start + "😀".repeat(longestName)));
  expect(shifted.every((name) => name.isWellFormed())).toBe(true);
});
