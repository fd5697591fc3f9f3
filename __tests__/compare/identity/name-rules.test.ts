import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import * as z from "zod";
import { compileNameRules } from "../../../src/compare/identity/name-rules.ts";
import { nameRuleFile } from "../../../src/pipeline/conf.generated.ts";
import { loadNameRules } from "../../../src/pipeline/conf.ts";
import { repositoryText } from "../../fixtures/recorded.ts";

const { rules, chosen } = nameRuleFile;
const pair = z.tuple([z.string().min(1), z.string().min(1)]);
const name = z.string().min(1);
const examples = z
  .strictObject({
    rules: z.record(name, z.strictObject({ same: z.array(pair).default([]), different: z.array(pair).default([]) })),
    chosen: z.record(name, z.strictObject({ is: z.array(name).min(1), "is-not": z.array(name).default([]) })),
  })
  .parse(parse(repositoryText("__tests__/compare/identity/kernel-names.examples.yml")));
const pairExamples = (rule: string) => examples.rules[rule] ?? { same: [], different: [] };
const chosenExamples = (rule: string) => examples.chosen[rule] ?? { is: [], "is-not": [] };
const names = loadNameRules();
const pairsOf = (kind: "same" | "different") =>
  rules.flatMap((rule) =>
    pairExamples(rule.name)[kind].map(([one, other]) => ({
      rule: rule.name,
      read: rule.kind === "unstable" ? names.stable : names.general,
      one,
      other,
    })),
  );

describe("the examples of conf/kernel-names.yml", () => {
  test("name only existing rules", () => {
    const known = (all: readonly { readonly name: string }[]) => all.map((rule) => rule.name);
    expect(known(rules)).toEqual(expect.arrayContaining(Object.keys(examples.rules)));
    expect(known(chosen)).toEqual(Object.keys(examples.chosen));
  });

  test.each(pairsOf("same"))("treats names as equal by $rule: $one and $other", ({ read, one, other }) => {
    expect(one).not.toBe(other);
    expect(read(one)).toBe(read(other));
  });

  test.each(pairsOf("different"))("treats names as different by $rule: $one and $other", ({ read, one, other }) => {
    expect(read(one)).not.toBe(read(other));
  });

  test("has no rule that changes none of its examples", () => {
    for (const rule of rules) {
      const own = compileNameRules({ rules: [rule], chosen: [] });
      const { same, different } = pairExamples(rule.name);
      const all =
        same.length + different.length > 0 ? [...same, ...different].flat() : pairsOf("same").map(({ one }) => one);
      expect({ rule: rule.name, changes: all.some((name) => own.general(name) !== name) }).toEqual({
        rule: rule.name,
        changes: true,
      });
    }
  });

  test("leaves a normalized name unchanged", () => {
    for (const { read, one } of [...pairsOf("same"), ...pairsOf("different")]) expect(read(read(one))).toBe(read(one));
  });
});

describe("names that a library or compiler chose", () => {
  const named = chosen.flatMap(({ name, measures = false }) => {
    const { is, "is-not": isNot } = chosenExamples(name);
    return [...is.map((one) => [name, one, measures] as const), ...isNot.map((one) => [name, one, false] as const)];
  });
  test.each(named)("are recognized: %s: %s: %s", (_, one, expected) => {
    expect(names.isMeasured(one)).toBe(expected);
  });

  test("match their own entry first, and show its tile", () => {
    for (const rule of chosen) {
      const { is } = chosenExamples(rule.name);
      expect(is.length).toBeGreaterThan(0);
      const own = compileNameRules({ rules: [], chosen: [rule] });
      expect(is.map(own.isMeasured)).toEqual(is.map(() => rule.measures === true));
      expect(is.some((name) => own.tileElements(name) > 1)).toBe(rule.tile !== undefined);
      expect(is.map(names.tileElements)).toEqual(is.map(own.tileElements));
    }
  });

  test.each([
    ["nvjet_sm90_tst_64x8_64x16_4x1_v_bz_splitK_TNT", 512],
    ["void cutlass::Kernel2<cutlass_80_tensorop_bf16_s16816gemm_relu_bf16_128x64_64x4_tn_align8>(T1::Params)", 8192],
    ["ampere_bf16_s16816gemm_bf16_64x64_sliced1x2_ldg8_f2f_stages_64x5_tn", 4096],
    ["volta_sgemm_32x128_tn", 4096],
    ["triton_poi_fused_add_3", 1],
    ["void mine_64x8()", 1],
  ])("reads %s as a block of %d elements", (name, elements) => {
    expect(names.tileElements(name)).toBe(elements);
  });
});
test("stops on hostile names, and keeps their start", () => {
  const numbered = ["_1x1", "_0d1d", "_1", "_remat", "loop_", "triton_a_fused_", "_GLOBAL__N__"];
  const templates = ["cute::C<1>, ", "(int)1, ", "flash::<", "{lambda("];
  const libraries = ["nvjet_", "loop_fusion", "wrapped_a", "ampere_gemm_", "cutlass_8", "xmma", "gemv", "Marlin<"];
  const opened = ["cutlass::device_kernel<cutlass::gemm::", "flash::CollectiveMainloopX<1, cute::tuple<"];
  for (const part of [...numbered, ...templates])
    for (const start of [...libraries, ...opened]) {
      const name = start + part.repeat(19_000 / part.length);
      expect(names.general(name)).toMatch(new RegExp(`^${start.slice(0, 4)}`));
      expect(names.tileElements(name)).toBeGreaterThanOrEqual(1);
    }
});
