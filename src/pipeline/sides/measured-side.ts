import { buildProfile } from "../../analyze/build-profile.ts";
import { LlmProfileError } from "../../errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { redactCommand } from "../../model/secrets.ts";
import { workloadArgv } from "../../plan/workload.ts";
import type { ExaminedCapture } from "../capture/examine.ts";
import { classifyRounds, type RoundSamples } from "../capture/gpu-guard.ts";
import { families } from "../conf.ts";
import { toolName } from "../context.ts";
import type { Session, Side } from "../session.ts";

/** What was measured of a side so far. Whoever measures more gives another value. */
export interface MeasuredSide {
  readonly side: Side;
  /** In the order made. */
  readonly rounds: readonly MeasuredRound[];
  /** Runs without CUDA tracing, in the order made. */
  readonly untraced: readonly UntracedRun[];
}

export interface MeasuredRound {
  readonly captures: readonly ExaminedCapture[];
  /** The load of the server that it was captured in, from 1; null where each capture has a process of its own. */
  readonly load: number | null;
}

/** The two sides of a run. */
export interface Sides {
  readonly head: MeasuredSide;
  /** Null where none is measured in this run; or why it could not be measured, and is measured no more. */
  readonly base: MeasuredSide | LlmProfileError | null;
}

export interface MeasuredPair extends Sides {
  readonly base: MeasuredSide;
}

/** Of which nothing is measured yet. */
export function unmeasured(side: Side): MeasuredSide {
  return { side, rounds: [], untraced: [] };
}

/** What is made of a base, where there is one that did not fail. */
export function ofBase<Base, Made>(
  base: Base | LlmProfileError | null,
  make: (base: Base) => Made,
): Made | LlmProfileError | null {
  if (base === null) return null;
  return base instanceof LlmProfileError ? base : make(base);
}

/** The base, where it is measured and did not fail. */
export function measuredBase({ base }: Pick<Sides, "base">): MeasuredSide | null {
  return base instanceof LlmProfileError ? null : base;
}

export function capturesOf({ rounds }: MeasuredSide): ExaminedCapture[] {
  return rounds.flatMap(({ captures }) => captures);
}

/** What nvidia-smi saw of a round; null where it was not watched. */
export function roundSamples(captures: readonly ExaminedCapture[]): RoundSamples {
  return captures.every(({ gpuSamples }) => gpuSamples === null)
    ? null
    : captures.flatMap(({ gpuSamples }) => gpuSamples ?? []);
}

/** The profile of all rounds so far, without Nsight Compute. */
export function sideProfile(measured: MeasuredSide): Profile {
  const { session, config, program, environment, captureMode } = measured.side;
  const { driver, cuda, nsys, ncu } = session.machine;
  const { rounds, untraced } = measured;
  const captures = capturesOf(measured);
  const gpus = classifyRounds(rounds.map((round) => roundSamples(round.captures)));
  const profile = buildProfile({
    tool: { name: toolName, version: session.context.version },
    createdAt: session.context.clock.now().toISOString(),
    source: program.source,
    machine: { driver, cuda, nsys, ncu },
    workload: {
      command: redactCommand(workloadArgv(config.workload, "hydra")),
      exitCode: exitCodeOf(captures),
    },
    isolation: session.isolation.kind,
    environment,
    attribution: config.attribution,
    captureMode,
    families: families(),
    rounds: rounds.map((round, index) => ({
      captures: round.captures,
      gpu: gpus[index] ?? null,
      process: round.load,
    })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...session.recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
  });
  const warm = measured.side.state?.warm ?? null;
  return { ...profile, untraced: [...untraced], whole: warm?.whole ?? null, warm: warm?.files ?? null };
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
