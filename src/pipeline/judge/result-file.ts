import { relative } from "node:path";
import type { Asked } from "../../model/run/asked.ts";
import type { PageInput, PageTrace } from "../../report/html/page-input.ts";
import { isWithin } from "../../run/directory/file-system.ts";

/** The paths of the profiles in a run directory, next to comparison.json. */
export const sideFiles = { base: "base/profile.json", head: "profile.json" };

/** The names of the profiles that `compare --out` writes next to comparison.json. */
export const recordedSideFiles = { base: "base-profile.json", head: "head-profile.json" };

/** A result, for the files that features make of it. */
export interface Result extends Pick<PageInput, "head" | "base" | "comparison" | "failure" | "timelines"> {
  /** The command that compared; null if it was `analyze`. */
  readonly asked: Asked | null;
  /** The names of the result's other files, most important first. */
  readonly files: readonly string[];
}

/** A file that a feature adds to a result. */
export interface AddedFile {
  /** A path below the result's folder. */
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** Set if this is the trace that report.html shows. */
  readonly trace?: PageTrace;
}

export type ResultFile = (result: Result) => readonly AddedFile[];

/** Makes the features' files, each from a result with the names of all files so far. `first` and `last` are the core's. */
export function addFiles(
  makers: readonly ResultFile[],
  result: Omit<Result, "files">,
  { first, last }: Record<"first" | "last", readonly string[]> = { first: [], last: [] },
): AddedFile[] {
  const added: AddedFile[] = [];
  for (const make of makers)
    added.push(...make({ ...result, files: [...first, ...added.map(({ name }) => name), ...last] }));
  return added;
}

/** The text of an added file. Null if there's no such file. */
export function addedText(added: readonly AddedFile[], name: string): string | null {
  const bytes = added.find((file) => file.name === name)?.bytes;
  return typeof bytes === "string" ? bytes : null;
}

/** A folder as an argument of a command that runs in `cwd`: relative if the folder is inside `cwd`, and never starting with `-`. */
export function shownFolder(cwd: string, folder: string): string {
  if (!isWithin(folder, cwd)) return folder;
  const inside = relative(cwd, folder);
  return inside === "" || inside.startsWith("-") ? `./${inside}` : inside;
}
