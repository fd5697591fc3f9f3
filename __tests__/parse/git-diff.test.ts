import { expect, test } from "@jest/globals";
import { parseChangedLines } from "../../src/parse/git-diff.ts";

test("the lines of each file that are new or changed", () => {
  const diff = [
    "diff --git a/src/model.py b/src/model.py",
    "--- a/src/model.py",
    "+++ b/src/model.py",
    "@@ -20,0 +21,2 @@ def forward(",
    "+        y = act(y)",
    "+        y = act(y)",
    "@@ -30 +32 @@",
    "-    old",
    "+    new",
    "@@ -40,2 +41,0 @@",
    "-    gone",
    "--- a/gone",
    "diff --git a/a b.py b/a b.py",
    "--- a/a b.py\t",
    "+++ b/a b.py\t",
    "@@ -0,0 +1,3 @@",
    "+++ b/not a file",
    "+@@ -1 +9 @@",
    "+three",
    "diff --git a/gone.py b/gone.py",
    "--- a/gone.py",
    "+++ /dev/null",
    "@@ -1 +0,0 @@",
    "-x",
    'diff --git "a/\\303\\244.py" "b/\\303\\244.py"',
    '+++ "b/\\303\\244.py"',
    "@@ -1 +1 @@",
    "",
  ].join("\n");
  expect(parseChangedLines(diff)).toEqual(
    new Map([
      [
        "src/model.py",
        [
          [21, 22],
          [32, 32],
        ],
      ],
      ["a b.py", [[1, 3]]],
    ]),
  );
  expect(parseChangedLines("")).toEqual(new Map());
});
