import { dirname } from "node:path";
import type { Plan } from "../../model/run/plan.ts";
import { namesNoRange } from "../../plan/captures.ts";
import { describeSteps, isHeldToGoal, planKey, programStarts, type StartsOf } from "../../plan/program-starts.ts";
import { formatSeconds } from "../../report/format.ts";
import { startsText } from "../../report/starts-text.ts";
import { readLastDuration } from "../../run/directory/past-runs.ts";
import type { Session } from "../session.ts";

const wholeProgramNote = `No range is named, so we measure the whole program, including loading and warm-up. To leave these out, put a range around the work, and pass --range decode:
    with torch.cuda.nvtx.range("decode"):
        generate()
        torch.cuda.synchronize()`;

/** Logs, before the first capture, what the run will start, and how long the last run with the same plan took. */
export async function announceRun(session: Session, plan: Plan, startsOf: StartsOf): Promise<void> {
  const { config, directory, isolation } = session;
  const { log } = session.context;
  const key = planKey(config, plan, startsOf);
  await session.recorder.planKey(key);
  const last = await readLastDuration(dirname(directory.path), key);
  const starts = programStarts(config, plan, startsOf);
  const isOnce = starts.reduce((sum, { red }) => sum + (red.most ?? Infinity), 0) === 1;
  const time =
    last === null
      ? `we can't estimate the duration, because no earlier run in this folder took the same captures (limit ${String(config.workload["time-limit"])} each)`
      : `the last such run took ${formatSeconds(last)}`;
  const whole = isHeldToGoal(config, startsOf) ? 1 : 0;
  session.progress.expect(startsOf.sides * (plan.captures.length * plan.rounds + startsOf.untraced + whole));
  log.info(`${describeSteps(config, plan, startsOf)}; ${time}.`);
  if (plan.captureMode === "all" && namesNoRange(config)) log.info(wholeProgramNote);
  const limit = config["time-budget"];
  const what = config.workload.server.command === null ? "program" : "server";
  if (!isOnce)
    log.info(
      `${startsText(starts, what)}${limit === null ? "" : `, as far as the time budget (${String(limit)}) allows`}.`,
    );
  log.info(isolation.note.endsWith(".") ? isolation.note : `${isolation.note}.`);
}
