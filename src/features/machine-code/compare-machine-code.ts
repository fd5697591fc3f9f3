import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow } from "../../model/comparison/comparison-rows.ts";
import type { CodeFinding, HotSpot, MachineCodeChange, Precision } from "../../model/comparison/machine-code.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { findRange } from "../../model/reports/range.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import type { Instruction, KernelCode, LineSamples } from "./parse-source-page.ts";
import type { Ratio } from "../../model/units.ts";

/** Files are paths in the repository, or just file names. */
export interface SampledCode {
  readonly code: KernelCode;
  readonly lines: readonly LineSamples[];
}

interface CodeOfSide {
  readonly profile: Profile;
  /** By mangled name. */
  readonly codes: ReadonlyMap<string, SampledCode>;
}

/** Mangled names, per side. */
export function findKernelsToRead(
  comparison: Comparison,
  base: Profile,
  head: Profile,
): { readonly base: readonly string[]; readonly head: readonly string[] } {
  const pairs = comparison.ranges.flatMap((range) =>
    range.kernels.flatMap(
      (row) => matchFunctions(row, findRange(base.ranges, range), findRange(head.ranges, range)) ?? [],
    ),
  );
  return {
    base: [...new Set(pairs.map((pair) => pair.base))],
    head: [...new Set(pairs.map((pair) => pair.head))],
  };
}

/** Does nothing if the sides ran on different chips. */
export function addMachineCode(comparison: Comparison, base: CodeOfSide, head: CodeOfSide): Comparison {
  const chips = [base, head].flatMap(({ profile }) =>
    profile.machine.gpus.map(({ computeCapability }) => computeCapability),
  );
  if (chips.includes(null) || new Set(chips).size !== 1) return comparison;
  const ranges = comparison.ranges.map((range) => {
    const [before, after] = [findRange(base.profile.ranges, range), findRange(head.profile.ranges, range)];
    const kernels = range.kernels.map((row) => {
      const names = matchFunctions(row, before, after);
      const [old, young] = [base.codes.get(names?.base ?? ""), head.codes.get(names?.head ?? "")];
      return old === undefined || young === undefined ? row : { ...row, machineCode: compareMachineCode(old, young) };
    });
    return { ...range, kernels };
  });
  return { ...comparison, ranges };
}

/** Head's longest-running function that base has, too, or else the only function on each side. Null otherwise. */
function matchFunctions(
  { time, match, baseNames, headNames }: KernelRow,
  base: ProfileRange | undefined,
  head: ProfileRange | undefined,
): { readonly base: string; readonly head: string } | null {
  if (time.state !== "regressed" || (match !== "exact" && match !== "renamed")) return null;
  const [old, young] = [listMangledNames(base, baseNames), listMangledNames(head, headNames)];
  const same = young.find((name) => old.includes(name));
  if (same !== undefined) return { base: same, head: same };
  const [before, after] = [old[0], young[0]];
  if (old.length > 1 || young.length > 1 || before === undefined || after === undefined) return null;
  return { base: before, head: after };
}

/** Longest first. */
function listMangledNames(range: ProfileRange | undefined, names: readonly string[]): string[] {
  const variants = (range?.kernels ?? []).flatMap(({ name, variants }) => (names.includes(name) ? variants : []));
  const sorted = variants.toSorted((a, b) => medianTotalNs(b) - medianTotalNs(a));
  return [...new Set(sorted.flatMap(({ mangled }) => mangled ?? []))];
}

const mostOpcodes = 8;

/** Addresses must be relative. Code that only renumbers registers counts as `other-registers`. */
export function compareMachineCode(base: SampledCode, head: SampledCode): MachineCodeChange {
  const sides = { base: base.code.instructions, head: head.code.instructions };
  const state = compareCode(sides.base, sides.head);
  const change: MachineCodeChange = {
    state,
    instructions: { base: sides.base.length, head: sides.head.length },
    findings: [],
    mix: [],
    hot: { base: findHotSpot(base), head: findHotSpot(head) },
  };
  if (state !== "changed") return change;
  const opcodes = { base: sides.base.map(parseOpcode), head: sides.head.map(parseOpcode) };
  const counts = countOnSides(opcodes, ([name]) => [name]);
  return {
    ...change,
    findings: [
      ...findSpills(counts),
      ...findPrecisionChange(opcodes),
      ...findNarrowerAccess("narrower-loads", ["LDG", "LD"], opcodes),
      ...findNarrowerAccess("narrower-stores", ["STG", "ST"], opcodes),
    ],
    mix: counts
      .filter((row) => !fillers.has(row.key) && row.base !== row.head)
      .toSorted((a, b) => Math.abs(b.head - b.base) - Math.abs(a.head - a.base) || (a.key < b.key ? -1 : 1))
      .slice(0, mostOpcodes)
      .map(({ key: opcode, base, head }) => ({ opcode, base, head })),
  };
}

function compareCode(base: readonly Instruction[], head: readonly Instruction[]): MachineCodeChange["state"] {
  const [old = "", young = ""] = [base, head].map((instructions) => instructions.map(({ text }) => text).join("\n"));
  if (old === young) return "identical";
  return renumberRegisters(old) === renumberRegisters(young) ? "other-registers" : "changed";
}

/** In the order of first use. */
function renumberRegisters(code: string): string {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  return code.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g, (name, kind: string) => {
    const number = used.get(kind) ?? 0;
    const renamed = names.get(name);
    if (renamed !== undefined) return renamed;
    used.set(kind, number + 1);
    names.set(name, `${kind}${number}`);
    return `${kind}${number}`;
  });
}

/** `LDG`, `E`, and `128` for `@!P0 LDG.E.128 R4, desc[UR4][R4.64]`. */
type Opcode = readonly [name: string, ...modifiers: string[]];

