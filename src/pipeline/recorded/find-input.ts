import type { Stats } from "node:fs";
import { open, stat } from "node:fs/promises";
import { errorMessage, UserError } from "../../errors.ts";
import { errorCode } from "../../run/directory/file-system.ts";

/** What a user names, which has to be there and readable; `shown` is the path as the user wrote it, `as` what it is for. Throws UserError. */
export async function findInput(path: string, shown: string, as = analyzedPath): Promise<Stats> {
  const found = await stat(path).catch((error: unknown) => {
    throw isAbsent(error)
      ? new UserError({
          what: `There is no ${shown}.`,
          ...as,
          cause: error,
        })
      : unreadable(shown, error, as.where);
  });
  // Not access(2), which asks for the real user; a folder can be opened too.
  await open(path).then(
    async (handle) => handle.close(),
    (error: unknown) => {
      throw unreadable(shown, error, as.where);
    },
  );
  return found;
}

const analyzedPath = {
  where: "the given path",
  help: "Give a run directory, a profile.json, an .nsys-rep or a .sqlite export.",
};

function isAbsent(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(errorCode(error));
}

function unreadable(shown: string, error: unknown, where: string): UserError {
  return new UserError({
    what: `${shown} cannot be read.`,
    where,
    why: errorMessage(error),
    help: "Give the user that runs llm-profile the right to read it, folders and files.",
    cause: error,
  });
}
