import { expect, test } from "@jest/globals";
import { textTable } from "../../src/report/text-table.ts";

const columns = [
  { title: "time", align: "right" },
  { title: "kernel", align: "left" },
] as const;

test("columns are as wide as their widest cell, numbers stand right, and no line ends in spaces", () => {
  const rows = [
    ["1 ns", "gemm"],
    ["12.5 ms", "a"],
  ];
  expect(textTable(columns, rows)).toEqual(["     time  kernel", "     1 ns  gemm", "  12.5 ms  a"]);
});

test("a missing cell is empty, and a table without rows is its header", () => {
  expect(textTable(columns, [["1 ns"]], "")).toEqual(["time  kernel", "1 ns"]);
  expect(textTable(columns, [])).toEqual(["  time  kernel"]);
});
