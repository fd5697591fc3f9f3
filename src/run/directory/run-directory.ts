import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, resolve } from "node:path";
import { errorMessage, UserError } from "../../errors.ts";
import type { Clock } from "../../model/run/ports.ts";
import { errorCode, makeFolders } from "./file-system.ts";
import { type FileContent, type WhenPresent, writeFileAtomic } from "./atomic-write.ts";

/** What we name a run directory: UTC date and time, our process, four hex digits. */
export const runDirectoryPattern = /^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/;

/** When the run began whose directory has such a name; an invalid date where the digits are none. */
export function runStart(name: string): Date {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** A new, empty folder for the files of one run, closed to other users. Paths given to its functions are relative to it. */
export interface RunDirectory {
  /** Absolute. */
  readonly path: string;
  readonly name: string;
  /** True where the folder that it lies in was made for it. */
  readonly madeOut: boolean;
  /** The absolute path of a file in it. Throws when the path leads outside: that is a bug. */
  file(relative: string): string;
  /** Makes a folder in it, and those above; returns its absolute path. */
  folder(relative: string): Promise<string>;
  /** Writes a whole file or none; an existing one is kept unless `replace` is said. Returns its absolute path. */
  write(relative: string, content: FileContent, present?: WhenPresent): Promise<string>;
}

const attempts = 20;

/** In a folder that we made: git is not to see what lies there. */
const gitIgnore = { name: ".gitignore", content: "*\n" };

/**
 * Makes `<out>/<UTC yyyymmdd-hhmmss>-<pid>-<4 hex>/`. A directory that exists is never used: another name is taken.
 * A folder `out` that is made for it is one that git ignores.
 * `randomHex` gives four hex digits. Throws UserError where `out` cannot be written.
 */
export async function createRunDirectory(
  out: string,
  clock: Clock,
  randomHex: () => string = () => randomBytes(2).toString("hex"),
): Promise<RunDirectory> {
  const parent = resolve(out);
  try {
    const madeOut = await makeOut(parent);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const name = `${timestamp(clock.now())}-${process.pid}-${randomHex()}`;
      const path = join(parent, name);
      if (await makeNew(path)) return runDirectory(path, name, madeOut);
    }
  } catch (error) {
    throw new UserError({
      what: `No run directory can be made in ${out}.`,
      why: errorMessage(error),
      help: "Set `out` to a folder that you may write to and that has free space.",
      cause: error,
    });
  }
  throw new UserError({
    what: `No run directory can be made in ${out}.`,
    why: `${attempts} names in a row were taken.`,
    help: "Set `out` to another folder.",
  });
}

/** Makes the folder of run directories where it isn't there, which git then ignores; whether it was made. */
export async function makeOut(out: string): Promise<boolean> {
  const madeOut = await makeFolders(out, 0o700);
  // `wx` takes no file that is there, and follows no link.
  if (madeOut) await writeFile(join(out, gitIgnore.name), gitIgnore.content, { flag: "wx" }).catch(unlessExists);
  return madeOut;
}

/**
 * Removes a run directory that holds nothing but files of these names, and the folder that was made for it where nothing else
 * is there. False where it holds more: then all stays.
 */
export async function removeUnused({ path, madeOut }: RunDirectory, names: readonly string[]): Promise<boolean> {
  const entries = await readdir(path, { withFileTypes: true });
  if (!entries.every((entry) => entry.isFile() && names.includes(entry.name))) return false;
  await rm(path, { recursive: true });
  const out = dirname(path);
  if (!madeOut || (await readdir(out)).some((name) => name !== gitIgnore.name)) return true;
  await rm(join(out, gitIgnore.name), { force: true });
  // Another run may have begun there in between.
  await rmdir(out).catch(async () =>
    writeFile(join(out, gitIgnore.name), gitIgnore.content, { flag: "wx" }).catch(unlessExists),
  );
  return true;
}

function unlessExists(error: unknown): void {
  if (errorCode(error) !== "EEXIST") throw error;
}

async function makeNew(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
}

function runDirectory(path: string, name: string, madeOut: boolean): RunDirectory {
  const file = (relative: string) => join(path, inside(relative));
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

function inside(relative: string): string {
  const path = normalize(relative);
  if (isAbsolute(path) || path === ".." || path.startsWith("../")) {
    throw new Error(`${JSON.stringify(relative)} leads out of the run directory`);
  }
  return path;
}

/** UTC `yyyymmdd-hhmmss`: sorts by time, and means the same on every machine. */
function timestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
