import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { chmod, chown, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { giveToIsolatedUser, shareWithIsolatedUser } from "./isolation-user.ts";

/** A run's private folder, outside the run directory. Disposing it deletes the folder and its contents. */
export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
  /** TMPDIR for profilers and the workload. nsys writes gigabytes of raw data there. */
  readonly tmp: string;
  /** HOME for the unprivileged user. */
  readonly home: string;
  /** The folder for the `workload.secret-files` files. */
  readonly secrets: string;
}

export interface TemporaryDirectoryOptions {
  /** The parent folder: our own TMPDIR, or RUNNER_TEMP. */
  readonly base: string;
  readonly user: Isolation["user"];
  /** Called if we can't delete the folder. That doesn't fail the run. */
  readonly warn: (message: string) => void;
  /** Called with the path before we create the folder, so the folder can be found and deleted even if our process dies right after that. */
  readonly announce?: (path: string) => void;
}

const folderPattern = /^llm-profile-(?:base-)?[0-9a-f]{12}$/;

/** True if this is a real folder that we own, and its name has the form that `choosePrivatePath` or `createWorktree` uses. */
export function isPrivateFolder(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && folderPattern.test(basename(path));
}

/** Picks a new path that `isPrivateFolder` accepts. Tell the guard about it before you create the folder. */
export function choosePrivatePath(base: string): string {
  return join(base, `llm-profile-${randomBytes(6).toString("hex")}`);
}

/**
 * Creates the folder, which only we and the isolation's user can enter. We own the folder, `tmp`, and `secrets`. If that user
 * owned one of these, it could replace it with a link, and we'd write to the link's target as root.
 */
export async function createTemporaryDirectory(options: TemporaryDirectoryOptions): Promise<TemporaryDirectory> {
  const { base, user, warn, announce } = options;
  const path = choosePrivatePath(base);
  announce?.(path);
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    throw new ToolError({
      what: "Couldn't create a private temporary directory.",
      where: base,
      why: errorMessage(error),
      help: "Set TMPDIR to an existing, writable folder with enough space for the profiler's raw data.",
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
      if (problem !== null) warn(`Couldn't remove the temporary directory ${path}: ${problem}`);
    },
  };
}

/** Removes a folder and its contents. Returns the error message if that fails, else null. Never throws, and never follows links. */
export async function removeDirectory(path: string): Promise<string | null> {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  try {
    await remove();
    return null;
  } catch {
    // A workload may leave folders without write permission, so try to add it.
    await makeFoldersWritable(path).catch(() => undefined);
  }
  try {
    await remove();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

async function makeFoldersWritable(path: string): Promise<void> {
  if (!(await lstat(path)).isDirectory()) return;
  await chmod(path, 0o700);
  for (const name of await readdir(path)) await makeFoldersWritable(join(path, name));
}
