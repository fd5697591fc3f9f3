import { rangeText } from "../reports/range.ts";
import { median } from "../rounds.ts";
import type { ProfileOperator, ProfileOperatorRound, ProfileRange } from "./profile.ts";

/*
 * The ranges nested in a range. Layers of a model have names that differ by numbers alone (`layer_17`, `block.3`): their paths are
 * alike, and are shown as one.
 */

/** `decode/layer_3/attention`: a path, with the range that it lies in. */
export function operatorText(range: Pick<ProfileRange, "name" | "domain">, path: readonly string[]): string {
  return [rangeText(range.name, range.domain), ...path].join("/");
}

/** Paths of one GPU that differ by numbers in names alone; the order is that of their first ones. */
export function alikeOperators<T extends Pick<ProfileOperator, "path" | "rank" | "report" | "device">>(
  operators: readonly T[],
): T[][] {
  return [
    ...Map.groupBy(
      operators,
      (operator) => `${gpuKey(operator)} ${JSON.stringify(operator.path.map(withoutNumbers))}`,
    ).values(),
  ];
}

/** One GPU on both sides: by its rank where that is known. */
export function gpuKey({ rank, report, device }: Pick<ProfileOperator, "rank" | "report" | "device">): string {
  if (device === null) return "";
  return rank === null ? `${String(report)}/${String(device)}` : String(rank);
}

/** What alike paths are called as one: `layer_*` where they differ. */
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

/** Whether a name is one of those that `layer_*` stands for, or the same. */
export function isNamed(name: string, shared: string): boolean {
  return name === shared || withoutNumbers(name) === withoutNumbers(shared);
}

const digits = /\d+/g;

function withoutNumbers(name: string): string {
  return name.replace(digits, "*");
}

/** A figure of a row: the median over rounds, a round without it being 0. */
export function medianOf(
  { rounds }: Pick<ProfileOperator, "rounds">,
  pick: (round: ProfileOperatorRound) => number,
): number {
  return median(rounds.map((round) => (round === null ? 0 : pick(round))));
}
