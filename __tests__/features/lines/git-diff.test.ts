import { expect, test } from "@jest/globals";
import { parseFileDiffs } from "../../../src/features/lines/git-diff.ts";

test("parses the lines that differ in each file", () => {
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
    "--- /dev/null",
    "+++ b/a b.py\t",
    "@@ -0,0 +1,3 @@",
    "+++ b/not a file",
    "+@@ -1 +9 @@",
    "+three",
    "\\ No newline at end of file",
    "diff --git a/gone.py b/gone.py",
    "--- a/gone.py",
    "+++ /dev/null",
    "@@ -1 +0,0 @@",
    "-x",
    "",
  ].join("\n");
  const newTexts = ["++ b/not a file", "@@ -1 +9 @@", "three"];
  const added = ["        y = act(y)", "        y = act(y)"];
  expect(parseFileDiffs(diff)).toEqual([
    {
      base: "src/model.py",
      head: "src/model.py",
      hunks: [
        { base: { from: 21, texts: [] }, head: { from: 21, texts: added } },
        { base: { from: 30, texts: ["    old"] }, head: { from: 32, texts: ["    new"] } },
        { base: { from: 40, texts: ["    gone", "-- a/gone"] }, head: { from: 42, texts: [] } },
      ],
    },
    { base: null, head: "a b.py", hunks: [{ base: { from: 1, texts: [] }, head: { from: 1, texts: newTexts } }] },
    { base: "gone.py", head: null, hunks: [{ base: { from: 1, texts: ["x"] }, head: { from: 1, texts: [] } }] },
  ]);
  expect(parseFileDiffs("")).toEqual([]);
});

test("parses the names of renamed files, even quoted ones", () => {
  const diff = [
    'diff --git a/old.py "b/\\303\\244 \\"n\\t.py"',
    "rename from old.py",
    'rename to "\\303\\244 \\"n\\t.py"',
    "diff --git a/mode.sh b/mode.sh",
    "old mode 100644",
    'diff --git "a/\\303\\244 \\\\.py" "b/\\303\\244 \\\\.py"',
    '--- "a/\\303\\244 \\\\.py"\t',
    '+++ "b/\\303\\244 \\\\.py"\t',
  ].join("\n");
  expect(parseFileDiffs(diff)).toEqual([
    { base: "old.py", head: 'ä "n\t.py', hunks: [] },
    { base: null, head: null, hunks: [] },
    { base: "ä \\.py", head: "ä \\.py", hunks: [] },
  ]);
});
