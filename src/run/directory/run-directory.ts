import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, rmdir, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, resolve } from "node:path";
import { errorMessage, UserError } from "../../model/errors.ts";
import type { Clock } from "../../model/run/ports.ts";
import { readErrorCode, makeFolders } from "./file-system.ts";
import { type FileContent, type WhenPresent, writeFileAtomic } from "./atomic-write.ts";

/** UTC date and time, our process number, and four hex digits. */
export const runDirectoryPattern = /^\d{8}-\d{6}-\d+-[0-9a-f]{4}$/;

export function parseRunStart(name: string): Date {
  const [, year = "", month = "", day = "", hour = "", minute = "", second = ""] =
    /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)/.exec(name) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Only we can enter it. Paths passed to its functions are relative to it. */
export interface RunDirectory {
  readonly path: string;
  readonly name: string;
  readonly madeOut: boolean;
  file(relative: string): string;
  folder(relative: string): Promise<string>;
  write(relative: string, content: FileContent, present?: WhenPresent): Promise<string>;
}

const attempts = 20;

const gitIgnore = { name: ".gitignore", content: "*\n" };

/** `<out>/<UTC yyyymmdd-hhmmss>-<pid>-<4 hex>/`. If `out` is new, makes git ignore it. Throws UserError if we can't write to `out`. */
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

export async function createOut(out: string): Promise<boolean> {
  const madeOut = await makeFolders(out, 0o700);
  // `wx` fails if the file exists, and doesn't follow a link.
  if (madeOut) await writeFile(join(out, gitIgnore.name), gitIgnore.content, { flag: "wx" }).catch(ignoreExisting);
  return madeOut;
}

/** Only if it contains nothing but files with these names. */
export async function removeUnused({ path, madeOut }: RunDirectory, names: readonly string[]): Promise<boolean> {
  const entries = await readdir(path, { withFileTypes: true });
  if (!entries.every((entry) => entry.isFile() && names.includes(entry.name))) return false;
  await rm(path, { recursive: true });
  const out = dirname(path);
  if (!madeOut || (await readdir(out)).some((name) => name !== gitIgnore.name)) return true;
  await rm(join(out, gitIgnore.name), { force: true });
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

function formatTimestamp(date: Date): string {
  return date.toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
}
