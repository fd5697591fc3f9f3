import { existsSync } from "node:fs";
import { constants } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { errorMessage, LlmProfileError, ParseError } from "../../errors.ts";
import { sizeText } from "../../model/text/quantity.ts";
import { storedProfileSchema, type Profile } from "../../model/profile/profile.ts";

/** A stored profile.json. Throws ParseError for one that is not of this version, or too large. */
export async function readProfile(path: string, shown: string): Promise<Profile> {
  try {
    const { size } = await stat(path);
    if (size > constants.MAX_STRING_LENGTH) {
      throw new ParseError({
        what: `${shown} is too large to be read.`,
        where: path,
        why: `It has ${sizeText(size)}; at most ${sizeText(constants.MAX_STRING_LENGTH)} of text can be read at once.`,
        help: "Name the reports that it was made of, and with --range fewer ranges of them.",
      });
    }
    return storedProfileSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof LlmProfileError) throw error;
    throw new ParseError({
      what: `${shown} is no profile of this version.`,
      where: path,
      why: (error instanceof z.ZodError ? z.prettifyError(error) : errorMessage(error))
        .split("\n")
        .slice(0, 6)
        .join("\n"),
      help: "Give the profile.json of a run directory; docs/report-format.md describes it.",
      cause: error,
    });
  }
}

/** The profile.json of a run directory, null without one. Throws ParseError for one that is not of this version. */
export async function readStoredProfile(directory: string): Promise<Profile | null> {
  const file = join(directory, "profile.json");
  return existsSync(file) ? readProfile(file, file) : null;
}
