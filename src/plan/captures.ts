import { UserError } from "../errors.ts";
import type { Config } from "../model/config.ts";
import type { CaptureMode } from "../model/profile/profile.ts";
import { usualRounds, type CaptureGate, type CapturePlan, type Plan } from "../model/run/plan.ts";
import { noRanges, type RangeSpec, rangeText, type SeenRange, wholeCaptureName } from "../model/reports/range.ts";
import { counted } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";
import { uniqueSafeNames } from "../model/text/safe-name.ts";
import { captureRangeEnd } from "./nsys-argv.ts";
import { parseRange } from "./nvtx-range.ts";
import { workloadArgv } from "./workload.ts";

/** The ranges of the configuration, each with the instances asked of it. Throws UserError for a bad one, and for one that two of them name. */
export function configuredRanges(config: Config): RangeSpec[] {
  const ranges = config.ranges.map((entry) =>
    typeof entry === "string"
      ? parseRange(entry, config.instances)
      : parseRange(entry.range, entry.instances ?? config.instances, entry.skip),
  );
  if (ranges.some(({ message, domain }) => message === wholeCaptureName && domain === null))
    throw new UserError({
      id: "bad-range",
      what: `Bad NVTX range ${JSON.stringify(wholeCaptureName)}.`,
      where: "ranges",
      why: "Reports call the capture of a program without ranges so; no program emits it.",
      help: "Leave the range out, and set nsys.gating=false to record the whole program.",
    });
  for (const [index, range] of ranges.entries()) {
    const other = ranges.slice(0, index).find((one) => namesSame(one, range));
    if (other !== undefined)
      throw new UserError({
        id: "bad-range",
        what: `The NVTX range ${JSON.stringify(range.text)} is listed more than once.`,
        where: "ranges",
        why: other.text === range.text ? null : `${JSON.stringify(other.text)} means it, too.`,
        help: "Name each range once: it would count twice.",
      });
  }
  return ranges;
}

/** Of the same name, where one of them means any domain or both the same. What a glob matches isn't known yet. */
function namesSame(one: RangeSpec, other: RangeSpec): boolean {
  const sameDomain = one.domain === other.domain || one.domain === "*" || other.domain === "*";
  return one.message === other.message && one.glob === other.glob && sameDomain;
}

/**
 * The captures of a run. Each range gates one of its own, unless one enclosing range, cudaProfilerApi or no gate makes a
 * single capture in which all of them are analyzed, as while a server's client runs or a loop of the program turns once. Of several ranges a probe decides whether
 * they share each capture, where no setting does. Globs that would gate stay in `unresolved` for resolveGlobs.
 */
export function planCaptures(config: Config): Plan {
  const ranges = configuredRanges(config);
  const whole = captureOfAll(config, ranges);
  if (whole !== null)
    return { ...roundsOf(config), captureMode: "all", captures: named([whole], config), unresolved: [] };
  const plain = ranges.filter((range) => !range.glob);
  return {
    ...roundsOf(config),
    captureMode: mayShare(config, ranges) ? "probe" : "range",
    captures: named(
      plain.map((range) => gatedBy(range)),
      config,
    ),
    unresolved: ranges.filter((range) => range.glob),
  };
}

/** The one capture in which all ranges are analyzed, where a setting asks for it. */
function captureOfAll(config: Config, ranges: readonly RangeSpec[]): Unnamed | null {
  const { server, "rounds-per-load": roundsPerLoad } = config.workload;
  if (server.command !== null) return { label: "server", gate: { kind: "none" }, ranges, takesFirst: false };
  if (roundsPerLoad !== null) return { label: "program", gate: { kind: "none" }, ranges, takesFirst: false };
  const gate = enclosingGate(config);
  if (gate === null) return null;
  refuseSkippedGate(gate, ranges);
  return { label: labelOf(gate), gate, ranges, takesFirst: false };
}

/** Whether several ranges may be taken from one capture. A program that nsys is to end at a gate may not end without one. */
function mayShare({ nsys }: Config, ranges: readonly RangeSpec[]): boolean {
  const several = ranges.length > 1 || ranges.some(({ glob }) => glob);
  return several && nsys.captures === "auto" && nsys["capture-range-end"] === "auto";
}

