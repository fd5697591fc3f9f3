import { readFileSync } from "node:fs";
import { editedProfile, type KernelFactors } from "../../../bench/verdicts/edit.ts";
import { profileOf, roundsOf } from "../../../bench/verdicts/recordings.ts";
import { selectRounds } from "../../../src/compare/noise/steady-rounds.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { medianTotalNs } from "../../../src/model/rounds.ts";

/* Recorded sides, and edits of them whose truth is known. */

export interface Sides {
  readonly base: Profile;
  readonly head: Profile;
  /** False: measured apart, as with a stored base. */
  readonly interleaved?: boolean;
  /** The kernel that is slower. */
  readonly slower?: string;
}

/** Three rounds of a decode loop on an H100. */
export const decodeLoop = "examples/llm-decode-sdpa";

/** The recorded processes of a side without CUDA tracing, each with its instances in ns. */
export function recordedProcesses(name: string): number[][] {
  return readFileSync(repositoryPath(`__tests__/fixtures/latency/${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as number[]);
}

/** Rounds of a recorded side, from 1. */
export async function recorded(
  side: string,
  rounds: readonly number[] = [1, 2, 3],
  ranges: readonly string[] = [],
): Promise<Profile> {
  const profile = await profileOf({ rounds: roundsOf(side, Math.max(...rounds)), ranges });
  return selectRounds(
    profile,
    rounds.map((round) => round - 1),
  );
}

/** The name of the kernel with the most time of those whose name contains a text. */
export function nameOf({ ranges }: Profile, part: string): string {
  const found = ranges.flatMap(({ kernels }) => kernels).filter(({ name }) => name.includes(part));
  const [largest] = found.toSorted((one, other) => medianTotalNs(other) - medianTotalNs(one));
  if (largest === undefined) throw new RangeError(`No kernel is named ${part}.`);
  return largest.name;
}

/** Factors by a part of the kernels' names; 1 for all others. */
export function byPart(profile: Profile, factors: Readonly<Record<string, number>>): KernelFactors {
  const named = new Map(Object.entries(factors).map(([part, factor]) => [nameOf(profile, part), factor]));
  return (name) => named.get(name) ?? 1;
}

/** The decode loop with kernels that take other times: the first of these parts of names is the slower kernel. */
export async function changedDecode(factors: Readonly<Record<string, number>>): Promise<Sides> {
  const [base, head] = [await recorded(decodeLoop), await recorded(decodeLoop, [2, 3, 1])];
  const [slower = ""] = Object.keys(factors);
  return { base, head: editedProfile(head, byPart(base, factors)), slower: nameOf(base, slower) };
}

/** A training step whose largest kernel takes 25% longer and its copies 12% less time: 1.7% in all. */
export async function mixed(changed: "base" | "head", more: Readonly<Record<string, number>> = {}): Promise<Sides> {
  const base = await recorded("train-base", [1, 3], ["step"]);
  const head = await recorded("train-base", [2, 4], ["step"]);
  const [largest, copy] = ["elementwise_kernel<(int)128, (int)4", "unrolled_elementwise"];
  const factors = byPart(base, { [largest]: 1.25, [copy]: 0.88, ...more });
  return changed === "base"
    ? { base: editedProfile(base, factors), head, slower: nameOf(base, copy) }
    : { base, head: editedProfile(head, factors), slower: nameOf(base, largest) };
}

/** Compiled code, with one Triton kernel that is 14% of the range; on head, it has other registers, and takes longer. */
export async function compiled(
  factor: number,
  { gemmFactor = 1, rounds = [1, 2, 3] }: { readonly gemmFactor?: number; readonly rounds?: readonly number[] } = {},
): Promise<Sides> {
  const before = await recorded("compile-default", rounds);
  const after = await recorded("compile-default", rounds.length === 1 ? [2] : [...rounds.slice(1), 1]);
  const slower = nameOf(before, "triton_per_fused");
  const gemms = new Set(
    before.ranges.flatMap(({ kernels }) => kernels.flatMap(({ name, family }) => (family === "gemm" ? [name] : []))),
  );
  const base = editedProfile(before, byPart(before, { [slower]: 2.5 }));
  const head = editedProfile(after, (name) => (name === slower ? 2.5 * factor : gemms.has(name) ? gemmFactor : 1));
  const ranges = head.ranges.map((range) => ({
    ...range,
    kernels: range.kernels.map(({ variants, ...kernel }) => ({
      ...kernel,
      variants: variants.map((one) => (kernel.name === slower ? { ...one, registersPerThread: 255 } : one)),
    })),
  }));
  return { base, head: { ...head, ranges }, slower };
}

/** The profile as if its rounds had run on these GPUs, all of the recorded model. */
export function onGpus(profile: Profile, uuids: readonly string[]): Profile {
  const [gpu] = profile.machine.gpus;
  if (gpu === undefined) throw new RangeError("No GPU is known.");
  return { ...profile, machine: { ...profile.machine, gpus: uuids.map((uuid) => ({ ...gpu, uuid })) } };
}
