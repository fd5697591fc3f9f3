import { join } from "node:path";
import { matchRanges, mergeSeenRanges, listSeenRanges } from "../../analyze/seen-ranges.ts";
import { CaptureError } from "../../model/errors.ts";
import type { GateFailure } from "../../gate/process-gate.ts";
import { explainUnseen } from "../../gate/unseen-range.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CapturePlan, Plan } from "../../model/run/plan.ts";
import type { SeenRange } from "../../model/reports/range.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { resolveGlobs } from "../../plan/captures.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { captureNsys, describeExportPlace, type Captured } from "./capture.ts";
import { createReading } from "./examine.ts";
import { exportSqlite } from "./export.ts";
import { setPurpose } from "../purpose.ts";
import type { Side } from "../session.ts";

export interface ResolvedPlan {
  readonly plan: Plan;
  readonly emitted: readonly SeenRange[] | null;
}

export async function resolvePlan(side: Side, plan: Plan, emitted: readonly SeenRange[] | null): Promise<ResolvedPlan> {
  if (plan.unresolved.length === 0) return { plan, emitted };
  const globs = plan.unresolved.map(({ text }) => text).join(", ");
  const ranges = emitted ?? (await listEmittedRanges(side, `We need to resolve globs (${globs})`));
  if ("what" in ranges) throw new CaptureError(ranges);
  return { plan: resolveGlobs(plan, side.config, ranges, matchRanges), emitted: ranges };
}

/** The error for a failed capture. If the range never opened, no report shows which ranges exist, so the error lists them. */
export async function explainFailure(
  side: Side,
  { gate }: CapturePlan,
  failure: GateFailure,
  listRanges: ListRanges,
): Promise<CaptureError> {
  const error = new CaptureError(failure);
  if (gate.kind !== "nvtx" || failure.id !== "range-not-seen") return error;
  const { nsys, workload } = side.config;
  const emitted = await listRanges("A range is missing");
  const request = { registeredStringsOnly: nsys["registered-strings-only"], argv: workloadArgv(workload, "hydra") };
  return new CaptureError(explainUnseen(error, gate.range, emitted, request));
}

export type ListRanges = (reason: string) => Promise<readonly SeenRange[] | Diagnostic>;

/** Returns a function that lists a side's ranges. It runs the program only once, however often it's called. */
export function createRangeLister(side: Side): ListRanges {
  let listing = side.emitted === null ? null : Promise.resolve<readonly SeenRange[] | Diagnostic>(side.emitted);
  return async (reason) => (listing ??= listEmittedRanges(side, reason));
}

export async function listEmittedRanges(
  originalSide: Side,
  reason: string,
): Promise<readonly SeenRange[] | Diagnostic> {
  const side = setPurpose(originalSide, "discovery");
  side.session.context.log.detail(
    `${reason}: running the program once more, tracing only NVTX, to list the ranges it emits.`,
  );
  const folder = join(side.name, "discovery", "nsys");
  const { value, failure } = await captureNsys(side, { label: "discovery of ranges", folder, trace: "nvtx" });
  return failure ?? readCapturedRanges(side, value);
}

export async function readCapturedRanges({ session }: Side, captured: Captured): Promise<readonly SeenRange[]> {
  const sqlites = [];
  for (const { path } of captured.reports)
    sqlites.push(await exportSqlite(session.tools, path, describeExportPlace(captured)));
  const seen = [];
  for (const sqlite of sqlites)
    seen.push(listSeenRanges(await readTrace(sqlite, createReading(captured.label, session.context))));
  return mergeSeenRanges(seen.flat());
}
