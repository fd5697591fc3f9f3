import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu, splitRuns, findUnmeasured } from "../../analyze/ncu/add-ncu.ts";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { findTopKernels } from "../../analyze/top-kernels.ts";
import type { RangeToExplain } from "../../compare/to-explain.ts";
import { asFailure, CaptureError, type LlmProfileError } from "../../model/errors.ts";
import { diagnosticText } from "../../model/diagnostic.ts";
import { checkJoined, warnAboutJoin, type JoinedNcu } from "../../gate/ncu/ncu-gate.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import { rangeText, type SeenRange } from "../../model/reports/range.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { launchShape } from "../../model/ncu/measured-launch.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { replaysRanges } from "../../plan/ncu/argv.ts";
import {
  leftOutText,
  planNcu,
  planNcuAgain,
  waitsForPeers,
  type NcuCapturePlan,
  type NcuRangeToProfile,
} from "../../plan/ncu/captures.ts";
import { explainMissingNcu } from "../../report/ncu/ncu-status.ts";
import { endingMs, judgeAgain, limitToBudget, type Explainer, type Inquiry } from "../explainer.ts";
import { isProfile } from "../judge/judge.ts";
import { captureNcu } from "./ncu-capture.ts";
import { createStatusWithoutNcu, type NcuTool, type PreparedNcu } from "./ncu-tool.ts";
import { labelSide, type Session, type Side } from "../session.ts";
import { listCaptures, addWarnings, type MeasuredSide } from "../sides/measured-side.ts";
import { inKeptFolder } from "../sides/rounds.ts";

const rangeFailureIds = new Set(["ncu-kernel-missing", "ncu-kernel-filter", "ncu-no-rows", "ncu-range-not-seen"]);

interface Explained {
  readonly profile: Profile;
  readonly failure: LlmProfileError | null;
}

export const ncuExplainer: Explainer = {
  needs: (inquiry) => findUnaskedStatus(inquiry) === null,
  isEarly: false,
  cost: { leg: "ncu", starts: 1, endingMs },
  explain: async (inquiry, facts, mayBegin) => {
    const { ncu, judge, asked, head: measured } = inquiry;
    const question = { asked: asked ?? [], only: asksForSomeRanges(measured.side, asked) };
    const { profile, failure } = await explainKernels(measured, ncu, facts.profiles.head, question, mayBegin);
    const head = addFindings(profile);
    let { base } = facts.profiles;
    if (inquiry.base !== null && isProfile(base) && failure === null && asked !== null && asked.length > 0)
      base = await explainBase(inquiry.base, ncu, base, { asked, only: true }, mayBegin);
    return { ...judgeAgain(facts, { head, base }, judge), failure };
  },
};

function asksForSomeRanges({ config }: Side, asked: Inquiry["asked"]): boolean {
  return asked !== null && config.ncu.when === "auto";
}

export function findUnaskedStatus({ ncu, asked, failed, head }: Inquiry): NcuStatus | null {
  if (ncu.kind === "off") return createStatusWithoutNcu("off", null);
  if (failed !== null) return createStatusWithoutNcu("skipped", "An earlier round failed.");
  return asksForSomeRanges(head.side, asked) && asked?.length === 0 ? createStatusWithoutNcu("not-needed", null) : null;
}

export function logNcuNotNeeded({ context }: Session, status: NcuStatus): void {
  if (status.state === "not-needed") context.log.detail(explainMissingNcu(status) ?? "");
}

/** Explains the base's kernels. A failure is only a warning, because these measurements serve only as a comparison for the head's. */
async function explainBase(
  base: MeasuredSide,
  ncu: PreparedNcu,
  profile: Profile,
  question: Question,
  mayBegin: () => boolean,
): Promise<Profile> {
  if (ncu.kind !== "ready") return profile;
  const { session } = base.side;
  try {
    const { profile: explained, failure } = await inKeptFolder(base.side, async () =>
      explainKernels(base, ncu, profile, question, mayBegin),
    );
    const complete = addWarnings(addFindings(explained), session);
    if (failure !== null) await session.warn(`Couldn't profile the base's kernels with ncu: ${failure.message}`);
    return complete;
  } catch (error) {
    await session.warn(`Couldn't profile the base's kernels with ncu: ${asFailure(error).message}`);
    return profile;
  }
}

