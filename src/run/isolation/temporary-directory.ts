import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { chmod, chown, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorMessage, ToolError } from "../../errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { giveToIsolatedUser, shareWithIsolatedUser } from "./isolation-user.ts";

/** The private folder of a run, outside the run directory; it goes with all that is in it when it is disposed. */
export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
  /** TMPDIR of profilers and workload: nsys puts gigabytes of raw data there. */
  readonly tmp: string;
  /** HOME of the unprivileged user. */
  readonly home: string;
  /** Files of `workload.secret-files`. */
  readonly secrets: string;
}

export interface TemporaryDirectoryOptions {
  /** Where to make it: our own TMPDIR, or RUNNER_TEMP. */
  readonly base: string;
  readonly user: Isolation["user"];
  /** Told what could not be removed; the end of a run does not fail for it. */
  readonly warn: (message: string) => void;
  /** Told the path before there is anything at it: a death right after leaves nothing that nobody knows of. */
  readonly announce?: (path: string) => void;
}

const folderPattern = /^llm-profile-[0-9a-f]{12}$/;

/** Whether this is a folder as `createTemporaryDirectory` makes them, and ours; no link. */
export function isPrivateFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && folderPattern.test(basename(path));
}

/**
 * Makes the folder, open to us and to the isolation's user alone. It stays ours, and so do `tmp` and `secrets`: that user could
 * exchange a folder of its own for a link to where we, as root, would write next.
 */
export async function createTemporaryDirectory(options: TemporaryDirectoryOptions): Promise<TemporaryDirectory> {
  const { base, user, warn, announce } = options;
  const path = join(base, `llm-profile-${randomBytes(6).toString("hex")}`);
  announce?.(path);
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    throw new ToolError({
      what: "Could not make a private temporary directory.",
      where: base,
      why: errorMessage(error),
      help: "Set TMPDIR to a folder that exists, can be written to and has room for the profiler's raw data.",
      cause: error,
    });
  });
  const inside = { tmp: join(path, "tmp"), home: join(path, "home"), secrets: join(path, "secrets") };
  for (const directory of Object.values(inside)) await mkdir(directory, { mode: 0o700 });
  if (user !== null) {
    await giveToIsolatedUser(inside.home, { user });
    await shareWithIsolatedUser(inside.tmp, { user });
    for (const directory of [inside.secrets, path]) {
      await chown(directory, process.getuid?.() ?? 0, user.gid);
      await chmod(directory, 0o710);
    }
  }
  return {
    path,
    ...inside,
    async [Symbol.asyncDispose]() {
      const problem = await removeDirectory(path);
      if (problem !== null) warn(`Could not remove the temporary directory ${path}: ${problem}`);
    },
  };
}

/** Removes a folder of ours with everything in it; returns why it could not, or null. Never throws, never follows links. */
export async function removeDirectory(path: string): Promise<string | null> {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  try {
    await remove();
    return null;
  } catch {
    // Folders without the right to write, as a workload may leave them, can be opened by their owner.
    await openFolders(path).catch(() => undefined);
  }
  try {
    await remove();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

async function openFolders(path: string): Promise<void> {
  if (!(await lstat(path)).isDirectory()) return;
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await openFolders(join(path, name));
}
