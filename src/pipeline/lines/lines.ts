import { rm } from "node:fs/promises";
import { join } from "node:path";
import { countedInstances } from "../../analyze/counted-instances.ts";
import { mapLaunches, type CodePlace } from "../../analyze/lines/launch-sites.ts";
import { matchRanges } from "../../analyze/seen-ranges.ts";
import { rangesToMap, withLaunchSites, type ChangedLines } from "../../compare/lines/launch-sites.ts";
import { asFailure, StoppedError, ToolError } from "../../errors.ts";
import type { Comparison } from "../../model/comparison/comparison.ts";
import type { RangeRow } from "../../model/comparison/comparison-rows.ts";
import type { MappedRange } from "../../model/profile/mapped-launches.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { CaptureGate, Plan } from "../../model/run/plan.ts";
import { parseChangedLines } from "../../parse/git-diff.ts";
import { readLaunchStacks } from "../../parse/nsys-sqlite/launch-stacks.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { configuredRanges } from "../../plan/captures.ts";
import { openRepository, succeeded } from "../../run/machine/git.ts";
import { captureLines } from "../capture/capture.ts";
import { noticed } from "../capture/examine.ts";
import { exportSqlite } from "../capture/export.ts";
import { endingMs, withinBudget, withReason, type Explainer, type Inquiry, type Reason } from "../explainer.ts";
import { startedFor } from "../purpose.ts";
import { readingPorts, sideLabel, type Side } from "../session.ts";
import { inKeptFolder } from "../sides/rounds.ts";

/**
 * The lines that launched what is slower, from one more run of the head, and of the base where launches rose or CUDA graphs ran, with
 * call stacks recorded. It measures nothing: what fails there is a warning, and the verdict stays.
 */
export const linesExplainer: Explainer = {
  needs: ({ head, failed }, { comparison }) =>
    failed === null && comparison !== null && head.side.config.lines !== "off" && rangesToMap(comparison).length > 0,
  cost: { leg: "lines", starts: 1, endingMs },
  explain: async (inquiry, known, mayBegin) => {
    const { comparison, profiles } = known;
    if (comparison === null) return known;
    const reason = await launchingLines(inquiry, comparison, profiles.head, mayBegin);
    return reason === null ? known : withReason(known, reason);
  },
};

/** Null where nothing is found out. */
async function launchingLines(
  { head: { side: head }, base: measured, plan }: Inquiry,
  comparison: Comparison,
  profile: Profile,
  mayBegin: () => boolean,
): Promise<Reason | null> {
  const { config, context } = head.session;
  const { log } = context;
  if (config.workload.server.command !== null) {
    log.info("Which lines launched what is slower is not looked for: of a server no run records stacks yet.");
    return null;
  }
  const ranges = rangesToMap(comparison);
  const isGraph = hasGraphs(profile, ranges);
  const base = measured !== null && needsBase(ranges, isGraph) ? measured.side : null;
  const gate = isGraph ? { kind: "none" as const } : gateOf(plan, ranges);
  log.info(
    `Which lines launched what is slower: the program runs once more${base === null ? "" : " on each side"}, with call stacks recorded. That measures nothing.`,
  );
  const after = mayBegin() ? await mapSide(head, ranges, gate) : null;
  if (after === null) return null;
  const before = base !== null && mayBegin() ? await mapSide(base, ranges, gate) : null;
  const changed = await changedLines(
    head,
    measured?.side.program.source.commit ?? comparison.base?.source.commit ?? null,
  );
  return (known) => withLaunchSites(known, { base: before, head: after, changed });
}

/** Layers of a graph's kernels are known from its capture, which mostly lies before the ranges. */
function hasGraphs(profile: Profile, ranges: readonly RangeRow[]): boolean {
  return profile.ranges.some(
    ({ name, domain, rounds }) =>
      rounds.some(({ graphKernels }) => graphKernels > 0) &&
      ranges.some((range) => range.name === name && range.domain === domain),
  );
}

/** What launches more often may do so from a line that launched it before, too; and graphs are held against each other. */
function needsBase(ranges: readonly RangeRow[], isGraph: boolean): boolean {
  return (
    isGraph || ranges.some(({ counts }) => counts.some(({ state, base, head }) => state === "regressed" && head > base))
  );
}

