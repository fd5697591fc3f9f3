import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, resolve } from "node:path";
import { errorMessage, UserError } from "../../model/errors.ts";
import type { Clock } from "../../model/run/ports.ts";
import { readErrorCode, makeFolders } from "./file-system.ts";
import { type FileContent, type WhenPresent, writeFileAtomic } from "./atomic-write.ts";

/** The name of a run directory: UTC date and time, our process number, and four hex digits. */
export const runDirectoryPattern = /^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/;

/** The start time from a run directory's name. An invalid date if the name doesn't start with a time. */
export function parseRunStart(name: string): Date {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A new, empty folder for one run's files, which only we can enter. Paths passed to its functions are relative to this folder. */
export interface RunDirectory {
  /** Absolute. */
  readonly path: string;
  readonly name: string;
  /** True if we also created its parent folder. */
  readonly madeOut: boolean;
  /** Returns the absolute path of a file in the run directory. Throws an Error if the path is outside the run directory, which would be a bug. */
  file(relative: string): string;
  /** Creates a folder in the run directory, with missing parents. Returns the folder's absolute path. */
  folder(relative: string): Promise<string>;
  /** Writes a file atomically and returns its absolute path. Doesn't overwrite an existing file unless `present` is `replace`. */
  write(relative: string, content: FileContent, present?: WhenPresent): Promise<string>;
}

const attempts = 20;

/** We write this file to folders that we create, so git ignores their contents. */
const gitIgnore = { name: ".gitignore", content: "*\n" };

/**
 * Creates `<out>/<UTC yyyymmdd-hhmmss>-<pid>-<4 hex>/`. If the name is taken, tries another one. If `out` is new, makes git
 * ignore it. `randomHex` returns four hex digits. Throws UserError if we can't write to `out`.
 */
export async function createRunDirectory(
  out: string,
  clock: Clock,
  randomHex: () => string = () => randomBytes(2).toString("hex"),
): Promise<RunDirectory> {
  const parent = resolve(out);
  try {
    const madeOut = await createOut(parent);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const name = `${formatTimestamp(clock.now())}-${process.pid}-${randomHex()}`;
      const path = join(parent, name);
      if (await createFolder(path)) return openRunDirectory(path, name, madeOut);
    }
  } catch (error) {
    throw new UserError({
      what: `Can't create a run directory in ${out}.`,
      why: errorMessage(error),
      help: "Set `out` to a folder that you may write to and that has free space.",
      cause: error,
    });
  }
  throw new UserError({
    what: `Can't create a run directory in ${out}.`,
    why: `All ${attempts} names that we tried already exist.`,
    help: "Set `out` to another folder.",
  });
}

/** Creates the folder for run directories if it's missing, and makes git ignore it. Returns true if we created it. */
export async function createOut(out: string): Promise<boolean> {
  const madeOut = await makeFolders(out, 0o700);
  // `wx` fails if the file exists, and doesn't follow a link.
  if (madeOut) await writeFile(join(out, gitIgnore.name), gitIgnore.content, { flag: "wx" }).catch(ignoreExisting);
  return madeOut;
}

/**
 * Removes a run directory if it contains only files with these names. Also removes its parent folder if we created that folder
 * and it's now empty except for .gitignore. Returns false and removes nothing if the run directory contains anything else.
 */
export async function removeUnused({ path, madeOut }: RunDirectory, names: readonly string[]): Promise<boolean> {
  const entries = await readdir(path, { withFileTypes: true });
  if (!entries.every((entry) => entry.isFile() && names.includes(entry.name))) return false;
  await rm(path, { recursive: true });
  const out = dirname(path);
  if (!madeOut || (await readdir(out)).some((name) => name !== gitIgnore.name)) return true;
  await rm(join(out, gitIgnore.name), { force: true });
  // If another run has just started in this folder, put .gitignore back.
  await rmdir(out).catch(async () =>
    writeFile(join(out, gitIgnore.name), gitIgnore.content, { flag: "wx" }).catch(ignoreExisting),
  );
  return true;
}

function ignoreExisting(error: unknown): void {
  if (readErrorCode(error) !== "EEXIST") throw error;
}

async function createFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    if (readErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function openRunDirectory(path: string, name: string, madeOut: boolean): RunDirectory {
  const file = (relative: string) => join(path, requireInside(relative));
  return {
    path,
    name,
    madeOut,
    file,
    folder: async (relative) => {
      await mkdir(file(relative), { recursive: true, mode: 0o700 });
      return file(relative);
    },
    write: async (relative, content, present = "refuse") => {
      await writeFileAtomic(file(relative), content, present);
      return file(relative);
    },
  };
}

function requireInside(relative: string): string {
  const path = normalize(relative);
  if (isAbsolute(path) || path === ".." || path.startsWith("../")) {
    throw new Error(`${JSON.stringify(relative)} is outside the run directory`);
  }
  return path;
}

/** UTC `yyyymmdd-hhmmss`, which sorts by time and doesn't depend on the machine's time zone. */
function formatTimestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
