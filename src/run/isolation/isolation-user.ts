import { readdirSync, readFileSync, statSync } from "node:fs";
import { chmod, chown } from "node:fs/promises";
import { ToolError } from "../../model/errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";

/** The user ids that systemd reserves for services with a temporary user (DynamicUser=, systemd.exec(5)). */
const firstPrivateUser = 61_184;
const lastPrivateUser = 65_519;

/**
 * The id of `nobodyId`, who owns nothing on any Linux system. Other programs use it too, and processes of the same user can see
 * each other.
 */
export const nobodyId = 65_534;

/** True for a user id that only one run uses, so every process with this id belongs to that run. */
export function isPrivateUser(uid: number): boolean {
  return uid >= firstPrivateUser && uid <= lastPrivateUser;
}

/** The isolation's user id if it's private, else null. */
export function findPrivateUser(user: Isolation["user"]): number | null {
  return user !== null && isPrivateUser(user.uid) ? user.uid : null;
}

/**
 * Picks a user id that has no account and no process. This keeps simultaneous runs from reading each other's environment, as they could
 * if they all ran as `nobodyId`. Null if we find no free id. `random` returns numbers from 0 up to, but not including, 1.
 */
export function choosePrivateUser(random: () => number): number | null {
  const taken = new Set([...listAccounts(), ...listRunningUsers()]);
  for (let attempt = 0; attempt < 50; attempt++) {
    const uid = firstPrivateUser + Math.floor(random() * (lastPrivateUser - firstPrivateUser + 1));
    if (!taken.has(uid)) return uid;
  }
  return null;
}

/** Makes the isolation's user, if any, the owner of a file or directory. */
export async function giveToIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

/** The mode for a folder that its group may enter but not list. */
export const passableMode = 0o710;

/** Lets only the isolation's user pass through a folder. We still own the folder. */
export async function grantTraversal(folder: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(folder, process.getuid?.() ?? 0, user.gid);
  await chmod(folder, passableMode);
}

/**
 * Lets the isolation's user write into a folder that we still own. The folder becomes sticky, so users can't rename or remove each
 * other's files in it. If the parent folder is sticky too, the isolation's user can't rename or replace the folder itself.
 */
export async function shareWithIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(path, process.getuid?.() ?? 0, user.gid);
  await chmod(path, 0o1770);
}

/**
 * Lets the isolation's user read a folder and everything in it, and start its programs. Otherwise, with a strict umask, this user
 * couldn't read the files that git and Python create. This opens the folder to everyone, so use it only below a folder that other users
 * can't enter. Throws ToolError if chmod fails.
 */
export async function openToIsolatedUser(
  folder: string,
  { user }: Pick<Isolation, "user">,
  ports: OpeningPorts,
): Promise<void> {
  if (user !== null) await openToOthers(folder, ports);
}

interface OpeningPorts {
  readonly runTool: RunTool;
  readonly environment: Readonly<Record<string, string>>;
}

/** Like `openToIsolatedUser`, for a user that a run picks later. Does nothing unless we're root. Throws ToolError if chmod fails. */
export async function openToLaterUser(folder: string, ports: OpeningPorts): Promise<void> {
  if (process.getuid?.() === 0) await openToOthers(folder, ports);
}

/** Like `grantTraversal`, for a user that a run picks later. */
export async function grantTraversalToLaterUser(folder: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
}

async function openToOthers(folder: string, { runTool, environment }: OpeningPorts): Promise<void> {
  const argv = ["chmod", "--recursive", "a+rX", folder] as const;
  const { exitCode, stderr } = await runTool({ tool: "chmod", argv, cwd: "/", environment, timeLimitMs: 30 * 60_000 });
  if (exitCode === 0) return;
  throw new ToolError({
    what: "Can't give the program's unprivileged user access to this folder.",
    where: folder,
    why: stderr.trim(),
    help: "Start llm-profile with umask 022.",
  });
}

function listAccounts(): number[] {
  try {
    return readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => Number(line.split(":")[2]));
  } catch {
    return []; // Some images have no /etc/passwd.
  }
}

function listRunningUsers(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [statSync(`/proc/${name}`).uid];
      } catch {
        return []; // The process just ended.
      }
    });
}
