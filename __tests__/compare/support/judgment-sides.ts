import { readFileSync } from "node:fs";
import { choices } from "../../../src/compare/calibration/choices.ts";
import { profileOfRounds } from "../../../src/compare/noise/rounds-of.ts";
import type { Profile } from "../../../src/model/profile/profile.ts";
import { repositoryPath } from "../../fixtures/recorded.ts";
import { profileOf } from "../../pipeline/support/analyze.ts";
import { byName, bySize, nameOf, onGpus, withCopiesFor, withOtherCode, withTimes, withUntraced } from "./edits.ts";

/* Recorded sides of the cases whose truth is known, and the edits of them that several cases share. */

/** Two sides as they are compared. */
export interface Sides {
  readonly base: Profile;
  readonly head: Profile;
  /** False: measured apart, as with a stored base. */
  readonly interleaved?: boolean;
  /** The kernel that is slower. */
  readonly slower?: string;
}

const h200 = "__tests__/fixtures/recorded/nsys-2025.3.1-h200";
/** Three rounds of a decode loop on an H100. */
export const decodeLoop = "examples/recordings/llm-decode-sdpa";
/** UUIDs of GPUs that no recording has. */
export const twoGpus = ["GPU-one", "GPU-other"];

const profiles = new Map<string, Promise<Profile>>();

/** Rounds of a recorded side, from 1. */
export async function recorded(
  side: string,
  rounds: readonly number[],
  ranges: readonly string[] = [],
): Promise<Profile> {
  const folder = side.startsWith("examples/") ? side : `${h200}/${side}`;
  const path = (round: number): string => `${folder}/round-${String(round)}.sqlite.gz`;
  const last = Math.max(...rounds);
  const key = JSON.stringify([side, last, ranges]);
  const all = Array.from({ length: last }, (_, index) => path(index + 1));
  const known = profiles.get(key) ?? profileOf(all, { ranges });
  profiles.set(key, known);
  return profileOfRounds(
    await known,
    rounds.map((round) => round - 1),
  );
}

/** The recorded processes of a side without CUDA tracing, each with its instances in ns. */
export function processes(name: string): number[][] {
  return readFileSync(repositoryPath(`__tests__/fixtures/latency/${name}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as number[]);
}

/** Sides of equal GPU work with these processes without tracing. */
export async function untraced(base: readonly number[][], head: readonly number[][]): Promise<Sides> {
  return {
    base: withUntraced(await recorded(decodeLoop, [1, 2, 3]), base, "base"),
    head: withUntraced(await recorded(decodeLoop, [2, 3, 1]), head, "head"),
  };
}

/** The decode loop with kernels that take other times: factors by a part of their names. */
export async function changedDecode(slower: string, factors: Readonly<Record<string, number>>): Promise<Sides> {
  const base = await recorded(decodeLoop, [1, 2, 3]);
  const head = await recorded(decodeLoop, [2, 3, 1]);
  const named = Object.entries(factors).map(([part, factor]) => [nameOf(base, part), factor] as const);
  return { base, head: withTimes(head, byName(Object.fromEntries(named))), slower: nameOf(base, slower) };
}

/** Kernels of the decode loop by a part of their names, with their share of it. */
export const decodeKernels = {
  gemm: "8x64_64x16_4x1_v_bz_TNN", // 8.05%
  elementwise: "void at::native::elementwise_kernel<(int)128, (int)4", // 7.52%
  splitK: "splitK_TNT", // 5.32%
  logits: "nvjet_sm90_tst_256x8", // 3.34%
  mostGemm: "64x8_64x16_4x1_v_bz_TNT", // 18.5%
  copy: "unrolled_elementwise_kernel", // 5.94%
};

/** A training step whose largest kernel takes 25% longer and its copies 12% less time: 1.7% in all. */
export async function mixed(changed: "base" | "head", more: Readonly<Record<string, number>> = {}): Promise<Sides> {
  const base = await recorded("train-base", [1, 3], ["step"]);
  const head = await recorded("train-base", [2, 4], ["step"]);
  const [largest, copy] = [nameOf(base, "elementwise_kernel<(int)128, (int)4"), nameOf(base, "unrolled_elementwise")];
  const others = Object.entries(more).map(([part, factor]) => [nameOf(base, part), factor] as const);
  const factors = byName({ [largest]: 1.25, [copy]: 0.88, ...Object.fromEntries(others) });
  return changed === "base"
    ? { base: withTimes(base, factors), head, slower: copy }
    : { base, head: withTimes(head, factors), slower: largest };
}

/** Compiled code, with one Triton kernel that is 14% of the range; on head's other GPU it has other registers, and takes 7.4% longer. */
export async function compiled(gemmFactor: number): Promise<Sides> {
  const [before, after] = [await recorded("compile-default", [1, 2, 3]), await recorded("compile-default", [2, 3, 1])];
  const slower = nameOf(before, "triton_per_fused");
  const larger = byName({ [slower]: 2.5 });
  const head = withTimes(withTimes(after, larger), ({ name, family }) =>
    name === slower ? 1.074 : family === "gemm" ? gemmFactor : 1,
  );
  return { base: withTimes(before, larger), head: onGpus(withOtherCode(head, slower), ["GPU-other"]), slower };
}

/** Rounds of the same autotuned code, in each way to choose two and two of six. */
export async function autotuned(interleaved: boolean): Promise<Sides[]> {
  const profile = await recorded("compile-autotune", [1, 2, 3, 4, 5, 6]);
  const all = profile.rounds.map((_, index) => index);
  return choices(all.length, 2, Infinity).flatMap((base) => {
    const rest = all.filter((index) => !base.includes(index));
    return choices(rest.length, 2, Infinity).map((head): Sides => {
      const chosen = head.map((index) => rest[index] ?? 0);
      return { base: profileOfRounds(profile, base), head: profileOfRounds(profile, chosen), interleaved };
    });
  });
}

/** Head makes copies in place of a kernel: `copies` for each of its launches. It is 5.3% faster where base is unfused. */
export async function fused(
  order: { readonly base: readonly number[]; readonly head: readonly number[] },
  { copies, unfused = 1.3 }: { readonly copies: number; readonly unfused?: number },
): Promise<Sides> {
  const base = await recorded(decodeLoop, order.base);
  const head = await recorded(decodeLoop, order.head);
  return {
    base: withTimes(base, byName({ [nameOf(base, decodeKernels.mostGemm)]: unfused })),
    head: withCopiesFor(head, nameOf(base, decodeKernels.copy), (launches) => launches * copies),
  };
}

/** The times of two kernels of the decode loop, the longer one first. */
export async function speeds(): Promise<readonly [number, number]> {
  const profile = await recorded(decodeLoop, [1, 2, 3]);
  const sized = bySize(decodeRange(profile));
  const timeOf = (part: string): number => sized.find(({ name }) => name === nameOf(profile, part))?.totalNs ?? NaN;
  return [timeOf(decodeKernels.elementwise), timeOf(decodeKernels.splitK)];
}

/** The range of decode loops. Throws where a profile lacks it. */
export function decodeRange({ ranges }: Profile): Profile["ranges"][number] {
  const range = ranges.find(({ name }) => name === "decode");
  if (range === undefined) throw new RangeError("There is no range decode.");
  return range;
}
