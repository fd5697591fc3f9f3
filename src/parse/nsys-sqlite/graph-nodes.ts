import type { NodeCreation } from "../../model/reports/trace.ts";
import { forEachRow, processColumn, startColumn, threadColumn } from "./rows.ts";
import { badCell, type ColumnsOf, type Table } from "./table.ts";

/*
 * CUDA_GRAPH_NODE_EVENTS has a row "Graph Node Creation" for each node of a graph that's captured or built. When the graph is
 * instantiated, more rows follow: `originalGraphNodeId` has that node's id, and `graphNodeId` has the id that kernels refer to (nsys
 * 2025.3.1). Ids have 64 bits, with the graph's id in the upper half, and are unique only within a process.
 */

export const graphNodeShape = {
  table: "CUDA_GRAPH_NODE_EVENTS",
  required: { start: "integer", graphNodeId: "integer", globalTid: "integer?" },
  optional: { originalGraphNodeId: "integer?" },
} as const;

/** Later nodes count as not recorded. */
const mostNodeRows = 2_000_000;
const mostClones = 8;

export interface ReadNodes {
  readonly creations: readonly NodeCreation[];
  /** `graph` is the upper half of the nodes' ids. */
  readonly nodesOf: (process: number | null, graph: number) => FindCreation;
}

/** By the id's lower half, as an index into `creations`. Null if it wasn't recorded. */
type FindCreation = (node: number) => number | null;

interface StoredNode {
  createdNs: number | null;
  thread: number;
  clonedNs: number | null;
  original: StoredNode | null;
  creation: Creation | null;
}

/** If a captured graph was instantiated several times, the earliest instantiation counts. */
interface Creation extends NodeCreation {
  readonly index: number;
  instantiatedNs: number | null;
}

export function readGraphNodes(table: Table<ColumnsOf<typeof graphNodeShape>>, origin: bigint): ReadNodes {
  const graphs = new Map<string, Map<number, StoredNode>>();
  const graphOf = (process: number | null, graph: number): Map<number, StoredNode> => {
    const key = `${String(process)}/${graph}`;
    const nodes = graphs.get(key) ?? new Map<number, StoredNode>();
    graphs.set(key, nodes);
    return nodes;
  };
  const nodeOf = (process: number | null, graph: number, node: number): StoredNode => {
    const nodes = graphOf(process, graph);
    const stored = nodes.get(node) ?? { createdNs: null, thread: -1, clonedNs: null, original: null, creation: null };
    nodes.set(node, stored);
    return stored;
  };
  const original = table.column("originalGraphNodeId");
  forEachRow(
    table,
    {
      columns: [
        startColumn,
        processColumn,
        threadColumn,
        ["graphNodeId", "t.graphNodeId >> 32", "integer"],
        ["graphNodeId", "t.graphNodeId & 0xFFFFFFFF", "integer"],
        ["originalGraphNodeId", `${original} >> 32`, "integer?"],
        ["originalGraphNodeId", `${original} & 0xFFFFFFFF`, "integer?"],
      ],
      orderBy: "t.start, t.rowid",
      limit: mostNodeRows,
      parameters: { origin },
    },
    ([startNs, process, thread, graph, node, originalGraph, originalNode], row) => {
      const stored = nodeOf(process, graph, node);
      if (originalGraph === null || originalNode === null) {
        if (stored.createdNs !== null) return;
        stored.createdNs = startNs;
        stored.thread = thread ?? -1;
        return;
      }
      const original = nodeOf(process, originalGraph, originalNode);
      if (original === stored) throw badCell(table, row, "originalGraphNodeId", "another node", String(node));
      stored.original = original;
      stored.clonedNs = startNs;
    },
  );
  const creations: Creation[] = [];
  return {
    creations,
    nodesOf(process, graph) {
      const nodes = graphOf(process, graph);
      return (node) => {
        const ran = nodes.get(node);
        return ran === undefined ? null : creationOf(ran, process, creations);
      };
    },
  };
}

function creationOf(ran: StoredNode, process: number | null, creations: Creation[]): number | null {
  let created = ran;
  for (let clones = 0; clones < mostClones && created.original !== null; clones += 1) created = created.original;
  const { createdNs: atNs, thread } = created;
  if (atNs === null) return null;
  if (created.creation === null) {
    created.creation = { index: creations.length, process: process ?? -1, thread, atNs, instantiatedNs: ran.clonedNs };
    creations.push(created.creation);
  }
  const { creation } = created;
  if (ran.clonedNs !== null) creation.instantiatedNs = Math.min(ran.clonedNs, creation.instantiatedNs ?? ran.clonedNs);
  return creation.index;
}
