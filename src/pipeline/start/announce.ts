import { createHash } from "node:crypto";
import { dirname } from "node:path";
import type { Config } from "../../model/config.ts";
import type { Plan } from "../../model/run/plan.ts";
import { counted } from "../../model/text/listing.ts";
import { describePlan } from "../../plan/captures.ts";
import { describeNcu } from "../../plan/ncu-argv.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { formatSeconds } from "../../report/format.ts";
import { lastDuration } from "../../run/directory/past-runs.ts";
import type { PreparedNcu } from "../ncu/ncu-tool.ts";
import type { Session } from "../session.ts";

/**
 * Says before the first capture how many there will be, with so many runs a side without CUDA tracing after them, and how long the last
 * run of the same plan took.
 */
export async function announce(
  session: Session,
  plan: Plan,
  ncu: PreparedNcu,
  sides: 1 | 2,
  untraced: number,
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
  const time =
    last === null
      ? `the duration is unknown, since no earlier run here made the same captures (limit ${String(config.workload["time-limit"])} each)`
      : `the last such run took ${formatSeconds(last)}`;
  const after =
    untraced === 0 ? "" : `, then ${counted(untraced, "run")}${sides === 2 ? " of each" : ""} without CUDA tracing`;
  const then = ncu.kind === "ready" ? `, then ${describeNcu(config.ncu)}` : "";
  log.info(
    `${describePlan(plan)}${sides === 2 ? ", of the base and of the head in turn" : ""}${after}${then}; ${time}.`,
  );
  log.info(isolation.note.endsWith(".") ? isolation.note : `${isolation.note}.`);
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
