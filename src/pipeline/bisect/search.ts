import type { SearchState } from "../../compare/bisect/search-state.ts";
import type { Bisect, BisectFigure, BisectSearch, Version } from "../../model/bisect/bisect.ts";
import type { CommitLine } from "../../run/repository/commits.ts";
import type { Context } from "../context.ts";
import type { BisectPlace } from "./place.ts";
import type { BisectStore } from "./store.ts";

/** A search under way. */
export interface Search {
  readonly place: BisectPlace;
  readonly store: BisectStore;
  /** For what the search itself says. */
  readonly log: Context["log"];
  readonly line: CommitLine;
  /** What it's asked about; null: what is red between the ends. */
  readonly figure: BisectFigure | null;
}

/** What the next step follows from. */
export function stateOf({ least }: Bisect, { versions, answers }: BisectSearch): SearchState {
  return { last: versions.length - 1, least, answers };
}

/** The search that goes on. */
export function newest({ searches }: Bisect): BisectSearch {
  const search = searches.at(-1);
  if (search === undefined) throw new Error("There is no search.");
  return search;
}

/** Throws RangeError. */
export function versionAt(versions: readonly Version[], index: number): Version {
  const version = versions[index];
  if (version === undefined) throw new RangeError(`There is no version ${String(index)}.`);
  return version;
}

/** What a comparison takes, by those that were made. */
export function usualSeconds(store: BisectStore): number {
  const seconds = store.bisect().searches.flatMap(({ answers }) => answers.map((answer) => answer.seconds));
  return seconds.length === 0 ? 0 : Math.max(...seconds);
}
