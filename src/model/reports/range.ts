/**
 * An NVTX range as a user names it: `Message` (default domain), `Message@Domain`, `Message@*` (any domain).
 * `*` and `?` in the message make it a glob, resolved against the ranges that exist. A literal `@` is written `\@`; in a list on one
 * line, a literal `,` or `;` is written `\,` or `\;`.
 */
export interface RangeSpec {
  /** The text as the user wrote it; labels and messages show this. */
  readonly text: string;
  /** The message with escapes resolved. */
  readonly message: string;
  /** `null`: the default domain; `"*"`: any domain; else the domain's name. */
  readonly domain: string | null;
  /** True when the message holds an unescaped `*` or `?`. */
  readonly glob: boolean;
  /** How many instances to capture; `null`: one where the range gates its own capture, else any number from one up. */
  readonly instances: number | null;
  /** How many instances do not count before those; of each process, where several emit it. */
  readonly skip: number;
}

/** What belongs together in a list of ranges: an escaped character, what stands in brackets, or any other character. */
const partOfList = /\\.|\([^()]*\)|\[[^[\]]*\]|<[^<>]*>|[^]/gu;

/**
 * The ranges that one text names, as on a command line: `,` and `;` divide them, unless they have a backslash or stand in brackets, as in
 * `f(a, b)`. An empty one is kept, so that it's refused.
 */
export function rangeList(text: string): string[] {
  const items = [""];
  for (const [part] of text.matchAll(partOfList)) {
    if (part === "," || part === ";") items.push("");
    else items[items.length - 1] += part;
  }
  return items.map((item) => item.trim());
}

/** `pushpop`: a range of one thread (nvtxRangePush/Pop); `startend`: a range of the process (nvtxRangeStart/End). */
export type RangeStyle = "pushpop" | "startend";

/** A range that a program was seen to emit. `domain` is `""` for the default domain. */
export interface SeenRange {
  readonly name: string;
  readonly domain: string;
  readonly style: RangeStyle;
  readonly instances: number;
  /** True when at least one instance used an nvtxStringHandle; nsys ignores the others while gating, unless told not to. */
  readonly registered: boolean;
}

/** The name of all that was captured of a program without ranges, where none is asked for. */
export const wholeCaptureName = "(whole capture)";

/** A range that was seen, written as plan/nvtx-range.ts reads it: `LLM\@prefill` for a name with an @. `""` is the default domain. */
export function rangeText(name: string, domain: string): string {
  const escaped = (part: string): string => part.replace(/[\\@*?]/g, "\\$&");
  return domain === "" ? escaped(name) : `${escaped(name)}@${escaped(domain)}`;
}

/**
 * What to say of a program that emitted no NVTX range; `argv` is its command, as far as that is known. Measured with nsys
 * 2023.4.4, which does not tell the Python package nvtx that its domain is enabled; docs/ranges.md has the source.
 */
export function noRanges(argv: readonly string[]): { why: string; help: string } {
  const emit =
    'Emit one: torch.cuda.nvtx.range_push("decode") … range_pop(), nvtxRangePushA("decode") in C, or @nvtx.annotate in Python.';
  const python =
    "If it does emit them with the Python package nvtx: 0.2.12 and newer emit nothing under nsys 2023.4 and older. Use torch.cuda.nvtx, nvtx older than 0.2.12, or a newer nsys.";
  const forked =
    "If a worker emits them that is forked and starts no other program (multiprocessing with fork): set nsys.trace-fork-before-exec=true, or spawn it.";
  return {
    // Not that it emitted none: what nsys does not follow may have.
    why: "nsys saw no NVTX range at all.",
    help: [emit, forked, ...(isPython(argv) ? [python] : [])].join("\n"),
  };
}

/** True when a word is Python's: an interpreter, a script, or a launcher of its programs. A line for a shell is taken apart. */
function isPython(argv: readonly string[]): boolean {
  return argv
    .flatMap((argument) => argument.split(/[\s;&|()"'`]+/))
    .some((word) => /(^|\/)(python[\d.]*|torchrun|accelerate|deepspeed|vllm|pytest)$|\.py$/.test(word));
}

/** The NVTX domain in which NCCL tells of its own calls. */
export const ncclDomain = "NCCL";
