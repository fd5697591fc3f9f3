import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CaptureError, errorMessage, refuseWhenStopped } from "../../model/errors.ts";
import { lastLines } from "../../gate/process-gate.ts";
import type { CapturePlan } from "../../model/run/plan.ts";
import type { Seconds } from "../../model/units.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { exists } from "../../run/directory/file-system.ts";
import { roundsVariable } from "../../run/isolation/environment.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { recordCapture, type Captured } from "../capture/capture.ts";
import type { Attempted } from "../capture/profiled-process.ts";
import { sideLabel, type Side } from "../session.ts";
import { loaded, startUntilReady, type Loaded } from "./load.ts";
import { captureLoaded } from "./server-capture.ts";
import type { LoadPlace, ServerProcess } from "./server-start.ts";

/** A program that waits in its loop for the next round. */
export interface LoadedProgram extends Loaded {
  /** Lets the program run its next round to the end. Throws CaptureError if the program exits or exceeds the time limit. */
  nextRound(label: string): Promise<{ readonly seconds: Seconds }>;
}

const lookEveryMs = 20;

/**
 * Starts a side's program under nsys, waits for its first round, lets `body` capture rounds, and then lets the program finish. Leaves
 * none of the program's processes running, even if it fails. python/llm_profile_action/_rounds.py implements the program's half of the
 * protocol. Throws CaptureError if the program ends too early, doesn't reach a round in time, or fails.
 */
export async function withProgram(
  given: Side,
  place: LoadPlace,
  body: (program: LoadedProgram) => Promise<void>,
): Promise<void> {
  const { program, session } = given;
  const folder = await mkdtemp(join(program.temporary.tmp, "rounds-"));
  await shareWithIsolatedUser(folder, session.isolation);
  const environment = { ...program.environment, [roundsVariable]: folder };
  const side = { ...given, program: { ...program, environment } };
  const { workload } = side.config;
  const process = await startUntilReady(side, place, {
    what: "program",
    argv: workloadArgv(workload, join(folder, "hydra")),
    ready: { file: join(folder, "ready-0") },
    limit: workload["time-limit"],
  });
  try {
    const running = loaded(side, place.label, process);
    let done = 0;
    await body({
      ...running,
      nextRound: async (label) => {
        const { clock } = session.context;
        const startMs = clock.monotonicMs();
        done += 1;
        await tell(folder, `go-${done}`, label);
        const inTime = await within(workload["time-limit"], process, async () => exists(join(folder, `ready-${done}`)));
        running.requireRunning(label);
        if (!inTime) throw tooLong(process, label, `A round of the program`, workload["time-limit"]);
        return { seconds: (clock.monotonicMs() - startMs) / 1000 };
      },
    });
    await tell(folder, "end", place.label);
    await requireEnd(side, process, place.label);
  } finally {
    await process.end();
  }
}

/** Captures the next round of a program and checks it with the gate. Throws the same errors as `withProgram`. */
export async function captureTurn(
  program: LoadedProgram,
  plan: CapturePlan,
  round: number,
): Promise<Attempted<Captured>> {
  const { side } = program;
  const label = sideLabel(side, `round ${round}, ${plan.label}`);
  const folder = join(side.name, `round-${round}`, plan.directory);
  const attempted = await captureLoaded(program, { label, folder, gate: plan.gate, watched: true }, async () =>
    program.nextRound(label),
  );
  await recordCapture(side, plan, round, attempted.value);
  return attempted;
}

/** Creates a file that tells the program to continue. Fails if the file exists or is a link, because another user can write to the folder too. */
async function tell(folder: string, name: string, label: string): Promise<void> {
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

/** Waits for the program to exit. Throws CaptureError unless it exits with 0 in time. */
async function requireEnd(
  { config: { workload }, session }: Side,
  process: ServerProcess,
  label: string,
): Promise<void> {
  const hasEnded = await within(workload["time-limit"], process, async () => Promise.resolve(false));
  refuseWhenStopped(session.context.stop);
  const result = process.ended();
  if (result === null || !hasEnded)
    throw tooLong(process, label, "After its last round, the program", workload["time-limit"]);
  if (result.outcome === "exited" && result.exitCode === 0) return;
  throw new CaptureError({
    id: "workload-failed",
    what: `The program exited with code ${result.exitCode ?? "none"} after its last round.`,
    where: label,
    why: lastLines(process.lines.join("\n"), /^$/),
    help: `Try the command without the profiler first. The program's full output is in ${process.folder}/ in the run directory.`,
  });
}

/** Waits for a condition or for the end of the process. Returns false if neither happens in time. */
async function within(
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

function tooLong({ lines, folder }: ServerProcess, label: string, what: string, limit: string | number): CaptureError {
  return new CaptureError({
    id: "time-limit",
    what: `${what} took longer than ${String(limit)}.`,
    where: `${label} (workload.time-limit)`,
    why: lastLines(lines.join("\n"), /^$/),
    help: `Raise workload.time-limit, or find out what the program is waiting for. The program's full output is in ${folder}/ in the run directory.`,
  });
}
