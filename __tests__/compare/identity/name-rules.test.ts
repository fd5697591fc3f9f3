import { describe, expect, test } from "@jest/globals";
import { UserError } from "../../../src/errors.ts";
import { parseNameRules, readNameRules } from "../../../src/compare/identity/name-rules.ts";
import { repositoryText } from "../../fixtures/recorded.ts";

const text = repositoryText("conf/kernel-names.yml");
const rules = readNameRules(text);
const names = parseNameRules(text);
const pairsOf = (kind: "same" | "different") =>
  rules.flatMap((rule) =>
    rule[kind].map(([one, other]) => ({
      rule: rule.name,
      read: rule.kind === "unstable" ? names.stable : names.general,
      one,
      other,
    })),
  );

describe("the examples of conf/kernel-names.yml", () => {
  test.each(pairsOf("same"))("$rule: $one is $other", ({ read, one, other }) => {
    expect(one).not.toBe(other);
    expect(read(one)).toBe(read(other));
  });

  test.each(pairsOf("different"))("$rule: $one is not $other", ({ read, one, other }) => {
    expect(read(one)).not.toBe(read(other));
  });

  test("every rule changes one of its own examples, so that none stands without effect", () => {
    for (const rule of rules) {
      const own = parseNameRules(JSON.stringify({ rules: [rule] }));
      const examples = [...rule.same, ...rule.different].flat();
      const all = examples.length > 0 ? examples : pairsOf("same").map(({ one }) => one);
      expect({ rule: rule.name, changes: all.some((name) => own.general(name) !== name) }).toEqual({
        rule: rule.name,
        changes: true,
      });
    }
  });

  test("a name that is read is left alone the second time", () => {
    for (const { read, one } of [...pairsOf("same"), ...pairsOf("different")]) expect(read(read(one))).toBe(read(one));
  });
});

describe("files of users", () => {
  const rule = { name: "mine", kind: "variant", pattern: "_v(\\d)", replacement: "" };
  test.each([
    { name: "no YAML", file: "rules: [", why: /YAML/ },
    { name: "an unknown key", file: JSON.stringify({ rules: [{ ...rule, replace: "x" }] }), why: /not as expected/ },
    { name: "a bad expression", file: JSON.stringify({ rules: [{ ...rule, pattern: "(" }] }), why: /rule mine/ },
  ])("$name is refused", ({ file, why }) => {
    expect(() => parseNameRules(file)).toThrow(UserError);
    expect(() => parseNameRules(file)).toThrow(why);
  });
});

test("hostile names come to an end, and keep what they start with", () => {
  for (const part of [
    "_1x1",
    "_0d1d",
    "cute::C<1>, ",
    "triton_a_fused_",
    "(int)1, ",
    "flash::<",
    "{lambda(",
    "_GLOBAL__N__",
  ])
    for (const start of [
      "nvjet_",
      "cutlass_8",
      "xmma",
      "gemv",
      "Marlin<",
      "cutlass::device_kernel<cutlass::gemm::",
      "flash::CollectiveMainloopX<1, cute::tuple<",
    ])
      expect(names.general(start + part.repeat(19_000 / part.length))).toMatch(new RegExp(`^${start.slice(0, 4)}`));
});
