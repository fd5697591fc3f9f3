import { join } from "node:path";
import { wholeProgramOf } from "../../analyze/whole-program.ts";
import { CaptureError, LlmProfileError } from "../../errors.ts";
import type { Plan } from "../../model/run/plan.ts";
import { wholeProgramCapture } from "../../plan/captures.ts";
import { captureWhole } from "../capture/capture.ts";
import { examineCaptured } from "../capture/round.ts";
import { startedFor } from "../purpose.ts";
import { sideLabel, type Side } from "../session.ts";
import { sideProfile, unmeasured } from "../sides/measured-side.ts";
import { orOwnFault, sayWithoutBase } from "../sides/pairs.ts";
import { inKeptFolder } from "../sides/rounds.ts";
import type { ReadySides } from "../sides/two-sides.ts";
import { withSeed } from "./seed.ts";
import { warmFiles } from "./side-state.ts";

/**
 * If the goal is `improve`, captures each side's whole program once. The capture shows work that moved out of the ranges, and fills the
 * caches for every later start. Throws if the head fails.
 */
export async function captureWholePrograms(ready: ReadySides): Promise<ReadySides> {
  const { plan } = ready;
  const given = ready.base;
  if (given === null || given instanceof LlmProfileError || ready.head.state === null) return ready;
  ready.head.session.context.log.info(
    "Capturing each side's whole program once, to find work that moved out of the ranges.",
  );
  const base = await orOwnFault(async () => captured(given, plan));
  if (base instanceof LlmProfileError) await sayWithoutBase(given.session, base);
  return { ...ready, base, head: await captured(ready.head, plan) };
}

async function captured(given: Side, plan: Plan): Promise<Side> {
  const { state } = given;
  if (state === null) return given;
  const side = await withSeed(startedFor(given, "whole"), "whole program");
  const label = sideLabel(side, "whole program");
  return inKeptFolder(side, async () => {
    const step = side.session.progress.begin(label);
    const examined = await side.session.context.log.group(step, async () => {
      const { value, failure } = await captureWhole(side, { label, folder: join(side.name, "whole", "nsys") });
      if (failure !== null) throw new CaptureError(failure);
      return examineCaptured(side, wholeProgramCapture(plan, side.config), null, value);
    });
    const profile = sideProfile({ ...unmeasured(side), rounds: [{ captures: [examined], load: null }] });
    const files = warmFiles(state, label);
    await state.kept.close();
    return { ...given, state: { ...state, warm: { files, whole: wholeProgramOf(profile) } } };
  });
}
