import { describe, expect, test } from "@jest/globals";
import { logLayout } from "../../src/model/text/layout.ts";
import { flexible, leaving, left, right, textTable } from "../../src/report/terminal/text-table.ts";

const columns = [
  { title: "time", align: "right" },
  { title: "kernel", align: "left" },
] as const;

test.each([
  ["aligns numbers right", ["1 ns|gemm", "12.5 ms|a"], ["     time  kernel", "     1 ns  gemm", "  12.5 ms  a"]],
  ["leaves a missing cell empty", ["1 ns"], ["  time  kernel", "  1 ns"]],
  ["prints only the header without rows", [], ["  time  kernel"]],
])("%s", (_, rows, lines) => {
  const cells = rows.map((row) => row.split("|"));
  expect(textTable(columns, cells, logLayout)).toEqual(lines);
});

describe("a table that's too wide", () => {
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
  ])("drops columns in their order before it shortens names too far: %i", (width, header) => {
    expect(at(width)[0]).toBe(header);
  });

  test("cuts a name in the middle to fit", () => {
    expect(at(50).map((line) => line.length <= 50)).toEqual([true, true, true]);
    expect(at(50)[1]).toBe("  slower  12.5 ms  18.5%  5.60 µs  nvjet_sm90…4x16");
    expect(at(62)[1]).toContain("nvjet_sm90_tst_64x8_64x16");
  });

  test.each([
    ["Loop", "Loop/Step * to * (44)", "Loop/Step * to */Compute * (43)", "Loop/Step * to */Compute & Residual * (44)"],
    ["model/layer_1/attention/scores", "model/layer_1/attention/values", "model/layer_2/attention/scores"],
    ["forward of the first block", "backward of the first block", "forward of the first block again"],
    ["a long name that begins with 🚀 here", "a long name that begins with 🚁 here"],
  ])("keeps shortened names distinct: %s, …", (...names) => {
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

  test("shortens two names equally", () => {
    const both = [flexible("a", 4), flexible("b", 4)];
    const row = (b: number) => textTable(both, [["x".repeat(30), "y".repeat(b)]], { width: 24, color: false })[1];
    expect([row(10)?.length, row(30)?.length]).toEqual([24, 24]);
    expect(row(10)).toContain("y".repeat(10));
  });

  test("ignores colors when it measures width", () => {
    const [, , colored] = at(80, true);
    expect(colored).toContain("\u001b[32msame\u001b[0m    ");
    expect(colored?.replaceAll(/\u001b\[\d+m/g, "")).toBe(at(80)[2]);
  });
});
