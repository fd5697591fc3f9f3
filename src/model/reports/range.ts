/**
 * An NVTX range as a user names it: `Message` (default domain), `Message@Domain`, `Message@*` (any domain).
 * `*` and `?` in the message make it a glob, resolved against the ranges that exist. A literal `@` is written `\@`.
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
