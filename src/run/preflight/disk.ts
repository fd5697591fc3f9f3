import { access } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { failure, ok, warning, type Check, type CheckFinding, type PreflightContext } from "./context.ts";

/** nsys has written 2.5 GB for a range of 0.2 s; below the lower bound not even a small capture fits. */
const scarceBytes = 5e9;
const tooLittleBytes = 5e8;

/** Is there room for reports, and for the raw data that nsys keeps in the temporary folder until it has imported it. */
export const checkDisk: Check = async (context) => [
  await room(
    context,
    "disk-out",
    "output folder",
    context.out,
    "Free some space, lower keep-runs, or set `out` to another disk.",
  ),
  await room(
    context,
    "disk-temporary",
    "temporary folder",
    context.temporaryDirectory,
    "Free some space, or set TMPDIR to another disk: nsys keeps its raw data there.",
  ),
];

async function room(
  context: PreflightContext,
  check: string,
  what: string,
  path: string,
  hint: string,
): Promise<CheckFinding> {
  const free = await context.freeBytes(await existing(path));
  const message = `${(free / 1e9).toFixed(1)} GB free in the ${what}.`;
  if (free < tooLittleBytes) return failure(check, message, hint);
  return free < scarceBytes ? warning(check, message, hint) : ok(check, message);
}

/** The path itself, or the nearest folder above it that exists. */
async function existing(path: string): Promise<string> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = await access(folder).then(
      () => true,
      () => false,
    );
    if (found || folder === dirname(folder)) return folder;
  }
}
