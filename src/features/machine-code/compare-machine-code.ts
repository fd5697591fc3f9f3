import type { Comparison } from "../../model/comparison/comparison.ts";
import type { KernelRow } from "../../model/comparison/comparison-rows.ts";
import type { CodeFinding, HotSpot, MachineCodeChange, Precision } from "../../model/comparison/machine-code.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import { medianTotalNs } from "../../model/rounds.ts";
import type { Instruction, KernelCode, LineSamples } from "./model/source-page.ts";
import type { Ratio } from "../../model/units.ts";

/** A kernel's code, with samples per source line. Files are paths in the repository, or just file names. */
export interface SampledCode {
  readonly code: KernelCode;
  readonly lines: readonly LineSamples[];
}

/** A side with the code of its kernels. */
export interface CodeOfSide {
  readonly profile: Profile;
  /** Each kernel's code, by mangled name. */
  readonly codes: ReadonlyMap<string, SampledCode>;
}

/** The mangled names, per side, of slower kernels whose code we can compare. */
export function kernelsToRead(
  comparison: Comparison,
  base: Profile,
  head: Profile,
): { readonly base: readonly string[]; readonly head: readonly string[] } {
  const pairs = comparison.ranges.flatMap(({ kernels, ...range }) =>
    kernels.flatMap((row) => functionsOf(row, rangeOf(base, range), rangeOf(head, range)) ?? []),
  );
  return {
    base: [...new Set(pairs.map((pair) => pair.base))],
    head: [...new Set(pairs.map((pair) => pair.head))],
  };
}

/** Adds the code changes of slower kernels to the comparison. Does nothing if the sides ran on different chips. */
export function withMachineCode(comparison: Comparison, base: CodeOfSide, head: CodeOfSide): Comparison {
  const chips = [base, head].flatMap(({ profile }) =>
    profile.machine.gpus.map(({ computeCapability }) => computeCapability),
  );
  if (chips.includes(null) || new Set(chips).size !== 1) return comparison;
  const ranges = comparison.ranges.map((range) => {
    const [before, after] = [rangeOf(base.profile, range), rangeOf(head.profile, range)];
    const kernels = range.kernels.map((row) => {
      const names = functionsOf(row, before, after);
      const [old, young] = [base.codes.get(names?.base ?? ""), head.codes.get(names?.head ?? "")];
      return old === undefined || young === undefined ? row : { ...row, machineCode: machineCodeChange(old, young) };
    });
    return { ...range, kernels };
  });
  return { ...comparison, ranges };
}

function rangeOf({ ranges }: Profile, { name, domain }: Pick<ProfileRange, "name" | "domain">): ProfileRange | null {
  return ranges.find((range) => range.name === name && range.domain === domain) ?? null;
}

/**
 * The function to compare on each side of a slower row: head's longest-running function that base has, too. If there's no such function,
 * we take the only function on each side. Null if a side has several functions, or none.
 */
function functionsOf(
  { time, match, baseNames, headNames }: KernelRow,
  base: ProfileRange | null,
  head: ProfileRange | null,
): { readonly base: string; readonly head: string } | null {
  if (time.state !== "regressed" || (match !== "exact" && match !== "renamed")) return null;
  const [old, young] = [mangledNames(base, baseNames), mangledNames(head, headNames)];
  const same = young.find((name) => old.includes(name));
  if (same !== undefined) return { base: same, head: same };
  const [before, after] = [old[0], young[0]];
  return old.length === 1 && young.length === 1 && before !== undefined && after !== undefined
    ? { base: before, head: after }
    : null;
}

/** The kernels' mangled names, sorted by time, longest first. */
function mangledNames(range: ProfileRange | null, names: readonly string[]): string[] {
  const variants = (range?.kernels ?? [])
    .filter(({ name }) => names.includes(name))
    .flatMap(({ variants }) => variants);
  return [
    ...new Set(
      variants
        .toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one))
        .flatMap(({ mangled }) => mangled ?? []),
    ),
  ];
}

