import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu } from "../../analyze/ncu/add-ncu.ts";
import { rangeKeyText, rangeLabel } from "../../analyze/range-key.ts";
import { topKernels } from "../../analyze/top-kernels.ts";
import { asFailure, CaptureError, type LlmProfileError } from "../../errors.ts";
import { checkJoined, joinWarnings, type JoinedNcu } from "../../gate/ncu/ncu-gate.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { SeenRange } from "../../model/reports/range.ts";
import type { NcuStatus } from "../../model/profile/profile-ncu.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { planNcu, replaysRanges, waitsForPeers, type NcuCapturePlan } from "../../plan/ncu-argv.ts";
import { captureNcu } from "./ncu-capture.ts";
import { goOnWithout, withoutNcu, type PreparedNcu } from "./ncu-tool.ts";
import type { Session, Side } from "../session.ts";
import { inKeptFolder, withWarnings } from "../sides/rounds.ts";

/** Failures that another range need not have. */
const ownToRange = new Set(["ncu-kernel-missing", "ncu-kernel-filter", "ncu-no-rows", "ncu-range-not-seen"]);

/** A profile with what Nsight Compute measured, and why it did not measure all that it was to; null where it did. */
interface Explained {
  readonly profile: Profile;
  readonly failure: LlmProfileError | null;
}

/**
 * The head's profile with what Nsight Compute says of it, which is not asked where something failed already, and with its
 * findings.
 */
export async function explainHead(
  head: Side,
  ncu: PreparedNcu,
  profile: Profile,
  failed: LlmProfileError | null,
): Promise<Explained> {
  const skipped = ncu.kind === "off" ? withoutNcu("off", null) : withoutNcu("skipped", "A round failed before.");
  const { profile: known, failure } =
    failed === null
      ? await explainKernels(head, ncu, profile)
      : { profile: { ...profile, ncu: skipped }, failure: failed };
  return { profile: withWarnings(addFindings(known), head.session), failure };
}

/** The base's kernels are explained for the sake of the head's: what fails there is a warning. */
export async function explainBase(base: Side, ncu: PreparedNcu, profile: Profile): Promise<Profile> {
  if (ncu.kind !== "ready") return profile;
  const { warn } = base.session;
  try {
    const { profile: known, failure } = await inKeptFolder(base, () => explainKernels(base, ncu, profile));
    const found = withWarnings(addFindings(known), base.session);
    if (failure !== null) await warn(`The base's kernels could not be explained: ${failure.message}`);
    return found;
  } catch (error) {
    await warn(`The base's kernels could not be explained: ${asFailure(error).message}`);
    return profile;
  }
}

/**
 * After the nsys captures: the top kernels of each range under Nsight Compute, and the profile with what it measured. What
 * fails there costs nothing of what is known already: it is in the result, as are counters that may not be read where the
 * configuration makes that a failure.
 */
