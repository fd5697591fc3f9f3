import { addFindings } from "../../analyze/findings/find.ts";
import { addNcu, ncuRuns } from "../../analyze/ncu/add-ncu.ts";
import { leftToOthers } from "../../analyze/ncu/left-to-others.ts";
import { rangeKeyText, rangeLabel, type RangeKey } from "../../analyze/range-key.ts";
import { topKernels } from "../../analyze/top-kernels.ts";
import type { RangeToExplain } from "../../compare/to-explain.ts";
import { asFailure, CaptureError, type LlmProfileError } from "../../errors.ts";
import { checkJoined, joinWarnings, type JoinedNcu } from "../../gate/ncu/ncu-gate.ts";
import type { Profile, ProfileKernel, ProfileRange } from "../../model/profile/profile.ts";
import type { SeenRange } from "../../model/reports/range.ts";
import type { NcuStatus } from "../../model/ncu/profile-ncu.ts";
import { launchShape } from "../../model/ncu/measured-launch.ts";
import { counted } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { replaysRanges } from "../../plan/ncu/argv.ts";
import {
  planNcu,
  planNcuAgain,
  waitsForPeers,
  type NcuCapturePlan,
  type NcuRangeToProfile,
} from "../../plan/ncu/captures.ts";
import { missingNcuText } from "../../report/ncu/ncu-status.ts";
import { endingMs, judgedAnew, withinBudget, type Explainer, type Inquiry } from "../explainer.ts";
import { isProfile } from "../judge/judge-of.ts";
import { captureNcu } from "./ncu-capture.ts";
import { goOnWithout, withoutNcu, type PreparedNcu } from "./ncu-tool.ts";
import { sideLabel, type Session, type Side } from "../session.ts";
import { capturesOf, withWarnings, type MeasuredSide } from "../sides/measured-side.ts";
import { inKeptFolder } from "../sides/rounds.ts";

/** Failures that another range need not have. */
const ownToRange = new Set(["ncu-kernel-missing", "ncu-kernel-filter", "ncu-no-rows", "ncu-range-not-seen"]);

/** A profile with what Nsight Compute measured, and why it did not measure all that it was to; null where it did. */
interface Explained {
  readonly profile: Profile;
  readonly failure: LlmProfileError | null;
}

/** The top kernels of what needs a reason, under Nsight Compute: on the head, and then on a base of this run. */
export const ncuExplainer: Explainer = {
  needs: (inquiry) => unaskedStatus(inquiry) === null,
  cost: { leg: "ncu", starts: 1, endingMs },
  explain: async (inquiry, known, mayBegin) => {
    const { ncu, judge, asked } = inquiry;
    const { profile: head, failure } = await explainHead(inquiry, known.profiles.head, mayBegin);
    let { base } = known.profiles;
    if (inquiry.base !== null && isProfile(base) && failure === null && asked !== null && asked.length > 0)
      base = await explainBase(inquiry.base, ncu, base, { asked, only: true }, mayBegin);
    return { ...judgedAnew(known, { head, base }, judge), failure };
  },
};

/** Whether ncu is asked of the ranges alone whose verdict needs a reason. */
function asksOnly({ config }: Side, asked: Inquiry["asked"]): boolean {
  return asked !== null && config.ncu.when === "auto";
}

/** Why nothing is asked of ncu; null where something is. */
export function unaskedStatus({ ncu, asked, failed, head }: Inquiry): NcuStatus | null {
  if (ncu.kind === "off") return withoutNcu("off", null);
  if (failed !== null) return withoutNcu("skipped", "A round failed before.");
  return asksOnly(head.side, asked) && asked?.length === 0 ? withoutNcu("not-needed", null) : null;
}

/** Where no verdict needs a reason that ncu could give, says so. */
export function sayNotNeeded({ context }: Session, status: NcuStatus): void {
  if (status.state === "not-needed") context.log.info(missingNcuText(status) ?? "");
}

/** The head's profile with what Nsight Compute says of it, and with its findings. */
async function explainHead(
  { head, ncu, asked }: Inquiry,
  profile: Profile,
  mayBegin: () => boolean,
): Promise<Explained> {
  const question = { asked: asked ?? [], only: asksOnly(head.side, asked) };
  const { profile: known, failure } = await explainKernels(head, ncu, profile, question, mayBegin);
  return { profile: addFindings(known), failure };
}

/** The base's kernels are explained for the sake of the head's: what fails there is a warning. */
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
    const { profile: known, failure } = await inKeptFolder(base.side, async () =>
      explainKernels(base, ncu, profile, question, mayBegin),
    );
    const found = withWarnings(addFindings(known), session);
    if (failure !== null) await session.warn(`The base's kernels could not be explained: ${failure.message}`);
    return found;
  } catch (error) {
    await session.warn(`The base's kernels could not be explained: ${asFailure(error).message}`);
    return profile;
  }
}

/** What Nsight Compute is asked. */
interface Question {
  readonly asked: readonly RangeToExplain[];
  /** True: of these ranges alone; false: of all. */
  readonly only: boolean;
}