interface Question {
  readonly asked: readonly RangeToExplain[];
  readonly only: boolean;
}

/** If ncu fails, this returns the failure with the profile, so that earlier measurements aren't lost. */
async function explainKernels(
  measuredSide: MeasuredSide,
  prepared: PreparedNcu,
  profile: Profile,
  question: Question,
  mayBegin: () => boolean,
): Promise<Explained> {
  const without = (status: NcuStatus): Explained => ({ profile: { ...profile, ncu: status }, failure: null });
  if (prepared.kind === "off") return without(createStatusWithoutNcu("off", null));
  const { side } = measuredSide;
  const { session, config } = side;
  const { ncu } = config;
  const captures = listCaptures(measuredSide);
  const seen: SeenProgram = {
    ranges: captures.flatMap(({ seen: ranges }) => ranges),
    processes: Math.max(...captures.map(({ processes }) => processes)),
  };
  const questionRanges = question.only
    ? profile.ranges.filter((range) => findQuestion(question, range) !== undefined)
    : profile.ranges;
  if (question.only && questionRanges.length === 0) {
    const status = createStatusWithoutNcu("not-needed", null);
    logNcuNotNeeded(session, status);
    return without(status);
  }
  const volatile = new Set(seen.ranges.filter(({ isVolatile }) => isVolatile === true).map(rangeKeyText));
  const ranges = ncu.gating ? questionRanges.filter((range) => !volatile.has(rangeKeyText(range))) : questionRanges;
  if (ranges.length < questionRanges.length)
    await session.warn(
      `ncu: ${counted(questionRanges.length - ranges.length, "range")} can't be profiled, because a part of the range's name differs from run to run, so ncu's filter wouldn't find the range again. Set ncu.gating=false to profile the whole program.`,
    );
  const waiting = ranges.flatMap(({ kernels }) => kernels.filter((kernel) => waitsForPeers(ncu, kernel)));
  if (!ncu.gating && waiting.length > 0) {
    const why = `ncu wasn't started. Without ncu.gating, ncu would replay every kernel, including ${counted(waiting.length, "communication kernel")}, and wait forever for the other ranks. Set ncu.replay-mode=application to repeat the whole program instead.`;
    await session.warn(why);
    return without(createStatusWithoutNcu("skipped", why));
  }
  const namesAsked = (range: RangeKey) => findQuestion(question, range)?.kernels[side.name] ?? [];
  const plans = planNcu(
    ncu,
    prepared.kind === "ready" ? prepared.tool.filterMode : "global",
    ranges.map((range) => planRange(range, seen, namesAsked(range))),
    seen.processes,
  );
  if (plans.length === 0) return without(createStatusWithoutNcu("skipped", "No range has kernels to explain."));
  if (prepared.kind === "missing") return continueWithoutNcu(session, profile, new CaptureError(prepared.why));
  if (ncu.gating) await warnOtherThreads(session, ranges, ncu["top-kernels"]);
  if (ncu.gating && waiting.length > 0)
    session.context.log.detail(
      `ncu: ${counted(waiting.length, "communication kernel")} (${[...new Set(waiting.map(({ shortName }) => plainText(shortName)))].slice(0, 3).join(", ")}) won't be replayed, because ncu would wait forever for the other ranks.`,
    );
  session.context.log.detail(`${counted(plans.length, "ncu run")}: ${plans.map(({ label }) => label).join("; ")}.`);
  const { tool } = prepared;
  const measured: NcuStatus = {
    state: "measured",
    why: null,
    mode: ncu["replay-mode"],
    sections: [...tool.selection.sections],
    metrics: [...tool.selection.metrics],
    notNeeded: profile.ranges.flatMap((range) =>
      questionRanges.includes(range) ? [] : [{ name: range.name, domain: range.domain }],
    ),
  };
  return runPlans(side, tool, profile, { plans, namesAsked, mayBegin, measured });
}

