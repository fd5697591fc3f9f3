import { existsSync } from "node:fs";
import { constants } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { errorMessage, LlmProfileError, ParseError } from "../../model/errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { storedProfileSchema, type Profile } from "../../model/profile/profile.ts";

export async function readProfile(path: string, shown: string): Promise<Profile> {
  try {
    const { size } = await stat(path);
    if (size > constants.MAX_STRING_LENGTH) {
      throw new ParseError({
        what: `${shown} is too large to read.`,
        where: path,
        why: `The file has ${sizeText(size)}, and we can read at most ${sizeText(constants.MAX_STRING_LENGTH)} of text at once.`,
        help: "Pass the run's reports instead, and select fewer ranges with --range.",
      });
    }
    return storedProfileSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof LlmProfileError) throw error;
    throw new ParseError({
      what: `${shown} isn't a profile that this version can read.`,
      where: path,
      why: (error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error))
        .split("\n")
        .slice(0, 6)
        .join("\n"),
      help: "Pass the profile.json of a run directory. docs/report-format.md describes the format.",
      cause: error,
    });
  }
}

export async function readStoredProfile(directory: string): Promise<Profile | null> {
  const file = join(directory, "profile.json");
  return existsSync(file) ? readProfile(file, file) : null;
}