function parseOpcode({ text }: Instruction): Opcode {
  const [name = "", ...modifiers] = (/^(?:@!?\w+\s+)?([\w.]+)/.exec(text)?.[1] ?? "").split(".");
  return [name, ...modifiers];
}

interface Opcodes {
  readonly base: readonly Opcode[];
  readonly head: readonly Opcode[];
}

interface SideCounts<K> {
  readonly key: K;
  readonly base: number;
  readonly head: number;
}

function countOnSides<K>({ base, head }: Opcodes, keysOf: (opcode: Opcode) => readonly K[]): SideCounts<K>[] {
  const [old, young] = [
    Map.groupBy(base.flatMap(keysOf), (key) => key),
    Map.groupBy(head.flatMap(keysOf), (key) => key),
  ];
  return [...new Set([...old.keys(), ...young.keys()])].map((key) => ({
    key,
    base: old.get(key)?.length ?? 0,
    head: young.get(key)?.length ?? 0,
  }));
}

const fillers = new Set(["NOP", ""]);

/** They must at least double. A few are normal, because local memory also contains arrays with a computed index. */
function findSpills(counts: readonly SideCounts<string>[]): CodeFinding[] {
  const findCounts = (opcode: string) => {
    const { base = 0, head = 0 } = counts.find(({ key }) => key === opcode) ?? {};
    return { base, head };
  };
  const [loads, stores] = [findCounts("LDL"), findCounts("STL")];
  const [before, after] = [loads.base + stores.base, loads.head + stores.head];
  return after > before && after >= 2 * before ? [{ kind: "spills", loads, stores }] : [];
}

/** Bits per access of one thread, by opcode modifier. The default is 32. */
const widths: Readonly<Record<string, number>> = { "128": 128, "64": 64, U16: 16, S16: 16, U8: 8, S8: 8, "256": 256 };

function readWidth(modifiers: readonly string[]): number {
  return modifiers.map((modifier) => widths[modifier]).find((bits) => bits !== undefined) ?? 32;
}

/** At least half of the widest accesses are gone, and two or more narrower ones replace each of them. Narrow ones on both sides don't count, such as in the scalar loop after a vectorized loop. */
function findNarrowerAccess(
  kind: "narrower-loads" | "narrower-stores",
  names: readonly string[],
  opcodes: Opcodes,
): CodeFinding[] {
  const counts = countOnSides(opcodes, ([name, ...modifiers]) => (names.includes(name) ? [readWidth(modifiers)] : []));
  const widths = counts.map(({ key: bits, base, head }) => ({ bits, base, head })).toSorted((a, b) => b.bits - a.bits);
  const widest = widths.find(({ base }) => base > 0);
  if (widest === undefined || widest.bits <= 32) return [];
  const lost = widest.base - widest.head;
  const came = widths
    .filter(({ bits }) => bits < widest.bits)
    .reduce((sum, { base, head }) => sum + Math.max(0, head - base), 0);
  const isWider = widths.some(({ bits, head }) => bits > widest.bits && head > 0);
  return !isWider && lost > 0 && 2 * lost >= widest.base && came >= 2 * lost ? [{ kind, widths }] : [];
}

/**
 * Arithmetic opcodes by precision (CUDA Binary Utilities, "Instruction Set Reference", Turing to Blackwell). Integer opcodes are left
 * out, because they also compute addresses.
 */
const arithmetic: readonly (readonly [precision: Precision, opcodes: RegExp])[] = [
  ["tensor", /^(?:[HIDQBO]MMA|[HIQB]GMMA|UTC\w*MMA\w*)$/],
  ["fp64", /^D(?:FMA|ADD|MUL|SETP|MNMX)$/],
  ["fp32", /^F(?:FMA|ADD|MUL|SWZADD)2?$/],
  ["fp16", /^H(?:FMA|ADD|MUL)2(?:_MMA)?$/],
];

const mainShare: Ratio = 0.5;
const fewestInstructions = 4;

function findPrecisionChange(opcodes: Opcodes): CodeFinding[] {
  const [from, to] = [findMainPrecision(opcodes.base), findMainPrecision(opcodes.head)];
  return from === null || to === null || from === to ? [] : [{ kind: "precision", from, to }];
}

/** A tensor core instruction does the work of hundreds of others, so a single one decides. */
function findMainPrecision(opcodes: readonly Opcode[]): Precision | null {
  const precisions = opcodes.flatMap(([name]) => arithmetic.find(([, pattern]) => pattern.test(name))?.[0] ?? []);
  if (precisions.includes("tensor")) return "tensor";
  if (precisions.length < fewestInstructions) return null;
  const isMain = (precision: Precision) =>
    precisions.filter((candidate) => candidate === precision).length > mainShare * precisions.length;
  return precisions.find(isMain) ?? null;
}

function findHotSpot({ code, lines }: SampledCode): HotSpot | null {
  const all = code.instructions.reduce((sum, { samples }) => sum + (samples ?? 0), 0);
  if (all === 0) return null;
  const [hottest] = code.instructions.toSorted((a, b) => (b.samples ?? 0) - (a.samples ?? 0));
  if (hottest === undefined) return null;
  const ofLines = lines.reduce((sum, { samples }) => sum + samples, 0);
  const [line] = lines.toSorted((a, b) => b.samples - a.samples);
  return {
    instruction: hottest.text.slice(0, 200),
    offset: hottest.offset,
    shareRatio: (hottest.samples ?? 0) / all,
    line:
      line === undefined || ofLines === 0
        ? null
        : { file: line.file, line: line.line, shareRatio: line.samples / ofLines },
  };
}
