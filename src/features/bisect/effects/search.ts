import type { SearchState } from "../search/search-state.ts";
import type { Bisect, BisectFigure, BisectSearch, Version } from "../model/bisect.ts";
import type { CommitLine } from "../../../run/repository/commits.ts";
import type { Context } from "../../../pipeline/context.ts";
import type { BisectPlace } from "./place.ts";
import type { BisectStore } from "./store.ts";

/** A search in progress. */
export interface Search {
  readonly place: BisectPlace;
  readonly store: BisectStore;
  /** For the search's own messages. */
  readonly log: Context["log"];
  readonly line: CommitLine;
  /** The value to search for; null to choose it from the comparison of the good and the bad commit. */
  readonly figure: BisectFigure | null;
}

/** The state that determines the next step. */
export function stateOf({ least }: Bisect, { versions, answers }: BisectSearch): SearchState {
  return { last: versions.length - 1, least, answers };
}

/** The search in progress. */
export function newest({ searches }: Bisect): BisectSearch {
  const search = searches.at(-1);
  if (search === undefined) throw new Error("A bisect has at least one search.");
  return search;
}

/** Throws RangeError if there's no such version. */
export function versionAt(versions: readonly Version[], index: number): Version {
  const version = versions[index];
  if (version === undefined) throw new RangeError(`Version ${index} doesn't exist.`);
  return version;
}

/** How long a comparison takes: the longest so far, in seconds, or 0 before the first. */
export function usualSeconds(store: BisectStore): number {
  const seconds = store.bisect().searches.flatMap(({ answers }) => answers.map((answer) => answer.seconds));
  return seconds.length === 0 ? 0 : Math.max(...seconds);
}
