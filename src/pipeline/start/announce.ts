import { dirname } from "node:path";
import type { Plan, StartsOfLeg } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { describeLegs, planKey, programStarts, type StartsOf } from "../../plan/program-starts.ts";
import { formatSeconds } from "../../report/format.ts";
import { lastDuration } from "../../run/directory/past-runs.ts";
import type { Session } from "../session.ts";

/**
 * Says before the first capture how many there will be, with the runs without CUDA tracing after them, and with ncu (in a
 * comparison only where it is wanted), how often that starts the program, and how long the last run of the same plan took.
 */
export async function announce(session: Session, plan: Plan, of: StartsOf): Promise<void> {
  const { config, directory, isolation } = session;
  const { log } = session.context;
  const key = planKey(config, plan, of);
  await session.recorder.planKey(key);
  const last = await lastDuration(dirname(directory.path), key);
  const legs = programStarts(config, plan, of);
  const starts = legs.reduce((sum, { planned }) => sum + planned, 0);
  const [underNcu, forLines] = [onDemand(legs, "ncu"), onDemand(legs, "lines")];
  const maybe = [
    ...(underNcu > 0 ? [`${counted(underNcu, "time")} more under ncu where a verdict needs a reason`] : []),
    ...(forLines > 0 ? [`at most ${counted(forLines, "time")} more for the lines of what is slower`] : []),
  ];
  const more = maybe.map((part) => `, and ${part}`).join("");
  const isRough = legs.some(({ leg, planned }) => leg === "ncu" && planned > 0);
  const often =
    starts === 1 && more === ""
      ? ""
      : `The program is started ${counted(starts, "time")}${isRough ? " or so" : ""}${more}`;
  const time =
    last === null
      ? `the duration is unknown, since no earlier run here made the same captures (limit ${String(config.workload["time-limit"])} each)`
      : `the last such run took ${formatSeconds(last)}`;
  session.progress.expect(of.sides * (plan.captures.length * plan.rounds + of.untraced));
  log.info(`${describeLegs(config, plan, of)}; ${time}.`);
  const limit = config["time-budget"];
  if (often !== "")
    log.info(`${often}${limit === null ? "" : `, as far as the time budget (${String(limit)}) allows`}.`);
  log.info(isolation.note.endsWith(".") ? isolation.note : `${isolation.note}.`);
}

function onDemand(legs: readonly StartsOfLeg[], wanted: StartsOfLeg["leg"]): number {
  return legs.find(({ leg }) => leg === wanted)?.onDemand ?? 0;
}