const mostOpcodes = 8;

/**
 * The changes between two versions of machine code for the same chip. Addresses must be relative. Code that only renumbers registers counts
 * as `other-registers`, not as `changed`.
 */
export function machineCodeChange(base: SampledCode, head: SampledCode): MachineCodeChange {
  const [old, young] = [base.code.instructions, head.code.instructions];
  const state = isEqual(old, young, ({ text }) => text)
    ? "identical"
    : isEqual(renamed(old), renamed(young), (text) => text)
      ? "other-registers"
      : "changed";
  const isChanged = state === "changed";
  return {
    state,
    instructions: { base: old.length, head: young.length },
    findings: isChanged ? findingsOf(old, young) : [],
    mix: isChanged ? mixOf(old, young) : [],
    hot: { base: hotSpot(base), head: hotSpot(head) },
  };
}

function isEqual<T>(one: readonly T[], other: readonly T[], textOf: (item: T) => string): boolean {
  return (
    one.length === other.length &&
    one.every((item, index) => {
      const counterpart = other[index];
      return counterpart !== undefined && textOf(item) === textOf(counterpart);
    })
  );
}

/** The instructions with registers, predicates, and barriers renumbered in the order of first use. */
function renamed(instructions: readonly Instruction[]): string[] {
  const numbers = new Map<string, number>();
  const used = new Map<string, number>();
  return instructions.map(({ text }) =>
    text.replaceAll(/(?<![\w.])(UR|UP|SB|R|P|B)(\d{1,3})(?!\w)/g, (name, kind: string) => {
      let number = numbers.get(name);
      if (number === undefined) {
        number = used.get(kind) ?? 0;
        numbers.set(name, number);
        used.set(kind, number + 1);
      }
      return `${kind}${number}`;
    }),
  );
}

/** Splits an opcode into its parts: `LDG`, `E`, and `128` for `@!P0 LDG.E.128 R4, desc[UR4][R4.64]`. */
function opcodeOf({ text }: Pick<Instruction, "text">): readonly [name: string, ...modifiers: string[]] {
  const [name = "", ...modifiers] = (/^(?:@!?\w+\s+)?([\w.]+)/.exec(text)?.[1] ?? "").split(".");
  return [name, ...modifiers];
}

/** How many times each opcode occurs, without modifiers. */
function opcodes(instructions: readonly Instruction[]): Map<string, number> {
  return counts(instructions.map((instruction) => opcodeOf(instruction)[0]));
}

function counts<K>(keys: readonly K[]): Map<K, number> {
  const found = new Map<K, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
}

/** Opcodes that are only padding. */
const fillers = new Set(["NOP", ""]);

function mixOf(base: readonly Instruction[], head: readonly Instruction[]): MachineCodeChange["mix"] {
  const [old, young] = [opcodes(base), opcodes(head)];
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((opcode) => !fillers.has(opcode))
    .map((opcode) => ({ opcode, base: old.get(opcode) ?? 0, head: young.get(opcode) ?? 0 }))
    .filter((row) => row.base !== row.head)
    .toSorted(
      (one, other) =>
        Math.abs(other.head - other.base) - Math.abs(one.head - one.base) || (one.opcode < other.opcode ? -1 : 1),
    )
    .slice(0, mostOpcodes);
}

function findingsOf(base: readonly Instruction[], head: readonly Instruction[]): CodeFinding[] {
  return [
    ...spills(base, head),
    ...precisionChange(base, head),
    ...narrower("narrower-loads", ["LDG", "LD"], base, head),
    ...narrower("narrower-stores", ["STG", "ST"], base, head),
  ];
}

/**
 * Reports accesses to local memory if their number at least doubles. A few accesses are normal, because local memory contains not only
 * spilled registers, but also arrays with a computed index.
 */
