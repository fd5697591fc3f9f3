import { randomUUID } from "node:crypto";
import { findOwnChoices, type Choices } from "../../model/run/choices.ts";
import { counted } from "../../model/text/listing.ts";
import {
  readChoices,
  readKernelNames,
  removeChoices,
  replaceCaches,
  type ReadCaches,
} from "../../run/choices/choice-files.ts";
import type { Side, Tuning } from "../session.ts";

/** Caches of a side that no program has used yet. `folder` contains the folders that `cachesIn` names. */
export function createTuning(folder: string): Tuning {
  return {
    folder,
    draw: null,
    isStarted: false,
    given: { choices: new Map(), sources: new Set() },
    own: [],
    ownKernels: [],
  };
}

/** Removes what the side's uncounted programs, such as its setup and the probe, compiled and tuned. */
export async function clearCaches({ tuning, session }: Side): Promise<void> {
  if (tuning !== null) await replaceCaches(tuning.folder, new Map(), session.isolation);
}

export interface FirstStart<T> {
  readonly start: () => Promise<T>;
  readonly isReal: (started: T) => boolean;
  readonly setAside: () => Promise<void>;
}

/**
 * If autotuners made choices in a side's first start, it doesn't count, because tuning changes what else gets compiled: TorchInductor fuses
 * by timing only if it finds no choices. The program then starts again, with its choices and nothing else in its caches.
 */
export async function startTuned<T>(
  side: Side,
  first: FirstStart<T>,
): Promise<{ readonly side: Side; readonly started: T }> {
  const { tuning, session } = side;
  if (tuning === null || tuning.isStarted) return { side, started: await first.start() };
  const { context, budget, isolation } = session;
  const sinceMs = context.clock.monotonicMs();
  const started = await first.start();
  if (!first.isReal(started)) return { side, started };
  const { choices } = await readSideChoices(side, tuning);
  const isTuned = [...choices.keys()].some((path) => !tuning.given.choices.has(path));
  const later: Side = { ...side, tuning: { ...tuning, isStarted: true, draw: nameDraw(tuning, choices) } };
  if (!isTuned) return { side: later, started };
  context.log.detail(
    `In this start, autotuners chose kernels by measuring them (${counted(choices.size, "file")}). It doesn't count; the next start uses the choices.`,
  );
  await first.setAside();
  await replaceCaches(tuning.folder, choices, isolation);
  budget.leaveOut(context.clock.monotonicMs() - sinceMs);
  return { side: later, started: await first.start() };
}

function nameDraw({ draw }: Tuning, choices: Choices): string | null {
  return draw ?? (choices.size === 0 ? null : randomUUID());
}

async function readSideChoices({ name, session }: Side, { folder }: Tuning): Promise<ReadCaches> {
  const choices = await readChoices(folder);
  if (choices.refused > 0)
    await session.warn(
      `We left out ${counted(choices.refused, "file")} in the ${name}'s caches, although named like an autotuner's choice: a link, too large, too many, or not JSON. Kernels may be tuned differently on each side.`,
    );
  return choices;
}

/** Copies what the base's autotuners chose to the head's caches. Call it before the head's first start, while no program of either side runs. */
export async function giveChoices(base: Side, head: Side): Promise<Side> {
  if (base.tuning === null || head.tuning === null) return head;
  const given = await readSideChoices(base, base.tuning);
  await replaceCaches(head.tuning.folder, given.choices, head.session.isolation);
  return { ...head, tuning: { ...head.tuning, draw: base.tuning.draw, given } };
}

interface StartedSides {
  readonly base: Side;
  readonly head: Side;
}

/** Finds the choices that only one side uses. Each later round of that side makes them anew, so luck averages out. */
export async function splitChoices({ base, head }: StartedSides): Promise<StartedSides> {
  if (base.tuning === null || head.tuning === null) return { base, head };
  const headChoices = await readSideChoices(head, head.tuning);
  const ownChoices = findOwnChoices(head.tuning.given, headChoices);
  const draw = nameDraw(head.tuning, headChoices.choices);
  return {
    base: { ...base, tuning: await setOwnChoices(base.tuning, ownChoices.base) },
    head: { ...head, tuning: await setOwnChoices({ ...head.tuning, draw, isStarted: true }, ownChoices.head) },
  };
}

async function setOwnChoices(tuning: Tuning, own: readonly string[]): Promise<Tuning> {
  return { ...tuning, own, ownKernels: await readKernelNames(tuning.folder, own) };
}

export async function forgetOwnChoices({ tuning }: Side): Promise<void> {
  if (tuning !== null) await removeChoices(tuning.folder, tuning.own);
}
