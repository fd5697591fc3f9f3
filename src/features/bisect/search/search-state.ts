/** 0 is the good end, `last` is the bad end. There's no other state, so a search can resume from its answers. */
export interface SearchState {
  readonly last: number;
  readonly least: number;
  readonly answers: readonly Answer[];
}

export type Answer = MeasuredAnswer | { readonly kind: "failed"; readonly version: number };

export interface MeasuredAnswer extends Estimate {
  readonly kind: "measured";
  readonly base: number;
  readonly head: number;
}

/** `log` is a log ratio, above 0 if head is worse. */
export interface Estimate {
  readonly log: number;
  readonly standardError: number;
  /** Degrees of freedom for Student's t. */
  readonly degrees: number;
}

/** A version that we can measure, with the failed versions right before it, which we can't tell apart from it. */
export interface Block {
  readonly after: number;
  readonly version: number;
}

/** A failed version is in the block of the next version that didn't fail. */
export function listBlocks({ last, answers }: SearchState): Block[] {
  const failed = findFailedVersions(answers);
  const usable = Array.from({ length: last }, (_, index) => index + 1).filter((version) => !failed.has(version));
  return usable.map((version, index) => ({ after: usable[index - 1] ?? 0, version }));
}

/** A version that was measured once can be measured again. */
export function findFailedVersions(answers: readonly Answer[]): ReadonlySet<number> {
  const measured = new Set(selectMeasured(answers).flatMap(({ base, head }) => [base, head]));
  return new Set(
    answers.flatMap((answer) => (answer.kind === "failed" && !measured.has(answer.version) ? [answer.version] : [])),
  );
}

export function selectMeasured(answers: readonly Answer[]): MeasuredAnswer[] {
  return answers.filter((answer) => answer.kind === "measured");
}

export function countVersions({ after, version }: Block): number {
  return version - after;
}
