import { join, relative } from "node:path";
import { CaptureError } from "../../model/errors.ts";
import type { CapturePlan, Plan } from "../../model/run/plan.ts";
import { gatesItself, skippedReports } from "../../plan/captures.ts";
import { describeExportPlace, type Captured } from "./capture.ts";
import { explainFailure, createRangeLister } from "./discovery.ts";
import { examineCapture, type ExaminedCapture } from "./examine.ts";
import { exportReports } from "./export.ts";
import type { Attempted } from "./profiled-process.ts";
import { loadFamilies } from "../conf.ts";
import { explainWithEngine } from "../engine.ts";
import { setPurpose } from "../purpose.ts";
import { labelSide, type Side, type StepPlace } from "../session.ts";
import { counted } from "../../model/text/listing.ts";

/** Failures that concern only one range. Any other failure would hit the next capture of the same program too. */
export const rangeFailureIds: ReadonlySet<string> = new Set([
  "range-not-seen",
  "range-not-registered",
  "instances-missing",
  "range-unfinished",
  "no-kernels",
  "kernels-outside-range",
  "kernels-lost",
]);

export type MakeCapture = (
  side: Side,
  plan: CapturePlan,
  round: number,
  place: StepPlace,
) => Promise<Attempted<Captured>>;

/** Tries every range, so that one job shows all failing ranges. */
export async function captureRound(
  originalSide: Side,
  plan: Plan,
  round: number,
  make: MakeCapture,
): Promise<ExaminedCapture[]> {
  const side = setPurpose(originalSide, "rounds");
  const examined: ExaminedCapture[] = [];
  const failures: CaptureError[] = [];
  const listRanges = createRangeLister(side);
  for (const [index, capturePlan] of plan.captures.entries()) {
    const label = labelSide(side, `round ${round}, ${capturePlan.label}`);
    const place = { label, folder: join(side.name, `round-${round}`, capturePlan.directory) };
    const turn = `${side.session.base === null ? "round" : side.name} ${round}`;
    const title = plan.captures.length === 1 ? turn : `${turn}, ${capturePlan.label}`;
    try {
      const capture = await side.session.context.log.group(title, async () => {
        const { value, failure } = await make(side, capturePlan, round, place);
        if (failure !== null) throw await explainFailure(side, capturePlan, failure, listRanges);
        return examineCaptured(side, capturePlan, round, value);
      });
      examined.push(capture);
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      failures.push(await explainWithEngine(side, error));
      const remaining = plan.captures.length - index - 1;
      if (remaining > 0 && !rangeFailureIds.has(error.id ?? "")) {
        side.session.context.log.info(
          `Skipping the other ${remaining === 1 ? "capture" : `${remaining} captures`}, which would fail for the same reason.`,
        );
        break;
      }
    }
  }
  const [first] = failures;
  if (first === undefined) return examined;
  if (failures.length === 1) throw first;
  throw new CaptureError({
    id: first.id ?? "captures-failed",
    what: `${failures.length} of ${counted(plan.captures.length, "capture")} of round ${round} failed:`,
    failures,
  });
}

export async function examineCaptured(
  side: Side,
  plan: CapturePlan,
  round: number | null,
  captured: Captured,
): Promise<ExaminedCapture> {
  const { session, config } = side;
  const expected = { wanted: plan.ranges, gated: gatesItself(plan) };
  const exported = await exportReports(
    {
      ...session.tools,
      note: session.context.log.detail,
    },
    captured.reports.slice(skippedReports(expected)).map(({ path }) => path),
    describeExportPlace(captured),
  );
  const reports = exported.map((report) => ({ ...report, source: relative(session.directory.path, report.source) }));
  return examineCapture(
    {
      label: captured.label,
      end: captured.end,
      output: captured.output,
      reports,
      ...expected,
      takesFirst: plan.takesFirst,
      requireKernels: config["require-kernels"],
      gpuSamples: captured.gpuSamples,
    },
    {
      attribution: config.attribution,
      families: loadFamilies(),
      // Reports show single instances only from the first round.
      timelines: round === 1,
      limit: session.rangeLimit,
    },
    session.context,
  );
}