function findQuestion({ asked }: Question, range: RangeKey): RangeToExplain | undefined {
  return asked.find((entry) => rangeKeyText(entry) === rangeKeyText(range));
}

interface RunsToMake {
  readonly plans: readonly NcuCapturePlan[];
  readonly namesAsked: (range: RangeKey) => readonly string[];
  readonly mayBegin: () => boolean;
  readonly measured: NcuStatus;
}

/** Runs the plans in order. If ranges that share a run took launches from each other, it adds another run for each of these ranges. */
async function runPlans(
  side: Side,
  tool: NcuTool,
  profile: Profile,
  { plans, namesAsked, mayBegin, measured }: RunsToMake,
): Promise<Explained> {
  const { session } = side;
  const { ncu } = side.config;
  let explained = profile;
  let finishedRuns = 0;
  let isOutOfTime = false;
  const failures: LlmProfileError[] = [];
  for (let queue: readonly NcuCapturePlan[] = plans; queue.length > 0;) {
    const [plan, ...rest] = queue;
    if (plan === undefined) break;
    queue = rest;
    isOutOfTime = !mayBegin();
    if (isOutOfTime) break;
    const leftOut = leftOutText(plan);
    if (leftOut !== null) await session.warn(leftOut);
    const timed = limitToBudget(side);
    try {
      const { rows, warnings } = await session.context.log.group(labelSide(timed, plan.label), async () =>
        captureNcu(timed, tool, plan),
      );
      finishedRuns += 1;
      for (const warning of warnings) await session.warn(warning);
      const { kernels: selected, shared } = plan;
      const filters = plan.filters.length === 0 ? null : plan.filters;
      const ncuRun = { mode: ncu["replay-mode"], rows, ranges: filters, selected, shared };
      explained = splitRuns(ncuRun).reduce(addNcu, explained);
      if (replaysRanges(ncu)) continue;
      const keys = filters?.map(rangeKeyText);
      const ranges = explained.ranges.filter((range) => keys?.includes(rangeKeyText(range)) ?? true);
      const joined = { label: plan.label, rows, ranges };
      await checkJoinedRows(session, plan, joined);
      if (shared !== null) queue = [...queue, ...planSeparateRuns(session, plan, joined, namesAsked)];
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.id === "ncu-permission") return continueWithoutNcu(session, profile, error);
      // If we shortened the time limit, hitting it isn't the fault of the program or ncu.
      isOutOfTime = error.id === "time-limit" && timed !== side;
      if (isOutOfTime) {
        await session.warn(`${plan.label}: The time budget ran out before ncu measured anything.`);
        break;
      }
      failures.push(error);
      if (!rangeFailureIds.has(error.id ?? "")) break;
    }
  }
  if (finishedRuns === 0 && isOutOfTime)
    return { profile: { ...profile, ncu: createStatusWithoutNcu("skipped", noTimeReason) }, failure: null };
  const [first] = failures;
  if (first === undefined) return { profile: { ...explained, ncu: measured }, failure: null };
  const failure =
    failures.length === 1
      ? first
      : new CaptureError({
          id: first.id ?? "ncu-failed",
          what: `${failures.length} of ${counted(failures.length + finishedRuns, "ncu run")} failed:`,
          failures,
        });
  const why = failures.map(({ where, message }) => (where === null ? message : `${where}: ${message}`)).join(" ");
  return { profile: { ...explained, ncu: { ...measured, state: "failed", why } }, failure };
}

/**
 * The range for the plan: how the program emits it, and the kernels that ncu can reach. `asked` has the names of kernels that need an
 * explanation.
 */
