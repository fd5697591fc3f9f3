import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { UserError } from "../../src/errors.ts";
import { rangeText } from "../../src/model/reports/range.ts";
import { nsysCaptureExpression, parseRange } from "../../src/plan/nvtx-range.ts";

describe("parseRange reads what users write", () => {
  test.each([
    ["decode", { message: "decode", domain: null, glob: false }],
    ["decode@nccl", { message: "decode", domain: "nccl", glob: false }],
    ["decode@*", { message: "decode", domain: "*", glob: false }],
    ["LLM\\@prefill@*", { message: "LLM@prefill", domain: "*", glob: false }],
    ["LLM\\@prefill", { message: "LLM@prefill", domain: null, glob: false }],
    ["decode*", { message: "decode*", domain: null, glob: true }],
    ["step?@*", { message: "step?", domain: "*", glob: true }],
    ["a\\, b\\;c", { message: "a, b;c", domain: null, glob: false }],
    ["a\\, b*", { message: "a, b*", domain: null, glob: true }],
    ["a\\*b", { message: "a*b", domain: null, glob: false }],
    ["vllm::forward/1", { message: "vllm::forward/1", domain: null, glob: false }],
    ["model\\@v1*", { message: "model@v1*", domain: null, glob: true }],
    ["rang?", { message: "rang?", domain: null, glob: true }],
  ])("%s", (text, expected) => {
    expect(parseRange(text, 3, 1)).toEqual({ text, instances: 3, skip: 1, ...expected });
  });
});

describe("parseRange refuses what nsys would accept and never match", () => {
  test.each([
    ["", "The range is empty."],
    ["   ", "The range is empty."],
    ["(unnamed)", "A range without a name can't be chosen."],
    ["range@", "The domain after the `@` is missing."],
    ["@domain", "The message before the `@` is missing."],
    ["a@b@c", "The range has more than one unescaped `@`."],
    ["range", '"range" is a placeholder from documentation, not the name of a real range.'],
    ["range@LLM", '"range" is a placeholder from documentation, not the name of a real range.'],
    ["Message", '"Message" is a placeholder from documentation, not the name of a real range.'],
    ["de\ncode", "The range contains a control character."],
    ["decode@a*", "A domain must be a name or a single `*`. Only the message can be a glob."],
  ])("%j", (text, why) => {
    expect(() => parseRange(text, null)).toThrow(UserError);
    expect(() => parseRange(text, null)).toThrow(expect.objectContaining({ why, where: "ranges" }));
  });

  test("the help for several @ shows the escaped form, which then parses", () => {
    const error = (() => {
      try {
        parseRange("a@b@c", null);
        return null;
      } catch (caught) {
        return caught as UserError;
      }
    })();
    expect(error?.help).toContain("`a\\@b@c`");
    expect(parseRange("a\\@b@c", null)).toMatchObject({ message: "a@b", domain: "c" });
  });
});

test.each([
  ["decode", "decode"],
  ["decode@*", "decode@*"],
  ["decode@my\\@domain", "decode@my\\@domain"],
  ["LLM\\@prefill@*", "LLM\\@prefill@*"],
  ["LLM\\@prefill", "LLM\\@prefill@*"],
  ["back\\\\slash", "back\\\\slash@*"],
  ["back\\\\slash@a", "back\\\\slash@a"],
])("nsysCaptureExpression(%s) is %s", (text, expression) => {
  expect(nsysCaptureExpression(parseRange(text, null))).toBe(expression);
});

test("a range without a name gets one that no other range has", () => {
  expect(rangeText("", "CCCL")).toBe("(unnamed)@CCCL");
  expect(parseRange(rangeText("(unnamed)", ""), null).message).toBe("(unnamed)");
});

test("rangeText writes any seen range so that parseRange reads it back", () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !/\p{Cc}/u.test(text) && text.trim() !== "");
  fc.assert(
    fc.property(name, fc.option(name, { nil: "" }), (message, domain) => {
      fc.pre(
        !["range", "message", "range-name", "<range>", "my_range_name"].includes(message.toLowerCase()) &&
          domain !== "*",
      );
      const spec = parseRange(rangeText(message, domain), null);
      expect(spec).toMatchObject({ message, domain: domain === "" ? null : domain, glob: false });
    }),
  );
});
