import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { LlmProfileError, StoppedError, UserError } from "../../model/errors.ts";
import type { Verified } from "../../model/profile/held-to-goal.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { commandArgv, isolate } from "../../plan/workload.ts";
import { verifyVariable } from "../../run/isolation/environment.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { removeDirectory } from "../../run/isolation/temporary-directory.ts";
import { runStreamed } from "../capture/profiled-process.ts";
import { setPurpose } from "../purpose.ts";
import { labelSide, type Side } from "../session.ts";
import { findMeasuredBase, type Sides } from "../sides/measured-side.ts";
import { inKeptFolder } from "../sides/rounds.ts";
import { setRandomSeed } from "./seed.ts";
import { restoreState } from "./side-state.ts";
import { createFailedVerification, readVerified } from "./verified-output.ts";

export async function verifyBase(base: Side): Promise<Side> {
  const { compare } = base.config;
  if (base.state === null || compare.verify.command === null) return base;
  const verified = await verifySide(base);
  if (verified.state === "failed")
    throw new UserError({
      id: "verify-broken",
      what: `compare.verify.command doesn't work on the base. ${verified.why}`,
      where: "compare.verify.command",
      why: "With goal: improve, head must compute the same result as base, so we need base's result first. Nothing has been captured.",
      help: `Fix the command, or set compare.verify.command to null. Its output is in ${verifyFolder(base)}/ in the run directory; docs/improve.md describes the file that it must write.`,
    });
  return { ...base, state: { ...base.state, verified } };
}

export async function verifyHead<T extends Sides>(sides: T): Promise<T> {
  const { head } = sides;
  const { state } = head.side;
  if (state === null || findMeasuredBase(sides)?.side.state?.verified == null) return sides;
  const verified = await verifySide(head.side);
  return { ...sides, head: { ...head, side: { ...head.side, state: { ...state, verified } } } };
}

async function verifySide(originalSide: Side): Promise<Verified> {
  const side = await setRandomSeed(setPurpose(originalSide, "verify"), "verify");
  try {
    return await inKeptFolder(side, async () => {
      try {
        return await runVerifyCommand(side);
      } finally {
        // No later program may find what this command left.
        await restoreState(side);
      }
    });
  } catch (error) {
    if (error instanceof StoppedError || !(error instanceof LlmProfileError)) throw error;
    return createFailedVerification(error.message);
  }
}

function verifyFolder({ name }: Side): string {
  return join(name, "verify");
}

async function runVerifyCommand(side: Side): Promise<Verified> {
  const { session, program, config } = side;
  const { isolation, directory } = session;
  const folder = verifyFolder(side);
  await directory.folder(folder);
  const offered = await mkdtemp(join(program.temporary.tmp, "verify-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(async () => void (await removeDirectory(offered)));
  await shareWithIsolatedUser(offered, isolation);
  const file = join(offered, "verify.json");
  const label = labelSide(side, "verify");
  const { exitCode, outcome } = await runStreamed(session, {
    command: {
      tool: "verify",
      argv: isolate(commandArgv(config.compare.verify.command ?? []), isolation),
      cwd: program.workingDirectory,
      environment: { ...program.environment, [verifyVariable]: file },
      timeLimitMs: parseDurationMs(config.workload["time-limit"]),
    },
    isolation,
    label,
    isStart: true,
    folder,
  });
  if (outcome === "timed-out") return createFailedVerification("The command didn't end within workload.time-limit.");
  if (exitCode !== 0)
    return createFailedVerification(
      `The command exited with ${exitCode === null ? "no exit code" : `code ${exitCode}`}; its output is in ${folder}/.`,
    );
  return readVerified(file);
}
