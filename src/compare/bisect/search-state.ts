/**
 * A search along a line of versions: number 0 is the good end, `last` the bad one. It's a plain value, and all that a search depends on:
 * to resume one is to ask for the next step of the answers that are stored.
 */
export interface SearchState {
  readonly last: number;
  /** The smallest change that is looked for, as a log ratio above 0: the threshold of the figure. */
  readonly least: number;
  readonly answers: readonly Answer[];
}

/** What a comparison of two versions said; `base` is the earlier one. */
export type Answer = MeasuredAnswer | FailedAnswer;

export interface MeasuredAnswer extends Estimate {
  readonly kind: "measured";
  readonly base: number;
  readonly head: number;
}

/** A version that doesn't build, or whose captures fail. */
export interface FailedAnswer {
  readonly kind: "failed";
  readonly version: number;
}

/** A change from base to head: a log ratio, above 0 where head is worse. */
export interface Estimate {
  readonly log: number;
  readonly standardError: number;
  /** Of Student's t. */
  readonly degrees: number;
}

/** Versions between which nothing could be measured: one alone, unless those before it fail. The last of them was measured, or can be. */
export interface Block {
  /** The version before the first. */
  readonly after: number;
  readonly version: number;
}

/** The versions that can be changed points, in order: those that fail count with the next one that doesn't. */
export function blocksOf({ last, answers }: SearchState): Block[] {
  const failed = failedVersions(answers);
  const usable = Array.from({ length: last }, (_, index) => index + 1).filter((version) => !failed.has(version));
  return usable.map((version, index) => ({ after: usable[index - 1] ?? 0, version }));
}

/** A version that was measured once can be measured, whatever failed there later. */
export function failedVersions(answers: readonly Answer[]): ReadonlySet<number> {
  const measured = new Set(measuredOf(answers).flatMap(({ base, head }) => [base, head]));
  return new Set(
    answers.flatMap((answer) => (answer.kind === "failed" && !measured.has(answer.version) ? [answer.version] : [])),
  );
}

export function measuredOf(answers: readonly Answer[]): MeasuredAnswer[] {
  return answers.filter((answer) => answer.kind === "measured");
}

export function sizeOf({ after, version }: Block): number {
  return version - after;
}
