import type { KernelLaunches } from "../../model/reports/trace.ts";

interface Launch {
  readonly kernel: number;
  readonly start: number;
  readonly duration: number;
  readonly device: number;
  readonly stream: number;
  readonly process: number;
  readonly thread: number | null;
  readonly callStart: number | null;
  readonly callEnd: number | null;
  readonly fromGraph: number;
}

/** Fills the columns of kernel launches; `capacity` is the number of rows to come. */
export interface LaunchColumns {
  add(launch: Launch): void;
  /** Gives the launch added last another call, if that one started earlier. */
  replaceLaterCall(thread: number | null, callStart: number | null, callEnd: number | null): void;
  /** The columns, ordered by start. */
  finish(): KernelLaunches;
}

export function launchColumns(capacity: number): LaunchColumns {
  const columns = emptyColumns(capacity);
  let count = 0;
  const setCall = (row: number, thread: number | null, callStart: number | null, callEnd: number | null): void => {
    columns.thread[row] = thread ?? -1;
    columns.callStartNs[row] = callStart ?? NaN;
    columns.callEndNs[row] = callEnd ?? NaN;
  };
  return {
    add(launch) {
      columns.kernel[count] = launch.kernel;
      columns.startNs[count] = launch.start;
      columns.durationNs[count] = launch.duration;
      columns.device[count] = launch.device;
      columns.stream[count] = launch.stream;
      columns.process[count] = launch.process;
      columns.fromGraph[count] = launch.fromGraph;
      setCall(count, launch.thread, launch.callStart, launch.callEnd);
      count += 1;
    },
    replaceLaterCall(thread, callStart, callEnd) {
      const row = count - 1;
      if (callStart !== null && callStart < (columns.callStartNs[row] ?? NaN)) setCall(row, thread, callStart, callEnd);
    },
    finish() {
      const full = { ...columns, count };
      return isSorted(full.startNs) ? full : sortByStart(full);
    },
  };
}

function emptyColumns(length: number): Omit<KernelLaunches, "count"> {
  return {
    kernel: new Uint32Array(length),
    startNs: new Float64Array(length),
    durationNs: new Float64Array(length),
    device: new Uint16Array(length),
    stream: new Uint32Array(length),
    process: new Float64Array(length),
    thread: new Float64Array(length),
    callStartNs: new Float64Array(length),
    callEndNs: new Float64Array(length),
    fromGraph: new Uint8Array(length),
  };
}

function isSorted(times: Float64Array): boolean {
  for (let row = 1; row < times.length; row += 1) if ((times[row] ?? 0) < (times[row - 1] ?? 0)) return false;
  return true;
}

function sortByStart(columns: KernelLaunches): KernelLaunches {
  const { startNs } = columns;
  const order = Uint32Array.from({ length: columns.count }, (_, row) => row);
  order.sort((one, other) => (startNs[one] ?? 0) - (startNs[other] ?? 0) || one - other);
  const sorted = emptyColumns(columns.count);
  for (const [to, from] of order.entries()) {
    sorted.kernel[to] = columns.kernel[from] ?? 0;
    sorted.startNs[to] = columns.startNs[from] ?? 0;
    sorted.durationNs[to] = columns.durationNs[from] ?? 0;
    sorted.device[to] = columns.device[from] ?? 0;
    sorted.stream[to] = columns.stream[from] ?? 0;
    sorted.process[to] = columns.process[from] ?? 0;
    sorted.thread[to] = columns.thread[from] ?? 0;
    sorted.callStartNs[to] = columns.callStartNs[from] ?? NaN;
    sorted.callEndNs[to] = columns.callEndNs[from] ?? NaN;
    sorted.fromGraph[to] = columns.fromGraph[from] ?? 0;
  }
  return { ...sorted, count: columns.count };
}