/**
 * After the nsys captures: the top kernels of the ranges under Nsight Compute, and the profile with what it measured. What
 * fails there costs nothing of what is known already: it is in the result, as are counters that may not be read where the
 * configuration makes that a failure.
 */
async function explainKernels(
  measuredSide: MeasuredSide,
  prepared: PreparedNcu,
  profile: Profile,
  question: Question,
  mayBegin: () => boolean,
): Promise<Explained> {
  const without = (status: NcuStatus): Explained => ({ profile: { ...profile, ncu: status }, failure: null });
  if (prepared.kind === "off") return without(withoutNcu("off", null));
  const { side } = measuredSide;
  const { session, config } = side;
  const { ncu } = config;
  const ranges = rangesOfQuestion(profile, question);
  if (question.only && ranges.length === 0) {
    const status = withoutNcu("not-needed", null);
    sayNotNeeded(session, status);
    return without(status);
  }
  const waiting = ranges.flatMap(({ kernels }) => kernels.filter((kernel) => waitsForPeers(ncu, kernel)));
  if (!ncu.gating && waiting.length > 0) {
    const why = `Without ncu.gating every kernel would be replayed, ${counted(waiting.length, "communication kernel")} among them, whose peers would wait for ever. ncu was not started; ncu.replay-mode=application repeats the whole program instead.`;
    await session.warn(why);
    return without(withoutNcu("skipped", why));
  }
  const seen = seenOf(measuredSide);
  const namesAsked = (range: RangeKey) => askedOf(question, range)?.kernels[side.name] ?? [];
  const plans = planNcu(
    ncu,
    prepared.kind === "ready" ? prepared.tool.filterMode : "global",
    ranges.map((range) => toProfile(range, seen, namesAsked(range))),
    seen.processes,
  );
  if (plans.length === 0) return without(withoutNcu("skipped", "No range has a kernel to explain."));
  if (prepared.kind === "missing") return unexplained(session, profile, new CaptureError(prepared.why));
  if (ncu.gating) await sayOtherThreads(session, ranges, ncu["top-kernels"]);
  if (ncu.gating && waiting.length > 0)
    session.context.log.info(
      `ncu: ${counted(waiting.length, "communication kernel")} (${[...new Set(waiting.map(({ shortName }) => plainText(shortName)))].slice(0, 3).join(", ")}) will not be replayed, since their peers would wait.`,
    );
  session.context.log.info(`${counted(plans.length, "run")} of ncu: ${plans.map(({ label }) => label).join("; ")}.`);
  const { tool } = prepared;
  const measured: NcuStatus = {
    state: "measured",
    why: null,
    mode: ncu["replay-mode"],
    sections: [...tool.selection.sections],
    metrics: [...tool.selection.metrics],
    notNeeded: profile.ranges.flatMap((range) =>
      ranges.includes(range) ? [] : [{ name: range.name, domain: range.domain }],
    ),
  };
  const runs = await runPlans(side, tool, profile, { plans, namesAsked, mayBegin });
  if (runs.kind === "forbidden") return unexplained(session, profile, runs.error);
  if (runs.made === 0 && runs.isOutOfTime) return without(withoutNcu("skipped", noTime));
  return withFailures(runs, measured);
}

function askedOf({ asked }: Question, range: RangeKey): RangeToExplain | undefined {
  return asked.find((one) => rangeKeyText(one) === rangeKeyText(range));
}

function rangesOfQuestion({ ranges }: Profile, question: Question): readonly ProfileRange[] {
  return question.only ? ranges.filter((range) => askedOf(question, range) !== undefined) : ranges;
}

/** What the runs of ncu measured, as far as they came; `forbidden`: the driver lets nobody read its counters. */
type PlansRun =
  | { readonly kind: "forbidden"; readonly error: LlmProfileError }
  | {
      readonly kind: "ran";
      readonly profile: Profile;
      readonly made: number;
      readonly failures: readonly LlmProfileError[];
      /** The time budget left some out, or ended one. */
      readonly isOutOfTime: boolean;
    };

interface RunsToMake {
  readonly plans: readonly NcuCapturePlan[];
  /** Names of kernels. */
  readonly namesAsked: (range: RangeKey) => readonly string[];
  readonly mayBegin: () => boolean;
}

