import { join } from "node:path";
import { summarizeProgram } from "../../analyze/whole-program.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { Plan } from "../../model/run/plan.ts";
import { wholeProgramCapture } from "../../plan/captures.ts";
import { captureOrThrow } from "../capture/capture.ts";
import { examineCaptured } from "../capture/round.ts";
import { setPurpose } from "../purpose.ts";
import { labelSide, type Side } from "../session.ts";
import { buildSideProfile, createUnmeasuredSide } from "../sides/measured-side.ts";
import { catchFailure, warnBaseMissing } from "../sides/pairs.ts";
import { inKeptFolder, setAside } from "../sides/rounds.ts";
import { giveChoices, splitChoices, startTuned } from "../sides/same-choices.ts";
import type { ReadySides } from "../sides/two-sides.ts";
import { setRandomSeed } from "./seed.ts";
import { restoreState, countWarmFiles } from "./side-state.ts";

/**
 * If the goal is `improve`, captures each side's whole program once. The capture shows work that moved out of the ranges, and fills the
 * caches for every later start.
 */
export async function captureWholePrograms(ready: ReadySides): Promise<ReadySides> {
  const { plan } = ready;
  const baseSide = ready.base;
  if (baseSide === null || baseSide instanceof LlmProfileError || ready.head.state === null) return ready;
  const base = await catchFailure(async () => captureSide(baseSide, plan, null));
  if (base instanceof LlmProfileError) {
    await warnBaseMissing(baseSide.session, base);
    return { ...ready, base, head: await captureSide(ready.head, plan, null) };
  }
  return { ...ready, ...(await splitChoices({ base, head: await captureSide(ready.head, plan, base) })) };
}

async function captureSide(originalSide: Side, plan: Plan, from: Side | null): Promise<Side> {
  const { state } = originalSide;
  if (state === null) return originalSide;
  const side = await setRandomSeed(setPurpose(originalSide, "whole"), "whole program");
  const { context } = side.session;
  const label = labelSide(side, "whole program");
  return inKeptFolder(side, async () => {
    const ready = from === null ? side : await giveChoices(from, side);
    const { side: tuned, started } = await startTuned(ready, {
      start: async () =>
        context.log.group(label, async () => {
          const whole = await captureOrThrow(side, { label, folder: join(side.name, "whole", "nsys"), trace: "cuda" });
          return examineCaptured(side, wholeProgramCapture(plan, side.config), null, whole);
        }),
      isReal: () => true,
      setAside: async () => {
        await setAside(side, "whole", "tuning", "tuning");
        await restoreState(side);
      },
    });
    const profile = buildSideProfile({ ...createUnmeasuredSide(side), rounds: [{ captures: [started], load: null }] });
    const files = countWarmFiles(state, label);
    await state.kept.close();
    return {
      ...originalSide,
      tuning: tuned.tuning,
      state: { ...state, warm: { files, whole: summarizeProgram(profile) } },
    };
  });
}
