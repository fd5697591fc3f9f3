import { resolve } from "node:path";
import { buildProfile } from "../../analyze/build-profile.ts";
import { addFindings } from "../../analyze/findings/find.ts";
import { createRangeLimit, type RangeLimit } from "../../analyze/range-limit.ts";
import { mergeProfiles } from "../../analyze/merge-profiles.ts";
import { addNcu } from "../../analyze/ncu/add-ncu.ts";
import { UserError } from "../../model/errors.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { Config } from "../../model/config.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { GpuDisturbance } from "../../model/run/gpu-sample.ts";
import { unknownSource } from "../../model/profile/profile-values.ts";
import type { RangeSpec } from "../../model/reports/range.ts";
import { sharedValue } from "../../model/rounds.ts";
import { toolName, type Context } from "../context.ts";
import { examineCapture, type CaptureToExamine, type ExaminedCapture } from "../capture/examine.ts";
import { loadFamilies } from "../conf.ts";
import { createBareCapture, describeExport } from "./bare-report.ts";
import type { OpenedInput } from "./recorded-input.ts";
import { handleSignals } from "../in-steps.ts";
import { findInput } from "./find-input.ts";
import { mergeFinished, selectRanges, type RecordedSide } from "./with-ranges.ts";
import type { RecordedNcu } from "../ncu/recorded-ncu.ts";
import { counted } from "../../model/text/listing.ts";

export interface RecordedOptions {
  readonly wanted: readonly RangeSpec[];
  readonly role?: "base" | "head";
  readonly areRanks?: boolean;
  readonly timelines?: boolean;
  /** True if lost kernels are only worth a warning, unless a range is wanted. The profile can't be compared then. The default is false. */
  readonly mayLoseKernels?: boolean;
  readonly limit?: RangeLimit;
}

type RecordedRounds = Extract<OpenedInput, { readonly kind: "rounds" }>;

export async function profileReports(
  context: Context,
  config: Config,
  paths: readonly string[],
  {
    wanted,
    role = "head",
    areRanks = false,
    timelines = false,
    mayLoseKernels = false,
    limit = createRangeLimit(),
  }: RecordedOptions,
): Promise<RecordedSide> {
  await using stack = new AsyncDisposableStack();
  const inputs = paths.map((path) => ({ path: resolve(context.cwd, path), shown: path }));
  // We load the code for other inputs only when necessary.
  const opened =
    (await openPlainExports(inputs)) ??
    (await (await import("./recorded-input.ts")).openInputs(context, config, inputs, role, stack));
  const finished = opened.flatMap((input, index) =>
    input.kind === "profile" ? [selectRanges(input.profile, wanted, paths[index] ?? "")] : [],
  );
  const recorded = opened.filter((input) => input.kind === "rounds");
  const numberedRounds = numberRounds(recorded);
  const rounds = areRanks ? [mergeRanks(numberedRounds)] : numberedRounds;
  const [first, ...otherProfiles] = finished;
  const merged = rounds.length === 0 ? mergeFinished(finished) : null;
  if (merged !== null) return merged;
  // If the inputs include a finished profile, we attribute the reports' kernels in the same way as that profile.
  const attribution = first?.attribution ?? config.attribution;
  const settings = { attribution, families: loadFamilies(), areRanks, limit };
  for (const { ranges, rangesLeftOut } of finished) limit.startWith(ranges, rangesLeftOut);
  const examined: ExaminedRound[] = [];
  for (const { captures, ...storedFacts } of rounds) {
    const isFirst = examined.length === 0;
    const shown = { ...settings, timelines: timelines && isFirst };
    const examinedCaptures = [];
    for (const capture of captures)
      examinedCaptures.push(
        await examineCapture(
          { ...setExpectations(capture, wanted, config["require-kernels"]), mayLoseKernels },
          shown,
          context,
        ),
      );
    examined.push({ captures: examinedCaptures, ...storedFacts });
  }
  const captures = examined.flatMap((round) => round.captures);
  const [firstCapture] = captures;
  if (firstCapture === undefined)
    throw new UserError({ what: "These paths contain no report to analyze.", where: "the given path" });
  const ncu = mergeNcu(recorded.flatMap((input) => input.ncu ?? []));
  // A value goes into the profile only if all inputs agree on it.
  const stored = recorded.map((input) => input.stored);
  await handleSignals(context.stop);
  const profile = buildProfile({
    tool: { name: toolName, version: context.version },
    createdAt: sharedValue(stored.map((profile) => profile?.createdAt ?? null)) ?? context.clock.now().toISOString(),
    source: sharedValue(stored.map((profile) => profile?.source ?? null)) ?? unknownSource,
    isolation: sharedValue(stored.map((profile) => profile?.isolation ?? null)),
    environment: sharedValue(stored.map((profile) => profile?.environment ?? null)),
    attribution,
    captureMode: sharedValue(stored.map((profile) => profile?.captureMode ?? null)),
    machine: { driver: null, cuda: null, nsys: null, ncu: null },
    workload: {
      command: [...redactCommand(firstCapture.command)],
      exitCode: sharedValue(captures.map(({ end }) => (end.kind === "known" ? end.exitCode : null))),
    },
    families: settings.families,
    rounds: examined,
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...captures.flatMap(({ warnings }) => warnings), ...(ncu?.warnings ?? [])],
  });
  await handleSignals(context.stop);
  // An untraced run's position counts only within its own input, so we drop it if there are several inputs.
  const untraced = recorded
    .flatMap((input) => (findStoredRounds(input).length > 0 ? (input.stored?.untraced ?? []) : []))
    .map((run) => (recorded.length === 1 ? run : { ...run, order: null }));
  const explained = (ncu?.runs ?? []).reduce(addNcu, { ...profile, untraced, ncu: ncu?.status ?? null });
  return {
    profile: addFindings(first === undefined ? explained : mergeProfiles(first, [...otherProfiles, explained])),
    timelines: captures.flatMap((capture) => capture.timelines),
  };
}