/** That of the one capture which has all of these ranges, once after what it skips, or of the one range; else the whole program is recorded. */
function gateOf({ captures, roundsOfLoad }: Plan, ranges: readonly RangeRow[]): CaptureGate {
  const [shared] = captures.filter(({ takesFirst }) => takesFirst || roundsOfLoad !== null);
  const specs = (shared?.ranges ?? []).filter((spec) => matchRanges(spec, ranges).length > 0);
  const [only] = specs;
  if (only !== undefined && specs.length === 1 && !only.glob)
    return { kind: "nvtx", range: only, instances: only.skip + 1 };
  const capture = captures.find(
    (one) =>
      one.ranges.length === 0 ||
      ranges.every((range) => one.ranges.some((spec) => matchRanges(spec, [range]).length > 0)),
  );
  if (capture === undefined || capture.gate.kind === "none") return { kind: "none" };
  return { ...capture.gate, instances: capture.gate.kind === "nvtx" ? capture.gate.range.skip + 1 : 1 };
}

/** Null where it failed, which is said. */
async function mapSide(given: Side, ranges: readonly RangeRow[], gate: CaptureGate): Promise<MappedRange[] | null> {
  const side = startedFor(given, "lines");
  const { session, name, config } = side;
  const label = sideLabel(side, "lines");
  try {
    return await inKeptFolder(side, async () => {
      const captured = await captureLines(withinBudget(side), { label, folder: join(name, "lines", "nsys"), gate });
      const report = captured.reports.at(-1);
      if (report === undefined) return null;
      const place = await codePlace(side);
      const sqlite = await exportSqlite(session.tools, report.path, captured.folder, label);
      const whole = await readTrace(sqlite, noticed(label, readingPorts(session.context)));
      // Of the range that gates, this report is the instance after those that it skips.
      const inside = configuredRanges(config).filter(({ text }) => gate.kind !== "nvtx" || text !== gate.range.text);
      const trace = countedInstances(whole, inside, false);
      const stacks = readLaunchStacks(sqlite, trace.originNs);
      for (const note of stacks.notes) await session.warn(`${label}: ${note}`);
      const mapped = mapLaunches(trace, stacks, ranges, config.attribution, place);
      // They hold every stack, with paths of this machine, and are of no further use.
      for (const path of [report.path, sqlite]) await rm(path, { force: true });
      return mapped;
    });
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { where, message } = asFailure(error);
    await session.warn(`${where ?? label}: which lines launched what is slower is not known. ${message}`);
    return null;
  } finally {
    session.budget.ended();
  }
}

/** Where a side's code lies; without git, what is in its working directory. */
export async function codePlace({ session, program }: Side): Promise<CodePlace> {
  const { ask: runTool, environment, folder } = session.tools;
  const cwd = program.workingDirectory;
  try {
    await using repository = await openRepository({ runTool, cwd, environment, temporaryDirectory: folder.tmp });
    const root = repository.kind === "none" ? null : await repository.git.line("rev-parse", "--show-toplevel");
    return { root: root ?? cwd, workingDirectory: cwd };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { root: cwd, workingDirectory: cwd };
  }
}

/** The longest list of changes that is read. */
const mostDiffLength = 2 ** 25;

/** What head's tree has and base's commit has not; null where this clone cannot tell. */
async function changedLines({ session, program }: Side, commit: string | null): Promise<ChangedLines> {
  if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return null;
  const { ask: runTool, environment, folder } = session.tools;
  const cwd = program.workingDirectory;
  try {
    await using repository = await openRepository({ runTool, cwd, environment, temporaryDirectory: folder.tmp });
    if (repository.kind === "none") return null;
    const options = [
      "--unified=0",
      "--no-color",
      "--no-ext-diff",
      "--no-textconv",
      "--no-renames",
      "--src-prefix=a/",
      "--dst-prefix=b/",
    ];
    const result = await repository.git.run("diff", ...options, "--ignore-submodules=all", commit, "--");
    return succeeded(result) && result.stdout.length < mostDiffLength ? parseChangedLines(result.stdout) : null;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return null;
  }
}
