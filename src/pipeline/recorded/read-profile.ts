import { existsSync, type Stats } from "node:fs";
import { open, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { rangeKeyText, type RangeKey } from "../../analyze/range-key.ts";
import { matchRanges } from "../../analyze/seen-ranges.ts";
import { errorMessage, LlmProfileError, ParseError, UserError } from "../../errors.ts";
import { storedProfileSchema, type Profile } from "../../model/profile/profile.ts";
import type { RangeSpec } from "../../model/reports/range.ts";
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

/** A stored profile.json. Throws ParseError for one that is not of this version. */
export async function readProfile(path: string, shown: string): Promise<Profile> {
  try {
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

/**
 * A finished profile with the asked ranges alone (none: all), each of which nsys must have measured or ncu replayed. Throws
 * UserError that names those it has.
 */
export function withRanges(profile: Profile, wanted: readonly RangeSpec[], path: string): Profile {
  if (wanted.length === 0) return profile;
  const seen = [...profile.ranges, ...profile.replayedRanges].map(
    ({ name, domain }) => ({ name, domain, style: "pushpop", instances: 1, registered: false }) as const,
  );
  const found = wanted.map((spec) => ({ spec, keys: matchRanges(spec, seen).map(rangeKeyText) }));
  const missing = found.filter(({ keys }) => keys.length === 0);
  if (missing.length > 0) {
    throw new UserError({
      what: `The profile has no range ${missing.map(({ spec }) => spec.text).join(", ")}.`,
      where: path,
      why: `It has: ${[...new Set(seen.map(({ name }) => name))].join(", ") || "none"}.`,
      help: "Leave --range out to see all.",
    });
  }
  const keys = new Set(found.flatMap((match) => match.keys));
  const isWanted = (range: RangeKey): boolean => keys.has(rangeKeyText(range));
  return {
    ...profile,
    ranges: profile.ranges.filter(isWanted),
    replayedRanges: profile.replayedRanges.filter(isWanted),
  };
}
