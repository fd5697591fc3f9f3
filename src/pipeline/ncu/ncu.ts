import { addNcu } from "../../analyse/ncu/add-ncu.ts";
import { rangeKeyText } from "../../analyse/range-key.ts";
import { topKernels } from "../../analyse/top-kernels.ts";
import { CaptureError } from "../../errors.ts";
import { checkJoined, joinWarnings, type JoinedNcu } from "../../gate/ncu/ncu-joined.ts";
import type { Profile, ProfileRange } from "../../model/profile/profile.ts";
import type { NcuStatus } from "../../model/profile/profile-ncu.ts";
import { planNcu, replaysRanges, type NcuCapturePlan } from "../../plan/ncu-captures.ts";
import type { SeenProgram } from "../capture/side.ts";
import { captureNcu } from "./ncu-capture.ts";
import { goOnWithout, withoutNcu, type PreparedNcu } from "./ncu-tool.ts";
import type { RunContext } from "../start/run-context.ts";

/** Failures that another range need not have. */
const ownToRange = new Set(["ncu-kernel-missing", "ncu-kernel-filter", "ncu-no-rows", "ncu-range-not-seen"]);

/**
 * After the nsys captures: the top kernels of each range under Nsight Compute, and the profile with what it measured.
 * Throws CaptureError for what is not real, and for counters that may not be read where the configuration makes that a
 * failure.
 */
export async function explainKernels(
  run: RunContext,
  prepared: PreparedNcu,
  profile: Profile,
  seen: SeenProgram,
): Promise<Profile> {
  if (prepared.kind === "off") return { ...profile, ncu: withoutNcu("off", null) };
  const { ncu } = run.loaded.config;
  const plans = planNcu(
    ncu,
    profile.ranges.map((range) => ({
      name: range.name,
      domain: range.domain,
      styles: [
        ...new Set(
          seen.ranges.filter((other) => rangeKeyText(other) === rangeKeyText(range)).map(({ style }) => style),
        ),
      ],
      kernels: topKernels(range, ncu["top-kernels"]),
    })),
    seen.processes,
  );
  if (plans.length === 0) return { ...profile, ncu: withoutNcu("skipped", "No range has a kernel to explain.") };
  if (prepared.kind === "missing") return { ...profile, ncu: await goOnWithout(run, prepared.error) };
  const { tool } = prepared;
  const measured: NcuStatus = {
    state: "measured",
    why: null,
    mode: ncu["replay-mode"],
    sections: [...tool.selection.sections],
    metrics: [...tool.selection.metrics],
  };
  run.context.log.info(
    `${plans.length} ${plans.length === 1 ? "run" : "runs"} of ncu: ${plans.map(({ label }) => label).join("; ")}.`,
  );
  let explained = profile;
  const failures: CaptureError[] = [];
  for (const plan of plans) {
    await sayLeftOut(run, plan);
    try {
      const { rows, warnings } = await captureNcu(run, tool, plan);
      for (const warning of warnings) await run.warn(warning);
      const ranges = rangesOf(plan);
      explained = addNcu(explained, { mode: ncu["replay-mode"], rows, ranges, selected: plan.kernels });
      if (!replaysRanges(ncu))
        await judgeJoin(run, plan, { label: plan.label, rows, ranges: ofRun(explained, ranges) });
    } catch (error) {
      if (!(error instanceof CaptureError)) throw error;
      if (error.id === "ncu-permission") return { ...profile, ncu: await goOnWithout(run, error) };
      failures.push(error);
      if (!ownToRange.has(error.id ?? "")) break;
    }
  }
  const [first] = failures;
  if (first === undefined) return { ...explained, ncu: measured };
  if (failures.length === 1) throw first;
  throw new CaptureError({
    id: first.id ?? "ncu-failed",
    what: `${failures.length} of ${plans.length} runs of ncu failed:`,
    failures,
  });
}

/** The ranges that a run of ncu speaks of; null: all. */
function rangesOf({ filters }: NcuCapturePlan): readonly { readonly name: string; readonly domain: string }[] | null {
  return filters.length === 0 ? null : filters;
}

function ofRun(profile: Profile, ranges: ReturnType<typeof rangesOf>): readonly ProfileRange[] {
  const keys = ranges?.map(rangeKeyText);
  return profile.ranges.filter((range) => keys?.includes(rangeKeyText(range)) ?? true);
}

/** Throws CaptureError where the rows explain no kernel. */
async function judgeJoin(run: RunContext, { kernels }: NcuCapturePlan, joined: JoinedNcu): Promise<void> {
  const error = checkJoined(joined);
  if (error !== null) throw error;
  for (const warning of joinWarnings(joined, kernels, run.loaded.config.ncu["launches-per-kernel"]))
    await run.warn(warning);
}

async function sayLeftOut(run: RunContext, { label, leftOut, kernels }: NcuCapturePlan): Promise<void> {
  if (leftOut.length === 0) return;
  await run.warn(
    `${label}: ${leftOut.length} of ${leftOut.length + (kernels?.length ?? 0)} kernels are not profiled, since their names do not fit into one argument of 128 KiB. Lower ncu.top-kernels to choose.`,
  );
}
