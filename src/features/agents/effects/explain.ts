import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "../../../model/errors.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import type { Layout } from "../../../model/text/layout.ts";
import { findRows } from "../model/kernel-id.ts";
import { renderChanges, kernelDetails, rangeDetails } from "../text/details.ts";
import { explainedKernel } from "../text/kernel-explanation.ts";
import { formatOneLineJson } from "../text/room.ts";
import type { Context } from "../../../pipeline/context.ts";
import { recordedSideFiles, sideFiles } from "../../../pipeline/judge/result-file.ts";
import { findInput } from "../../../pipeline/recorded/find-input.ts";
import { readComparison } from "../../../pipeline/recorded/read-comparison.ts";
import { readProfile } from "../../../pipeline/recorded/read-profile.ts";

/** `explain`: prints what a comparison found. */
export interface ExplainRequest {
  /** A folder with a comparison.json. */
  readonly run: string;
  /** A row's id, a kernel's id in verdict.json, or a part of a name; null for a list of what changed. */
  readonly what: string | null;
  readonly json?: boolean;
}

const place = {
  where: "the given path",
  help: "Pass a folder with a verdict.json: a run directory from `run --base`, or the folder that `compare --out` wrote.",
};

/**
 * `explain`: lists what changed in a comparison, or describes one kernel (as a line of JSON if asked) or nested range. Throws UserError if
 * the comparison or the row doesn't exist.
 */
export async function explain(
  { cwd }: Pick<Context, "cwd">,
  { run: shown, what, json = false }: ExplainRequest,
  layout: Layout,
): Promise<string> {
  const folder = resolve(cwd, shown);
  await findInput(folder, shown, place);
  const comparison = await readComparison(join(folder, "comparison.json"));
  if (comparison === null)
    throw new UserError({ id: "no-comparison", what: `${shown} has no comparison.json.`, ...place });
  const rows = findRows(comparison, what);
  if (!json && rows.length > (what === null ? 0 : 1)) return renderChanges(rows, layout);
  const [found] = what === null ? [] : json ? rows.filter(({ row }) => "name" in row) : rows;
  if (found === undefined) {
    const unknown = what === null ? "row that changed" : `kernel ${what}`;
    throw new UserError({
      id: "no-such-kernel",
      what: `${shown} has no ${unknown}.`,
      where: "command line",
      help: `Look up the ids with \`llm-profile explain ${shown}\`, or in verdict.json in that folder.`,
    });
  }
  const { range, row } = found;
  if (!("name" in row)) return rangeDetails(range, row, layout);
  const kernel = { range, kernel: row };
  const explained = explainedKernel(kernel, {
    base: await firstProfile(folder, [sideFiles.base, recordedSideFiles.base]),
    head: await firstProfile(folder, [sideFiles.head, recordedSideFiles.head]),
  });
  return json ? formatOneLineJson(explained) : kernelDetails(kernel, explained, comparison, layout);
}

/** Reads the first of `files` that exists. Paths in comparison.json aren't followed, because a stranger may have written that file. */
async function firstProfile(folder: string, files: readonly string[]): Promise<Profile | null> {
  const existing = files.map((file) => join(folder, file)).find((path) => existsSync(path));
  return existing === undefined ? null : readProfile(existing, existing);
}
