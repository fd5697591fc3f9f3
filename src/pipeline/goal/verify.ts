import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { LlmProfileError, StoppedError } from "../../errors.ts";
import type { Verified } from "../../model/profile/held-to-goal.ts";
import { parseDurationMs } from "../../model/text/quantity.ts";
import { commandArgv, isolate } from "../../plan/workload.ts";
import { verifyVariable } from "../../run/isolation/environment.ts";
import { shareWithIsolatedUser } from "../../run/isolation/isolation-user.ts";
import { runStreamed } from "../capture/profiled-process.ts";
import { judgedAnew } from "../explainer.ts";
import { isProfile, type Judge } from "../judge/judge-of.ts";
import { startedFor } from "../purpose.ts";
import { sideLabel, type Side } from "../session.ts";
import { measuredBase } from "../sides/measured-side.ts";
import type { ExplainedSides } from "../sides/measure-sides.ts";
import { inKeptFolder } from "../sides/rounds.ts";
import { withSeed } from "./seed.ts";
import { failedToVerify, readVerified } from "./verified-output.ts";

/** If the goal is `improve`, runs the verify command on both sides and judges the run again with the command's results. */
export async function verifySides(found: ExplainedSides, judge: Judge): Promise<ExplainedSides> {
  const { measured, known } = found;
  const base = measuredBase(measured);
  const { compare } = measured.head.side.config;
  const { profiles, failure } = known;
  if (compare.goal === "hold" || compare.verify.command === null) return found;
  if (base === null || !isProfile(profiles.base) || failure !== null) return found;
  const verified = {
    base: { ...profiles.base, verify: await verify(base.side) },
    head: { ...profiles.head, verify: await verify(measured.head.side) },
  };
  return { measured, known: judgedAnew(known, verified, judge) };
}

async function verify(given: Side): Promise<Verified> {
  const side = await withSeed(startedFor(given, "verify"), "verify");
  try {
    return await inKeptFolder(side, async () => outputOf(side));
  } catch (error) {
    if (error instanceof StoppedError || !(error instanceof LlmProfileError)) throw error;
    return failedToVerify(error.message);
  }
}

/** Runs the side's verify command and reads what it wrote. */
async function outputOf(side: Side): Promise<Verified> {
  const { session, program, config, name } = side;
  const { isolation, directory } = session;
  const folder = join(name, "verify");
  await directory.folder(folder);
  const offered = await mkdtemp(join(program.temporary.tmp, "verify-"));
  await shareWithIsolatedUser(offered, isolation);
  const file = join(offered, "verify.json");
  const label = sideLabel(side, "verify");
  const { exitCode, outcome } = await runStreamed(session, {
    command: {
      tool: "verify",
      argv: isolate(commandArgv(config.compare.verify.command ?? []), isolation),
      cwd: program.workingDirectory,
      environment: { ...program.environment, [verifyVariable]: file },
      timeLimitMs: parseDurationMs(config.workload["time-limit"]),
    },
    isolation,
    title: label,
    label,
    isStart: true,
    attempt: 1,
    folder,
    successExitCodes: [0],
  });
  if (outcome === "timed-out") return failedToVerify("The verify command didn't end within workload.time-limit.");
  if (exitCode !== 0)
    return failedToVerify(
      `The verify command exited with ${String(exitCode ?? "no exit code")}; its output is in ${folder}/.`,
    );
  return readVerified(file);
}
