import type { Truth } from "./outcome.ts";
import { type Recording, roundsOf } from "./recordings.ts";

/* The comparisons, with the truth from the README of each recording. */

/** Rounds of the same code. */
export interface SameCode {
  readonly name: string;
  readonly truth: Truth;
  readonly recording: Recording;
  /** The fewest rounds per side for which this truth is right. */
  readonly fewestRounds?: number;
  /** True if we also compare these rounds with edited copies. */
  readonly isEdited?: boolean;
}

/** Two sides of one program, and the truth in both directions: `truth` for head against base, `back` for base against head. */
export interface Pair {
  readonly sides: readonly [string, string];
  readonly base: Recording;
  readonly head: Recording;
  readonly truth: Truth;
  readonly back: Truth;
}

function all(side: string, count: number, ranges?: readonly string[]): Recording {
  return ranges === undefined ? { rounds: roundsOf(side, count) } : { rounds: roundsOf(side, count), ranges };
}

function single(round: string, ranges?: readonly string[]): Recording {
  return ranges === undefined ? { rounds: [round] } : { rounds: [round], ranges };
}

const hostWork = ["base", "60", "120"];

export const sameCode: readonly SameCode[] = [
  { name: "overlap-base", truth: "unchanged", recording: all("overlap-base", 6), isEdited: true },
  { name: "overlap-lost", truth: "unchanged", recording: all("overlap-lost", 3), isEdited: true },
  { name: "train-base", truth: "unchanged", recording: all("train-base", 4), isEdited: true },
  { name: "train-checkpoint", truth: "unchanged", recording: all("train-checkpoint", 3), isEdited: true },
  { name: "compile-default", truth: "unchanged", recording: all("compile-default", 3), isEdited: true },
  { name: "compile-autotune", truth: "inconclusive", recording: all("compile-autotune", 6) },
  {
    name: "host-work, any amount",
    truth: "unchanged",
    recording: { rounds: hostWork.flatMap((work) => roundsOf(`host-work-${work}`, 3)) },
    isEdited: true,
  },
  {
    name: "host-work-busy, any amount",
    truth: "two-valued",
    recording: { rounds: hostWork.flatMap((work) => roundsOf(`host-work-busy-${work}`, 3)) },
  },
  ...hostWork.map((work): SameCode => {
    return { name: `host-work-${work}`, truth: "unchanged", recording: all(`host-work-${work}`, 3) };
  }),
  ...hostWork.map((work): SameCode => {
    return { name: `host-work-busy-${work}`, truth: "two-valued", recording: all(`host-work-busy-${work}`, 3) };
  }),
  { name: "jax-base, every range", truth: "unchanged", recording: all("jax-base", 3) },
  { name: "jax-head, every range", truth: "unchanged", recording: all("jax-head", 3) },
  { name: "jax-base", truth: "unchanged", recording: all("jax-base", 3, ["decode"]), isEdited: true },
  { name: "jax-head", truth: "unchanged", recording: all("jax-head", 3, ["decode"]), isEdited: true },
  { name: "llm-sdpa", truth: "unchanged", recording: all("llm-sdpa", 2), isEdited: true },
  { name: "llm-eager", truth: "unchanged", recording: all("llm-eager", 2), isEdited: true },
  { name: "steps-16", truth: "unchanged", recording: all("steps-16", 2), isEdited: true },
  {
    name: "16, 16, 15 and 14 steps",
    truth: "unchanged",
    recording: { rounds: [...roundsOf("steps-16", 2), ...roundsOf("steps-15", 1), ...roundsOf("steps-14", 1)] },
    // A single round of 14 steps does less work than one of 16 steps.
    fewestRounds: 2,
  },
  { name: "examples' SDPA decode", truth: "unchanged", recording: all("examples/llm-decode-sdpa", 3), isEdited: true },
  {
    name: "examples' eager decode",
    truth: "unchanged",
    recording: all("examples/llm-decode-eager", 3),
    isEdited: true,
  },
  {
    name: "graph nodes, repeat:2",
    truth: "unchanged",
    recording: { rounds: ["nsys-2023/graph_node.1", "nsys-2023/graph_node.2"] },
  },
  {
    name: "llm on an H100, gated and whole",
    truth: "unchanged",
    recording: { rounds: ["h100/llm-gated", "h100/llm-whole"], ranges: ["decode"] },
    isEdited: true,
  },
];

