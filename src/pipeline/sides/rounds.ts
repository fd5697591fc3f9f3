import { rename } from "node:fs/promises";
import { join } from "node:path";
import { buildProfile } from "../../analyze/build-profile.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { Plan } from "../../model/run/plan.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { workloadArgv } from "../../plan/workload.ts";
import { toolName } from "../context.ts";
import type { ExaminedCapture } from "../capture/examine.ts";
import { families } from "../conf.ts";
import { captureRound, type MakeCapture } from "../capture/round.ts";
import { withLoad } from "../server/load.ts";
import { captureServer } from "../server/server-capture.ts";
import {
  decideRound,
  disturbanceText,
  classifyRounds,
  mostRepeats,
  warnOnce,
  type RoundSamples,
} from "../capture/gpu-guard.ts";
import { sideLabel, type Session, type Side } from "../session.ts";

/**
 * Adds a round. Where the clocks are watched, one in which the GPU was disturbed is made again at once, beside its neighbor
 * of the other side; the disturbed ones stay as `round-1-disturbed-1`. Throws CaptureError for what is not real.
 */
export async function addRound(side: Side, plan: Plan): Promise<void> {
  await inKeptFolder(side, async () => addRoundBy(side, plan));
}

/** Loads the side's server, adds so many rounds of it, and ends it. Throws as `addRound` does. */
export async function addLoad(side: Side, plan: Plan, count: number): Promise<void> {
  const load = (side.loads.at(-1) ?? 0) + 1;
  const place = { label: sideLabel(side, `load ${load}`), folder: join(side.name, `load-${load}`) };
  await inKeptFolder(side, async () =>
    withLoad(side, place, async (server) => {
      for (let made = 0; made < count; made += 1) {
        await addRoundBy(side, plan, async (_, capturePlan, round) => captureServer(server, capturePlan, round));
        side.loads.push(load);
      }
    }),
  );
}

async function addRoundBy(side: Side, plan: Plan, make?: MakeCapture): Promise<void> {
  const { session, rounds } = side;
  const round = rounds.length + 1;
  const label = sideLabel(side, `round ${round}`);
  for (let repeats = 0; ; repeats += 1) {
    const captures = await captureRound(side, plan, round, make);
    const gpu = classifyRounds([...rounds, captures].map(roundSamples)).at(-1) ?? null;
    if (gpu?.state === "unknown") await warnOnce(session, clocksUnknown);
    const decision = decideRound(gpu, repeats);
    const what = gpu === null ? "" : disturbanceText(gpu);
    if (decision === "repeat") {
      const kept = await setAside(side, round, `disturbed-${repeats + 1}`);
      const again = `is made again (${repeats + 1} of at most ${mostRepeats} times)`;
      await session.warn(`${label}: ${what}. The round ${again}; this one is kept in ${kept}.`);
      session.progress.expect(plan.captures.length);
      continue;
    }
    if (decision === "keep-disturbed")
      await session.warn(`${label}: ${what}. It was made again ${mostRepeats} times already: it is kept as it is.`);
    rounds.push(captures);
    return;
  }
}

/** Lets a side's programs run in its folder as they left it, and not as the other side's did. */
export async function inKeptFolder<T>({ session, kept }: Side, body: () => Promise<T>): Promise<T> {
  if (kept === null) return body();
  const changed = await kept.open();
  if (changed.length > 0) {
    const paths = changed.map((path) => plainText(path === "" ? "the folder itself" : path));
    await session.warn(
      `The base's folder was changed while the head ran, and was put back: ${listText(paths, 3)}. The head's program should not write there.`,
    );
  }
  try {
    return await body();
  } finally {
    await kept.close();
  }
}

const clocksUnknown =
  "In some rounds the GPU's clocks are unknown: fewer than 3 samples of nvidia-smi fell into the ranges. No round is made again for that.";

/** Takes back the rounds after the first `whole`, which have no neighbor of the other side; they stay as `round-4-unpaired`. */
export async function keepRounds(side: Side, whole: number): Promise<void> {
  const { rounds, loads } = side;
  for (let round = rounds.length; round > whole; round -= 1) await setAside(side, round, "unpaired");
  rounds.length = Math.min(rounds.length, whole);
  loads.length = Math.min(loads.length, whole);
}

/** Takes the round that failed after the whole ones out of what counts; its files stay where its failure says that they are. */
export async function dropFailedRound({ session, name, rounds }: Side): Promise<void> {
  await session.recorder.discount(join(name, `round-${rounds.length + 1}`));
}

/** Keeps a round that counts no more under another name; returns where it is, relative to the run directory. */
async function setAside({ session, name }: Side, round: number, why: string): Promise<string> {
  const { directory, recorder } = session;
  const folder = join(name, `round-${round}`);
  const kept = `${folder}-${why}`;
  await rename(directory.file(folder), directory.file(kept));
  await recorder.setAside(folder, kept);
  return kept;
}

function roundSamples(captures: readonly ExaminedCapture[]): RoundSamples {
  return captures.every(({ gpuSamples }) => gpuSamples === null)
    ? null
    : captures.flatMap(({ gpuSamples }) => gpuSamples ?? []);
}

/** The profile of all rounds so far, without Nsight Compute. */
export function sideProfile({ session, config, source, environment, rounds, loads, untraced }: Side): Profile {
  const captures = rounds.flat();
  const gpus = classifyRounds(rounds.map(roundSamples));
  const profile = buildProfile({
    tool: { name: toolName, version: session.version },
    createdAt: session.clock.now().toISOString(),
    source,
    machine: session.machine,
    workload: {
      command: redactCommand(workloadArgv(config.workload, "hydra")),
      exitCode: exitCodeOf(captures),
    },
    isolation: session.isolation.kind,
    environment,
    attribution: config.attribution,
    families: families(),
    rounds: rounds.map((round, index) => ({
      captures: round,
      gpu: gpus[index] ?? null,
      process: loads[index] ?? null,
    })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...session.recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
  });
  return { ...profile, untraced: [...untraced] };
}

/** The profile with the warnings that came after it was built. */
export function withWarnings(profile: Profile, { recorder }: Session): Profile {
  return { ...profile, warnings: [...new Set([...profile.warnings, ...recorder.snapshot().warnings])] };
}

/** The code that all captures ended with; they passed the gate, so that it means success. */
function exitCodeOf(captures: readonly ExaminedCapture[]): number | null {
  const [first] = captures.map(({ end }) => end);
  return first?.kind === "known" ? first.exitCode : null;
}
