/**
 * A search along a line of versions: number 0 is the good end, `last` the bad one. A search depends on nothing else, so to resume one, ask for
 * the next step with the stored answers.
 */
export interface SearchState {
  readonly last: number;
  /** The smallest change we look for, as a log ratio above 0: the figure's threshold. */
  readonly least: number;
  readonly answers: readonly Answer[];
}

/** The result of comparing two versions, where `base` is the earlier one, or a version that failed. */
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

/** A change from base to head. `log` is a log ratio, above 0 if head is worse. */
export interface Estimate {
  readonly log: number;
  readonly standardError: number;
  /** Degrees of freedom for Student's t. */
  readonly degrees: number;
}

/** A version that was measured or can be, with the failed versions right before it. We can't tell the versions in a block apart. */
export interface Block {
  /** The last version before the block. */
  readonly after: number;
  readonly version: number;
}

/** The blocks where a change can be, in order. A version that fails counts with the next one that doesn't. */
export function blocksOf({ last, answers }: SearchState): Block[] {
  const failed = failedVersions(answers);
  const usable = Array.from({ length: last }, (_, index) => index + 1).filter((version) => !failed.has(version));
  return usable.map((version, index) => ({ after: usable[index - 1] ?? 0, version }));
}

/** The versions that failed and were never measured. If one was measured once, it can be measured again. */
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
