import { createHash } from "node:crypto";
import { dirname } from "node:path";
import type { Config } from "../../model/config.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { describePlan } from "../../plan/captures.ts";
import { describeNcu, sharesProcess, type NcuFilterMode } from "../../plan/ncu-argv.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { formatSeconds } from "../../report/format.ts";
import { lastDuration } from "../../run/directory/past-runs.ts";
import type { PreparedNcu } from "../ncu/ncu-tool.ts";
import type { Session } from "../session.ts";

/**
 * Says before the first capture how many there will be, with so many runs a side without CUDA tracing after them, and with ncu (in a
 * comparison (`isCompared`) only where it is wanted), how often that starts the program, and how long the last run of the same plan took.
 */
export async function announce(
  session: Session,
  plan: Plan,
  ncu: PreparedNcu,
  sides: 1 | 2,
  untraced: number,
  isCompared: boolean,
): Promise<void> {
  const { config, directory, isolation, log } = session;
  const key = planKey(
    plan,
    workloadArgv(config.workload, ""),
    ncu.kind === "ready" ? config.ncu : null,
    sides,
    untraced,
  );
  await session.recorder.planKey(key);
  const last = await lastDuration(dirname(directory.path), key);
  const ncuRuns = ncu.kind === "ready" ? ncuStarts(config, plan, ncu.tool.filterMode) : 0;
  // Whether a verdict needs a reason is not known before.
  const isMaybe = ncuRuns > 0 && isCompared && config.ncu.when === "auto";
  const starts = sides * (captureStarts(plan) + untraced) + (isMaybe ? 0 : ncuRuns);
  const looksForLines = isCompared && config.lines === "auto" && config.workload.server.command === null;
  const maybe = [
    ...(isMaybe ? [`${counted(sides * ncuRuns, "time")} more under ncu where a verdict needs a reason`] : []),
    ...(looksForLines ? [`at most ${counted(sides, "time")} more for the lines of what is slower`] : []),
  ];
  const more = maybe.map((part) => `, and ${part}`).join("");
  const often =
    starts === 1 && more === ""
      ? ""
      : `The program is started ${counted(starts, "time")}${ncuRuns === 0 || isMaybe ? "" : " or so"}${more}`;
  const time =
    last === null
      ? `the duration is unknown, since no earlier run here made the same captures (limit ${String(config.workload["time-limit"])} each)`
      : `the last such run took ${formatSeconds(last)}`;
  session.progress.expect(sides * (plan.captures.length * plan.rounds + untraced));
  const after =
    untraced === 0
      ? ""
      : `, then ${counted(untraced, plan.roundsOfLoad === null ? "run" : "load")}${sides === 2 ? " of each" : ""} without CUDA tracing`;
  const then =
    ncu.kind === "ready"
      ? `, then ${isMaybe ? "where a verdict needs a reason " : ""}${describeNcu(config.ncu, ncu.tool.filterMode)}`
      : "";
  log.info(
    `${describePlan(plan)}${sides === 2 ? ", of the base and of the head in turn" : ""}${after}${then}; ${time}.`,
  );
  const limit = config["time-budget"];
  if (often !== "")
    log.info(`${often}${limit === null ? "" : `, as far as the time budget (${String(limit)}) allows`}.`);
  log.info(isolation.note.endsWith(".") ? isolation.note : `${isolation.note}.`);
}

/** How often ncu starts the program of one side, as far as that is known before the ranges and their kernels are. */
function ncuStarts({ ncu, ranges }: Config, { captures }: Plan, filterMode: NcuFilterMode): number {
  return sharesProcess(ncu, filterMode) ? 1 : Math.max(captures.length, ranges.length);
}

/** How often the captures of one side start the program. */
function captureStarts({ captures, rounds, roundsOfLoad }: Plan): number {
  return roundsOfLoad === null ? captures.length * rounds : Math.ceil(rounds / roundsOfLoad);
}

/** Equal for runs that make the same captures of the same command, and then the same runs of ncu. */
function planKey(
  plan: Plan,
  workload: readonly string[],
  ncu: Config["ncu"] | null,
  sides: number,
  untraced: number,
): string {
  const parts = [
    plan.rounds,
    plan.captures.map(({ label, gate }) => [label, gate.kind, gate.kind === "none" ? 0 : gate.instances]),
    workload,
    ncu,
    sides,
    ...(untraced === 0 ? [] : [untraced]),
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