/** One run after another, and more of them where several ranges of one took kernels from each other. */
async function runPlans(
  side: Side,
  tool: Extract<PreparedNcu, { readonly kind: "ready" }>["tool"],
  profile: Profile,
  { plans, namesAsked, mayBegin }: RunsToMake,
): Promise<PlansRun> {
  const { session } = side;
  const { ncu } = side.config;
  let explained = profile;
  let made = 0;
  let isOutOfTime = false;
  const failures: LlmProfileError[] = [];
  for (let queue: readonly NcuCapturePlan[] = plans; queue.length > 0;) {
    const [plan, ...rest] = queue;
    if (plan === undefined) break;
    queue = rest;
    isOutOfTime = !mayBegin();
    if (isOutOfTime) break;
    await sayLeftOut(session, plan);
    const timed = withinBudget(side);
    try {
      const { rows, warnings } = await session.context.log.group(sideLabel(timed, plan.label), async () =>
        captureNcu(timed, tool, plan),
      );
      made += 1;
      for (const warning of warnings) await session.warn(warning);
      const { kernels: selected, shared } = plan;
      const of = rangesOf(plan);
      explained = ncuRuns({ mode: ncu["replay-mode"], rows, ranges: of, selected, shared }).reduce(addNcu, explained);
      if (replaysRanges(ncu)) continue;
      const joined = { label: plan.label, rows, ranges: ofRun(explained, of) };
      await checkJoin(session, plan, joined);
      if (shared !== null) queue = [...queue, ...againAlone(session, plan, joined, namesAsked)];
    } catch (thrown) {
      const error = asFailure(thrown);
      if (error.id === "ncu-permission") return { kind: "forbidden", error };
      // Not the program's fault, and not ncu's.
      isOutOfTime = error.id === "time-limit" && timed !== side;
      if (isOutOfTime) {
        await session.warn(`${plan.label}: ncu was ended with the time budget, and measured nothing.`);
        break;
      }
      failures.push(error);
      if (!ownToRange.has(error.id ?? "")) break;
    }
  }
  return { kind: "ran", profile: explained, made, failures, isOutOfTime };
}

function withFailures(
  { profile, made, failures }: Extract<PlansRun, { readonly kind: "ran" }>,
  measured: NcuStatus,
): Explained {
  const [first] = failures;
  if (first === undefined) return { profile: { ...profile, ncu: measured }, failure: null };
  const failure =
    failures.length === 1
      ? first
      : new CaptureError({
          id: first.id ?? "ncu-failed",
          what: `${failures.length} of ${failures.length + made} runs of ncu failed:`,
          failures,
        });
  const why = failures.map(({ where, message }) => (where === null ? message : `${where}: ${message}`)).join(" ");
  return { profile: { ...profile, ncu: { ...measured, state: "failed", why } }, failure };
}

/** A range as it is planned: how the program emits it, and those of its kernels that ncu can reach. `asked`: names of kernels. */
function toProfile(range: ProfileRange, seen: SeenProgram, asked: readonly string[]): NcuRangeToProfile {
  const { name, domain } = range;
  const own = range.kernels.filter(hasOwnLaunch);
  const styles = seen.ranges.filter((other) => rangeKeyText(other) === rangeKeyText(range)).map(({ style }) => style);
  return {
    name,
    domain,
    styles: [...new Set(styles)],
    kernels: topKernels({ ...range, kernels: own }, own.length).map((kernel, index) => ({
      ...kernel,
      configurations: new Set(own[index]?.variants.map(launchShape)).size,
      asked: asked.includes(kernel.name),
    })),
  };
}

/** What several ranges in one process took from each other, a process for each range that it matters to. */
function againAlone(
  session: Session,
  plan: NcuCapturePlan,
  { rows, ranges }: JoinedNcu,
  asked: (range: RangeKey) => readonly string[],
): NcuCapturePlan[] {
  return (plan.shared ?? []).flatMap((one) => {
    const range = ranges.find((each) => rangeKeyText(each) === rangeKeyText(one));
    const kernels = range === undefined ? [] : leftToOthers(range, rows, one.kernels, asked(one));
    if (kernels.length === 0) return [];
    const again = planNcuAgain(plan, one, kernels);
    session.context.log.info(
      `${again.label}: ncu runs once more for ${counted(kernels.length, "kernel")} of this range, whose launch configurations came in another range first, or not at all.`,
    );
    return [again];
  });
}

const noTime = "The time budget was over before it.";

/** What the captures tell of the program itself. */
interface SeenProgram {
  /** The ranges that were profiled, as the program emits them. */
  readonly ranges: readonly SeenRange[];
  /** The most processes that launched kernels in one report. */
  readonly processes: number;
}

function seenOf(measured: MeasuredSide): SeenProgram {
  const captures = capturesOf(measured);
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
async function checkJoin(session: Session, { kernels, shared }: NcuCapturePlan, joined: JoinedNcu): Promise<void> {
  const broken = checkJoined(joined);
  if (broken !== null) throw new CaptureError(broken);
  // What ranges of one process took from each other is no mistake.
  const selected = shared === null ? kernels : null;
  for (const warning of joinWarnings(joined, selected, session.config.ncu["launches-per-kernel"]))
    await session.warn(warning);
}

/** ncu's filter by NVTX range goes by the launching thread alone: what other threads launched is out of its reach. */
function hasOwnLaunch({ rounds }: ProfileKernel): boolean {
  return rounds.some((round) => round !== null && round.launches > round.otherThreadLaunches);
}

async function sayOtherThreads(session: Session, ranges: readonly ProfileRange[], count: number): Promise<void> {
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
