import { describe, expect, test } from "@jest/globals";
import {
  findKernelsToRead,
  compareMachineCode,
  addMachineCode,
  type SampledCode,
} from "../../../src/features/machine-code/compare-machine-code.ts";
import { type Instruction, parseNcuSass } from "../../../src/features/machine-code/parse-source-page.ts";
import { describeMachineCode } from "../../../src/report/machine-code-text.ts";
import { toTerminal } from "../../../src/report/terminal/text.ts";
import { ncuText } from "../../fixtures/ncu.ts";
import { madeVariant } from "../../fixtures/profiles.ts";
import { compared, decode, h100, h100Machine, near, type MadeTimes } from "../../compare/support/sides.ts";

const [gemm] = parseNcuSass(ncuText("quick_sass.csv"), "quick_sass.csv");
const [random, vectorized] = parseNcuSass(ncuText("full_sass.csv"), "full_sass.csv");

const sampled = (instructions: readonly Instruction[]): SampledCode => ({
  code: { kernel: "k", instructions },
  lines: [],
});
const textsOf = (texts: readonly string[]): SampledCode =>
  sampled(texts.map((text, index) => ({ offset: 16 * index, text, samples: null })));
const recorded = (code: typeof gemm): readonly Instruction[] => code?.instructions ?? [];
const unchanged = sampled(recorded(random));

/** A recorded kernel, with each instruction put through `edit`: to none, itself, or several. */
function edited(code: typeof gemm, edit: (text: string, index: number) => readonly string[]): SampledCode {
  return textsOf(recorded(code).flatMap(({ text }, index) => edit(text, index)));
}

const change = compareMachineCode;
const textOf = (base: SampledCode, head: SampledCode) => describeMachineCode(change(base, head)).map(toTerminal);
const findings = (base: SampledCode, head: SampledCode) => change(base, head).findings;

describe("the same code", () => {
  test("is identical if it's only loaded at another address", () => {
    const text = ncuText("quick_sass.csv");
    const moved = parseNcuSass(text.replaceAll("0x7ff12d7a", "0x7e0000aa"), "moved.csv");
    const found = change(sampled(recorded(gemm)), sampled(moved[0]?.instructions ?? []));
    expect(found).toMatchObject({ state: "identical", findings: [], mix: [] });
    expect(describeMachineCode(found)).toHaveLength(1);
  });

  test("isn't changed by renumbered registers", () => {
    const renumbered = edited(random, (text) => [
      text.replaceAll(/\bR(\d+)\b/g, (_, number: string) => `R${String(Number(number) ^ 1)}`),
    ]);
    expect(change(unchanged, renumbered)).toMatchObject({ state: "other-registers", findings: [], mix: [] });
  });

  test("is changed if one register replaces two", () => {
    const merged = edited(random, (text) => [text.replaceAll(/\bR(\d+)\b/g, "R1")]);
    expect(change(unchanged, merged).state).toBe("changed");
  });
});

describe("vectorized loads and stores", () => {
  const base = sampled(recorded(vectorized));

  test("reports lost vectorized loads, with what replaced them", () => {
    const head = edited(vectorized, (text) =>
      text.includes("LDG.E.128") ? Array<string>(4).fill(text.replace(".128", "")) : [text],
    );
    const widths = [
      { bits: 128, base: 1, head: 0 },
      { bits: 32, base: 0, head: 4 },
      { bits: 16, base: 8, head: 8 },
    ];
    expect(findings(base, head)).toEqual([{ kind: "narrower-loads", widths }]);
    expect(textOf(base, head)[0]).toContain("128 bits 1 → 0, 32 bits 0 → 4, 16 bits 8");
  });

  test("reports lost vectorized stores", () => {
    const head = edited(vectorized, (text) =>
      text.includes("STG.E.128") ? Array<string>(2).fill(text.replace(".128", ".64")) : [text],
    );
    expect(findings(base, head).map(({ kind }) => kind)).toEqual(["narrower-stores"]);
  });

  test("reports nothing if their number or width grew", () => {
    const twice = edited(vectorized, (text) => (text.includes("LDG") ? [text, text] : [text]));
    const rest = edited(vectorized, (text) => (text.includes("LDG.E.U16") ? [text, text] : [text]));
    const narrow = ["LDG.E R1, desc[UR4][R4.64]", "LDG.E R2, desc[UR4][R4.64]"];
    const wider = edited(vectorized, (text) =>
      text.includes("LDG.E.128") ? [text.replace(".128", ".ENL2.256"), ...narrow] : [text],
    );
    for (const head of [twice, rest, wider]) expect(findings(base, head)).toEqual([]);
  });
});

