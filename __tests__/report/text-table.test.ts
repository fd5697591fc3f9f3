import { describe, expect, test } from "@jest/globals";
import { logLayout } from "../../src/model/text/layout.ts";
import { flexible, leaving, left, right, textTable } from "../../src/report/terminal/text-table.ts";

const columns = [
  { title: "time", align: "right" },
  { title: "kernel", align: "left" },
] as const;

test.each([
  ["numbers stand right", ["1 ns|gemm", "12.5 ms|a"], ["     time  kernel", "     1 ns  gemm", "  12.5 ms  a"]],
  ["a missing cell is empty", ["1 ns"], ["  time  kernel", "  1 ns"]],
  ["a table without rows is its header", [], ["  time  kernel"]],
])("%s", (_, rows, lines) => {
  const cells = rows.map((row) => row.split("|"));
  expect(textTable(columns, cells, logLayout)).toEqual(lines);
});

describe("where there is no room", () => {
  const wide = leaving(
    [left("state"), right("time"), right("share"), right("max"), flexible("kernel", 8)],
    ["max", "share"],
  );
  const rows = [
    ["slower", "12.5 ms", "18.5%", "5.60 µs", "nvjet_sm90_tst_64x8_64x16"],
    [{ text: "same", tone: "good" as const }, "1 ns", "0.1%", "1.00 µs", "copy"],
  ];
  const at = (width: number, color = false) => textTable(wide, rows, { width, color });

  test.each([
    [80, "  state      time  share      max  kernel"],
    [43, "  state      time  share      max  kernel"],
    [42, "  state      time  share  kernel"],
    [33, "  state      time  kernel"],
    [10, "  state      time  kernel"],
  ])("columns leave in their order, before a name is cut further than it may: %i", (width, header) => {
    expect(at(width)[0]).toBe(header);
  });

  test("a name is cut in its middle to the room that is left", () => {
    expect(at(50).map((line) => line.length <= 50)).toEqual([true, true, true]);
    expect(at(50)[1]).toBe("  slower  12.5 ms  18.5%  5.60 µs  nvjet_sm90…4x16");
    expect(at(62)[1]).toContain("nvjet_sm90_tst_64x8_64x16");
  });

  test.each([
    ["Loop", "Loop/Step * to * (44)", "Loop/Step * to */Compute * (43)", "Loop/Step * to */Compute & Residual * (44)"],
    ["model/layer_1/attention/scores", "model/layer_1/attention/values", "model/layer_2/attention/scores"],
    ["forward of the first block", "backward of the first block", "forward of the first block again"],
    ["a long name that begins with 🚀 here", "a long name that begins with 🚁 here"],
  ])("names that are cut stay distinct: %s, …", (...names) => {
    const lines = textTable(
      [flexible("range", 12)],
      names.map((name) => [name]),
      { width: 22, color: false },
      "",
    );
    expect(new Set(lines.slice(1)).size).toBe(names.length);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(22);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  });

  test("two names share the loss", () => {
    const both = [flexible("a", 4), flexible("b", 4)];
    const row = (b: number) => textTable(both, [["x".repeat(30), "y".repeat(b)]], { width: 24, color: false })[1];
    expect([row(10)?.length, row(30)?.length]).toEqual([24, 24]);
    expect(row(10)).toContain("y".repeat(10));
  });

  test("colors take no room", () => {
    const [, , colored] = at(80, true);
    expect(colored).toContain("\u001b[32msame\u001b[0m    ");
    expect(colored?.replaceAll(/\u001b\[\d+m/g, "")).toBe(at(80)[2]);
  });
});
