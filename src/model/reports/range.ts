/**
 * An NVTX range as a user names it: `Message` (default domain), `Message@Domain`, or `Message@*` (any domain).
 * If the message contains `*` or `?`, it's a glob, which we match against the existing ranges. A literal `@` is written `\@`; in a list
 * on one line, a literal `,` or `;` is written `\,` or `\;`.
 */
export interface RangeSpec {
  /** As the user wrote it. Labels and messages show this. */
  readonly text: string;
  /** The message without escapes. */
  readonly message: string;
  /** `null` is the default domain, and `"*"` any domain. */
  readonly domain: string | null;
  /** True if the message contains an unescaped `*` or `?`. */
  readonly glob: boolean;
  /** How many instances to capture. `null`: one if the range gates its own capture, otherwise at least one. */
  readonly instances: number | null;
  /** How many instances to skip before the first captured instance. If several processes emit the range, each process skips this many instances. */
  readonly skip: number;
}

/** A piece of a list of ranges that we never split: an escaped character, a pair of brackets with its contents, or any other character. */
const partOfList = /\\.|\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|[^]/gu;

/**
 * Splits a list of ranges, as on a command line, at `,` and `;`, unless they're escaped or in brackets, as in `f(a, b)`. Keeps empty
 * items, so they get rejected later.
 */
export function splitRanges(text: string): string[] {
  const items = [""];
  for (const [part] of text.matchAll(partOfList)) {
    if (part === "," || part === ";") items.push("");
    else items[items.length - 1] += part;
  }
  return items.map((item) => item.trim());
}

/** `pushpop`: a thread's range (nvtxRangePush/Pop). `startend`: a process's range (nvtxRangeStart/End). */
export type RangeStyle = "pushpop" | "startend";

/**
 * What differs between runs of the same code. PyTorch's emit_nvtx numbers its calls (`getNvtxStr` in torch/csrc/profiler/util.cpp:
 * `aten::mm, seq = 3, op_id = 12, sizes = [[8, 4096]], input_op_ids = [(11,0)]`), and an object's text contains its address. A `*` in
 * place of a number comes from a glob.
 */
const volatileNumbers = /, (?:(?:seq|op_id) = (?:\d+|\*)|input_op_ids = \[[^\]]*\])(?=,|$)/g;
const addresses = /0x[\da-f]{8,}/gi;

/** The part of a range's name that stays the same from run to run. Ranges with the same stable name and domain are one range. */
export function stableRangeName(name: string): string {
  return name.replace(volatileNumbers, "").replace(addresses, "0x…");
}

/** A range that we saw a program emit. `domain` is `""` for the default domain. */
export interface SeenRange {
  /** The stable name (`stableRangeName`). */
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
  readonly instances: number;
  /** True if at least one instance used an nvtxStringHandle. By default, nsys doesn't start a capture at an instance without an nvtxStringHandle. */
  readonly registered: boolean;
  /** True if the emitted name differs from run to run, so the tools can't find the range by name. Absent if not. */
  readonly isVolatile?: boolean;
}

/** Our name for the whole capture, if the user requested no ranges and the program emits none. */
export const wholeCaptureName = "(whole capture)";

/** Our name for a range without a name, as some C++ libraries emit them. */
export const unnamedRange = "(unnamed)";

/** A range in the syntax that plan/nvtx-range.ts reads: `LLM\@prefill` for a name with an @. The domain `""` is the default domain. */
export function rangeText(name: string, domain: string): string {
  const escaped = (part: string): string => part.replace(/[\\@*?]/g, "\\$&");
  // A range that has this name is written differently, so the two stay distinct.
  const shown = name === "" ? unnamedRange : name === unnamedRange ? `\\${name}` : escaped(name);
  return domain === "" ? shown : `${shown}@${escaped(domain)}`;
}

/**
 * The explanation if a program emitted no NVTX ranges. `argv` is its command; empty if unknown. According to a test, nsys 2023.4.4
 * doesn't tell the Python package nvtx that its domain is enabled; docs/ranges.md has the source.
 */
export function explainNoRanges(argv: readonly string[]): { why: string; help: string } {
  const emit =
    'Emit a range: torch.cuda.nvtx.range_push("decode") … range_pop(), nvtxRangePushA("decode") in C, or @nvtx.annotate in Python.';
  const python =
    "If the program uses the Python package nvtx, note that versions 0.2.12 and newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, an older nvtx, or a newer nsys.";
  const forked =
    "If a forked worker emits the ranges (multiprocessing with fork, no exec), set nsys.trace-fork-before-exec=true, or use spawn.";
  return {
    // The program may still have emitted ranges in a process that nsys doesn't follow.
    why: "nsys saw no NVTX ranges at all.",
    help: [emit, forked, ...(isPython(argv) ? [python] : [])].join("\n"),
  };
}

/** True if a command runs Python: an interpreter, a script, or a launcher of Python programs. Also looks inside shell lines. */
function isPython(argv: readonly string[]): boolean {
  return argv
    .flatMap((argument) => argument.split(/[\s;&|()"'`]+/))
    .some((word) => /(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.test(word));
}

/** Why a range with a volatile name can't gate a capture. */
export const volatileName = {
  why: "A part of the range's name differs from run to run (a number of PyTorch's emit_nvtx, or an address), but nsys starts a capture only at exactly the given name.",
  help: "Record the whole program with nsys.capture=none, or gate on an enclosing range with nsys.capture-range.",
} as const;

/** The NVTX domain in which NCCL reports its own calls. */
export const ncclDomain = "NCCL";

interface RangeName {
  readonly name: string;
  readonly domain: string;
}

export function findRange<Range extends RangeName>(
  ranges: readonly Range[],
  { name, domain }: RangeName,
): Range | undefined {
  return ranges.find((range) => range.name === name && range.domain === domain);
}
