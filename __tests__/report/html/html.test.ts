import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { markKernel, markName, markProse } from "../../../src/report/document/text.ts";
import { html, nameCode, rawElement, sentence } from "../../../src/report/html/html.ts";

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...["<", ">", "&", '"', "'", "`", "\ue000", "\ue001", "</script>", "<img src=x onerror=a()>"]),
    fc.constantFrom(...["<!--", "\u202e", "\u0000", "\ud800", "\n", " ", "a", "&lt;", "]]>"]),
  ),
  maxLength: 20,
});

test("escapes text and attributes", () => {
  const name = `<b a='1'>&"`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&#60;b a=&#39;1&#39;&#62;&#38;&#34;">&#60;b a=&#39;1&#39;&#62;&#38;&#34;</p>',
  );
});

test("escapes text only once, and keeps HTML, lists, and numbers", () => {
  const inner = html`<b>${"a & b"}</b>`;
  expect(html`${[inner, inner]}${1.5}${null}`.text).toBe("<b>a &#38; b</b><b>a &#38; b</b>1.5");
});

test("leaves no tag, entity, or quote in any text", () => {
  const safe = /^(?:[^<>"'&\ue000\ue001\u202e\u0000]|&#(?:34|38|39|60|62);|<wbr>|<\/?code>)*$/;
  fc.assert(
    fc.property(nasty, (text) => {
      const bare = text.replaceAll(/[\ue000\ue001]/g, "");
      expect(html`${bare}`.text.replaceAll("\n", "")).toMatch(safe);
      for (const made of [sentence(markProse(text)), nameCode(text), sentence(`${markKernel(text)} takes ${bare}`)]) {
        const codes = [...made.text.matchAll(/<(\/?)code>/g)].map(([, slash]) => slash);
        // Each `<code>` is closed before the next.
        expect(codes).toEqual(codes.map((_, index) => (index % 2 === 0 ? "" : "/")));
        expect(codes.length % 2).toBe(0);
        expect(made.text.replaceAll(/[\ue000\ue001\n]/g, "")).toMatch(safe);
      }
    }),
    { numRuns: 500 },
  );
});

test("renders names and quotes in sentences as code", () => {
  expect(sentence(`${markName("a<b>")} is ${markProse("set by `--range`")}`).text).toBe(
    "<code>a&#60;b&#62;</code> is set by <code>--range</code>",
  );
  expect(nameCode(" ").text).toBe("<code>(no name)</code>");
});

test("inserts raw text only if nothing in it ends the element", () => {
  expect(rawElement("style", "a < b").text).toBe("<style>a < b</style>");
  for (const text of ["</SCRIPT >", "</style>", "<!-- "]) expect(() => rawElement("script", text)).toThrow(RangeError);
});
