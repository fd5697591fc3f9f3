import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { markdownCode, markdownTable, escapeMarkdown } from "../../src/report/markdown/markdown-text.ts";

describe("markdownText", () => {
  test.each([
    ["plain words, (in parentheses) stay. So does 1.5%", "plain words, (in parentheses) stay. So does 1.5%"],
    ["torch.mm, reduce-overhead", "torch&#46;mm, reduce-overhead"],
    ["a|b", "a&#124;b"],
    ["`code`", "&#96;code&#96;"],
    ["[x](https://a.example)", "&#91;x&#93;(https&#58;//a&#46;example)"],
    ["![x](y)", "&#33;&#91;x&#93;(y)"],
    ["<img src=x>", "&#60;img src=x&#62;"],
    ["a&lt;b", "a&#38;lt;b"],
    ["@octocat #1 GH-12 a@b.example", "&#64;octocat &#35;1 GH&#45;12 a&#64;b&#46;example"],
    [":tada: www.a.example", "&#58;tada: www&#46;a&#46;example"],
    [
      "$x^2$ ~~x~~ **x** __x__",
      "&#36;x&#94;2&#36; &#126;&#126;x&#126;&#126; &#42;&#42;x&#42;&#42; &#95;&#95;x&#95;&#95;",
    ],
    ["2026-11-26 10:05 UTC, A100-SXM4-80GB", "2026-11-26 10:05 UTC, A100-SXM4-80GB"],
    ["at 5:100: a:05", "at 5&#58;100: a&#58;05"],
    ["- item", "&#45; item"],
    ["+ item", "&#43; item"],
    ["1. item", "1&#46; item"],
    ["12) item", "12&#41; item"],
    ["===", "&#61;=="],
    ["v1.2 www.1.example", "v1.2 www&#46;1&#46;example"],
    ["---", "&#45;--"],
    ["# title", "&#35; title"],
  ])("escapes %s", (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  test("turns any text into one line", () => {
    expect(escapeMarkdown("a\n\n# b\u2028c\u001b[31m")).not.toMatch(/[\n\u2028\u001b]/);
  });

  test("leaves no Markdown or HTML markup, and loses no text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii" }), (text) => {
        const escaped = escapeMarkdown(text);
        expect(escaped).not.toMatch(/[\\`*_[\]<>!|~@$^]/);
        expect(escaped.replaceAll(/&#\d+;/g, "")).not.toMatch(/[&#]/);
        const back = escaped.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)));
        // A workflow command's colons are changed by plainText before.
        if (!/::|##\[/.test(text)) expect(back).toBe(text);
      }),
    );
  });
});

describe("markdownCode", () => {
  test.each([
    ["void f<int>(a_b*)", "`void f<int>(a_b*)`"],
    ["a`b", "``a`b``"],
    ["``", "``` `` ```"],
    ["a\n\n# b", "`a\ufffd\ufffd# b`"],
    ["  ", ""],
    ["a|b", "`a|b`"],
    // In a table the backslash would escape the backslash, and the bar would end the cell.
    ["a\\|b", "<code>a&#92;&#124;b</code>"],
  ])("quotes %j", (text, expected) => {
    expect(markdownCode(text)).toBe(expected);
  });

  test("uses a fence that the text doesn't contain", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("`", "a", " ", "|", "<") }), (text) => {
        const code = markdownCode(text);
        const [fence = ""] = /^`*/.exec(code) ?? [];
        if (code !== "") expect(code.slice(fence.length, -fence.length).split(/[^`]+/)).not.toContain(fence);
      }),
    );
  });
});

test("makes a table from Markdown cells", () => {
  const columns = [
    { title: "a", align: "left" },
    { title: "b", align: "right" },
  ] as const;
  const table = "| a | b |\n| :-- | --: |\n| x | 1 |\n| `x\\|y` | 2 |";
  expect(
    markdownTable(columns, [
      ["x", "1"],
      [markdownCode("x|y"), "2"],
    ]),
  ).toBe(table);
});
