import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { errorMessage, LlmProfileError, ParseError } from "../../errors.ts";
import { profileSchema, type Profile } from "../../model/profile/profile.ts";
import { exists } from "./existing-file.ts";

/** A stored profile.json. Throws ParseError for one that is not of this version. */
export async function readProfile(path: string, shown: string): Promise<Profile> {
  try {
    return profileSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (error) {
    if (error instanceof LlmProfileError) throw error;
    throw new ParseError({
      what: `${shown} is no profile of this version.`,
      where: path,
      why: reason(error).split("\n").slice(0, 6).join("\n"),
      hint: "Give the profile.json of a run directory; docs/report-format.md describes it.",
      cause: error,
    });
  }
}

/** The profile.json of a run directory, null without one. Throws ParseError for one that is not of this version. */
export async function readStoredProfile(directory: string): Promise<Profile | null> {
  const file = join(directory, "profile.json");
  return (await exists(file)) ? readProfile(file, file) : null;
}

function reason(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return errorMessage(error);
}