function planRange(range: ProfileRange, seen: SeenProgram, askedKernels: readonly string[]): NcuRangeToProfile {
  const { name, domain } = range;
  const reachableKernels = range.kernels.filter(hasOwnLaunch);
  const styles = seen.ranges
    .filter((seenRange) => rangeKeyText(seenRange) === rangeKeyText(range))
    .map(({ style }) => style);
  return {
    name,
    domain,
    styles: [...new Set(styles)],
    kernels: findTopKernels({ ...range, kernels: reachableKernels }, reachableKernels.length).map((kernel, index) => ({
      ...kernel,
      configurations: new Set(reachableKernels[index]?.variants.map(launchShape)).size,
      asked: askedKernels.includes(kernel.name),
    })),
  };
}

function planSeparateRuns(
  session: Session,
  plan: NcuCapturePlan,
  { rows, ranges }: JoinedNcu,
  namesAsked: (range: RangeKey) => readonly string[],
): NcuCapturePlan[] {
  return (plan.shared ?? []).flatMap((sharedRange) => {
    const range = ranges.find((candidate) => rangeKeyText(candidate) === rangeKeyText(sharedRange));
    const kernels =
      range === undefined ? [] : findUnmeasured(range, rows, sharedRange.kernels, namesAsked(sharedRange));
    if (kernels.length === 0) return [];
    const separatePlan = planNcuAgain(plan, sharedRange, kernels);
    session.context.log.detail(
      `${separatePlan.label}: Running ncu once more for ${counted(kernels.length, "kernel")} in this range. ncu first saw their launch configurations in another range, or never saw them.`,
    );
    return [separatePlan];
  });
}

const noTimeReason = "The time budget was used up before ncu could start.";

interface SeenProgram {
  readonly ranges: readonly SeenRange[];
  readonly processes: number;
}

async function continueWithoutNcu(session: Session, profile: Profile, error: LlmProfileError): Promise<Explained> {
  const policy = session.config.ncu.unavailable;
  if (policy === "fail")
    return { profile: { ...profile, ncu: createStatusWithoutNcu("failed", error.message) }, failure: error };
  const text = diagnosticText({ ...error, why: null });
  if (policy === "warn") await session.warn(`No kernel metrics: ${text}`);
  else session.context.log.detail(`No kernel metrics (ncu.unavailable: skip): ${text}`);
  const status = createStatusWithoutNcu(policy === "warn" ? "unavailable" : "skipped", error.what);
  return { profile: { ...profile, ncu: status }, failure: null };
}

async function checkJoinedRows(
  session: Session,
  { kernels, shared }: NcuCapturePlan,
  joined: JoinedNcu,
): Promise<void> {
  const broken = checkJoined(joined);
  if (broken !== null) throw new CaptureError(broken);
  // In a shared process, missing kernels aren't a mistake, because ranges take launches from each other.
  const selected = shared === null ? kernels : null;
  for (const warning of warnAboutJoin(joined, selected, session.config.ncu["launches-per-kernel"]))
    await session.warn(warning);
}

/** True if ncu can reach the kernel. ncu's filter by NVTX range sees only launches from the thread that opened the range. */
function hasOwnLaunch({ rounds }: ProfileKernel): boolean {
  return rounds.some((round) => round !== null && round.launches > round.otherThreadLaunches);
}

async function warnOtherThreads(session: Session, ranges: readonly ProfileRange[], count: number): Promise<void> {
  for (const range of ranges) {
    const unreachable = range.kernels.slice(0, count).filter((kernel) => !hasOwnLaunch(kernel)).length;
    if (unreachable === 0) continue;
    await session.warn(
      `ncu, ${rangeText(range.name, range.domain)}: ${unreachable} of the top ${counted(count, "kernel")} can't be profiled, because only other threads launched them. ncu's filter by NVTX range sees only the thread that opened the range. Set ncu.gating=false to profile the whole program.`,
    );
  }
}
