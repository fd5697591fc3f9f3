import { expect, test } from "@jest/globals";
import { readLayout, readPaths } from "../../src/settings/layout.ts";

const terminal = { isTTY: true, columns: 132 };
const pipe = {};

test.each([
  { name: "a terminal's own", stream: terminal, environment: {}, width: 132 },
  { name: "100 in a pipe", stream: pipe, environment: {}, width: 100 },
  { name: "COLUMNS before the terminal's", stream: terminal, environment: { COLUMNS: "80" }, width: 80 },
  { name: "COLUMNS in a pipe", stream: pipe, environment: { COLUMNS: "160" }, width: 160 },
  { name: "not a word", stream: terminal, environment: { COLUMNS: "wide" }, width: 132 },
  { name: "not an empty text", stream: terminal, environment: { COLUMNS: "" }, width: 132 },
  { name: "not 0", stream: terminal, environment: { COLUMNS: "0" }, width: 132 },
  { name: "not 5", stream: pipe, environment: { COLUMNS: "5" }, width: 100 },
  { name: "not a million", stream: pipe, environment: { COLUMNS: "1000000" }, width: 100 },
  { name: "not -80", stream: pipe, environment: { COLUMNS: "-80" }, width: 100 },
  { name: "a terminal without a size", stream: { isTTY: true, columns: 0 }, environment: {}, width: 100 },
  { name: "a tiny terminal", stream: { isTTY: true, columns: 12 }, environment: {}, width: 40 },
])("takes the width: $name", ({ stream, environment, width }) => {
  expect(readLayout(stream, environment).width).toBe(width);
});

test.each([
  { stream: terminal, environment: {}, color: true },
  { stream: pipe, environment: {}, color: false },
  { stream: terminal, environment: { NO_COLOR: "1" }, color: false },
  { stream: terminal, environment: { NO_COLOR: "" }, color: true },
  { stream: pipe, environment: { FORCE_COLOR: "1" }, color: true },
  { stream: pipe, environment: { FORCE_COLOR: "" }, color: true },
  { stream: terminal, environment: { FORCE_COLOR: "0" }, color: false },
  { stream: terminal, environment: { FORCE_COLOR: "false" }, color: false },
  { stream: pipe, environment: { FORCE_COLOR: "1", NO_COLOR: "1" }, color: true },
  { stream: terminal, environment: { TERM: "dumb" }, color: false },
  { stream: pipe, environment: { TERM: "xterm-256color" }, color: false },
])("decides about colors for $stream with $environment: $color", ({ stream, environment, color }) => {
  expect(readLayout(stream, environment).color).toBe(color);
});

test("lists paths with spaces as typed and absolute, with those of folders, longest first", () => {
  const paths = readPaths(["./lauf 1/", "--out=ein ordner", "..", " "], "/meine läufe/b", ["/home/ann", "/tmp/x y"]);
  expect(paths).toEqual([
    "/meine läufe/b/ein ordner",
    "/meine läufe/b/lauf 1",
    "/meine läufe/b",
    "/meine läufe",
    "ein ordner",
    "/tmp/x y",
    "./lauf 1",
    "lauf 1",
  ]);
});
