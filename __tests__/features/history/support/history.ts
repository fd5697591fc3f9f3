import type { HistoryRecord, StoredRecord } from "../../../../src/features/history/model/record.ts";
import { madeRecord as madeAnyRecord } from "./history-records.ts";

export { madeHistoryRange } from "./history-records.ts";

/** Night n's commit: n in hexadecimal, so that one can tell which it is. */
export function commitOf(night: number): string {
  return night.toString(16).padStart(40, "0");
}

/** A run of the job `bench` on the given night, from 0, of that night's commit. */
export function madeRecord(night: number, change: Partial<HistoryRecord> = {}): HistoryRecord {
  const date = new Date(Date.UTC(2026, 0, 1, 3) + night * 24 * 60 * 60 * 1000).toISOString();
  return madeAnyRecord({
    measuredAt: date,
    commit: { sha: commitOf(night), committedAt: date, branch: "main", subject: null },
    run: { id: night, attempt: 1, job: "bench" },
    machine: { gpus: ["NVIDIA H100 80GB HBM3"], gpuIds: ["aaaaaaaaaaaa"], driver: "580.65", cuda: "13.0" },
    command: "0123456789abcdef",
    captureMode: "range",
    ...change,
  });
}

/** One night after another, by what each night's record has of its own. */
export function madeNights(count: number, changeOf: (night: number) => Partial<HistoryRecord>): StoredRecord[] {
  return Array.from({ length: count }, (_, night) => ({
    path: `runs/${String(night)}.json`,
    record: madeRecord(night, changeOf(night)),
  }));
}
