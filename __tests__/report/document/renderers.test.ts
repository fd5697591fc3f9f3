import { describe, expect, test } from "@jest/globals";
import { logLayout } from "../../../src/model/text/layout.ts";
import { bareChange, countsCell, timesCell } from "../../../src/report/document/cells.ts";
import * as document from "../../../src/report/document/document.ts";
import type { Block, Row } from "../../../src/report/document/document.ts";
import { markKernel, markName, markProse, renderMarks } from "../../../src/report/document/text.ts";
import { blocksHtml } from "../../../src/report/html/render.ts";
import { renderBlocks } from "../../../src/report/markdown/blocks.ts";
import { renderedBlocks } from "../../../src/report/markdown/render.ts";

import { blockLines } from "../../../src/report/terminal/render.ts";

const { changeColumn, group, kernelColumn, list, pairColumn, paragraph, sidesColumn, table, textColumn } = document;

const terminal = (blocks: readonly Block[]): string =>
  blockLines(blocks, { kernels: 2, parts: 2, layout: logLayout }).join("\n");
const markdown = (blocks: readonly Block[]): string => renderBlocks(renderedBlocks(blocks)).replaceAll("\u00a0", " ");
const html = (blocks: readonly Block[]): string =>
  blocksHtml(blocks, { kernels: 2, draw: () => null }, 3)
    .map(({ text }) => text)
    .join("");

describe("a group's importance", () => {
  const blocks = (["summary", "main", "detail", "reference"] as const).flatMap((importance) =>
    group(`A ${importance} group`, importance, [paragraph(`the text of ${importance}`)]),
  );
  const shown = (text: string) => [...text.matchAll(/the text of (\w+)/g)].map(([, name]) => name);

  test("makes a terminal show unfolded text", () => expect(shown(terminal(blocks))).toEqual(["main", "detail"]));
  test("makes a page also show reference data", () => {
    expect(shown(html(blocks))).toEqual(["main", "detail", "reference"]);
    expect(html(blocks)).toMatch(/<details>\s*<summary>A reference group<\/summary>/);
  });
  test("makes a comment show the summary and fold the details", () => {
    expect(shown(markdown(blocks))).toEqual(["summary", "main", "detail"]);
    expect(markdown(blocks)).toContain("<details><summary>A detail group</summary>\n\nthe text of detail");
  });
});

test("renders a footnote as small text, or as a line if there are no sizes", () => {
  const footnote: Block[] = [{ kind: "footnote", text: "Cost: 1 start" }];
  expect(terminal(footnote)).toBe("  Cost: 1 start");
  expect(markdown(footnote)).toBe("<sub>Cost: 1 start</sub>");
  expect(html(footnote)).toBe("<p><small>Cost: 1 start</small></p>");
});

describe("a list", () => {
  const items = list(
    [
      { text: "first", tone: "bad" },
      { text: "repeated", isRepeated: true },
      { text: "lesser", importance: "detail" },
      { text: "looked up", importance: "reference" },
    ],
    "reasons",
    "comparison.json",
  );
  test("renders in a terminal", () => expect(terminal(items)).toBe("  ✗ first\n  repeated\n  lesser"));
  test("renders in a comment", () =>
    expect(markdown(items)).toBe(
      "- 🔴 first\n\n<details><summary>Other reasons (1)</summary>\n\n- lesser\n\n</details>",
    ));
  test("renders in a page without what a table already says", () => expect(html(items).match(/<li>/g)).toHaveLength(3));
});

describe("a table of kernels", () => {
  const row = (name: string, change: Partial<Row> = {}): Row => ({
    cells: () => [
      bareChange(0.1, "twice"),
      timesCell({ baseNs: 1e6, headNs: 2e6 }),
      { kind: "kernel", name, remarks: [`made at ${markName("a.py:1")}`] },
      countsCell({ base: 3, head: 3 }),
      "gemm",
    ],
    ...change,
  });
  const columns = [changeColumn(), sidesColumn("time"), kernelColumn, pairColumn("launches"), textColumn("family")];
  const rows = [
    row("first"),
    row("second"),
    row("third", { isNotable: true }),
    row("fourth", { importance: "detail" }),
  ];
  const blocks: Block[] = [
    {
      kind: "parts",
      noun: "ranges",
      file: "comparison.json",
      parts: ["decode", "prefill", "idle"].map((name) => ({
        name,
        title: `range ${name}`,
        tag: null,
        isUnchanged: false,
        blocks: () => group("Kernels", "main", table("Kernels", columns, rows, "kernels", "comparison.json")),
      })),
    },
  ];

  test("prints names last, separate sides, and remarks below in a terminal", () => {
    expect(terminal(blocks).split("\n").slice(0, 9)).toEqual([
      "",
      "range decode",
      "            base     head  change  launches  family  kernel",
      "  twice  1.00 ms  2.00 ms  +10.0%         3  gemm    first",
      "  twice  1.00 ms  2.00 ms  +10.0%         3  gemm    second",
      "  … and 2 more kernels, 1 of them slower or unclear, in comparison.json",
      "  why:",
      "    first: made at a.py:1",
      "    second: made at a.py:1",
    ]);
    expect(terminal(blocks)).toContain("… and 1 more ranges");
  });

  test("joins sides, puts remarks in the cell, and folds lesser rows in a job summary", () => {
    expect(markdown(blocks)).toContain(
      "**Kernels in decode**\n\n| change | time | kernel | launches | family |\n| :-- | --: | :-- | --: | :-- |\n| twice +10.0% | 1.00 → 2.00 ms | `first`<br><sub>made at `a.py:1`</sub> | 3 | gemm |",
    );
    expect(markdown(blocks)).toContain("<summary>Other kernels in decode (1)</summary>");
  });

  test("puts names first and adds sort keys to cells in a page", () => {
    expect(html(blocks)).toMatch(/<thead><tr><th scope="col" ?>kernel<\/th>/);
    expect(html(blocks)).toMatch(/<td class="n" data-v="1000000">1\.00 ms<\/td><td class="n" data-v="2000000">/);
  });
});

describe("marked text", () => {
  test("is rendered by its kind", () => {
    const text = `${markName("a")} and ${markKernel("b")}: ${markProse("c")}`;
    expect(renderMarks(text, (kind, part) => `<${kind} ${part}>`)).toBe(
      "<name a><own  and ><kernel b><own : ><prose c>",
    );
  });

  test("can't be forged by any text", () => {
    const forged = "\ue000x\ue003";
    expect(renderMarks(markName(forged), (kind, part) => `<${kind} ${part}>`)).toBe("<name \ufffdx\ufffd>");
    expect(markdown([paragraph(`\ue003 ${"\ue000"}`)])).not.toMatch(/[\ue000-\ue003]/);
  });

  test("is escaped even if nobody marked it", () => {
    const hostile = "<b>@user</b> [x](https://a.example) | `code` #12";
    expect(markdown([paragraph(hostile)])).toBe(
      "&#60;b&#62;&#64;&#8203;user&#60;/b&#62; &#91;x&#93;(https&#58;&#8203;//a&#46;example) &#124; `code` &#35;&#8203;12",
    );
    expect(html([paragraph(hostile)])).not.toContain("<b>");
  });
});
