import { mkdir } from "node:fs/promises";
import { errorMessage, UserError } from "../../errors.ts";

/** Makes the folder of `--out`, which must not exist yet, closed to other users. Throws UserError. */
export async function makeNewFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: false, mode: 0o700 });
  } catch (error) {
    throw new UserError({
      what: `The output folder ${folder} cannot be made.`,
      where: "--out",
      why: errorMessage(error),
      help: "Name a folder that does not exist yet, in one that does: nothing is ever overwritten.",
      cause: error,
    });
  }
}
