import { relative } from "node:path";
import type { RepeatableCommand } from "../../model/run/asked.ts";
import type { PageInput, PageTrace } from "../../report/html/page-input.ts";
import { isWithin } from "../../run/directory/file-system.ts";

export const sideFiles = { base: "base/profile.json", head: "profile.json" };

export const recordedSideFiles = { base: "base-profile.json", head: "head-profile.json" };

export interface Result extends Pick<PageInput, "head" | "base" | "comparison" | "failure" | "timelines"> {
  readonly asked: RepeatableCommand | null;
  /** The names of the result's other files, most important first. */
  readonly files: readonly string[];
}

export interface AddedFile {
  readonly name: string;
  readonly bytes: string | Uint8Array;
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

export function findAddedText(added: readonly AddedFile[], name: string): string | null {
  const bytes = added.find((file) => file.name === name)?.bytes;
  return typeof bytes === "string" ? bytes : null;
}

/** A folder as an argument of a command that runs in `cwd`: relative if the folder is inside `cwd`, and never starting with `-`. */
export function formatFolder(cwd: string, folder: string): string {
  if (!isWithin(folder, cwd)) return folder;
  const inside = relative(cwd, folder);
  return inside === "" || inside.startsWith("-") ? `./${inside}` : inside;
}