interface RoundInTurn {
  readonly captures: RecordedRounds["rounds"][number];
  readonly gpu: GpuDisturbance | null;
  readonly process: number | null;
}

interface ExaminedRound extends Pick<RoundInTurn, "gpu" | "process"> {
  readonly captures: readonly ExaminedCapture[];
  readonly areRanks?: boolean;
}

/** The rounds of all inputs, one after another. Two inputs never share a process, so we renumber the processes to keep them distinct. */
function numberRounds(recorded: readonly RecordedRounds[]): RoundInTurn[] {
  let processes = 0;
  return recorded.flatMap((input) => {
    const before = processes;
    return input.rounds.map((captures, index) => {
      const { gpu = null, process = null } = findStoredRounds(input)[index] ?? {};
      processes = Math.max(processes, before + (process ?? 0));
      return { captures, gpu, process: process === null ? null : before + process };
    });
  });
}

interface Input {
  readonly path: string;
  readonly shown: string;
}

async function openPlainExports(inputs: readonly Input[]): Promise<OpenedInput[] | null> {
  let arePlain = true;
  for (const { path, shown } of inputs) {
    const stats = await findInput(path, shown);
    arePlain &&= stats.isFile() && path.endsWith(".sqlite");
  }
  if (!arePlain) return null;
  return inputs.map(({ path, shown }) => {
    const rounds = [[createBareCapture(describeExport(path, path), shown)]];
    return { kind: "rounds", rounds, ncu: null, stored: null };
  });
}

/** Makes one round in which each report is a rank, sorted by name with numbers in numeric order. */
function mergeRanks(rounds: readonly { readonly captures: readonly CaptureToExamine[] }[]) {
  const captures = rounds.flatMap((round) => round.captures);
  if (captures.length < 2)
    throw new UserError({
      what: "--ranks needs the reports of two or more ranks.",
      where: "the given path",
      why: `You passed ${counted(captures.length, "report")}.`,
      help: "Pass all ranks' reports, or the folder of the reports. A single report that contains all ranks doesn't need this option.",
    });
  const order = new Intl.Collator("en", { numeric: true });
  return {
    captures: captures.toSorted((first, second) => order.compare(first.label, second.label)),
    gpu: null,
    process: null,
    areRanks: true,
  };
}

/**
 * What profile.json says about the rounds. If the number of rounds doesn't match, somebody changed the run directory, so we ignore
 * profile.json.
 */
function findStoredRounds({ rounds, stored }: RecordedRounds): Profile["rounds"] {
  return stored?.rounds.length === rounds.length ? stored.rounds : [];
}

/**
 * Sets the ranges that must exist: the user's ranges if any, else the run's ranges, else everything in the reports. Kernels are
 * required unless the run's configuration or the current configuration says otherwise.
 */
function setExpectations(
  capture: CaptureToExamine,
  wanted: readonly RangeSpec[],
  kernelsWanted: boolean,
): CaptureToExamine {
  const requireKernels = kernelsWanted && capture.requireKernels;
  return wanted.length === 0
    ? { ...capture, requireKernels }
    : { ...capture, wanted, gated: false, takesFirst: false, requireKernels };
}

function mergeNcu(all: readonly RecordedNcu[]): RecordedNcu | null {
  const first = all.find(({ status }) => status.state === "measured") ?? all[0];
  if (first === undefined) return null;
  return {
    status: first.status,
    runs: all.flatMap(({ runs }) => runs),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}
