import type { Nanoseconds } from "../../model/units.ts";

/** The ranges nested in a range, as a tree of names. The root is the range itself. */
export interface OperatorTree {
  /** True if each rank has its own report, so the reports don't repeat the same work. */
  readonly areRanks: boolean;
  readonly root: OperatorNode;
}

export interface OperatorNode {
  /** Formatted by `rangeText`. */
  readonly name: string;
  readonly around: OperatorNode | null;
  readonly nested: Map<string, OperatorNode>;
  /** Keyed by report and device. */
  readonly sums: Map<string, OperatorSum>;
}

/** What one GPU did in a path of nested ranges. */
export interface OperatorSum {
  readonly report: number;
  /** Null if the range ran on one GPU. */
  readonly device: number | null;
  instances: number;
  hostNs: Nanoseconds;
  /** The part of `hostNs` with nothing running on the GPU. */
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
  const known = node.nested.get(name);
  if (known !== undefined) return known;
  const made = createNode(name, node);
  node.nested.set(name, made);
  return made;
}

export function getSum({ sums }: OperatorNode, report: number, device: number | null): OperatorSum {
  const key = `${String(report)}/${String(device)}`;
  const known = sums.get(key);
  if (known !== undefined) return known;
  const times = { hostNs: 0, idleNs: 0, selfNs: 0, totalNs: 0, communicationNs: 0 };
  const made = { report, device, instances: 0, launches: 0, ...times };
  sums.set(key, made);
  return made;
}

/** A node and all nodes nested in it. Each node comes after its parent. */
export function listNested(node: OperatorNode): OperatorNode[] {
  const all = [node];
  for (const one of all) for (const nested of one.nested.values()) all.push(nested);
  return all;
}

/** Adds another report of the same round. `reports` is the number of reports added before. */
export function addTree(into: OperatorTree, from: OperatorTree, reports: number): void {
  const pairs: [OperatorNode, OperatorNode][] = [[into.root, from.root]];
  for (const [to, node] of pairs) {
    for (const sum of node.sums.values()) addSum(to, sum, from.areRanks ? reports : 0);
    for (const nested of node.nested.values()) pairs.push([getNested(to, nested.name), nested]);
  }
}

function addSum(node: OperatorNode, from: OperatorSum, reports: number): void {
  const into = getSum(node, from.report + reports, from.device);
  into.instances += from.instances;
  into.hostNs += from.hostNs;
  into.idleNs += from.idleNs;
  into.selfNs += from.selfNs;
  into.totalNs += from.totalNs;
  into.launches += from.launches;
  into.communicationNs += from.communicationNs;
}
