import { rangeText } from "../reports/range.ts";
import { median } from "../rounds.ts";
import type { ProfileOperator, ProfileOperatorRound, ProfileRange } from "./profile.ts";

/*
 * Operators are ranges nested in a range. Layers often have names that differ only by a number (`layer_17`); such paths are alike, and show
 * as one.
 */

/** `decode/layer_3/attention`. */
export function operatorText(range: Pick<ProfileRange, "name" | "domain">, path: readonly string[]): string {
  return [rangeText(range.name, range.domain), ...path].join("/");
}

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

/** The rank, or the report and device if it's unknown. Empty if `device` is null. */
export function gpuKey({ rank, report, device }: Pick<ProfileOperator, "rank" | "report" | "device">): string {
  if (device === null) return "";
  return rank === null ? `${report}/${device}` : String(rank);
}

export function sharedPath(paths: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = paths;
  return first.map((name, depth) => {
    const numbers = others.map((path) => path[depth]?.match(digits) ?? []);
    let position = -1;
    return name.replace(digits, (number) => {
      position += 1;
      return numbers.every((other) => other[position] === number) ? number : "*";
    });
  });
}

export function isCoveredByName(name: string, shared: string): boolean {
  return name === shared || withoutNumbers(name) === withoutNumbers(shared);
}

const digits = /\d+/g;

export function withoutNumbers(name: string): string {
  return name.replace(digits, "*");
}

export function medianOverRounds(
  { rounds }: Pick<ProfileOperator, "rounds">,
  pick: (round: ProfileOperatorRound) => number,
): number {
  return median(rounds.map((round) => (round === null ? 0 : pick(round))));
}
