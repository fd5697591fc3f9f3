import { matchRanges, mergeSeenRanges, seenRanges } from "../../analyse/seen-ranges.ts";
import { CaptureError } from "../../errors.ts";
import { explainUnseen } from "../../gate/unseen-range.ts";
import type { Plan } from "../../model/run/plan.ts";
import type { RangeSpec, SeenRange } from "../../model/reports/range.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { resolveGlobs } from "../../plan/captures.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { discover } from "./capture.ts";
import { exportSqlite } from "./export.ts";
import type { RunContext } from "../start/run-context.ts";

/** Learns which NVTX ranges the program emits, by one more run of it at most. */
export interface Discovery {
  /** The plan without globs. Throws UserError for one that matches nothing, CaptureError when the program fails. */
  readonly resolve: (plan: Plan) => Promise<Plan>;
  /** The error about a range that never opened, with what does exist. */
  readonly explain: (error: CaptureError, range: RangeSpec) => Promise<CaptureError>;
}

export function createDiscovery(run: RunContext): Discovery {
  let known: Promise<readonly SeenRange[] | CaptureError> | null = null;
  const seen = (reason: string) => (known ??= findRanges(run, reason));
  return {
    resolve: async (plan) => {
      if (plan.unresolved.length === 0) return plan;
      const found = await seen(
        `Globs (${plan.unresolved.map(({ text }) => text).join(", ")}) need the ranges that exist`,
      );
      if (found instanceof CaptureError) throw found;
      return resolveGlobs(plan, run.loaded.config, found, matchRanges);
    },
    explain: async (error, range) =>
      explainUnseen(error, range, await seen("A range was not seen"), {
        registeredStringsOnly: run.loaded.config.nsys["registered-strings-only"],
        argv: workloadArgv(run.loaded.config.workload, "hydra"),
      }),
  };
}

async function findRanges(run: RunContext, reason: string): Promise<readonly SeenRange[] | CaptureError> {
  const captured = await discover(run, reason);
  if (captured instanceof CaptureError) return captured;
  const sqlites = [];
  for (const { path } of captured.reports) {
    sqlites.push(
      await exportSqlite(
        { nsys: run.nsys, runTool: run.runTool, environment: run.toolEnvironment },
        path,
        captured.folder,
        captured.label,
      ),
    );
  }
  return mergeSeenRanges(sqlites.flatMap((sqlite) => seenRanges(readTrace(sqlite))));
}
