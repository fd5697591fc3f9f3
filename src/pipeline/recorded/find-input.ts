import type { Stats } from "node:fs";
import { open, stat } from "node:fs/promises";
import { errorMessage, UserError } from "../../model/errors.ts";
import { readErrorCode } from "../../run/directory/file-system.ts";

export async function findInput(path: string, shown: string, as = analyzedPath): Promise<Stats> {
  const stats = await stat(path).catch((error: unknown) => {
    throw ["ENOENT", "ENOTDIR"].includes(readErrorCode(error))
      ? new UserError({
          what: `${shown} doesn't exist.`,
          ...as,
          cause: error,
        })
      : createUnreadableError(shown, error, as.where);
  });
  // We open the path because access(2) checks the real user, not the effective user. Opening works for folders too.
  await open(path).then(
    async (handle) => handle.close(),
    (error: unknown) => {
      throw createUnreadableError(shown, error, as.where);
    },
  );
  return stats;
}

const analyzedPath = {
  where: "the given path",
  help: "Pass a run directory, a profile.json, an .nsys-rep, or a .sqlite export.",
};

function createUnreadableError(shown: string, error: unknown, where: string): UserError {
  return new UserError({
    what: `Can't read ${shown}.`,
    where,
    why: errorMessage(error),
    help: "Let the user that runs llm-profile read this path and its parent folders.",
    cause: error,
  });
}
