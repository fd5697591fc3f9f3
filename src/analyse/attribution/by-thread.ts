/** Things that a host call caused, as columns: where and when the call was. NaN times: the call is not known. */
export interface CallColumns {
  readonly count: number;
  readonly process: Float64Array;
  readonly thread: Float64Array;
  readonly startNs: Float64Array;
  readonly endNs: Float64Array;
}

/** The rows of one thread, ordered by the start of their calls. */
export interface ThreadRows {
  readonly process: number;
  readonly thread: number;
  readonly rows: Uint32Array;
}

/** Groups rows by thread; rows without a known call are left out. */
export function rowsByThread(calls: CallColumns): ThreadRows[] {
  const groups = new Map<number, Map<number, number[]>>();
  let last = { process: NaN, thread: NaN, rows: new Array<number>() };
  for (let row = 0; row < calls.count; row += 1) {
    if (Number.isNaN(calls.startNs[row] ?? NaN)) continue;
    const process = calls.process[row] ?? -1;
    const thread = calls.thread[row] ?? -1;
    if (process !== last.process || thread !== last.thread)
      last = { process, thread, rows: groupOf(groups, process, thread) };
    last.rows.push(row);
  }
  return [...groups].flatMap(([process, threads]) =>
    [...threads].map(([thread, rows]) => ({ process, thread, rows: sortedByStart(rows, calls.startNs) })),
  );
}

function groupOf(groups: Map<number, Map<number, number[]>>, process: number, thread: number): number[] {
  let threads = groups.get(process);
  if (threads === undefined) groups.set(process, (threads = new Map<number, number[]>()));
  let rows = threads.get(thread);
  if (rows === undefined) threads.set(thread, (rows = []));
  return rows;
}

function sortedByStart(rows: readonly number[], startNs: Float64Array): Uint32Array {
  const sorted = Uint32Array.from(rows);
  for (let at = 1; at < sorted.length; at += 1) {
    if ((startNs[sorted[at] ?? 0] ?? 0) >= (startNs[sorted[at - 1] ?? 0] ?? 0)) continue;
    return sorted.sort((one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || one - other);
  }
  return sorted;
}