/** The plan in which each range gates its captures, without a probe. */
export function gatedPlan(plan: Plan): Plan {
  return { ...plan, captureMode: "range" };
}

/** A recorded base whose ranges gated their captures is compared with captures of that kind: no probe is to be made. */
export function likeRecorded(plan: Plan, recorded: CaptureMode | null): Plan {
  return plan.captureMode === "probe" && recorded === "range" ? gatedPlan(plan) : plan;
}

/** The plan in which every capture has all ranges. It has no globs. */
export function sharedPlan(plan: Plan, config: Config): Plan {
  const ranges = plan.captures.flatMap((capture) => capture.ranges);
  return { ...plan, captureMode: "all", captures: [sharedCapture(ranges, config)] };
}

/** A capture of the whole program that has these ranges, each with the instances that a gate of its own would have captured. */
export function sharedCapture(ranges: readonly RangeSpec[], config: Config): CapturePlan {
  const gate: CaptureGate = { kind: "none" };
  return {
    label: "all ranges",
    directory: "all-ranges",
    gate,
    ranges: ranges.map((range) =>
      range.glob ? { ...range, instances: null } : { ...range, instances: range.instances ?? 1 },
    ),
    takesFirst: true,
    successExitCodes: successExitCodes(gate, config),
  };
}

/** A capture of the whole program that has all instances of the plan's ranges. It has no globs. */
export function wholeProgramCapture(plan: Plan, config: Config): CapturePlan {
  const ranges = plan.captures.flatMap((capture) => capture.ranges);
  const shared = sharedCapture(ranges, config);
  return { ...shared, ranges: ranges.map((range) => ({ ...range, instances: null, skip: 0 })), takesFirst: false };
}

/** The plan with its globs replaced by the ranges that they match, in the order seen. `match` decides what matches. */
export function resolveGlobs(
  plan: Plan,
  config: Config,
  seen: readonly SeenRange[],
  match: (spec: RangeSpec, seen: readonly SeenRange[]) => readonly SeenRange[],
): Plan {
  const found = plan.unresolved.flatMap((glob) => {
    const matches = match(glob, seen);
    if (matches.length === 0) {
      const names = seen.map((range) => plainText(rangeText(range.name, range.domain)));
      throw new UserError({
        id: "glob-without-match",
        what: `No NVTX range of the program matches ${JSON.stringify(glob.text)}.`,
        where: "ranges",
        ...(names.length === 0
          ? noRanges(workloadArgv(config.workload, "hydra"))
          : { why: `The program emitted: ${names.join(", ")}.`, help: "Name one of these." }),
      });
    }
    return matches.map((range) => ({
      text: rangeText(range.name, range.domain),
      message: range.name,
      domain: range.domain === "" ? null : range.domain,
      glob: false,
      instances: glob.instances,
      skip: glob.skip,
    }));
  });
  const known = new Set(plan.captures.map(({ label }) => label));
  const added = found.filter(
    ({ text }, index) => !known.has(text) && found.findIndex((other) => other.text === text) === index,
  );
  return {
    ...plan,
    captures: named([...plan.captures, ...added.map((range) => gatedBy(range))], config),
    unresolved: [],
  };
}

/** Rounds of each side: without a pair of rounds more than one, a comparison could not tell noise from change. */
function roundsOf({ rounds: asked, compare, workload }: Config): Pick<Plan, "rounds" | "roundsOfLoad"> {
  const rounds = asked ?? (compare.base === null ? 1 : usualRounds);
  const { command, captures } = workload.server;
  const ofLoad = command === null ? workload["rounds-per-load"] : (captures ?? rounds);
  return { rounds, roundsOfLoad: ofLoad === null ? null : Math.min(ofLoad, rounds) };
}

/** True when the one range to analyze is the one that gates: its instances are then counted as reports. */
export function gatesItself({ gate, ranges }: CapturePlan): boolean {
  const [only, ...others] = ranges;
  return gate.kind === "nvtx" && others.length === 0 && only?.text === gate.range.text;
}