describe("spills", () => {
  const spilled = (count: number) =>
    edited(random, (text, index) =>
      index > 0 && index <= count ? [text, "STL [R1+0x4], R9", "LDL R9, [R1+0x4]"] : [text],
    );

  test("reports spills if base had none", () => {
    expect(findings(unchanged, spilled(12))).toEqual([
      { kind: "spills", loads: { base: 0, head: 12 }, stores: { base: 0, head: 12 } },
    ]);
    expect(textOf(unchanged, spilled(12))).toEqual([
      expect.stringContaining("0 → 12 loads (LDL), 0 → 12 stores (STL)"),
      "machine code: LDL 0 → 12, STL 0 → 12 of 504 → 528 instructions",
    ]);
  });

  test("reports no spills if they hardly grew", () => {
    expect(findings(spilled(12), spilled(14))).toEqual([]);
    expect(findings(spilled(12), spilled(0))).toEqual([]);
  });
});

describe("a kernel's precision", () => {
  test("changes if the tensor cores are no longer used", () => {
    const head = edited(gemm, (text) => (/MMA/.test(text) ? Array<string>(4).fill("FFMA R1, R2, R3, R1") : [text]));
    expect(findings(sampled(recorded(gemm)), head)).toEqual([{ kind: "precision", from: "tensor", to: "fp32" }]);
    expect(textOf(sampled(recorded(gemm)), head)[0]).toContain("FP32");
  });

  test("changes from single to double", () => {
    const head = edited(random, (text) => [text.replace(/\bF(FMA|ADD|MUL)\b[\w.]*/, "D$1")]);
    expect(findings(unchanged, head)).toEqual([{ kind: "precision", from: "fp32", to: "fp64" }]);
  });

  test("is unknown for a few conversions or only integers", () => {
    const few = edited(random, (text, index) => (index === 9 ? [text, "DADD R2, R2, R4", "DADD R2, R2, R4"] : [text]));
    expect(findings(unchanged, few)).toEqual([]);
    const integers = textsOf(["IMAD R1, R2, R3, R4", "IADD3 R1, R2, R3, R4"]);
    expect(findings(integers, unchanged)).toEqual([]);
  });
});

test("finds the hot instruction and the hot line", () => {
  const lines = [
    { kernel: "k", file: "kernels/silu.cu", line: 12, samples: 10 },
    { kernel: "k", file: "kernels/silu.cu", line: 14, samples: 30 },
  ];
  const { hot } = change(unchanged, { ...sampled(recorded(vectorized)), lines });
  expect(hot.base?.line).toBeNull();
  expect(hot.head?.line).toEqual({ file: "kernels/silu.cu", line: 14, shareRatio: 0.75 });
  const most = Math.max(...recorded(vectorized).map(({ samples }) => samples ?? 0));
  expect(recorded(vectorized).find(({ offset }) => offset === hot.head?.offset)?.samples).toBe(most);
});

describe("kernels of a comparison", () => {
  const sideOf = (slow: MadeTimes) => decode([slow, { name: "same", ns: near(5000) }]);
  const base = sideOf({ name: "slow", ns: near(1000) });
  const head = sideOf({ name: "slow", ns: near(2000) });
  const comparison = compared(base, head);
  const codes = new Map([
    ["_Zslow", unchanged],
    ["_Zsame", unchanged],
  ]);

  test("chooses kernels that are slower and the same function on both sides", () => {
    expect(findKernelsToRead(comparison, base, head)).toEqual({ base: ["_Zslow"], head: ["_Zslow"] });
    const explained = addMachineCode(comparison, { profile: base, codes }, { profile: head, codes });
    const states = explained.ranges[0]?.kernels.map(({ name, machineCode }) => [name, machineCode?.state ?? null]);
    expect(states).toEqual([
      ["slow", "identical"],
      ["same", null],
    ]);
  });

  test("doesn't compare kernels across chips", () => {
    for (const computeCapability of ["8.0", null]) {
      const other = { ...head, machine: { ...h100Machine, gpus: [{ ...h100, computeCapability }] } };
      expect(addMachineCode(comparison, { profile: base, codes }, { profile: other, codes })).toBe(comparison);
    }
  });

  test("skips a row of several functions if none is on both sides", () => {
    const variants = ["_Za", "_Zb"].map((mangled) => madeVariant({ mangled }));
    const twoNames = sideOf({ name: "slow", ns: near(2000), change: { variants } });
    expect(findKernelsToRead(compared(base, twoNames), base, twoNames)).toEqual({ base: [], head: [] });
  });
});
