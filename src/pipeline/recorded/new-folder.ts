import { mkdir } from "node:fs/promises";
import { errorMessage, UserError } from "../../model/errors.ts";

/** Creates the `--out` folder, readable only by its owner. Throws UserError if creation fails or the folder already exists. */
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