/** How many reports of a capture, the first ones, are of instances that the range which gated it skips. */
export function skippedReports({
  gated,
  wanted: [only],
}: {
  readonly gated: boolean;
  readonly wanted: readonly RangeSpec[];
}): number {
  return gated ? (only?.skip ?? 0) : 0;
}

/** One phrase for people: `6 captures (decode, prefill × 3 rounds), each in a fresh process`. */
export function describePlan(plan: Plan, { workload }: Config): string {
  const total = plan.captures.length * plan.rounds;
  const globs = plan.unresolved.map(({ text }) => `each range that matches ${text}`);
  const labels = [...plan.captures.map(({ label }) => label), ...globs].map(plainText).join(", ");
  const rounds = plan.rounds === 1 ? "" : ` × ${plan.rounds} rounds`;
  if (plan.roundsOfLoad !== null) {
    const loads = Math.ceil(plan.rounds / plan.roundsOfLoad);
    return `${counted(plan.rounds, "capture")} of ${loads === 1 ? "one load" : `${loads} loads`} of the ${workload.server.command === null ? "program" : "server"}`;
  }
  if (total === 1 && globs.length === 0) return `1 capture (${labels})`;
  const all = globs.length > 0 ? "captures" : `${total} captures`;
  const shared = plan.captureMode === "probe" ? ` or, decided by one probe, ${plan.rounds} of all ranges` : "";
  return `${all} (${labels}${rounds})${shared}, each in a fresh process`;
}

type Unnamed = Pick<CapturePlan, "label" | "gate" | "ranges" | "takesFirst">;

function gatedBy(range: RangeSpec): Unnamed {
  return {
    label: range.text,
    gate: { kind: "nvtx", range, instances: range.skip + (range.instances ?? 1) },
    ranges: [range],
    takesFirst: false,
  };
}

function enclosingGate(config: Config): CaptureGate | null {
  const { nsys } = config;
  if (!nsys.gating || nsys.capture === "none") return { kind: "none" };
  const instances = config.instances ?? 1;
  if (nsys.capture === "cudaProfilerApi") return { kind: "cudaProfilerApi", instances };
  if (nsys["capture-range"] === null) return null;
  const range = parseRange(nsys["capture-range"], null, 0, "nsys.capture-range");
  if (range.glob) {
    throw new UserError({
      what: `nsys.capture-range ${JSON.stringify(range.text)} is a glob.`,
      where: "nsys.capture-range",
      why: "One range must gate the capture.",
      help: "Name the one enclosing range; `ranges` may be globs.",
    });
  }
  return { kind: "nvtx", range, instances: 1 };
}

/** An enclosing range is captured once. */
function refuseSkippedGate(gate: CaptureGate, ranges: readonly RangeSpec[]): void {
  const skipped = ranges.find(({ text, skip }) => gate.kind === "nvtx" && text === gate.range.text && skip > 0);
  if (skipped === undefined) return;
  throw new UserError({
    id: "bad-range",
    what: `The first ${counted(skipped.skip, "instance")} of ${JSON.stringify(skipped.text)} would be skipped, and it gates the capture.`,
    where: "nsys.capture-range",
    why: "A range that gates the capture of others is captured once: nothing would be left of it.",
    help: "Leave nsys.capture-range out, so that the range gates captures of its own.",
  });
}

function labelOf(gate: CaptureGate): string {
  if (gate.kind === "nvtx") return gate.range.text;
  return gate.kind === "none" ? "whole program" : "cudaProfilerApi";
}

function named(captures: readonly Unnamed[], config: Config): CapturePlan[] {
  const directories = uniqueSafeNames(captures.map(({ label }) => label));
  return captures.map((capture, index) => ({
    label: capture.label,
    gate: capture.gate,
    ranges: capture.ranges,
    takesFirst: capture.takesFirst,
    directory: directories[index] ?? `capture-${index + 1}`,
    successExitCodes: successExitCodes(capture.gate, config),
  }));
}

/** 143 (128 + TERM) is success only where our own options make nsys end the program. */
function successExitCodes(gate: CaptureGate, config: Config): number[] {
  if (gate.kind === "none") return [0];
  return captureRangeEnd(config, gate.instances).includes("shutdown") ? [0, 143] : [0];
}
