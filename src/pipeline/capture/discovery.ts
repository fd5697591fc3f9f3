import { matchRanges, mergeSeenRanges, seenRanges } from "../../analyze/seen-ranges.ts";
import { CaptureError } from "../../errors.ts";
import { explainUnseen } from "../../gate/unseen-range.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Plan } from "../../model/run/plan.ts";
import type { RangeSpec, SeenRange } from "../../model/reports/range.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { resolveGlobs } from "../../plan/captures.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { discover, type Captured } from "./capture.ts";
import { noticed } from "./examine.ts";
import { exportSqlite } from "./export.ts";
import { startedFor } from "../purpose.ts";
import { readingPorts, type Side } from "../session.ts";

/** A plan without globs. */
export interface ResolvedPlan {
  readonly plan: Plan;
  /** The ranges that the program emits, where they had to be known; else null. */
  readonly emitted: readonly SeenRange[] | null;
}

/** `emitted`: where that's known already. Throws UserError for a glob that matches nothing, CaptureError when the program fails. */
export async function resolvePlan(side: Side, plan: Plan, emitted: readonly SeenRange[] | null): Promise<ResolvedPlan> {
  if (plan.unresolved.length === 0) return { plan, emitted };
  const globs = plan.unresolved.map(({ text }) => text).join(", ");
  const found = emitted ?? (await emittedRanges(side, `Globs (${globs}) need the ranges that exist`));
  if ("what" in found) throw new CaptureError(found);
  return { plan: resolveGlobs(plan, side.config, found, matchRanges), emitted: found };
}

/** The error about a range that never opened, with what does exist. */
export async function explainUnopened(
  side: Side,
  error: CaptureError,
  range: RangeSpec,
  listRanges: ListRanges,
): Promise<CaptureError> {
  const { nsys, workload } = side.config;
  const emitted = await listRanges("A range was not seen");
  const given = { registeredStringsOnly: nsys["registered-strings-only"], argv: workloadArgv(workload, "hydra") };
  return new CaptureError(explainUnseen(error, range, emitted, given));
}

/** Which NVTX ranges a program emits, or why they could not be listed. */
export type ListRanges = (reason: string) => Promise<readonly SeenRange[] | Diagnostic>;

/** However often it is asked, the side's program runs once at most. */
export function listOnce(side: Side): ListRanges {
  let found = side.emitted === null ? null : Promise.resolve<readonly SeenRange[] | Diagnostic>(side.emitted);
  return async (reason) => (found ??= emittedRanges(side, reason));
}

/** Which NVTX ranges the program emits, by one more run of it, or why they could not be listed. */
export async function emittedRanges(given: Side, reason: string): Promise<readonly SeenRange[] | Diagnostic> {
  const side = startedFor(given, "discovery");
  const captured = await discover(side, reason);
  return "what" in captured ? captured : rangesIn(side, captured);
}

/** The NVTX ranges that a capture holds. Throws ToolError or ParseError for a report that cannot be read. */
export async function rangesIn({ session }: Side, captured: Captured): Promise<readonly SeenRange[]> {
  const sqlites = [];
  for (const { path } of captured.reports)
    sqlites.push(await exportSqlite(session.tools, path, captured.folder, captured.label));
  const seen = [];
  for (const sqlite of sqlites)
    seen.push(seenRanges(await readTrace(sqlite, noticed(captured.label, readingPorts(session.context)))));
  return mergeSeenRanges(seen.flat());
}
