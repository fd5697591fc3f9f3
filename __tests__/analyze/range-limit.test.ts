import { expect, test } from "@jest/globals";
import { type LimitedRanges, createRangeLimit } from "../../src/analyze/range-limit.ts";
import { rangeKeyText } from "../../src/analyze/range-key.ts";

/** Lets a limit choose among ranges that are written as `name: how long it's open`. */
function choose(limit: ReturnType<typeof createRangeLimit>, open: Record<string, number>) {
  const keys = Object.keys(open).map((name) => ({ name, domain: "" }));
  const times = new Map(keys.map((key) => [rangeKeyText(key), open[key.name] ?? 0]));
  const names = (of: LimitedRanges["measured"]) => of.map(({ name }) => name).join("");
  const { measured, leftOut } = limit.choose(keys, () => times);
  return [names(measured), names(leftOut)];
}

test("the ranges that are open longest are measured, in their own order", () => {
  expect(choose(createRangeLimit(2), { a: 1, b: 9, c: 3 })).toEqual(["bc", "a"]);
  expect(choose(createRangeLimit(3), { a: 1, b: 9, c: 3 })).toEqual(["abc", ""]);
});

test("after ranges were left out, later captures measure the same ranges, and none that may be one of those", () => {
  const limit = createRangeLimit(2);
  choose(limit, { a: 1, b: 9, c: 3 });
  expect(choose(limit, { a: 99, b: 1, d: 99 })).toEqual(["b", "ad"]);
});

test("as long as nothing was left out, a later capture's new ranges are measured", () => {
  const limit = createRangeLimit(3);
  choose(limit, { a: 1, b: 9 });
  expect(choose(limit, { b: 1, c: 2, d: 3 })).toEqual(["bd", "c"]);
});

test("a stored profile's ranges come first", () => {
  const limit = createRangeLimit(2);
  limit.startWith([{ name: "a", domain: "" }], 7);
  expect(choose(limit, { a: 1, b: 9 })).toEqual(["a", "b"]);
});

test("a capture without any of the others' ranges still has ranges", () => {
  const limit = createRangeLimit(1);
  choose(limit, { a: 1, b: 2 });
  expect(choose(limit, { c: 1, d: 2 })).toEqual(["d", "c"]);
});
