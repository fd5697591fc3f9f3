import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { plainText } from "../../../src/model/text/plain-text.ts";
import { commentMarkdown, jobSummary } from "../../../src/report/comment/comment.ts";
import { renderBlocks, list, table } from "../../../src/report/markdown/blocks.ts";
import { code, codeBlock, codeHtml, link, prose } from "../../../src/report/markdown/safe-text.ts";
import { cases, hostile, recordedSides } from "./support/cases.ts";
import { faults, nodes, parsed, shownText } from "./support/structure.ts";

/** Bits that mean something to Markdown, to HTML or to GitHub, in any order. */
const nasty = fc.string({
  unit: fc.constantFrom(
    ...["|", "\\", "`", "``", "*", "_", "~~", "<", ">", "&", "</details>", "<summary>", "<!--", "-->", "</code>", "\n"],
    ...["# ", "- ", "1. ", "> ", "| - |", "[a](b)", "![a](b)", "[^1]", "@user", "#12", "GH-3", "https://a.example/"],
    ...["www.a.example", "www.", "a@b.example", ":tada:", "$x$", "&lt;", "&#64;user", "\u202e", "\u0000", "é", "𝒳"],
    ...["\ud800", " ", "a"],
  ),
  maxLength: 12,
});

const ours = (names: ReturnType<typeof hostile>): string[] =>
  [names.links.run, names.links.artifact, names.links.report].flatMap((url) => url ?? []);

test("gives each example comment its intended structure", async () => {
  const sides = await recordedSides();
  for (const [name, make] of Object.entries(cases)) {
    const input = make(sides);
    expect([name, faults(commentMarkdown(input), ours(input))]).toEqual([name, []]);
  }
});

test("keeps the structure of comment and summary with hostile names", () => {
  fc.assert(
    fc.property(fc.uniqueArray(nasty, { minLength: 1, maxLength: 4 }), (names) => {
      const input = hostile(names);
      expect(faults(commentMarkdown(input), [])).toEqual([]);
      expect(faults(jobSummary(input), [])).toEqual([]);
    }),
    // A commit is cut after 12 characters: that leaves a `www.` at the end of its text.
    { numRuns: 30, examples: [[["", "|GH-3~~www.a.example"]]] },
  );
});

test("finds unintended structure with the test's own check", () => {
  const bad = (text: string) => faults(`### a\n\n${text}`, []).length;
  const links = ["https://a.example", "[a](https://b.example)", "![a](b)"];
  for (const text of ["@user", "see #12", "a@b.example", "<b>x</b>", "</details>", ...links])
    expect([text, bad(text)]).not.toEqual([text, 0]);
  expect(bad("<details><summary>x</summary>\n\ny")).toBe(1);
  expect(bad("| a | b |\n| - | - |\n| 1 | 2 | 3 |")).toBe(1);
  expect(bad("fine, `@user #12`")).toBe(0);
});

describe("names as code", () => {
  const shown = (name: string): string => plainText(name).replaceAll(/\s+/g, " ").trim();
  const read = (text: string): string => text.replaceAll("\u200b", "").replaceAll(/\s+/g, " ").trim();

  test("are shown unchanged, inside and outside tables", () => {
    fc.assert(
      fc.property(nasty, (name) => {
        fc.pre(shown(name) !== "");
        const [cell] = nodes(
          parsed(renderBlocks(table([{ title: "a", align: "left" }], [[code(name, 500)]], "x"))),
          "table",
        ).flatMap(({ children }) => children.slice(1).flatMap((row) => row.children));
        expect(cell === undefined ? null : read(shownText(cell))).toBe(shown(name));
        const [item] = nodes(parsed(renderBlocks(list([code(name, 500)], "x"))), "listItem");
        expect(item === undefined ? null : read(shownText(item))).toBe(shown(name));
      }),
    );
  });

  test("say so if they're empty", () => {
    expect([code("", 9), code(" ", 9), codeHtml("", 9)]).toEqual(["*(no name)*", "*(no name)*", "(no name)"]);
  });
});

describe("prose", () => {
  test("is shown unchanged, except for backquotes around code", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const [paragraph] = nodes(parsed(`x ${prose(text, 500)} y`), "paragraph");
        const plain = plainText(text);
        const without = (one: string): string => one.replaceAll(/[`\u200b\s]/g, "");
        expect(paragraph === undefined ? null : without(shownText(paragraph))).toBe(without(`x${plain}y`));
      }),
    );
  });

  test.each([
    ["@user", "&#64;&#8203;user"],
    ["#12", "&#35;&#8203;12"],
    ["GH-3", "GH&#45;&#8203;3"],
    ["see www.", "see www&#8203;&#46;"],
    ["https://a.example", "https&#58;&#8203;//a&#46;example"],
    ["Set `baseline: artifact`, or", "Set `baseline: artifact`, or"],
    ["` `", "&#96; &#96;"],
    ["`a``b`", "&#96;a&#96;&#96;b&#96;"],
  ])("is escaped: %s", (text, expected) => {
    expect(prose(text)).toBe(expected);
  });
});

test("puts any text into a code block", () => {
  fc.assert(
    fc.property(nasty, nasty, (one, other) => {
      const root = parsed(`${codeBlock(`${one}\n${other}`)}\n\nend`);
      expect(root.children.map(({ type }) => type)).toEqual(["code", "paragraph"]);
    }),
  );
  expect(codeBlock("x\n".repeat(100))).toContain("… and 71 more lines");
});

test.each([
  ["https://github.com/a/b/actions/runs/1/artifacts/2", true],
  ["http://gh.localhost:8080/a/b", true],
  ["javascript:alert(1)", false],
  ["https://a.example/) [x](https://b.example", false],
  ["https://a.example/?q=1", false],
])("links only to safe addresses: %s: %s", (url, linked) => {
  expect(link("Run", url)).toBe(linked ? `[Run](${url})` : "Run");
});
