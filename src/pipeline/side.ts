import { buildProfile } from "../analyse/build-profile.ts";
import type { Plan } from "../model/plan.ts";
import type { Profile } from "../model/profile.ts";
import type { SeenRange } from "../model/range.ts";
import { readTrace } from "../parse/nsys-sqlite/read-trace.ts";
import { workloadArgv } from "../plan/workload.ts";
import { toolName } from "./context.ts";
import type { Discovery } from "./discovery.ts";
import type { ExaminedCapture } from "./examine.ts";
import { families } from "./families.ts";
import { captureRound } from "./round.ts";
import type { RunContext } from "./run-context.ts";

/** One version of the program, and what was captured of it so far. */
export interface Side {
  readonly run: RunContext;
  readonly discovery: Discovery;
  readonly source: Profile["source"];
  readonly machine: Omit<Profile["machine"], "gpus">;
  /** By round, in the order made. */
  readonly rounds: ExaminedCapture[][];
}

/** Adds a round. Throws CaptureError for what is not real. */
export async function addRound(side: Side, plan: Plan): Promise<void> {
  side.rounds.push(await captureRound(side.run, side.discovery, plan, side.rounds.length + 1));
}

/** The profile of all rounds so far, without Nsight Compute. */
export function sideProfile({ run, source, machine, rounds }: Side): Profile {
  const { context, directory, recorder } = run;
  const captures = rounds.flat();
  return buildProfile({
    tool: { name: toolName, version: context.version },
    createdAt: context.clock.now().toISOString(),
    source,
    machine,
    workload: { command: workloadArgv(run.loaded.config.workload, "hydra"), exitCode: exitCodeOf(captures) },
    isolation: run.isolation.kind,
    families: families(context),
    rounds: rounds.map((round) => ({ captures: round.map((capture) => captureInput(capture, directory.path)) })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
  });
}

/** The ranges that were profiled, as the program emits them. */
export function seenOf({ rounds }: Side): SeenRange[] {
  return rounds.flat().flatMap(({ seen }) => seen);
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
