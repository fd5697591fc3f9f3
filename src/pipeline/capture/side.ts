import { rename } from "node:fs/promises";
import { join } from "node:path";
import { buildProfile } from "../../analyse/build-profile.ts";
import { redactCommand } from "../../model/secrets.ts";
import type { Plan } from "../../model/run/plan.ts";
import { plainText } from "../../model/text/plain-text.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { SeenRange } from "../../model/reports/range.ts";
import { readTrace } from "../../parse/nsys-sqlite/read-trace.ts";
import { workloadArgv } from "../../plan/workload.ts";
import type { KeptFolder } from "../../run/worktree/kept-folder.ts";
import { toolName } from "../context.ts";
import type { Discovery } from "./discovery.ts";
import type { ExaminedCapture } from "./examine.ts";
import { families } from "../start/families.ts";
import { warnOnce } from "./gpu-guard.ts";
import { captureRound } from "./round.ts";
import { decideRound, disturbanceText, judgeRounds, mostRepeats, type RoundSamples } from "./round-guard.ts";
import type { RunContext } from "../start/run-context.ts";

/** One version of the program, and what was captured of it so far. */
export interface Side {
  readonly run: RunContext;
  readonly discovery: Discovery;
  readonly source: Profile["source"];
  readonly machine: Omit<Profile["machine"], "gpus">;
  /** What is kept from the other side's programs; null for the head, and without another side. */
  readonly kept: KeptFolder | null;
  /** By round, in the order made. */
  readonly rounds: ExaminedCapture[][];
}

/**
 * Adds a round. Where the clocks are watched, one in which the GPU was disturbed is made again at once, beside its neighbour
 * of the other side; the disturbed ones stay as `round-1-disturbed-1`. Throws CaptureError for what is not real.
 */
export async function addRound(side: Side, plan: Plan): Promise<void> {
  const { run, discovery, rounds } = side;
  const round = rounds.length + 1;
  const label = `${run.side === "base" ? "base, " : ""}round ${round}`;
  for (let repeats = 0; ; repeats += 1) {
    const captures = await inKeptFolder(side, () => captureRound(run, discovery, plan, round));
    const gpu = judgeRounds([...rounds, captures].map(roundSamples)).at(-1) ?? null;
    if (gpu?.state === "unknown") await warnOnce(run, clocksUnknown);
    const decision = decideRound(gpu, repeats);
    const what = gpu === null ? "" : disturbanceText(gpu);
    if (decision === "repeat") {
      const kept = await setAside(run, round, `disturbed-${repeats + 1}`);
      const again = `is made again (${repeats + 1} of at most ${mostRepeats} times)`;
      await run.warn(`${label}: ${what}. The round ${again}; this one is kept in ${kept}.`);
      continue;
    }
    if (decision === "keep-disturbed")
      await run.warn(`${label}: ${what}. It was made again ${mostRepeats} times already: it is kept as it is.`);
    rounds.push(captures);
    return;
  }
}

/** Lets a side's programs run in its folder as they left it, and not as the other side's did. */
export async function inKeptFolder<T>({ run, kept }: Side, body: () => Promise<T>): Promise<T> {
  if (kept === null) return body();
  const changed = await kept.open();
  if (changed.length > 0) {
    const shown = changed.slice(0, 3).map((path) => plainText(path === "" ? "the folder itself" : path));
    const more = changed.length > shown.length ? ` and ${changed.length - shown.length} more` : "";
    await run.warn(
      `The base's folder was changed while the head ran, and was put back: ${shown.join(", ")}${more}. The head's program has no business there.`,
    );
  }
  try {
    return await body();
  } finally {
    await kept.close();
  }
}

const clocksUnknown =
  "In some rounds the GPU's clocks are not known: fewer than 3 samples of nvidia-smi fell into the ranges. No round is made again for that.";

/** Takes back the rounds after the first `whole`, which have no neighbour of the other side; they stay as `round-4-unpaired`. */
export async function keepRounds({ run, rounds }: Side, whole: number): Promise<void> {
  for (let round = rounds.length; round > whole; round -= 1) await setAside(run, round, "unpaired");
  rounds.length = Math.min(rounds.length, whole);
}

/** Takes the round that failed after the whole ones out of what counts; its files stay where its failure says that they are. */
export async function dropFailedRound({ run, rounds }: Side): Promise<void> {
  await run.recorder.discount(join(run.side, `round-${rounds.length + 1}`));
}

/** Keeps a round that counts no more under another name; returns where it is, relative to the run directory. */
async function setAside({ side, directory, recorder }: RunContext, round: number, why: string): Promise<string> {
  const folder = join(side, `round-${round}`);
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
export function sideProfile({ run, source, machine, rounds }: Side): Profile {
  const { context, directory, recorder } = run;
  const captures = rounds.flat();
  const gpus = judgeRounds(rounds.map(roundSamples));
  return buildProfile({
    tool: { name: toolName, version: context.version },
    createdAt: context.clock.now().toISOString(),
    source,
    machine,
    workload: {
      command: redactCommand(workloadArgv(run.loaded.config.workload, "hydra")),
      exitCode: exitCodeOf(captures),
    },
    isolation: run.isolation.kind,
    attribution: run.loaded.config.attribution,
    families: families(context),
    rounds: rounds.map((round, index) => ({
      captures: round.map((capture) => captureInput(capture, directory.path)),
      gpu: gpus[index] ?? null,
    })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
  });
}

/** What the captures tell of the program itself. */
export interface SeenProgram {
  /** The ranges that were profiled, as the program emits them. */
  readonly ranges: readonly SeenRange[];
  /** The most processes that launched kernels in one report. */
  readonly processes: number;
}

export function seenOf({ rounds }: Side): SeenProgram {
  const captures = rounds.flat();
  return {
    ranges: captures.flatMap(({ seen }) => seen),
    processes: Math.max(...captures.map(({ processes }) => processes)),
  };
}

/** The profile with the warnings that came after it was built. */
export function withWarnings(profile: Profile, { run }: Side): Profile {
  return { ...profile, warnings: [...new Set([...profile.warnings, ...run.recorder.snapshot().warnings])] };
}

/** Reports are read again when they are measured, one after the other, so that many large ones fit into memory. */
function captureInput({ label, reports, ranges }: ExaminedCapture, directory: string) {
  return {
    label,
    sources: reports.map(({ source }) => source.replace(`${directory}/`, "")),
    traces: (function* () {
      for (const { sqlite } of reports) yield readTrace(sqlite);
    })(),
    ranges,
  };
}

/** The code that all captures ended with; they passed the gate, so that it means success. */
function exitCodeOf(captures: readonly ExaminedCapture[]): number | null {
  const [first] = captures.map(({ end }) => end);
  return first?.kind === "known" ? first.exitCode : null;
}
