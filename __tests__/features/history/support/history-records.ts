import type { HistoryRange, HistoryRecord } from "../../../../src/features/history/model/record.ts";
import { shaOf } from "../../../fixtures/github/state.ts";

/** A range that took 1 ms in each of three rounds. */
export function madeHistoryRange(change: Partial<HistoryRange> = {}): HistoryRange {
  return {
    ...{
      name: "decode",
      domain: "",
      skippedInstances: 0,
      instances: 1,
      launches: 10,
      synchronizations: 0,
      copyBytes: 0,
    },
    ...{ busyNs: [1_000_000, 1_000_000, 1_000_000], wall: null, referenceBusyNs: null, kernels: [] },
    ...change,
  };
}

/** The record of run 77 of the job `bench`, on 2026-11-23. */
export function madeRecord(change: Partial<HistoryRecord> = {}): HistoryRecord {
  return {
    schemaVersion: 1,
    tool: { name: "llm-profile", version: "1.0.0" },
    measuredAt: "2026-11-23T01:02:03.000Z",
    commit: { sha: shaOf("main"), committedAt: "2026-11-22T20:00:00Z", branch: "main", subject: "Change" },
    run: { id: 77, attempt: 1, job: "bench" },
    machine: { gpus: ["NVIDIA H100 80GB HBM3"], gpuIds: ["0123456789ab"], driver: "580.82.07", cuda: "13.0" },
    ...{ environment: null, command: null, captureMode: null, reference: null },
    ranges: [madeHistoryRange()],
    rangesLeftOut: 0,
    metrics: [],
    metricsLeftOut: 0,
    checks: [],
    links: { run: null, report: null, artifact: null },
    ...change,
  };
}
