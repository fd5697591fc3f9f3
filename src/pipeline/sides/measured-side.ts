import { buildProfile } from "../../analyze/build-profile.ts";
import { LlmProfileError } from "../../model/errors.ts";
import type { Draw } from "../../model/profile/draw.ts";
import type { Profile } from "../../model/profile/profile.ts";
import type { UntracedRun } from "../../model/profile/untraced.ts";
import { redactCommand } from "../../model/secrets.ts";
import { workloadArgv } from "../../plan/workload.ts";
import type { ExaminedCapture } from "../capture/examine.ts";
import { classifyRounds, type RoundSamples } from "../capture/gpu-guard.ts";
import { loadFamilies } from "../conf.ts";
import { toolName } from "../context.ts";
import type { Session, Side } from "../session.ts";

/** The measurements of a side so far. Immutable: measuring more returns a new value. */
export interface MeasuredSide {
  readonly side: Side;
  readonly rounds: readonly MeasuredRound[];
  readonly untraced: readonly UntracedRun[];
}

export interface MeasuredRound {
  readonly captures: readonly ExaminedCapture[];
  /** The number of the load that the round was captured in, starting at 1. Null if each capture has its own process. */
  readonly load: number | null;
}

export interface Sides {
  readonly head: MeasuredSide;
  readonly base: MeasuredSide | LlmProfileError | null;
}

export interface MeasuredPair extends Sides {
  readonly base: MeasuredSide;
}

export function createUnmeasuredSide(side: Side): MeasuredSide {
  return { side, rounds: [], untraced: [] };
}

export function mapBase<Base, Made>(
  base: Base | LlmProfileError | null,
  make: (base: Base) => Made,
): Made | LlmProfileError | null {
  if (base === null) return null;
  return base instanceof LlmProfileError ? base : make(base);
}

export function findMeasuredBase({ base }: Pick<Sides, "base">): MeasuredSide | null {
  return base instanceof LlmProfileError ? null : base;
}

export function listCaptures({ rounds }: MeasuredSide): ExaminedCapture[] {
  return rounds.flatMap(({ captures }) => captures);
}

export function collectSamples(captures: readonly ExaminedCapture[]): RoundSamples {
  return captures.every(({ gpuSamples }) => gpuSamples === null)
    ? null
    : captures.flatMap(({ gpuSamples }) => gpuSamples ?? []);
}

/** The profile of all rounds so far, without Nsight Compute. */
export function buildSideProfile(measured: MeasuredSide): Profile {
  const { session, config, program, environment, captureMode } = measured.side;
  const { driver, cuda, nsys, ncu } = session.machine;
  const { rounds, untraced } = measured;
  const captures = listCaptures(measured);
  // All captures passed the gate, so the first exit code means success.
  const [end] = captures.map((capture) => capture.end);
  const gpus = classifyRounds(rounds.map((round) => collectSamples(round.captures)));
  const profile = buildProfile({
    tool: { name: toolName, version: session.context.version },
    createdAt: session.context.clock.now().toISOString(),
    source: program.source,
    machine: { driver, cuda, nsys, ncu },
    workload: {
      command: redactCommand(workloadArgv(config.workload, "hydra")),
      exitCode: end?.kind === "known" ? end.exitCode : null,
    },
    isolation: session.isolation.kind,
    environment,
    attribution: config.attribution,
    captureMode,
    families: loadFamilies(),
    rounds: rounds.map((round, index) => ({
      captures: round.captures,
      gpu: gpus[index] ?? null,
      process: round.load,
    })),
    checks: captures.flatMap(({ checks }) => checks),
    warnings: [...session.recorder.snapshot().warnings, ...captures.flatMap(({ warnings }) => warnings)],
  });
  const { warm = null, verified: verify = null } = measured.side.state ?? {};
  return {
    ...profile,
    untraced: [...untraced],
    whole: warm?.whole ?? null,
    warm: warm?.files ?? null,
    verify,
    draw: describeDraw(measured.side, profile),
  };
}

/** Which choices the side ran with. A tuned kernel that never ran doesn't matter. */
function describeDraw({ tuning }: Side, { ranges }: Profile): Draw | null {
  if (tuning === null || tuning.draw === null) return null;
  const ran = new Set(ranges.flatMap(({ kernels }) => kernels.map(({ shortName }) => shortName)));
  return { id: tuning.draw, ownKernels: tuning.ownKernels.filter((name) => ran.has(name)) };
}

export function addWarnings(profile: Profile, { recorder }: Session): Profile {
  return { ...profile, warnings: [...new Set([...profile.warnings, ...recorder.snapshot().warnings])] };
}