function spills(base: readonly Instruction[], head: readonly Instruction[]): CodeFinding[] {
  const [old, young] = [opcodes(base), opcodes(head)];
  const of = (opcode: string) => ({ base: old.get(opcode) ?? 0, head: young.get(opcode) ?? 0 });
  const [loads, stores] = [of("LDL"), of("STL")];
  const [before, after] = [loads.base + stores.base, loads.head + stores.head];
  return after > before && after >= 2 * before ? [{ kind: "spills", loads, stores }] : [];
}

/** Bits per access of one thread, by opcode modifier. The default is 32. */
const widths: Readonly<Record<string, number>> = { "128": 128, "64": 64, U16: 16, S16: 16, U8: 8, S8: 8, "256": 256 };

function widthOf(modifiers: readonly string[]): number {
  return modifiers.map((modifier) => widths[modifier]).find((bits) => bits !== undefined) ?? 32;
}

/**
 * Reports narrower accesses if at least half of the widest accesses are gone, and two or more narrower ones replace each of them. Narrow
 * accesses on both sides don't count, such as accesses in the scalar loop after a vectorized loop.
 */
function narrower(
  kind: "narrower-loads" | "narrower-stores",
  names: readonly string[],
  base: readonly Instruction[],
  head: readonly Instruction[],
): CodeFinding[] {
  const of = (instructions: readonly Instruction[]) =>
    counts(
      instructions.map(opcodeOf).flatMap(([name, ...modifiers]) => (names.includes(name) ? [widthOf(modifiers)] : [])),
    );
  const [old, young] = [of(base), of(head)];
  const found = [...new Set([...old.keys(), ...young.keys()])]
    .toSorted((one, other) => other - one)
    .map((bits) => ({ bits, base: old.get(bits) ?? 0, head: young.get(bits) ?? 0 }));
  const widest = found.find((width) => width.base > 0);
  if (widest === undefined || widest.bits <= 32) return [];
  const lost = widest.base - widest.head;
  const came = found
    .filter(({ bits }) => bits < widest.bits)
    .reduce((sum, width) => sum + Math.max(0, width.head - width.base), 0);
  const isWider = found.some((width) => width.bits > widest.bits && width.head > 0);
  return !isWider && lost > 0 && 2 * lost >= widest.base && came >= 2 * lost ? [{ kind, widths: found }] : [];
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

/** A kernel's main precision has more than this share of its arithmetic. */
const most: Ratio = 0.5;
/** A kernel with fewer arithmetic instructions than this has no main precision. */
const fewest = 4;

function precisionChange(base: readonly Instruction[], head: readonly Instruction[]): CodeFinding[] {
  const [from, to] = [mainPrecision(base), mainPrecision(head)];
  return from === null || to === null || from === to ? [] : [{ kind: "precision", from, to }];
}

/**
 * The precision of most of a kernel's arithmetic. A tensor core instruction does the work of hundreds of others, so a single tensor core
 * instruction decides.
 */
function mainPrecision(instructions: readonly Instruction[]): Precision | null {
  const found = counts(
    instructions.flatMap((instruction) => {
      const [name] = opcodeOf(instruction);
      return arithmetic.find(([, pattern]) => pattern.test(name))?.[0] ?? [];
    }),
  );
  if (found.has("tensor")) return "tensor";
  const all = [...found.values()].reduce((sum, count) => sum + count, 0);
  if (all < fewest) return null;
  return [...found].find(([, count]) => count > most * all)?.[0] ?? null;
}

function hotSpot({ code, lines }: SampledCode): HotSpot | null {
  const all = code.instructions.reduce((sum, { samples }) => sum + (samples ?? 0), 0);
  if (all === 0) return null;
  const [hottest] = code.instructions.toSorted((one, other) => (other.samples ?? 0) - (one.samples ?? 0));
  if (hottest === undefined) return null;
  const ofLines = lines.reduce((sum, { samples }) => sum + samples, 0);
  const [line] = lines.toSorted((one, other) => other.samples - one.samples);
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
