import { join } from "node:path";
import { asFailure, CaptureError } from "../../model/errors.ts";
import type { CaptureMode } from "../../model/profile/profile.ts";
import type { SeenRange } from "../../model/reports/range.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { configuredRanges, gatedPlan, sharedCapture, sharedPlan } from "../../plan/captures.ts";
import { explainGating, whyTooLarge } from "../../plan/shared-captures.ts";
import { setPurpose } from "../purpose.ts";
import type { Side } from "../session.ts";
import { captureNsys } from "./capture.ts";
import { readCapturedRanges, resolvePlan, type ResolvedPlan } from "./discovery.ts";
import { examineCaptured, rangeFailureIds } from "./round.ts";

export interface SettledPlan extends ResolvedPlan {
  readonly captureMode: CaptureMode;
}

export async function settlePlan(side: Side, plan: Plan): Promise<SettledPlan> {
  if (plan.captureMode !== "probe") return { ...(await resolvePlan(side, plan, null)), captureMode: plan.captureMode };
  const { log } = side.session.context;
  log.info("Probe: capturing the whole program once. If the report is small, all ranges share each capture.");
  const { emitted, why } = await runProbe(side);
  const resolved = await resolvePlan(side, gatedPlan(plan), emitted);
  const gated: SettledPlan = { ...resolved, captureMode: "range" };
  const ranges = resolved.plan.captures.length;
  if (ranges === 1) return gated;
  if (why !== null) {
    log.info(`Each range gets separate captures: ${why}`);
    return gated;
  }
  log.info(
    `The ${counted(ranges, "range")} share each capture, because the probe contains all of them and little else.`,
  );
  return { ...resolved, plan: sharedPlan(resolved.plan, side.config), captureMode: "all" };
}

interface Probe {
  readonly emitted: readonly SeenRange[] | null;
  readonly why: string | null;
}

/**
 * Runs the probe. It doesn't fail if nsys fails or a range is missing, because separate captures may still succeed, or will report the
 * missing range.
 */
async function runProbe(originalSide: Side): Promise<Probe> {
  const side = setPurpose(originalSide, "probe");
  const { value: captured, failure } = await captureNsys(side, {
    label: "probe",
    folder: join(side.name, "probe", "nsys"),
    trace: "cuda",
  });
  // If the program fails here, it would fail in a gated capture too.
  const { outcome, exitCode } = captured.end;
  if (failure !== null && outcome === "exited" && exitCode !== 0) throw new CaptureError(failure);
  if (failure !== null) return { emitted: null, why: `the probe failed. ${failure.what}` };
  const bytes = captured.reports.reduce((sum, report) => sum + report.bytes, 0);
  const tooLarge = whyTooLarge(bytes);
  if (tooLarge !== null) return { emitted: null, why: `${tooLarge}.` };
  try {
    const whole = sharedCapture(configuredRanges(side.config), side.config);
    const { emitted, reports, threads } = await examineCaptured(side, whole, null, captured);
    const outside = reports.reduce((sum, report) => sum + report.outside.launches, 0);
    const why = explainGating({ bytes, outside, threads });
    return { emitted, why: why === null ? null : `${why}.` };
  } catch (error) {
    const { id, what } = asFailure(error);
    // If only one range is at fault, we can still trust the list of ranges.
    const emitted = rangeFailureIds.has(id ?? "") ? await readCapturedRanges(side, captured) : null;
    return { emitted, why: `the probe failed. ${what}` };
  }
}
