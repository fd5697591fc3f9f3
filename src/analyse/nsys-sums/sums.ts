import type { SumCheck } from "../../model/reports/sum-check.ts";

export interface Sum {
  instances: number;
  totalNs: number;
}

/** Sums by a text: lines of names. */
export type Sums = Map<string, Sum>;

/** How many differences are listed in full. */
const listedDifferences = 5;

/** Adds to the sum of a text. */
export function addSum(sums: Sums, text: string, instances: number, totalNs: number): void {
  const sum = sums.get(text);
  if (sum === undefined) sums.set(text, { instances, totalNs });
  else {
    sum.instances += instances;
    sum.totalNs += totalNs;
  }
}

/** A name as far as nsys's CSV can tell it: quotes are not escaped there, and a name with a line break falls apart. */
export function csvName(name: string): string {
  return (name.split(/\r\n|\r|\n/).at(-1) ?? "").replaceAll('"', "");
}

/** Compares sum by sum. `what` they are of is for the message. */
export function compareSums(ours: Sums, theirs: Sums, what: string): SumCheck {
  const differences: string[] = [];
  for (const text of new Set([...ours.keys(), ...theirs.keys()])) {
    const our = ours.get(text);
    const their = theirs.get(text);
    if (our !== undefined && their !== undefined && our.instances === their.instances && our.totalNs === their.totalNs)
      continue;
    differences.push(`${nameOf(text)}: ours ${describe(our)}, nsys ${describe(their)}`);
  }
  if (differences.length === 0)
    return { equal: true, detail: `${String(ours.size)} ${what}, ${describe(total(ours))}: equal to the nanosecond` };
  const rest = differences.length - listedDifferences;
  return {
    equal: false,
    differences: [
      `In sum: ours ${describe(total(ours))}, nsys ${describe(total(theirs))}`,
      ...differences.slice(0, listedDifferences),
      ...(rest > 0 ? [`and ${String(rest)} more`] : []),
    ],
  };
}

function nameOf(text: string): string {
  return text
    .split("\n")
    .filter((part) => part !== "")
    .join(" · ")
    .slice(0, 160);
}

function total(sums: Sums): Sum {
  const sum = { instances: 0, totalNs: 0 };
  for (const { instances, totalNs } of sums.values()) {
    sum.instances += instances;
    sum.totalNs += totalNs;
  }
  return sum;
}

function describe(sum: Sum | undefined): string {
  return sum === undefined ? "none" : `${String(sum.instances)} launches, ${String(sum.totalNs)} ns`;
}
