import type { Profile, ProfileRange } from "../model/profile/profile.ts";
import type { Ratio } from "../model/units.ts";
import { rangeLabel } from "./range-key.ts";

/** A difference of this size is the program's own: batches of requests, a retry, a kernel chosen by measuring. */
const usualRatio: Ratio = 0.01;
/** Kernels to name. */
const named = 3;

/**
 * The rounds of a profile stand for one program. Where they launched other kernels, or more of them, their medians are of
 * no round that ever was: a sentence for each such range. Rounds of two programs, given as reports of one, show here.
 */
export function roundDifferences(ranges: Profile["ranges"]): string[] {
  return ranges.flatMap((range) => {
    const launches = range.rounds.map((round) => round.launches);
    const least = Math.min(...launches);
    const most = Math.max(...launches);
    const some = inSomeRounds(range);
    const parts = [
      ...(most - least > usualRatio * most ? [`${String(least)} to ${String(most)} launches`] : []),
      ...(some.length > 0
        ? [
            `${String(some.length)} of ${String(range.kernels.length)} kernels are not in all of them (${some.slice(0, named).join(", ")}${some.length > named ? ", …" : ""})`,
          ]
        : []),
    ];
    return parts.length === 0
      ? []
      : [
          `Range ${rangeLabel(range)}: the rounds did not do the same work: ${parts.join("; ")}. Medians over them tell of none of them. Two programs, or one with two settings, are to be compared: llm-profile compare --base … --head ….`,
        ];
  });
}

/** Kernels that a round lacks and that take a share worth naming in another. */
function inSomeRounds({ rounds, kernels }: ProfileRange): string[] {
  return kernels
    .filter(
      (kernel) =>
        kernel.rounds.includes(null) &&
        kernel.rounds.some((round, index) => (round?.totalNs ?? 0) > usualRatio * (rounds[index]?.kernelNs ?? 0)),
    )
    .map(({ shortName }) => shortName);
}
