import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CaptureError, errorMessage, refuseWhenStopped } from "../../model/errors.ts";
import type { Seconds } from "../../model/units.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { exists } from "../../run/directory/file-system.ts";
import { roundsVariable } from "../../run/isolation/environment.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import type { MakeCapture } from "../capture/round.ts";
import type { Side, StepPlace } from "../session.ts";
import { quoteLastOutput, requireRunning, startUntilReady, type ServerProcess } from "./server-process.ts";
import { captureTurn } from "./server-capture.ts";

const lookEveryMs = 20;

/**
 * Leaves none of the program's processes running, even if it fails. python/llm_profile_action/_rounds.py implements the program's half of
 * the protocol.
 */
export async function withProgram(
  originalSide: Side,
  place: StepPlace,
  body: (make: MakeCapture) => Promise<void>,
): Promise<void> {
  const { program, session } = originalSide;
  const { clock } = session.context;
  const folder = await mkdtemp(join(program.temporary.tmp, "rounds-"));
  await shareWithIsolatedUser(folder, session.isolation);
  const environment = { ...program.environment, [roundsVariable]: folder };
  const side = { ...originalSide, program: { ...program, environment } };
  const { workload } = side.config;
  const limit = workload["time-limit"];
  const process = await startUntilReady(side, place, {
    what: "program",
    argv: workloadArgv(workload, join(folder, "hydra")),
    ready: { file: join(folder, "ready-0") },
    limit,
  });
  let done = 0;
  const runRound = async (label: string): Promise<{ readonly seconds: Seconds }> => {
    const startMs = clock.monotonicMs();
    done += 1;
    await tellProgram(folder, `go-${done}`, label);
    const inTime = await waitWithin(limit, process, async () => exists(join(folder, `ready-${done}`)));
    requireRunning(process, label);
    if (!inTime) throw createTimeLimitError(process, label, `A round of the program`, limit);
    return { seconds: (clock.monotonicMs() - startMs) / 1000 };
  };
  try {
    await body(async (_, plan, round, place) =>
      captureTurn(process, plan, round, place, async () => runRound(place.label)),
    );
    await tellProgram(folder, "end", place.label);
    await requireEnd(process);
  } finally {
    await process.end();
  }
}

/** Creates a file that tells the program to continue. Fails if the file exists or is a link, because another user can write to the folder too. */
async function tellProgram(folder: string, name: string, label: string): Promise<void> {
  await writeFile(join(folder, name), "", { flag: "wx" }).catch((error: unknown) => {
    throw new CaptureError({
      id: "program-not-told",
      what: "We couldn't tell the program to continue.",
      where: label,
      why: errorMessage(error),
      help: `Make sure that only llm-profile creates ${name} in the folder that ${roundsVariable} names.`,
      cause: error,
    });
  });
}

async function requireEnd(process: ServerProcess): Promise<void> {
  const { config, session } = process.side;
  const { label, folder } = process;
  const limit = config.workload["time-limit"];
  const hasEnded = await waitWithin(limit, process, async () => Promise.resolve(false));
  refuseWhenStopped(session.context.stop);
  const result = process.ended();
  if (result === null || !hasEnded)
    throw createTimeLimitError(process, label, "After its last round, the program", limit);
  if (result.outcome === "exited" && result.exitCode === 0) return;
  throw new CaptureError({
    id: "workload-failed",
    what: `The program exited with code ${result.exitCode ?? "none"} after its last round.`,
    where: label,
    why: quoteLastOutput(process),
    help: `Try the command without the profiler first. The program's full output is in ${folder}/ in the run directory.`,
  });
}

/** Waits for a condition or for the end of the process. Returns false if neither happens in time. */
async function waitWithin(
  limit: string | number,
  { over }: ServerProcess,
  hasCome: () => Promise<boolean>,
): Promise<boolean> {
  const timeout = AbortSignal.timeout(parseDurationMs(limit));
  const either = AbortSignal.any([timeout, over]);
  while (!(await hasCome())) {
    if (over.aborted) return true;
    if (timeout.aborted) return false;
    await sleep(lookEveryMs, undefined, { signal: either }).catch(() => undefined);
  }
  return true;
}

function createTimeLimitError(
  process: ServerProcess,
  label: string,
  subject: string,
  limit: string | number,
): CaptureError {
  return new CaptureError({
    id: "time-limit",
    what: `${subject} took longer than ${String(limit)}.`,
    where: `${label} (workload.time-limit)`,
    why: quoteLastOutput(process),
    help: `Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${process.folder}/ in the run directory.`,
  });
}
