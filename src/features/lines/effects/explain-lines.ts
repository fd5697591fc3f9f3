import { findRange } from "../../../model/reports/range.ts";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { keepCountedInstances, matchRanges } from "../../../analyze/seen-ranges.ts";
import { mapLaunches, type CodePlace } from "../map-launches.ts";
import { addLaunchSites, addLineSearch } from "../compare-sites.ts";
import { rangesToMap } from "../../../compare/to-explain.ts";
import { asFailure, CaptureError, StoppedError, ToolError } from "../../../model/errors.ts";
import type { Comparison } from "../../../model/comparison/comparison.ts";
import type { RangeRow } from "../../../model/comparison/comparison-rows.ts";
import type { LineSearch } from "../../../model/comparison/launch-sites.ts";
import type { MappedRange } from "../model/mapped-launches.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import type { CaptureGate, Plan } from "../../../model/run/plan.ts";
import { readLaunchStacks } from "./launch-stacks.ts";
import { readTrace } from "../../../parse/nsys-sqlite/read-trace.ts";
import { configuredRanges } from "../../../plan/captures.ts";
import { openRepository } from "../../../run/machine/git.ts";
import { captureOrThrow, describeExportPlace } from "../../../pipeline/capture/capture.ts";
import { createReading } from "../../../pipeline/capture/examine.ts";
import { exportSqlite } from "../../../pipeline/capture/export.ts";
import {
  endingMs,
  limitToBudget,
  addReason,
  type Explainer,
  type Inquiry,
  type Reason,
} from "../../../pipeline/explainer.ts";
import { setPurpose } from "../../../pipeline/purpose.ts";
import { labelSide, type Session, type Side } from "../../../pipeline/session.ts";
import { inKeptFolder } from "../../../pipeline/sides/rounds.ts";
import { readCodeChanges, listSourceFiles } from "./code-changes.ts";

export const linesExplainer: Explainer = {
  needs: (_, { comparison }) => comparison !== null && rangesToMap(comparison).length > 0,
  isEarly: true,
  cost: { leg: "lines", starts: 1, endingMs },
  explain: async (inquiry, results, mayBegin) => {
    const { comparison, profiles } = results;
    if (comparison === null) return results;
    return addReason(results, await findLines(inquiry, comparison, profiles.head, mayBegin));
  },
};

/** Nothing is measured, so a failure is only a warning and doesn't change the verdict. */
async function findLines(
  inquiry: Inquiry,
  comparison: Comparison,
  profile: Profile,
  mayBegin: () => boolean,
): Promise<Reason> {
  const { head, base, plan } = inquiry;
  const { session } = head.side;
  const ranges = rangesToMap(comparison);
  const without = (why: LineSearch) => (latest: Comparison) => addLineSearch(latest, ranges, why);
  const reason = findWhyNotSearched(inquiry);
  if (reason !== null) return without(reason);
  if (!mayBegin()) return without(createOutOfTime(session));
  const isGraph = hasGraphs(profile, ranges);
  const baseSide = base !== null && needsBase(ranges, isGraph) ? base.side : null;
  const gate = isGraph ? { kind: "none" as const } : chooseGate(plan, ranges);
  session.context.log.info(
    `To find the lines behind what's slower, the program runs once more${baseSide === null ? "" : " on each side"} with call stacks. Nothing is measured.`,
  );
  const after = await mapSide(head.side, ranges, gate);
  if (!isMapped(after)) return without(after);
  const before = baseSide !== null && mayBegin() ? await mapSide(baseSide, ranges, gate) : null;
  const { ask: runTool, environment, folder } = session.tools;
  const changes = await readCodeChanges(
    { runTool, environment, temporaryDirectory: folder.tmp, cwd: head.side.program.workingDirectory },
    base?.side.program.source.commit ?? comparison.base?.source.commit ?? null,
    listSourceFiles(after),
  );
  return (latest) =>
    addLaunchSites(latest, { base: before !== null && isMapped(before) ? before : null, head: after, changes });
}

function isMapped(side: readonly MappedRange[] | LineSearch): side is readonly MappedRange[] {
  return Array.isArray(side);
}

function createOutOfTime({ config }: Session): LineSearch {
  return { state: "out-of-time", timeBudget: String(config["time-budget"]) };
}

