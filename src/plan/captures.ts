import { UserError } from "../model/errors.ts";
import type { Config } from "../model/config.ts";
import type { CaptureMode } from "../model/profile/profile.ts";
import { usualRounds, type CaptureGate, type CapturePlan, type Plan } from "../model/run/plan.ts";
import {
  explainNoRanges,
  type RangeSpec,
  rangeText,
  type SeenRange,
  stableRangeName,
  volatileName,
  wholeCaptureName,
} from "../model/reports/range.ts";
import { counted } from "../model/text/listing.ts";
import { plainText } from "../model/text/plain-text.ts";
import { uniqueSafeNames } from "../model/text/safe-name.ts";
import { captureRangeEnd } from "./nsys-argv.ts";
import { parseRange } from "./nvtx-range.ts";
import { workloadArgv } from "./workload.ts";

/** Throws UserError for a bad range, or for one that's listed twice. */
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
      why: "Reports use this name for the capture of a program without ranges. No program emits it.",
      help: "Remove the range, and set nsys.gating=false to record the whole program.",
    });
  for (const [index, range] of ranges.entries()) {
    const other = ranges.slice(0, index).find((earlier) => namesSame(earlier, range));
    if (other !== undefined)
      throw new UserError({
        id: "bad-range",
        what: `The NVTX range ${JSON.stringify(range.text)} is listed more than once.`,
        where: "ranges",
        why: other.text === range.text ? null : `${JSON.stringify(other.text)} also includes this range.`,
        help: "List each range only once. Otherwise, it would count twice.",
      });
  }
  return ranges;
}

/** `*` matches any domain. Globs are compared as text, because we don't know yet what they match. */
function namesSame(a: RangeSpec, b: RangeSpec): boolean {
  const sameDomain = a.domain === b.domain || a.domain === "*" || b.domain === "*";
  return stableRangeName(a.message) === stableRangeName(b.message) && a.glob === b.glob && sameDomain;
}

/**
 * Each range gates its own capture, unless the settings ask for one capture of all ranges. That one may be gated by an enclosing range or
 * cudaProfilerApi, or cover the whole program, the time while a server's client runs, or one pass of the program's loop. If no setting
 * decides, a probe finds out if several ranges can share captures. Globs that would gate a capture stay in `unresolved`.
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
    captures: named(plain.map(gatedBy), config),
    unresolved: ranges.filter((range) => range.glob),
  };
}

function captureOfAll(config: Config, ranges: readonly RangeSpec[]): Unnamed | null {
  const { server, "rounds-per-load": roundsPerLoad } = config.workload;
  if (server.command !== null) return { label: "server", gate: { kind: "none" }, ranges };
  if (roundsPerLoad !== null) return { label: "program", gate: { kind: "none" }, ranges };
  const gate = enclosingGate(config);
  if (gate === null) return null;
  refuseSkippedGate(gate, ranges);
  return { label: labelOf(gate), gate, ranges };
}

/** False if nsys is set to end the program at a gate, because without one, it might never end. */
function mayShare({ nsys }: Config, ranges: readonly RangeSpec[]): boolean {
  const several = ranges.length > 1 || ranges.some(({ glob }) => glob);
  return several && nsys.captures === "auto" && nsys["capture-range-end"] === "auto";
}

export function gatedPlan(plan: Plan): Plan {
  return { ...plan, captureMode: "range" };
}

/** The head must be captured like the recorded base. */
export function skipRecordedProbe(plan: Plan, recorded: CaptureMode | null): Plan {
  return plan.captureMode === "probe" && recorded === "range" ? gatedPlan(plan) : plan;
}

/** Globs must be resolved. */
export function sharedPlan(plan: Plan, config: Config): Plan {
  const ranges = plan.captures.flatMap((capture) => capture.ranges);
  return { ...plan, captureMode: "all", captures: [sharedCapture(ranges, config)] };
}

/** Each range has the instances that its own gate would have captured. */
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

export function wholeProgramCapture(plan: Plan, config: Config): CapturePlan {
  const ranges = plan.captures.flatMap((capture) => capture.ranges);
  const shared = sharedCapture(ranges, config);
  return { ...shared, ranges: ranges.map((range) => ({ ...range, instances: null, skip: 0 })), takesFirst: false };
}

/** In the order of `seen`. Throws UserError if a glob matches nothing, or a range that can't gate a capture. */
export function resolveGlobs(
  plan: Plan,
  config: Config,
  seen: readonly SeenRange[],
  match: (spec: RangeSpec, seen: readonly SeenRange[]) => readonly SeenRange[],
): Plan {
  const captures = plan.unresolved.flatMap((glob) => {
    const matches = match(glob, seen);
    if (matches.length === 0) {
      const names = seen.map((range) => plainText(rangeText(range.name, range.domain)));
      throw new UserError({
        id: "glob-without-match",
        what: `None of the program's NVTX ranges match ${JSON.stringify(glob.text)}.`,
        where: "ranges",
        ...(names.length === 0
          ? explainNoRanges(workloadArgv(config.workload, "hydra"))
          : { why: `The program emitted only these ranges: ${names.join(", ")}.`, help: "Use one of these names." }),
      });
    }
    const unfit = matches.find(({ isVolatile }) => isVolatile === true);
    if (unfit !== undefined)
      throw new UserError({
        id: "bad-range",
        what: `${JSON.stringify(glob.text)} matches the NVTX range ${plainText(rangeText(unfit.name, unfit.domain))}, which can't gate a capture.`,
        where: "ranges",
        ...volatileName,
      });
    return matches.map((range) => ({
      text: rangeText(range.name, range.domain),
      message: range.name,
      domain: range.domain === "" ? null : range.domain,
      glob: false,
      instances: glob.instances,
      skip: glob.skip,
    }));
  });
  const labels = new Set(plan.captures.map(({ label }) => label));
  const added = captures.filter(
    ({ text }, index) => !labels.has(text) && captures.findIndex((other) => other.text === text) === index,
  );
  return {
    ...plan,
    captures: named([...plan.captures, ...added.map(gatedBy)], config),
    unresolved: [],
  };
}

