import { rangeText } from "../reports/range.ts";
import { median } from "../rounds.ts";
import type { ProfileOperator, ProfileOperatorRound, ProfileRange } from "./profile.ts";

/*
 * Operators are ranges nested in a range. A model's layers often have names that differ only by a number (`layer_17`, `block.3`). We call such
 * paths alike, and show them as one path.
 */

/** `decode/layer_3/attention`: a path, starting with its range. */
export function operatorText(range: Pick<ProfileRange, "name" | "domain">, path: readonly string[]): string {
  return [rangeText(range.name, range.domain), ...path].join("/");
}

/** Groups the operators on one GPU whose paths differ only by numbers. Groups are in order of first appearance. */
export function groupAlikeOperators<T extends Pick<ProfileOperator, "path" | "rank" | "report" | "device">>(
  operators: readonly T[],
): T[][] {
  return [
    ...Map.groupBy(
      operators,
      (operator) => `${gpuKey(operator)} ${JSON.stringify(operator.path.map(withoutNumbers))}`,
    ).values(),
  ];
}

/** A GPU's key, the same on both sides: the rank, or the report and device if the rank is unknown. Empty if `device` is null. */
export function gpuKey({ rank, report, device }: Pick<ProfileOperator, "rank" | "report" | "device">): string {
  if (device === null) return "";
  return rank === null ? `${String(report)}/${String(device)}` : String(rank);
}

/** The common name for alike paths, with `*` for each number that differs: `layer_*`. */
export function sharedPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = paths;
  return first.map((name, depth) => {
    const numbers = others.map((path) => path[depth]?.match(digits) ?? []);
    let at = -1;
    return name.replace(digits, (number) => {
      at += 1;
      return numbers.every((other) => other[at] === number) ? number : "*";
    });
  });
}

/** True if a shared name such as `layer_*` covers this name. */
export function isCoveredByName(name: string, shared: string): boolean {
  return name === shared || withoutNumbers(name) === withoutNumbers(shared);
}

const digits = /\d+/g;

/** The same for names that differ only in numbers. */
export function withoutNumbers(name: string): string {
  return name.replace(digits, "*");
}

/** The median over rounds of the number that `pick` returns. A round without the operator counts as 0. */
export function medianOverRounds(
  { rounds }: Pick<ProfileOperator, "rounds">,
  pick: (round: ProfileOperatorRound) => number,
): number {
  return median(rounds.map((round) => (round === null ? 0 : pick(round))));
}
