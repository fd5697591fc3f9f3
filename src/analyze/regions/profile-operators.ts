import type { ProfileOperator, ProfileOperatorRound, ProfileRangeRound } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import type { RangeMeasure } from "../measure-range.ts";
import { createNode, getNested, type OperatorNode, type OperatorSum } from "./operator-tree.ts";

/** The most rows per range. Nobody reads more rows, and the limit keeps files small. */
export const mostOperators = 2000;

/** A path on one GPU. `sums` has null for each round in which the path wasn't open. */
interface Row {
  readonly node: OperatorNode;
  readonly sums: (OperatorSum | null)[];
  readonly totalNs: number;
  /** By round, the time of the rows nested directly inside this row. */
  readonly nestedNs: number[];
}

/** The ranges nested in a range over its rounds, sorted by total time. Empty if no round has nested ranges. */
export function profileOperators(
  measures: readonly RangeMeasure[],
  rounds: readonly Pick<ProfileRangeRound, "ranks">[],
  most = mostOperators,
): { readonly operators: ProfileOperator[]; readonly operatorsLeftOut: number } {
  const all = rowsOf(measures);
  if (all.every(({ node }) => node.around === null)) return { operators: [], operatorsLeftOut: 0 };
  // A row takes at least as long as any row inside it, and comes first if their times are equal.
  const kept = all.toSorted((one, other) => other.totalNs - one.totalNs).slice(0, most);
  const byNode = new Map<OperatorNode, Map<string, Row>>();
  for (const row of kept) {
    const gpus = byNode.get(row.node) ?? new Map<string, Row>();
    byNode.set(row.node, gpus.set(gpuOf(row), row));
  }
  for (const row of kept) {
    const around = row.node.around === null ? undefined : byNode.get(row.node.around)?.get(gpuOf(row));
    if (around === undefined) continue;
    for (const [round, sum] of row.sums.entries())
      around.nestedNs[round] = (around.nestedNs[round] ?? 0) + (sum?.totalNs ?? 0);
  }
  return {
    operators: kept.map((row) => operatorOf(row, rounds)),
    operatorsLeftOut: all.length - kept.length,
  };
}

/** The rows of all rounds. Each row comes after its parent. */
function rowsOf(measures: readonly RangeMeasure[]): Row[] {
  const root = createNode("", null);
  const found = new Map<OperatorNode, Map<string, (OperatorSum | null)[]>>();
  for (const [round, { operators }] of measures.entries()) {
    const pairs: [OperatorNode, OperatorNode][] = [[root, operators.root]];
    for (const [node, from] of pairs) {
      const gpus = found.get(node) ?? new Map<string, (OperatorSum | null)[]>();
      found.set(node, gpus);
      for (const [gpu, sum] of from.sums) {
        const sums = gpus.get(gpu) ?? measures.map(() => null);
        sums[round] = sum;
        gpus.set(gpu, sums);
      }
      for (const nested of from.nested.values()) pairs.push([getNested(node, nested.name), nested]);
    }
  }
  const depths = new Map<OperatorNode, number>();
  return [...found]
    .map(([node, gpus]) => {
      const depth = node.around === null ? 0 : (depths.get(node.around) ?? 0) + 1;
      depths.set(node, depth);
      return { node, gpus, depth };
    })
    .toSorted((one, other) => one.depth - other.depth)
    .flatMap(({ node, gpus }) =>
      [...gpus.values()].map((sums) => ({
        node,
        sums,
        totalNs: median(sums.map((sum) => sum?.totalNs ?? 0)),
        nestedNs: sums.map(() => 0),
      })),
    );
}

function gpuOf({ sums }: Row): string {
  const sum = sums.find((one) => one !== null);
  return `${String(sum?.report)}/${String(sum?.device)}`;
}

function operatorOf(
  { node, sums, nestedNs }: Row,
  rounds: readonly Pick<ProfileRangeRound, "ranks">[],
): ProfileOperator {
  const path: string[] = [];
  for (let at = node; at.around !== null; at = at.around) path.unshift(at.name);
  const { report = 0, device = null } = sums.find((sum) => sum !== null) ?? {};
  const ranks = rounds.flatMap((round) => round.ranks);
  const rank = ranks.find((one) => one.report === report && one.device === device)?.rank ?? null;
  return {
    path,
    rank,
    report,
    device,
    rounds: sums.map((sum, round) => (sum === null ? null : roundOf(sum, sum.totalNs - (nestedNs[round] ?? 0)))),
  };
}

function roundOf(sum: OperatorSum, selfNs: number): ProfileOperatorRound {
  const { instances, hostNs, idleNs, launches, totalNs, communicationNs } = sum;
  return { instances, hostNs, idleNs, launches, totalNs, selfNs, communicationNs };
}
