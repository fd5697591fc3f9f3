import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { UserError } from "../../src/model/errors.ts";
import { rangeText } from "../../src/model/reports/range.ts";
import { nsysCaptureExpression, parseRange } from "../../src/plan/nvtx-range.ts";

test.each<[text: string, message: string, domain: string | null, glob: boolean]>([
  ["decode", "decode", null, false],
  ["decode@nccl", "decode", "nccl", false],
  ["decode@*", "decode", "*", false],
  ["LLM\\@prefill@*", "LLM@prefill", "*", false],
  ["LLM\\@prefill", "LLM@prefill", null, false],
  ["decode*", "decode*", null, true],
  ["step?@*", "step?", "*", true],
  ["a\\, b\\;c", "a, b;c", null, false],
  ["a\\, b*", "a, b*", null, true],
  ["a\\*b", "a*b", null, false],
  ["vllm::forward/1", "vllm::forward/1", null, false],
  ["model\\@v1*", "model@v1*", null, true],
  ["rang?", "rang?", null, true],
])("parses %s as %j of the domain %j, a glob: %s", (text, message, domain, glob) => {
  expect(parseRange(text, 3, 1)).toEqual({ text, message, domain, glob, instances: 3, skip: 1 });
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["(unnamed)", "without a name"],
  ["range@", "domain after the `@`"],
  ["@domain", "message before the `@`"],
  ["a@b@c", "more than one unescaped `@`"],
  ["range", '"range" is a placeholder'],
  ["range@LLM", '"range" is a placeholder'],
  ["Message", '"Message" is a placeholder'],
  ["de\ncode", "control character"],
  ["decode@a*", "Only the message can be a glob"],
])("rejects %j, which nsys would accept and never match", (text, why) => {
  const parse = () => parseRange(text, null);
  expect(parse).toThrow(UserError);
  expect(parse).toThrow(expect.objectContaining({ why: expect.stringContaining(why), where: "ranges" }));
});

test("suggests an escaped form for several @ that can be parsed", () => {
  const help = expect.stringContaining("`a\\@b@c`");
  expect(() => parseRange("a@b@c", null)).toThrow(expect.objectContaining({ help }));
  expect(parseRange("a\\@b@c", null)).toMatchObject({ message: "a@b", domain: "c" });
});

test.each([
  ["decode", "decode"],
  ["decode@*", "decode@*"],
  ["decode@my\\@domain", "decode@my\\@domain"],
  ["LLM\\@prefill@*", "LLM\\@prefill@*"],
  ["LLM\\@prefill", "LLM\\@prefill@*"],
  ["back\\\\slash", "back\\\\slash@*"],
  ["back\\\\slash@a", "back\\\\slash@a"],
])("writes %s for nsys as %s", (text, expression) => {
  expect(nsysCaptureExpression(parseRange(text, null))).toBe(expression);
});

test("gives an unnamed range a name that no other range has", () => {
  expect(rangeText("", "CCCL")).toBe("(unnamed)@CCCL");
  expect(parseRange(rangeText("(unnamed)", ""), null).message).toBe("(unnamed)");
});

test("writes any range so that it can be parsed again", () => {
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
