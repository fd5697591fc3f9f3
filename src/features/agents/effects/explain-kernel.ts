import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "../../../model/errors.ts";
import { findKernelById } from "../model/kernel-id.ts";
import type { Profile } from "../../../model/profile/profile.ts";
import { explainedKernel } from "../text/kernel-explanation.ts";
import { formatOneLineJson } from "../text/room.ts";
import type { Context } from "../../../pipeline/context.ts";
import { recordedSideFiles, sideFiles } from "../../../pipeline/judge/result-file.ts";
import { findInput } from "../../../pipeline/recorded/find-input.ts";
import { readComparison } from "../../../pipeline/recorded/read-comparison.ts";
import { readProfile } from "../../../pipeline/recorded/read-profile.ts";

/** `explain`: prints one kernel of a comparison. */
export interface ExplainRequest {
  /** A folder with a comparison.json. */
  readonly run: string;
  /** The kernel's id in verdict.json. */
  readonly kernel: string;
}

const place = {
  where: "the given path",
  help: "Pass a folder with a verdict.json: a run directory from `run --base`, or the folder that `compare --out` wrote.",
};

/** `explain`: describes one kernel of a comparison as a line of JSON. Throws UserError if the comparison or the kernel doesn't exist. */
export async function explainKernel({ cwd }: Pick<Context, "cwd">, request: ExplainRequest): Promise<string> {
  const { run: shown, kernel: id } = request;
  const folder = resolve(cwd, shown);
  await findInput(folder, shown, place);
  const comparison = await readComparison(join(folder, "comparison.json"));
  if (comparison === null)
    throw new UserError({ id: "no-comparison", what: `${shown} has no comparison.json.`, ...place });
  const kernel = findKernelById(comparison, id);
  if (kernel === null) {
    throw new UserError({
      id: "no-such-kernel",
      what: `${shown} has no kernel ${id}.`,
      where: "--kernel",
      help: "Look up the kernel ids in verdict.json in that folder.",
    });
  }
  const profiles = {
    base: await firstProfile(folder, [sideFiles.base, recordedSideFiles.base]),
    head: await firstProfile(folder, [sideFiles.head, recordedSideFiles.head]),
  };
  return formatOneLineJson(explainedKernel(kernel, profiles));
}

/** Reads the first of `files` that exists. Paths in comparison.json aren't followed, because a stranger may have written that file. */
async function firstProfile(folder: string, files: readonly string[]): Promise<Profile | null> {
  const found = files.map((file) => join(folder, file)).find((path) => existsSync(path));
  return found === undefined ? null : readProfile(found, found);
}
