import { describe, expect, test } from "@jest/globals";
import { comparisonSchema, type Comparison } from "../../../src/model/comparison/comparison.ts";
import { renderBlocks, fold, list, table } from "../../../src/report/markdown/blocks.ts";
import { mostCommentLines, openLines } from "../../../scripts/comments/comment-page.ts";
import { commentLimit, commentMarkdown, jobSummary, summaryLimit } from "../../../src/report/comment/comment.ts";
import { fitBlocks } from "../../../src/report/markdown/fit.ts";
import { compared, decode, near } from "../../compare/support/sides.ts";
import { hostile, hostileNames, input, section } from "./support/cases.ts";
import { faults, nodes, parsed, shownText } from "./support/structure.ts";

const characters = (text: string): number => text.length;
const rows = (count: number, name = "row"): string[] =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index)}`);

describe("text that's too long", () => {
  const blocks = [
    "first",
    ...list(rows(100), "rows"),
    ...list(rows(10, "other"), "others"),
    ...fold("more", list(rows(50, "folded"), "folded rows")),
  ];

  test("keeps everything that fits", () => {
    expect(fitBlocks(blocks, 10_000, characters)).toBe(renderBlocks(blocks));
  });

  test.each([1200, 900, 600, 400, 300])("shortens the longest list most, counts the rest: %i characters", (limit) => {
    const text = fitBlocks(blocks, limit, characters);
    expect(text.length).toBeLessThanOrEqual(limit);
    for (const [name, noun, total] of [
      ["row", "rows", 100],
      ["other", "others", 10],
      ["folded", "folded rows", 50],
    ] as const) {
      if (text.includes("folded part is left out") && name === "folded") continue;
      const shown = text.split(new RegExp(`^- ${name} \\d+$`, "m")).length - 1;
      const hidden = new RegExp(`(\\d+)(?: more)? ${noun}`).exec(text)?.[1] ?? "0";
      expect([name, shown + Number(hidden)]).toEqual([name, total]);
    }
    expect(text.split("<details>").length).toBe(text.split("</details>").length);
  });

  test("counts rows that were never rendered", () => {
    const [block] = table([{ title: "a", align: "left" }], [["1"], ["2"]], "kernels", 12_345);
    expect(renderBlocks(block === undefined ? [] : [block])).toBe(
      "| a |\n| :-- |\n| 1 |\n| 2 |\n\n*… and 12,343 more kernels.*",
    );
  });

  test("drops folds from the bottom if dropping rows isn't enough", () => {
    const folds = rows(40, "fold").flatMap((title) => fold(title, ["x".repeat(200)]));
    const text = fitBlocks(["first", "second", ...folds], 2_000, characters);
    expect(text.length).toBeLessThanOrEqual(2_000);
    expect(text).toMatch(/^first\n\nsecond\n\n<details><summary>fold 0<\/summary>/);
    const left = text.split("<details>").length - 1;
    expect(text).toContain(`*${String(40 - left)} folded parts are left out for length.*`);
  });

  test("always keeps the first two blocks", () => {
    expect(fitBlocks(["first", "second", "x".repeat(500)], 100, characters)).toBe(
      "first\n\nsecond\n\n*Everything else is left out for length.*",
    );
  });
});

describe("a large comparison", () => {
  const comparison = large(10_000, 2_000);
  const one = input([section({ comparison, fails: true })]);

  test("fits within the limits with 10,000 kernels whose names are 2,000 characters long", () => {
    const comment = commentMarkdown(one);
    const summary = jobSummary(one);
    expect(comment.length).toBeLessThanOrEqual(commentLimit);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(summaryLimit);
    for (const text of [comment, summary]) expect(faults(text, ours)).toEqual([]);
    const shown = nodes(parsed(comment), "table").map(({ children }) => children.length - 1);
    expect(shown).toEqual([2]);
  });

  test.each([1, 2, 40])("shows at most 16 unfolded lines for %i ranges with 2,000 kernels", (count) => {
    const many = large(Math.ceil(2_000 / count), 60);
    const [range] = many.ranges;
    const of = <T>(length: number, change: (index: number) => T) => Array.from({ length }, (_, index) => change(index));
    const families = of(30, (index) => ({ ...range?.families[0], family: `family${String(index)}` }));
    const copies = { ...range?.counts[0], metric: "copies", base: 1, head: 2 };
    const counts = of(50, (index) => ({ ...copies, kind: `kind ${String(index)}` }));
    const ranges = of(count, (index) => ({ ...range, name: `range ${String(index)}`, families, counts }));
    const regressed = comparisonSchema.parse({ ...many, ranges });
    const text = commentMarkdown(input([section({ comparison: regressed, fails: true })]));
    expect(openLines(text)).toBeLessThanOrEqual(mostCommentLines);
    expect(faults(text, ours)).toEqual([]);
    expect(text).toMatch(/^\[\*\*Report\*\*\]\(/m);
  });

  test("names each kernel once in the summary", () => {
    const { ranges, ...rest } = large(40, 20);
    const nameAt = (at: number) => `kernel_${String.fromCodePoint(97 + (at % 26))}${String(at)}`;
    const named = ranges.map((range) => ({
      ...range,
      kernels: range.kernels.map((row, index) => ({ ...row, name: nameAt(index) })),
    }));
    const text = jobSummary(input([section({ comparison: { ...rest, ranges: named }, fails: true })]));
    const names = [...text.matchAll(/`(kernel_\w+)`/g)].map(([, name]) => name);
    expect(names).toHaveLength(40);
    expect(new Set(names).size).toBe(40);
  });

  test.each([4_096, 8_192, 16_384, 30_000])("fits into %i characters", (limit) => {
    for (const made of [one, input(jobs(100)), hostile(hostileNames)]) {
      const text = commentMarkdown(made, limit);
      expect(text.length).toBeLessThanOrEqual(limit);
      expect(faults(text, ours)).toEqual([]);
    }
  });

  test("lists failing ranges first among 2,000", () => {
    const [range] = large(20, 20).ranges;
    const ranges = Array.from({ length: 2_000 }, (_, index) => ({
      ...(range ?? []),
      name: `range ${String(index)}`,
      verdict: index === 1_500 ? ("regressed" as const) : ("pass" as const),
    }));
    const many = comparisonSchema.parse({ ...comparison, ranges });
    const text = commentMarkdown(input([section({ comparison: many, fails: true })]));
    expect(text.length).toBeLessThanOrEqual(commentLimit);
    const [table_] = nodes(parsed(text), "table");
    expect(shownText(table_?.children[1]?.children[0] ?? parsed(""))).toBe("❌ range 1500");
    expect(faults(text, ours)).toEqual([]);
  });

  test("shows failing jobs first and in full, and counts the rest of 256", () => {
    const text = commentMarkdown(input(jobs(256)));
    expect(text.length).toBeLessThanOrEqual(commentLimit);
    expect(text).toMatch(/^### ❌ 1 of 256 jobs fails: `decode` takes 30% longer on the GPU; 255 have no verdict/);
    expect(text).toMatch(/<details><summary>❌ <code>job 77<\/code>/);
    expect(text).toContain("`job 0` and 254 more");
    expect(faults(text, ours)).toEqual([]);
  });

  function jobs(count: number) {
    return Array.from({ length: count }, (_, index) =>
      section({ title: `job ${String(index)}`, comparison, fails: index === 77 }),
    );
  }
});

const { run, artifact, report } = input([]).links;
const ours = [run, artifact, report].flatMap((url) => url ?? []);

/** A comparison of so many kernels, all slower; their names differ in the middle alone, so that all labels meet. */
function large(kernels: number, nameLength: number): Comparison {
  const small = compared(decode([{ name: "k", ns: near(1_000_000) }]), decode([{ name: "k", ns: near(1_300_000) }]));
  const side = (letter: string) => letter.repeat(nameLength / 2);
  const nameAt = (at: number) => `void kernel<${side("a")}${String(at)}|@user<b>${side("z")}>(int)`;
  const ranges = small.ranges.map((range) => ({
    ...range,
    kernels: range.kernels.flatMap((row) =>
      Array.from({ length: kernels }, (_, index) => ({ ...row, name: nameAt(index) })),
    ),
  }));
  return { ...small, ranges };
}

test("never cuts a list item or a table cell", () => {
  const cells = rows(1000).map((row) => [row]);
  const blocks = [...list(rows(1000), "rows"), ...table([{ title: "a", align: "left" }], cells, "cells")];
  const root = parsed(fitBlocks(blocks, 5_000, characters));
  for (const item of [...nodes(root, "listItem"), ...nodes(root, "tableRow").slice(1)])
    expect(shownText(item)).toMatch(/^row \d+$/);
});
