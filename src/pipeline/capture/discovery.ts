import { matchRanges, mergeSeenRanges, seenRanges } from "../../analyze/seen-ranges.ts";
import { CaptureError } from "../../errors.ts";
import { explainUnseen } from "../../gate/unseen-range.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import type { RangeSpec, SeenRange } from "../../model/reports/range.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { resolveGlobs } from "../../plan/captures.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { discover } from "./capture.ts";
import { noticed } from "./examine.ts";
import { exportSqlite } from "./export.ts";
import { readingPorts, type Side } from "../session.ts";

/** The plan without globs. Throws UserError for one that matches nothing, CaptureError when the program fails. */
export async function resolvePlan(side: Side, plan: Plan): Promise<Plan> {
  if (plan.unresolved.length === 0) return plan;
  const globs = plan.unresolved.map(({ text }) => text).join(", ");
  const found = await emittedRanges(side, `Globs (${globs}) need the ranges that exist`);
  if ("what" in found) throw new CaptureError(found);
  return resolveGlobs(plan, side.config, found, matchRanges);
}

/** The error about a range that never opened, with what does exist. */
export async function explainUnopened(side: Side, error: CaptureError, range: RangeSpec): Promise<CaptureError> {
  const { nsys, workload } = side.config;
  const emitted = await emittedRanges(side, "A range was not seen");
  const given = { registeredStringsOnly: nsys["registered-strings-only"], argv: workloadArgv(workload, "hydra") };
  return new CaptureError(explainUnseen(error, range, emitted, given));
}

/** Which NVTX ranges the program emits, by one more run of it at most. */
export async function emittedRanges(side: Side, reason: string): Promise<readonly SeenRange[] | Diagnostic> {
  return (side.emitted ??= findRanges(side, reason));
}

async function findRanges(side: Side, reason: string): Promise<readonly SeenRange[] | Diagnostic> {
  const { nsys, runTool, toolEnvironment: environment } = side.session;
  const captured = await discover(side, reason);
  if ("what" in captured) return captured;
  const sqlites = [];
  for (const { path } of captured.reports)
    sqlites.push(await exportSqlite({ nsys, runTool, environment }, path, captured.folder, captured.label));
  const seen = [];
  for (const sqlite of sqlites)
    seen.push(seenRanges(await readTrace(sqlite, noticed(captured.label, readingPorts(side.session)))));
  return mergeSeenRanges(seen.flat());
}
