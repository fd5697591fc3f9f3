import type { Config } from "../../src/model/config.ts";
import type { Profile } from "../../src/model/profile/profile.ts";
import { editedProfile, onAnotherGpu } from "./edit.ts";
import { editsOf } from "./edits.ts";
import type { Compared, Truth } from "./outcome.ts";
import { editedAlone, pairs, sameCode, type SameCode } from "./recorded-cases.ts";
import { profileOf, type Recording } from "./recordings.ts";
import { profileOfRounds, type Split, type SplitSize, splitsOfOne, splitsOfTwo, splitsWithReuse } from "./splits.ts";

/** Two sides to compare. */
export interface ToCompare {
  readonly compared: Compared;
  readonly base: Profile;
  readonly head: Profile;
}

/** A case's comparisons, all of the same kind. */
export interface Case {
  readonly kind: Compared["kind"];
  readonly name: string;
  readonly comparisons: (policy: Config["compare"]) => Promise<ToCompare[]>;
}

/** For each kind of case, the most splits for each number of rounds per side. */
const mostSplits = { same: 113, pair: 47, edit: 7, editOnAnotherGpu: 3 };

export const cases: readonly Case[] = [
  ...sameCode.map((one): Case => ({
    kind: "same",
    name: one.name,
    comparisons: async () => ofSameCode(one, await profileOf(one.recording)),
  })),
  ...pairs.flatMap(({ sides: [one, other], base, head, truth, back }): Case[] => [
    { kind: "pair", name: `${one} → ${other}`, comparisons: () => ofPair(`${one} → ${other}`, truth, base, head) },
    { kind: "pair", name: `${other} → ${one}`, comparisons: () => ofPair(`${other} → ${one}`, back, head, base) },
  ]),
  ...[...sameCode.filter(({ isEdited }) => isEdited === true), ...editedAlone].flatMap((one): Case[] =>
    (["edit", "edit, other GPU"] as const).map((kind) => ({
      kind,
      name: one.name,
      comparisons: async (policy) => ofEdits(kind, one, await profileOf(one.recording), policy),
    })),
  ),
];

function sizes(most: number): SplitSize[] {
  return [1, 2, 3].map((rounds) => ({ rounds, most }));
}

function ofSameCode({ name, truth, recording: { rounds }, fewestRounds = 1 }: SameCode, profile: Profile): ToCompare[] {
  const what = { kind: "same" as const, case: name, edit: null, edited: [], truth };
  return sizes(mostSplits.same)
    .filter((size) => size.rounds >= fewestRounds)
    .flatMap((size) => splitsOfOne(rounds.length, size))
    .map((split) => ({
      compared: { ...what, ...roundsOfSplit(split, rounds, rounds) },
      base: profileOfRounds(profile, split.base),
      head: profileOfRounds(profile, split.head),
    }));
}

async function ofPair(name: string, truth: Truth, base: Recording, head: Recording): Promise<ToCompare[]> {
  const what = { kind: "pair" as const, case: name, edit: null, edited: [], truth };
  const [baseProfile, headProfile] = [await profileOf(base), await profileOf(head)];
  return sizes(mostSplits.pair)
    .flatMap((size) => splitsOfTwo(base.rounds.length, head.rounds.length, size))
    .map((split) => ({
      compared: { ...what, ...roundsOfSplit(split, base.rounds, head.rounds) },
      base: profileOfRounds(baseProfile, split.base),
      head: profileOfRounds(headProfile, split.head),
    }));
}

function ofEdits(
  kind: "edit" | "edit, other GPU",
  { name, recording: { rounds } }: SameCode,
  profile: Profile,
  policy: Config["compare"],
): ToCompare[] {
  const isOtherGpu = kind === "edit, other GPU";
  const most = isOtherGpu ? mostSplits.editOnAnotherGpu : mostSplits.edit;
  const splits = sizes(most).flatMap((size) => splitsWithReuse(rounds.length, size));
  return editsOf(profile, policy).flatMap(({ name: edit, kernels, truth, factorOf }) => {
    // The kind `same` already compares the unedited rounds.
    if (edit === "none" && !isOtherGpu) return [];
    const edited = editedProfile(isOtherGpu ? onAnotherGpu(profile) : profile, factorOf);
    const what = { kind, case: name, edit, edited: [...kernels], truth };
    return splits.map((split) => ({
      compared: { ...what, ...roundsOfSplit(split, rounds, rounds) },
      base: profileOfRounds(profile, split.base),
      head: profileOfRounds(edited, split.head),
    }));
  });
}

function roundsOfSplit(
  { base, head, interleaved }: Split,
  ofBase: readonly string[],
  ofHead: readonly string[],
): Pick<Compared, "interleaved" | "base" | "head"> {
  const named = (chosen: readonly number[], rounds: readonly string[]) =>
    chosen.flatMap((index) => rounds[index] ?? []);
  return { interleaved, base: named(base, ofBase), head: named(head, ofHead) };
}