async function explainKernels(side: Side, prepared: PreparedNcu, profile: Profile): Promise<Explained> {
  if (prepared.kind === "off") return { profile: { ...profile, ncu: withoutNcu("off", null) }, failure: null };
  const { session, config } = side;
  const { ncu } = config;
  const seen = seenOf(side);
  const waiting = profile.ranges.flatMap(({ kernels }) => kernels.filter((kernel) => waitsForPeers(ncu, kernel)));
  if (!ncu.gating && waiting.length > 0) {
    const why = `Without ncu.gating every kernel would be replayed, ${counted(waiting.length, "communication kernel")} among them, whose peers would wait for ever. ncu was not started; ncu.replay-mode=application repeats the whole program instead.`;
    await session.warn(why);
    return { profile: { ...profile, ncu: withoutNcu("skipped", why) }, failure: null };
  }
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
      kernels: topKernels({ ...range, kernels: range.kernels.filter(hasOwnLaunch) }, range.kernels.length),
    })),
    seen.processes,
  );
  if (plans.length === 0)
    return { profile: { ...profile, ncu: withoutNcu("skipped", "No range has a kernel to explain.") }, failure: null };
  if (prepared.kind === "missing") return unexplained(session, profile, new CaptureError(prepared.why));
  if (ncu.gating) await sayOtherThreads(session, profile, ncu["top-kernels"]);
  if (ncu.gating && waiting.length > 0)
    session.log.info(
      `ncu: ${counted(waiting.length, "communication kernel")} (${[...new Set(waiting.map(({ shortName }) => plainText(shortName)))].slice(0, 3).join(", ")}) will not be replayed, since their peers would wait.`,
    );
  const { tool } = prepared;
  const measured: NcuStatus = {
    state: "measured",
    why: null,
    mode: ncu["replay-mode"],
    sections: [...tool.selection.sections],
    metrics: [...tool.selection.metrics],
  };
  session.log.info(`${counted(plans.length, "run")} of ncu: ${plans.map(({ label }) => label).join("; ")}.`);
  let explained = profile;
  const failures: LlmProfileError[] = [];
  for (const plan of plans) {
    await sayLeftOut(session, plan);
    try {
      const { rows, warnings } = await captureNcu(side, tool, plan);
      for (const warning of warnings) await session.warn(warning);
      const ranges = rangesOf(plan);
      explained = addNcu(explained, { mode: ncu["replay-mode"], rows, ranges, selected: plan.kernels });
      if (!replaysRanges(ncu))
        await checkJoin(session, plan, { label: plan.label, rows, ranges: ofRun(explained, ranges) });
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.id === "ncu-permission") return unexplained(session, profile, error);
      failures.push(error);
      if (!ownToRange.has(error.id ?? "")) break;
    }
  }
  const [first] = failures;
  if (first === undefined) return { profile: { ...explained, ncu: measured }, failure: null };
  const failure =
    failures.length === 1
      ? first
      : new CaptureError({
          id: first.id ?? "ncu-failed",
          what: `${failures.length} of ${plans.length} runs of ncu failed:`,
          failures,
        });
  const why = failures.map(({ where, message }) => (where === null ? message : `${where}: ${message}`)).join(" ");
  return { profile: { ...explained, ncu: { ...measured, state: "failed", why } }, failure };
}

/** What the captures tell of the program itself. */
interface SeenProgram {
  /** The ranges that were profiled, as the program emits them. */
  readonly ranges: readonly SeenRange[];
  /** The most processes that launched kernels in one report. */
  readonly processes: number;
}

function seenOf({ rounds }: Side): SeenProgram {
  const captures = rounds.flat();
  return {
    ranges: captures.flatMap(({ seen }) => seen),
    processes: Math.max(...captures.map(({ processes }) => processes)),
  };
}

/** Without an ncu that can be used: by `ncu.unavailable`, that is a failure or is none. */
async function unexplained(session: Session, profile: Profile, error: LlmProfileError): Promise<Explained> {
  const status = await goOnWithout(session, error);
  return status === null
    ? { profile: { ...profile, ncu: withoutNcu("failed", error.message) }, failure: error }
    : { profile: { ...profile, ncu: status }, failure: null };
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
async function checkJoin(session: Session, { kernels }: NcuCapturePlan, joined: JoinedNcu): Promise<void> {
  const broken = checkJoined(joined);
  if (broken !== null) throw new CaptureError(broken);
  for (const warning of joinWarnings(joined, kernels, session.config.ncu["launches-per-kernel"]))
    await session.warn(warning);
}

/** ncu's filter by NVTX range goes by the launching thread alone: what other threads launched is out of its reach. */
function hasOwnLaunch({ rounds }: ProfileKernel): boolean {
  return rounds.some((round) => round !== null && round.launches > round.otherThreadLaunches);
}

async function sayOtherThreads(session: Session, { ranges }: Profile, count: number): Promise<void> {
  for (const range of ranges) {
    const left = range.kernels.slice(0, count).filter((kernel) => !hasOwnLaunch(kernel)).length;
    if (left === 0) continue;
    await session.warn(
      `ncu, ${rangeLabel(range)}: of the ${count} kernels with the most time, ${left} are not profiled, since other threads launched all of them: ncu's filter by NVTX range knows the launching thread alone. With ncu.gating=false the whole program is profiled.`,
    );
  }
}

async function sayLeftOut(session: Session, { label, leftOut, kernels }: NcuCapturePlan): Promise<void> {
  if (leftOut.length === 0) return;
  await session.warn(
    `${label}: ${leftOut.length} of ${leftOut.length + (kernels?.length ?? 0)} kernels are not profiled, since their names do not fit into one argument of 128 KiB. Lower ncu.top-kernels to choose.`,
  );
}