/** One pair can't separate a change from noise. */
function roundsOf({ rounds: configured, compare, workload }: Config): Pick<Plan, "rounds" | "roundsOfLoad"> {
  const rounds = configured ?? (compare.base === null ? 1 : usualRounds);
  const { command, captures } = workload.server;
  const ofLoad = command === null ? workload["rounds-per-load"] : (captures ?? rounds);
  return { rounds, roundsOfLoad: ofLoad === null ? null : Math.min(ofLoad, rounds) };
}

export function gatesItself({ gate, ranges }: CapturePlan): boolean {
  const [only, ...others] = ranges;
  return gate.kind === "nvtx" && others.length === 0 && only?.text === gate.range.text;
}

/** The gating range may be set to skip its first instances. */
export function skippedReports({
  gated,
  wanted: [only],
}: {
  readonly gated: boolean;
  readonly wanted: readonly RangeSpec[];
}): number {
  return gated ? (only?.skip ?? 0) : 0;
}

/** `6 captures (decode, prefill × 3 rounds), each in a fresh process` */
export function describePlan(plan: Plan, { workload }: Config): string {
  const total = plan.captures.length * plan.rounds;
  const globs = plan.unresolved.map(({ text }) => `each range matching ${text}`);
  const labels = [...plan.captures.map(({ label }) => label), ...globs].map(plainText).join(", ");
  const rounds = plan.rounds === 1 ? "" : ` × ${plan.rounds} rounds`;
  if (plan.roundsOfLoad !== null) {
    const loads = Math.ceil(plan.rounds / plan.roundsOfLoad);
    return `${counted(plan.rounds, "capture")} in ${loads === 1 ? "one load" : `${loads} loads`} of the ${workload.server.command === null ? "program" : "server"}`;
  }
  if (total === 1 && globs.length === 0) return `1 capture (${labels})`;
  const all = globs.length > 0 ? "captures" : `${total} captures`;
  const shared = plan.captureMode === "probe" ? ` or, if a probe allows it, ${plan.rounds} of all ranges` : "";
  return `${all} (${labels}${rounds})${shared}, each in a fresh process`;
}

type Unnamed = Pick<CapturePlan, "label" | "gate" | "ranges">;

function gatedBy(range: RangeSpec): Unnamed {
  return {
    label: range.text,
    gate: { kind: "nvtx", range, instances: range.skip + (range.instances ?? 1) },
    ranges: [range],
  };
}

function enclosingGate(config: Config): CaptureGate | null {
  const { nsys } = config;
  if (!nsys.gating || nsys.capture === "none" || namesNoRange(config)) return { kind: "none" };
  const instances = config.instances ?? 1;
  if (nsys.capture === "cudaProfilerApi") return { kind: "cudaProfilerApi", instances };
  if (nsys["capture-range"] === null) return null;
  const range = parseRange(nsys["capture-range"], null, 0, "nsys.capture-range");
  if (range.glob) {
    throw new UserError({
      what: `nsys.capture-range ${JSON.stringify(range.text)} is a glob.`,
      where: "nsys.capture-range",
      why: "Only a single range can gate the capture.",
      help: "Name one enclosing range. Only `ranges` may contain globs.",
    });
  }
  return { kind: "nvtx", range, instances: 1 };
}

/** Then we measure the whole program. */
export function namesNoRange({ nsys, ranges, workload }: Config): boolean {
  // A server's client, or an iteration of the program's loop, is what we capture there.
  if (workload.server.command !== null || workload["rounds-per-load"] !== null) return false;
  return ranges.length === 0 && nsys.capture === "nvtx" && nsys["capture-range"] === null;
}

/** An enclosing range is captured only once. */
function refuseSkippedGate(gate: CaptureGate, ranges: readonly RangeSpec[]): void {
  const skipped = ranges.find(({ text, skip }) => gate.kind === "nvtx" && text === gate.range.text && skip > 0);
  if (skipped === undefined) return;
  throw new UserError({
    id: "bad-range",
    what: `${JSON.stringify(skipped.text)} gates the capture, but is set to skip its first ${counted(skipped.skip, "instance")}.`,
    where: "nsys.capture-range",
    why: "The range in nsys.capture-range is captured only once, so nothing would be left to measure.",
    help: "Remove nsys.capture-range, so the range gates its own captures.",
  });
}

function labelOf(gate: CaptureGate): string {
  if (gate.kind === "nvtx") return gate.range.text;
  return gate.kind === "none" ? "whole program" : "cudaProfilerApi";
}

function named(captures: readonly Unnamed[], config: Config): CapturePlan[] {
  const directories = uniqueSafeNames(captures.map(({ label }) => label));
  return captures.map((capture, index) => ({
    ...capture,
    takesFirst: false,
    directory: directories[index] ?? `capture-${index + 1}`,
    successExitCodes: successExitCodes(capture.gate, config),
  }));
}

/** 143 (128 + TERM) counts as success only if our own options make nsys end the program. */
function successExitCodes(gate: CaptureGate, config: Config): number[] {
  if (gate.kind === "none") return [0];
  return captureRangeEnd(config, gate.instances).includes("shutdown") ? [0, 143] : [0];
}