const decode = ["decode"];
const [sdpa, eager] = ["examples/llm-decode-sdpa", "examples/llm-decode-eager"];

export const pairs: readonly Pair[] = [
  pair(all("overlap-base", 6), all("overlap-lost", 3), "slower", "faster"),
  pair(all("train-base", 4), all("train-checkpoint", 3), "slower", "faster"),
  ...["host-work", "host-work-busy"].flatMap((program) => [
    pair(all(`${program}-base`, 3), all(`${program}-60`, 3), "wall slower", "wall faster"),
    pair(all(`${program}-base`, 3), all(`${program}-120`, 3), "wall slower", "wall faster"),
    pair(all(`${program}-60`, 3), all(`${program}-120`, 3), "wall slower", "wall faster"),
  ]),
  // Every kernel that autotuning chose took at most half as long as the default kernel.
  pair(all("compile-default", 3), all("compile-autotune", 6), "faster", "slower"),
  // One more reduction in one of six layers, +0.2%.
  pair(all("jax-base", 3, decode), all("jax-head", 3, decode), "slightly slower", "faster"),
  pair(all("llm-sdpa", 2), all("llm-eager", 2), "slower", "faster"),
  pair(all("steps-16", 2, decode), all("steps-15", 1, decode), "less work", "more work"),
  pair(all("steps-16", 2, decode), all("steps-14", 1, decode), "less work", "more work"),
  pair(all("steps-15", 1, decode), all("steps-14", 1, decode), "less work", "more work"),
  ...[16, 15, 14].map((steps) =>
    pair(
      all(`steps-${String(steps)}`, steps === 16 ? 2 : 1, decode),
      all("steps-20", 1, decode),
      "more work",
      "less work",
    ),
  ),
  pair(all("steps-16", 2, decode), all("steps-16-cold", 1, decode), "wall slower", "wall faster"),
  pair(all("steps-16", 2, decode), all("steps-16-item", 1, decode), "slower", "faster"),
  pair(all("steps-16", 2, decode), all("steps-16-copies", 1, decode), "negligible", "negligible"),
  pair(all(sdpa, 3), all(eager, 3), "slower", "faster"),
  pair(single("h100/overlap-base"), single("h100/overlap-lost"), "slower", "faster"),
  // The same extra reduction: +1.9% in the only round.
  pair(single("h100/jax-base"), single("h100/jax-head"), "slightly slower", "faster"),
  pair(single("h200x2/tp2"), single("h200x2/tp2-straggler-rank1"), "slower", "faster"),
  // The same code on another GPU of the same model.
  pair(all("host-work-base", 3), all("host-work-busy-base", 3), "two-valued", "two-valued"),
  pair(single("h100/jax-base"), single("h100/jax-decode"), "unchanged", "unchanged"),
  pair(all(sdpa, 3), single("h100/llm-gated"), "unchanged", "unchanged"),
  // On another GPU model.
  pair(all(sdpa, 3), all("llm-sdpa", 2), "incomparable", "incomparable"),
  pair(all(eager, 3), all("llm-eager", 2), "incomparable", "incomparable"),
  pair(single("h100/overlap-base"), all("overlap-base", 6), "incomparable", "incomparable"),
  pair(single("h100/jax-base"), all("jax-base", 3, decode), "incomparable", "incomparable"),
  pair(single("h100/train-step"), all("train-base", 4), "incomparable", "incomparable"),
];

function pair(base: Recording, head: Recording, truth: Truth, back: Truth): Pair {
  return { sides: [nameOf(base), nameOf(head)], base, head, truth, back };
}

function nameOf({ rounds }: Recording): string {
  return (rounds[0] ?? "").replace(/\/round-\d+$/, "");
}

/** Single recordings, edited and compared with the originals. */
export const editedAlone: readonly SameCode[] = [
  { name: "tp2", truth: "unchanged", recording: single("h200x2/tp2") },
  { name: "generate-static", truth: "unchanged", recording: single("h100/generate-static") },
  { name: "prefill and decode on an H100", truth: "unchanged", recording: single("h100/llm-whole") },
];
