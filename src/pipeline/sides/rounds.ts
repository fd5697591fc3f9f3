import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plan } from "../../model/run/plan.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { decideRound, disturbanceText, classifyRounds, mostRepeats, warnOnce } from "../capture/gpu-guard.ts";
import { captureRound, type MakeCapture } from "../capture/round.ts";
import { withSeed } from "../goal/seed.ts";
import { restoreState } from "../goal/side-state.ts";
import { sideLabel, type Side } from "../session.ts";
import { roundSamples, type MeasuredSide } from "./measured-side.ts";

/** A server that is loaded, for the rounds of this load. */
export interface RoundOfLoad {
  /** From 1. */
  readonly load: number;
  readonly make: MakeCapture;
}

/**
 * Adds a round. Where the clocks are watched, one in which the GPU was disturbed is made again at once, beside its neighbor
 * of the other side; the disturbed ones stay as `round-1-disturbed-1`. Throws CaptureError for what is not real.
 */
export async function addRound(measured: MeasuredSide, plan: Plan, of: RoundOfLoad | null): Promise<MeasuredSide> {
  const { side, rounds } = measured;
  const { session } = side;
  const round = rounds.length + 1;
  const label = sideLabel(side, `round ${round}`);
  const before = rounds.map(({ captures }) => roundSamples(captures));
  for (let repeats = 0; ; repeats += 1) {
    const captures = await captureRound(await withSeed(side, `round ${round}`), plan, round, of?.make);
    const gpu = classifyRounds([...before, roundSamples(captures)]).at(-1) ?? null;
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
    return { ...measured, rounds: [...rounds, { captures, load: of?.load ?? null }] };
  }
}

/** Lets a side's programs run in its folder as they left it, and not as the other side's did. */
export async function inKeptFolder<T>(side: Side, body: () => Promise<T>): Promise<T> {
  await openKeptFolder(side);
  try {
    return await body();
  } finally {
    await side.kept?.close();
  }
}

/** The same until the folder is closed. */
export async function openKeptFolder(side: Side): Promise<void> {
  const { session, kept } = side;
  const changed = kept === null ? [] : await kept.open();
  if (changed.length > 0) {
    const paths = changed.map((path) => plainText(path === "" ? "the folder itself" : path));
    await session.warn(
      `The base's folder was changed while the head ran, and was put back: ${listText(paths, 3)}. The head's program should not write there.`,
    );
  }
  await restoreState(side);
}

const clocksUnknown =
  "In some rounds the GPU's clocks are unknown: fewer than 3 samples of nvidia-smi fell into the ranges. No round is made again for that.";

/** Takes back the rounds after the first `whole`, which have no neighbor of the other side; they stay as `round-4-unpaired`. */
export async function keepRounds(measured: MeasuredSide, whole: number): Promise<MeasuredSide> {
  const { side, rounds } = measured;
  for (let round = rounds.length; round > whole; round -= 1) await setAside(side, round, "unpaired");
  return { ...measured, rounds: rounds.slice(0, whole) };
}

/** Takes the round that failed after the whole ones out of what counts; its files stay where its failure says that they are. */
export async function dropFailedRound({ side, rounds }: MeasuredSide): Promise<void> {
  await side.session.recorder.discount(join(side.name, `round-${rounds.length + 1}`));
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
