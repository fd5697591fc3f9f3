import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plan, Purpose } from "../../model/run/plan.ts";
import { listText } from "../../model/text/listing.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { decideRound, describeDisturbance, classifyRounds, mostRepeats, warnOnce } from "../capture/gpu-guard.ts";
import { captureRound, type MakeCapture } from "../capture/round.ts";
import { setRandomSeed } from "../goal/seed.ts";
import { restoreState } from "../goal/side-state.ts";
import { labelSide, type Side } from "../session.ts";
import { collectSamples, type MeasuredSide } from "./measured-side.ts";

/**
 * Adds a round. If we watch the clocks and something disturbed the GPU, the round is repeated at once, so it stays close in time to the
 * other side's round. The disturbed round is kept as `round-1-disturbed-1`.
 */
export async function addRound(
  measured: MeasuredSide,
  plan: Plan,
  load: number | null,
  make: MakeCapture,
): Promise<MeasuredSide> {
  const { side, rounds } = measured;
  const { session } = side;
  const round = rounds.length + 1;
  const label = labelSide(side, `round ${round}`);
  const before = rounds.map(({ captures }) => collectSamples(captures));
  for (let repeats = 0; ; repeats += 1) {
    const captures = await captureRound(await setRandomSeed(side, `round ${round}`), plan, round, make);
    const gpu = classifyRounds([...before, collectSamples(captures)]).at(-1) ?? null;
    if (gpu?.state === "unknown") await warnOnce(session, clocksUnknownWarning);
    const decision = decideRound(gpu, repeats);
    const problem = gpu === null ? "" : describeDisturbance(gpu);
    if (decision === "repeat") {
      const kept = await setAside(side, `round-${round}`, `disturbed-${repeats + 1}`);
      const again = `repeat ${repeats + 1} of at most ${mostRepeats}`;
      await session.warn(`${label}: ${problem}. Repeating the round (${again}); the disturbed round is in ${kept}.`);
      continue;
    }
    if (decision === "keep-disturbed")
      await session.warn(`${label}: ${problem}. We already repeated this round ${mostRepeats} times, so we keep it.`);
    return { ...measured, rounds: [...rounds, { captures, load }] };
  }
}

/** Runs `body` after restoring the side's folder to how the side's own programs left it. Warns if the other side changed the folder. */
export async function inKeptFolder<T>(side: Side, body: () => Promise<T>): Promise<T> {
  const { session, kept } = side;
  const changed = kept === null ? [] : await kept.open();
  if (changed.length > 0) {
    const paths = changed.map((path) => plainText(path === "" ? "the folder itself" : path));
    await session.warn(
      `Something changed the base's folder while the head ran, so we restored it: ${listText(paths, 3)}. The head's program shouldn't write there.`,
    );
  }
  await restoreState(side);
  try {
    return await body();
  } finally {
    await kept?.close();
  }
}

const clocksUnknownWarning =
  "In some rounds we don't know the GPU's clocks, because fewer than 3 nvidia-smi samples fell into the ranges. We don't repeat rounds for this reason.";

/** Discards the rounds after the first `whole` rounds. Their files are kept, such as in `round-4-unpaired`. */
export async function keepRounds(
  measured: MeasuredSide,
  whole: number,
  why: "unpaired" | "tuning",
): Promise<MeasuredSide> {
  const { side, rounds } = measured;
  for (let round = rounds.length; round > whole; round -= 1) await setAside(side, `round-${round}`, why);
  return { ...measured, rounds: rounds.slice(0, whole) };
}

export async function setAside(
  { session, name }: Side,
  folder: string,
  why: string,
  purpose: Purpose | null = null,
): Promise<string> {
  const { directory, recorder } = session;
  const from = join(name, folder);
  const kept = `${from}-${why}`;
  await rename(directory.file(from), directory.file(kept));
  await recorder.setAside(from, kept, purpose);
  return kept;
}
