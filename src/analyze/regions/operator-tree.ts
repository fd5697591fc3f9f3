import type { Nanoseconds } from "../../model/units.ts";

/** The ranges nested in a range, as a tree of names; the root is the range itself. */
export interface OperatorTree {
  /** Each rank has a report of its own, so that reports are no instances of each other. */
  readonly areRanks: boolean;
  readonly root: OperatorNode;
}

export interface OperatorNode {
  /** As `rangeText` writes it. */
  readonly name: string;
  readonly around: OperatorNode | null;
  readonly nested: Map<string, OperatorNode>;
  /** By GPU (`gpuText`). */
  readonly sums: Map<string, OperatorSum>;
}

/** What one GPU did for a path of names. */
export interface OperatorSum {
  readonly report: number;
  /** Null: the range ran on one GPU. */
  readonly device: number | null;
  instances: number;
  hostNs: Nanoseconds;
  /** Of `hostNs`, the time in which nothing ran on the GPU. */
  idleNs: Nanoseconds;
  /** Of the kernels that are nested no deeper; the others are with those of all that is nested in it. */
  selfNs: Nanoseconds;
  totalNs: Nanoseconds;
  launches: number;
  communicationNs: Nanoseconds;
}

export function newNode(name: string, around: OperatorNode | null): OperatorNode {
  return { name, around, nested: new Map(), sums: new Map() };
}

export function nestedNode(node: OperatorNode, name: string): OperatorNode {
  const known = node.nested.get(name);
  if (known !== undefined) return known;
  const made = newNode(name, node);
  node.nested.set(name, made);
  return made;
}

export function sumOf({ sums }: OperatorNode, report: number, device: number | null): OperatorSum {
  const key = `${String(report)}/${String(device)}`;
  const known = sums.get(key);
  if (known !== undefined) return known;
  const times = { hostNs: 0, idleNs: 0, selfNs: 0, totalNs: 0, communicationNs: 0 };
  const made = { report, device, instances: 0, launches: 0, ...times };
  sums.set(key, made);
  return made;
}

/** A node and all that is nested in it; a node comes after the one around it. */
export function withNested(node: OperatorNode): OperatorNode[] {
  const all = [node];
  for (const one of all) all.push(...one.nested.values());
  return all;
}

/** Adds another report of the same round; `reports`: how many were added before. */
export function addTree(into: OperatorTree, from: OperatorTree, reports: number): void {
  const pairs: [OperatorNode, OperatorNode][] = [[into.root, from.root]];
  for (const [to, node] of pairs) {
    for (const sum of node.sums.values()) addSum(to, sum, from.areRanks ? reports : 0);
    for (const nested of node.nested.values()) pairs.push([nestedNode(to, nested.name), nested]);
  }
}

function addSum(node: OperatorNode, from: OperatorSum, reports: number): void {
  const into = sumOf(node, from.report + reports, from.device);
  into.instances += from.instances;
  into.hostNs += from.hostNs;
  into.idleNs += from.idleNs;
  into.selfNs += from.selfNs;
  into.totalNs += from.totalNs;
  into.launches += from.launches;
  into.communicationNs += from.communicationNs;
}
