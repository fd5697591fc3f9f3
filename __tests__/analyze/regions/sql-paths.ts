import { DatabaseSync } from "node:sqlite";

/** A path as SQL alone finds it. */
export interface SqlPath {
  readonly path: string;
  readonly device: number;
  readonly launches: number;
  readonly selfNs: number;
}

/** Push/pop ranges, with their domains as `ranges` of a configuration writes them. */
const labelled = `CREATE TEMP TABLE ranges AS
  SELECT n.rowid AS id, n.start, n."end", n.globalTid AS tid,
    COALESCE(n.text, s.value) || COALESCE('@' || NULLIF(COALESCE(d.text, ds.value), ''), '') AS label
  FROM NVTX_EVENTS n LEFT JOIN StringIds s ON s.id = n.textId
  LEFT JOIN NVTX_EVENTS d ON d.eventType = 75 AND d.domainId = n.domainId AND d.globalTid / 0x1000000 = n.globalTid / 0x1000000
  LEFT JOIN StringIds ds ON ds.id = d.textId
  WHERE n.eventType = 59`;

/** For kernels of replayed graphs the ranges around the creation of their node that ended before the graph was instantiated. */
const captured = `CREATE TEMP TABLE captured AS
  SELECT k.rowid AS kernel, GROUP_CONCAT(n.label, '/' ORDER BY n.start, n."end" DESC) AS path
  FROM CUPTI_ACTIVITY_KIND_KERNEL k
  JOIN CUDA_GRAPH_NODE_EVENTS clone ON clone.graphNodeId = k.graphNodeId AND clone.originalGraphNodeId IS NOT NULL
  JOIN CUDA_GRAPH_NODE_EVENTS node ON node.graphNodeId = clone.originalGraphNodeId AND node.originalGraphNodeId IS NULL
  JOIN ranges n ON n.tid = node.globalTid AND n.start <= node.start AND n."end" >= node.start AND n."end" < clone.start
  GROUP BY 1`;

/**
 * The innermost paths of the kernels of a push/pop range, by joins over the tables of the export: the names of the ranges of the
 * range's thread that contain the launch call, from the range inward, and of a replayed graph's kernels those that were captured.
 * `lent`: kernels of other threads count as well, with the ranges of both threads.
 */
export function pathsBySql(file: string, name: string, lent: boolean): SqlPath[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const hasNodes = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'CUDA_GRAPH_NODE_EVENTS'").get();
  database.exec(`${labelled};
    ${hasNodes === undefined ? "CREATE TEMP TABLE captured (kernel, path)" : captured};
    CREATE TEMP TABLE launched AS
      SELECT k.rowid AS kernel, k.deviceId AS device, k."end" - k.start AS ns, r.start, r."end", r.globalTid AS tid
      FROM CUPTI_ACTIVITY_KIND_KERNEL k JOIN CUPTI_ACTIVITY_KIND_RUNTIME r
        ON r.correlationId = k.correlationId AND r.globalTid / 0x1000000 = k.globalPid / 0x1000000;
    CREATE TEMP TABLE within AS
      SELECT l.*, o.id AS outer_id, o.start AS outer_start, o."end" AS outer_end, o.tid AS outer_tid
      FROM launched l JOIN ranges o ON o.label = '${name}' AND o.start <= l.start AND o."end" >= l."end"
        AND (o.tid = l.tid OR ${lent ? "o.tid / 0x1000000 = l.tid / 0x1000000" : "FALSE"});`);
  const rows = database
    .prepare(
      `WITH paths AS (
         SELECT w.kernel, w.device, w.ns,
           (SELECT GROUP_CONCAT(n.label, '/' ORDER BY n.start, n."end" DESC) FROM ranges n
            WHERE n.id <> w.outer_id AND n.tid IN (w.tid, w.outer_tid) AND n.start <= w.start AND n."end" >= w."end"
              AND n.start >= w.outer_start AND n."end" <= w.outer_end) AS path
         FROM within w)
       SELECT CONCAT_WS('/', p.path, c.path) AS path, device, COUNT(*) AS launches, SUM(ns) AS selfNs
       FROM paths p LEFT JOIN captured c ON c.kernel = p.kernel GROUP BY 1, 2`,
    )
    .all();
  return rows.map((row) => ({
    path: String(row["path"]),
    device: Number(row["device"]),
    launches: Number(row["launches"]),
    selfNs: Number(row["selfNs"]),
  }));
}

/** How often ranges of one label were open within the range on its own thread, and for how long. */
export function instancesBySql(file: string, name: string): { label: string; instances: number; hostNs: number }[] {
  using database = new DatabaseSync(file, { readOnly: true });
  database.exec(labelled);
  return database
    .prepare(
      `SELECT n.label, COUNT(*) AS instances, SUM(n."end" - n.start) AS hostNs FROM ranges n JOIN ranges o
         ON o.label = ? AND o.tid = n.tid AND o.id <> n.id AND n.start >= o.start AND n."end" <= o."end"
       GROUP BY 1 ORDER BY 1`,
    )
    .all(name)
    .map((row) => ({
      label: String(row["label"]),
      instances: Number(row["instances"]),
      hostNs: Number(row["hostNs"]),
    }));
}
