import { expect, test } from "@jest/globals";
import { matchCodePlaces } from "../../../src/features/lines/code-places.ts";
import { parseFileDiffs } from "../../../src/features/lines/git-diff.ts";

/** The line of base that a line of head is. Both are `FILE:LINE`, in the function `f` unless another is named. */
function isSamePlace(
  diff: readonly string[],
  base: string,
  head: string,
  functions = { base: "f", head: "f" },
): boolean {
  const places = matchCodePlaces({ files: parseFileDiffs(diff.join("\n")), untracked: new Set() });
  const placeOf = (text: string, name: string) => {
    const [file = "", line] = text.split(":");
    return { file, line: Number(line), function: name };
  };
  return places.keyOf("base", placeOf(base, functions.base)) === places.keyOf("head", placeOf(head, functions.head));
}

const file = (base: string, head: string): string[] => [
  `diff --git a/${base} b/${head}`,
  `--- a/${base}`,
  `+++ b/${head}`,
];
const edited = [
  ...file("a.py", "a.py"),
  ...["@@ -10,2 +9,0 @@", "-x = old(x)", "-x = older(x)"],
  ...["@@ -20,0 +19,3 @@", "+x = new(x)", "+x = newer(x)", "+x = newest(x)"],
];

test.each([
  ["above all changes", "a.py:9", "a.py:9"],
  ["below removed lines", "a.py:12", "a.py:10"],
  ["right above inserted lines", "a.py:20", "a.py:18"],
  ["below inserted lines", "a.py:21", "a.py:22"],
  ["in a file that didn't change", "b.py:21", "b.py:21"],
])("matches base's line with head's: %s", (_, base, head) => {
  expect(isSamePlace(edited, base, head)).toBe(true);
});

test("doesn't match removed lines with inserted ones", () => {
  for (let line = 1; line < 40; line++) {
    expect(isSamePlace(edited, "a.py:10", `a.py:${String(line)}`)).toBe(false);
    expect(isSamePlace(edited, `a.py:${String(line)}`, "a.py:20")).toBe(false);
  }
});

test("matches lines of a renamed file", () => {
  const renamed = ["diff --git a/a.py b/b.py", "similarity index 100%", "rename from a.py", "rename to b.py"];
  expect(isSamePlace(renamed, "a.py:7", "b.py:7")).toBe(true);
  const changed = [...renamed, "--- a/a.py", "+++ b/b.py", "@@ -2,0 +3 @@", "+import torch"];
  expect(isSamePlace(changed, "a.py:7", "b.py:8")).toBe(true);
});

test("matches lines in a renamed function", () => {
  const renamed = [...file("a.py", "a.py"), "@@ -6 +6 @@", "-def f(x):", "+def g(x):"];
  expect(isSamePlace(renamed, "a.py:7", "a.py:7", { base: "f", head: "g" })).toBe(true);
});

test("matches a moved line if its text is unique", () => {
  const moved = (...texts: string[]) => [
    ...[...file("a.py", "a.py"), `@@ -10,${String(texts.length)} +9,0 @@`, ...texts.map((text) => `-  ${text}`)],
    ...[...file("b.py", "b.py"), "@@ -4,0 +5,2 @@", "+for _ in range(2):", "+    x = scale(x)"],
  ];
  expect(isSamePlace(moved("x = scale(x)"), "a.py:10", "b.py:6", { base: "f", head: "g" })).toBe(true);
  expect(isSamePlace(moved("x = scale(x)", "x = scale(x)"), "a.py:10", "b.py:6")).toBe(false);
});

test("matches rewritten lines together within a function", () => {
  const rewritten = [...file("a.py", "a.py"), "@@ -10 +10 @@", "-x = old(x)", "+x = new(x)"];
  expect(isSamePlace(rewritten, "a.py:10", "a.py:10")).toBe(true);
  expect(isSamePlace(rewritten, "a.py:10", "a.py:10", { base: "f", head: "g" })).toBe(false);
});
