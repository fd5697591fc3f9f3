import { dirname } from "node:path";
import type { Plan } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { namesNoRange } from "../../plan/captures.ts";
import { describeSteps, planKey, programStarts, type StartsOf } from "../../plan/program-starts.ts";
import { formatSeconds } from "../../report/format.ts";
import { describeStarts } from "../../report/starts-text.ts";
import { readLastDuration } from "../../run/directory/past-runs.ts";
import type { Session } from "../session.ts";

const wholeProgramNote = `No range is named, so we measure the whole program, including loading and warm-up. To leave these out, put a range around the work, and pass --range decode:
    with torch.cuda.nvtx.range("decode"):
        generate()
        torch.cuda.synchronize()`;

/** Logs, before the first start, the sides and how often the program will start. Details are what's planned, and how it's isolated. */
export async function announceRun(session: Session, plan: Plan, conditions: StartsOf): Promise<void> {
  const { config, directory, isolation, base } = session;
  const { log } = session.context;
  const key = planKey(config, plan, conditions);
  await session.recorder.planKey(key);
  const last = await readLastDuration(dirname(directory.path), key);
  const limit = config["time-budget"];
  const noun = config.workload.server.command === null ? "program" : "server";
  const sides =
    base === null ? "" : `Base ${base.commit.slice(0, 7)} (${plainText(base.ref)}), head ${base.head.slice(0, 7)}. `;
  const budget = limit === null ? "" : `, within ${String(limit)}`;
  const before = last === null ? "" : `; the last such run took ${formatSeconds(last)}`;
  log.info(`${sides}${describeStarts(programStarts(config, plan, conditions), noun)}${budget}${before}.`);
  if (namesNoRange(config)) log.info(wholeProgramNote);
  log.detail(`${describeSteps(config, plan, conditions)}.`);
  if (isolation.kind === "pid-namespace") log.detail(isolation.note);
  else log.info(isolation.note);
}
