import { mkdir, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { errorMessage, UserError } from "../../model/errors.ts";
import type { Context } from "../context.ts";

/** Calls `body` with the absolute path of `--out`, a new folder that is removed if `body` fails. Null to write nothing. */
export async function writeInNewFolder<T>(
  { cwd }: Context,
  folder: string | null,
  body: (out: string | null) => Promise<T>,
): Promise<T> {
  if (folder === null) return body(null);
  const out = resolve(cwd, folder);
  await makeNewFolder(out);
  try {
    return await body(out);
  } catch (error) {
    await rm(out, { recursive: true, force: true });
    throw error;
  }
}

export async function makeNewFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: false, mode: 0o700 });
  } catch (error) {
    throw new UserError({
      what: `Can't create the output folder ${folder}.`,
      where: "--out",
      why: errorMessage(error),
      help: "Name a new folder inside an existing folder. We never overwrite anything.",
      cause: error,
    });
  }
}
