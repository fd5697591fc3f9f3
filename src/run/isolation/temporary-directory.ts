import { randomBytes } from "node:crypto";
import { lstatSync } from "node:fs";
import { chmod, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import { giveToIsolatedUser, grantTraversal, shareWithIsolatedUser } from "./isolation-user.ts";

export interface TemporaryDirectory extends AsyncDisposable {
  readonly path: string;
  readonly tmp: string;
  readonly home: string;
  readonly secrets: string;
}

export interface TemporaryDirectoryOptions {
  readonly base: string;
  readonly user: Isolation["user"];
  readonly warn: (message: string) => void;
  readonly announce?: (path: string) => void;
}

const folderPattern = /^llm-profile-(?:base-)?[0-9a-f]{12}$/;

/** A real folder that we own, with a name from `choosePrivatePath` or `createWorktree`. */
export function isPrivateFolder(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isDirectory() === true && stats.uid === process.getuid?.() && folderPattern.test(basename(path));
}

export function choosePrivatePath(base: string): string {
  return join(base, `llm-profile-${randomBytes(6).toString("hex")}`);
}

/**
 * Only we and the isolation's user can enter it. If that user owned the folder, `tmp`, or `secrets`, it could replace it with a link, and
 * we'd write to the link's target as root.
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
  await giveToIsolatedUser(inside.home, { user });
  await shareWithIsolatedUser(inside.tmp, { user });
  for (const directory of [inside.secrets, path]) await grantTraversal(directory, { user });
  return {
    path,
    ...inside,
    async [Symbol.asyncDispose]() {
      const problem = await removeDirectory(path);
      if (problem !== null) warn(`Couldn't remove the temporary directory ${path}: ${problem}`);
    },
  };
}

/** Returns the error message, or null. Never throws, and never follows links. */
export async function removeDirectory(path: string): Promise<string | null> {
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
  try {
    await remove();
    return null;
  } catch {
    // A workload may leave folders without write permission.
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
