import { readFileSync, statSync } from "node:fs";
import { chmod, chown } from "node:fs/promises";
import { ToolError } from "../../model/errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import type { ToolPorts } from "../../model/run/ports.ts";
import { listPids } from "../process/process-tree.ts";

/** The user ids that systemd reserves for services with a temporary user (DynamicUser=, systemd.exec(5)). */
const firstPrivateUser = 61_184;
const lastPrivateUser = 65_519;

/** Owns nothing on any Linux system. Other programs use it too, and processes of the same user can see each other. */
export const nobodyId = 65_534;

/** Every process with such an id belongs to one run. */
export function isPrivateUser(uid: number): boolean {
  return uid >= firstPrivateUser && uid <= lastPrivateUser;
}

export function findPrivateUser(user: Isolation["user"]): number | null {
  return user !== null && isPrivateUser(user.uid) ? user.uid : null;
}

/**
 * An id that has no account and no process, so simultaneous runs can't read each other's environment, as they could if they all ran as
 * `nobodyId`. Null if we find none.
 */
export function choosePrivateUser(random: () => number): number | null {
  const taken = new Set([...listAccounts(), ...listRunningUsers()]);
  for (let attempt = 0; attempt < 50; attempt++) {
    const uid = firstPrivateUser + Math.floor(random() * (lastPrivateUser - firstPrivateUser + 1));
    if (!taken.has(uid)) return uid;
  }
  return null;
}

export async function giveToIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

/** The group may enter the folder but not list it. */
export const passableMode = 0o710;

/** We still own the folder. */
export async function grantTraversal(folder: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(folder, process.getuid?.() ?? 0, user.gid);
  await chmod(folder, passableMode);
}

/**
 * We still own the folder. It becomes sticky, so users can't rename or remove each other's files in it. If the parent folder is sticky too,
 * the isolation's user can't rename or replace the folder itself.
 */
export async function shareWithIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(path, process.getuid?.() ?? 0, user.gid);
  await chmod(path, 0o1770);
}

/**
 * With a strict umask, this user couldn't read the files that git and Python create. This opens the folder to everyone, so use it only
 * below a folder that other users can't enter. Throws ToolError if chmod fails.
 */
export async function openToIsolatedUser(
  folder: string,
  { user }: Pick<Isolation, "user">,
  ports: OpeningPorts,
): Promise<void> {
  if (user !== null) await openToOthers(folder, ports);
}

type OpeningPorts = Pick<ToolPorts, "runTool" | "environment">;

/** For a user that a run picks later. Does nothing unless we're root. Throws ToolError if chmod fails. */
export async function openToLaterUser(folder: string, ports: OpeningPorts): Promise<void> {
  if (process.getuid?.() === 0) await openToOthers(folder, ports);
}

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
  return listPids().flatMap((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? []);
}
