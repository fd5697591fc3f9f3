import type { Trace } from "../../model/reports/trace.ts";
import { effectiveEndNs, kernelCalls } from "./attribute.ts";
import { rowsByThread } from "./by-thread.ts";
import { openRanges } from "./open-ranges.ts";

/** For each kernel the push/pop range that its launch call is in most deeply: an index into `trace.ranges`, -1 without one. */
export function innermostRanges(trace: Trace): Int32Array {
  const calls = kernelCalls(trace);
  const innermost = new Int32Array(calls.count).fill(-1);
  const byThread = Map.groupBy(
    trace.ranges.map((range, index) => ({ ...range, index })).filter(({ style }) => style === "pushpop"),
    ({ process, thread }) => `${String(process)}/${String(thread)}`,
  );
  for (const { process, thread, rows } of rowsByThread(calls)) {
    const ranges = byThread.get(`${String(process)}/${String(thread)}`) ?? [];
    // Ranges are by start, so that of those that contain the call the last one is the innermost.
    openRanges(ranges, effectiveEndNs, calls, rows, (row, containing) => {
      innermost[row] = containing.at(-1)?.index ?? -1;
    });
  }
  return innermost;
}
