import { getOrAdd } from "../../model/maps.ts";
import type { ProfileOperator, ProfileRangeRound } from "../../model/profile/profile.ts";
import { median } from "../../model/rounds.ts";
import { addSums } from "../../model/sums.ts";
import type { Nanoseconds } from "../../model/units.ts";

export interface OperatorTree {
  /** True if each rank has its own report, so the reports don't repeat the same work. */
  readonly areRanks: boolean;
  readonly root: OperatorNode;
}

export interface OperatorNode {
  readonly name: string;
  readonly around: OperatorNode | null;
  readonly nested: Map<string, OperatorNode>;
  readonly sums: Map<string, OperatorSum>;
}

interface OperatorSum {
  readonly report: number;
  /** Null if the range ran on one GPU. */
  readonly device: number | null;
  instances: number;
  hostNs: Nanoseconds;
  idleNs: Nanoseconds;
  /** The time of kernels directly in this range. `totalNs` also includes the kernels of ranges nested in this range. */
  selfNs: Nanoseconds;
  totalNs: Nanoseconds;
  launches: number;
  communicationNs: Nanoseconds;
}

export function createNode(name: string, around: OperatorNode | null): OperatorNode {
  return { name, around, nested: new Map(), sums: new Map() };
}

export function getNested(node: OperatorNode, name: string): OperatorNode {
  return getOrAdd(node.nested, name, () => createNode(name, node));
}

const noTime = { instances: 0, hostNs: 0, idleNs: 0, selfNs: 0, totalNs: 0, launches: 0, communicationNs: 0 };

export function getSum({ sums }: OperatorNode, report: number, device: number | null): OperatorSum {
  return getOrAdd(sums, `${String(report)}/${String(device)}`, () => ({ report, device, ...noTime }));
}

export function listNested(node: OperatorNode): OperatorNode[] {
  const all = [node];
  for (const parent of all) for (const nested of parent.nested.values()) all.push(nested);
  return all;
}

export function addTree(into: OperatorTree, from: OperatorTree, reports: number): void {
  const pairs: [OperatorNode, OperatorNode][] = [[into.root, from.root]];
  for (const [to, node] of pairs) {
    for (const sum of node.sums.values())
      addSums(noTime, getSum(to, sum.report + (from.areRanks ? reports : 0), sum.device), sum);
    for (const nested of node.nested.values()) pairs.push([getNested(to, nested.name), nested]);
  }
}

/** The most rows per range. Nobody reads more rows, and the limit keeps files small. */
const mostOperators = 2000;

interface Row {
  readonly node: OperatorNode;
  readonly sums: (OperatorSum | null)[];
  readonly totalNs: number;
  readonly nestedNs: number[];
}

export function profileOperators(
  measures: readonly { readonly operators: OperatorTree }[],
  rounds: readonly Pick<ProfileRangeRound, "ranks">[],
  most = mostOperators,
): { readonly operators: ProfileOperator[]; readonly operatorsLeftOut: number } {
  const all = listRows(measures);
  if (all.every(({ node }) => node.around === null)) return { operators: [], operatorsLeftOut: 0 };
  // A row takes at least as long as any row inside it, and comes first if their times are equal.
  const kept = all.toSorted((a, b) => b.totalNs - a.totalNs).slice(0, most);
  const byNode = new Map<OperatorNode, Map<string, Row>>();
  for (const row of kept) {
    getOrAdd(byNode, row.node, () => new Map<string, Row>()).set(gpuText(row), row);
  }
  for (const row of kept) {
    const around = row.node.around === null ? undefined : byNode.get(row.node.around)?.get(gpuText(row));
    if (around === undefined) continue;
    for (const [round, sum] of row.sums.entries())
      around.nestedNs[round] = (around.nestedNs[round] ?? 0) + (sum?.totalNs ?? 0);
  }
  return {
    operators: kept.map((row) => profileOperator(row, rounds)),
    operatorsLeftOut: all.length - kept.length,
  };
}

function listRows(measures: readonly { readonly operators: OperatorTree }[]): Row[] {
  const root = createNode("", null);
  const sumsByNode = new Map<OperatorNode, Map<string, (OperatorSum | null)[]>>();
  for (const [round, { operators }] of measures.entries()) {
    const pairs: [OperatorNode, OperatorNode][] = [[root, operators.root]];
    for (const [node, from] of pairs) {
      const gpus = getOrAdd(sumsByNode, node, () => new Map<string, (OperatorSum | null)[]>());
      for (const [gpu, sum] of from.sums)
        getOrAdd(gpus, gpu, (): (OperatorSum | null)[] => measures.map(() => null))[round] = sum;
      for (const nested of from.nested.values()) pairs.push([getNested(node, nested.name), nested]);
    }
  }
  const depths = new Map<OperatorNode, number>();
  return [...sumsByNode]
    .map(([node, gpus]) => {
      const depth = node.around === null ? 0 : (depths.get(node.around) ?? 0) + 1;
      depths.set(node, depth);
      return { node, gpus, depth };
    })
    .toSorted((a, b) => a.depth - b.depth)
    .flatMap(({ node, gpus }) =>
      [...gpus.values()].map((sums) => ({
        node,
        sums,
        totalNs: median(sums.map((sum) => sum?.totalNs ?? 0)),
        nestedNs: sums.map(() => 0),
      })),
    );
}

function gpuText({ sums }: Row) {
  const sum = sums.find((candidate) => candidate !== null);
  return `${String(sum?.report)}/${String(sum?.device)}`;
}

function profileOperator({ node, sums, nestedNs }: Row, rounds: readonly Pick<ProfileRangeRound, "ranks">[]) {
  const path: string[] = [];
  for (let ancestor = node; ancestor.around !== null; ancestor = ancestor.around) path.unshift(ancestor.name);
  const { report = 0, device = null } = sums.find((sum) => sum !== null) ?? {};
  const ranks = rounds.flatMap((round) => round.ranks);
  const rank = ranks.find((candidate) => candidate.report === report && candidate.device === device)?.rank ?? null;
  return {
    path,
    rank,
    report,
    device,
    rounds: sums.map((sum, round) => (sum === null ? null : profileRound(sum, sum.totalNs - (nestedNs[round] ?? 0)))),
  };
}

function profileRound(sum: OperatorSum, selfNs: number) {
  const { instances, hostNs, idleNs, launches, totalNs, communicationNs } = sum;
  return { instances, hostNs, idleNs, launches, totalNs, selfNs, communicationNs };
}