function findWhyNotSearched({ head: { side }, failed }: Inquiry): LineSearch | null {
  const { config, session } = side;
  if (config.lines === "off") return { state: "off", timeBudget: null };
  if (failed !== null) return { state: "round-failed", timeBudget: null };
  if (config.workload.server.command === null) return null;
  session.context.log.info(
    "We don't look for the lines behind what's slower, because we can't record a server's call stacks yet.",
  );
  return { state: "server", timeBudget: null };
}

/** If so, the report must cover the whole program: most programs record their graphs before the ranges. */
function hasGraphs(profile: Profile, ranges: readonly RangeRow[]): boolean {
  return ranges.some((range) => findRange(profile.ranges, range)?.rounds.some(({ graphKernels }) => graphKernels > 0));
}

/** Extra launches may come from a line that also launches kernels in the base, and graphs are compared with base's. */
function needsBase(ranges: readonly RangeRow[], isGraph: boolean): boolean {
  return (
    isGraph || ranges.some(({ counts }) => counts.some(({ state, base, head }) => state === "regressed" && head > base))
  );
}

/** One instance of the only range, or of the capture that all ranges share; else the whole program. */
function chooseGate({ captures, roundsOfLoad }: Plan, ranges: readonly RangeRow[]): CaptureGate {
  const [shared] = captures.filter(({ takesFirst }) => takesFirst || roundsOfLoad !== null);
  const specs = (shared?.ranges ?? []).filter((spec) => matchRanges(spec, ranges).length > 0);
  const [only] = specs;
  if (only !== undefined && specs.length === 1 && !only.glob)
    return { kind: "nvtx", range: only, instances: only.skip + 1 };
  const capture = captures.find(
    (candidate) =>
      candidate.ranges.length === 0 ||
      ranges.every((range) => candidate.ranges.some((spec) => matchRanges(spec, [range]).length > 0)),
  );
  if (capture === undefined || capture.gate.kind === "none") return { kind: "none" };
  return { ...capture.gate, instances: capture.gate.kind === "nvtx" ? capture.gate.range.skip + 1 : 1 };
}

/** If recording or reading the call stacks failed, a warning says why. */
async function mapSide(
  runSide: Side,
  ranges: readonly RangeRow[],
  gate: CaptureGate,
): Promise<readonly MappedRange[] | LineSearch> {
  const side = setPurpose(runSide, "lines");
  const timed = limitToBudget(side);
  const { session, name, config } = side;
  const label = labelSide(side, "lines");
  try {
    return await inKeptFolder(side, async () => {
      const captured = await captureOrThrow(timed, {
        label,
        folder: join(name, "lines", "nsys"),
        trace: "lines",
        gate,
      });
      const report = captured.reports.at(-1);
      if (report === undefined) throw new CaptureError({ what: "The run with call stacks left no report." });
      const place = await findCodePlace(side);
      const sqlite = await exportSqlite(session.tools, report.path, describeExportPlace(captured));
      const whole = await readTrace(sqlite, createReading(label, session.context));
      // If a range gates the capture, this report starts after that range's skipped instances.
      const inside = configuredRanges(config).filter(({ text }) => gate.kind !== "nvtx" || text !== gate.range.text);
      const trace = keepCountedInstances(whole, inside, false);
      const stacks = readLaunchStacks(sqlite, trace.originNs);
      for (const note of stacks.notes) await session.warn(`${label}: ${note}`);
      const mapped = mapLaunches(trace, stacks, ranges, config.attribution, place);
      // They contain every call stack, including paths on this machine.
      for (const path of [report.path, sqlite]) await rm(path, { force: true });
      return mapped;
    });
  } catch (error) {
    if (error instanceof StoppedError) throw error;
    const { id, where, message } = asFailure(error);
    // If we shortened the time limit, hitting it isn't the fault of the program or nsys.
    if (id === "time-limit" && timed !== side) {
      await session.warn(`${label}: The time budget ran out before the call stacks were recorded.`);
      return createOutOfTime(session);
    }
    await session.warn(`${where ?? label}: Couldn't find the lines behind what's slower. ${message}`);
    return { state: "failed", timeBudget: null };
  } finally {
    session.budget.ended();
  }
}

/** Without git, it's the working directory. */
export async function findCodePlace({ session, program }: Side): Promise<CodePlace> {
  const { ask: runTool, environment, folder } = session.tools;
  const cwd = program.workingDirectory;
  let root: string | null = null;
  try {
    await using repository = await openRepository({ runTool, cwd, environment, temporaryDirectory: folder.tmp });
    if (repository.kind !== "none") root = await repository.git.line("rev-parse", "--show-toplevel");
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
  }
  return { root: root ?? cwd, workingDirectory: cwd };
}
