import { readdirSync, readFileSync, statSync } from "node:fs";
import { chmod, chown } from "node:fs/promises";
import { ToolError } from "../../errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import type { RunTool } from "../../model/run/ports.ts";

/** Users that systemd sets aside for services that get one for as long as they run (DynamicUser=, systemd.exec(5)). */
const firstPrivateUser = 61_184;
const lastPrivateUser = 65_519;

/** The user that every system has for what should own nothing. Shared: its processes can see each other. */
export const nobody = 65_534;

/** True for a user id that exists for one run alone, so that everything that runs as it belongs to this run. */
export function isPrivateUser(uid: number): boolean {
  return uid >= firstPrivateUser && uid <= lastPrivateUser;
}

/** The isolation's user id where it is private, else null. */
export function privateUser(user: Isolation["user"]): number | null {
  return user !== null && isPrivateUser(user.uid) ? user.uid : null;
}

/**
 * A user id without an account and without a process: two runs at once then cannot read each other's environment, which
 * they could if both were `nobody`. Null when none was found. `random` gives numbers from 0 up to, not including, 1.
 */
export function choosePrivateUser(random: () => number): number | null {
  const taken = new Set([...accounts(), ...runningUsers()]);
  for (let attempt = 0; attempt < 50; attempt++) {
    const uid = firstPrivateUser + Math.floor(random() * (lastPrivateUser - firstPrivateUser + 1));
    if (!taken.has(uid)) return uid;
  }
  return null;
}

/** Gives a file or directory of ours to the user of the isolation, where it has one. */
export async function giveToIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user !== null) await chown(path, user.uid, user.gid);
}

/** The mode of a folder that its group may enter, but not list. */
export const passableMode = 0o710;

/** Lets the isolation's user, and no other, pass through a folder that stays ours. */
export async function letPass(folder: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(folder, process.getuid?.() ?? 0, user.gid);
  await chmod(folder, passableMode);
}

/**
 * Lets the isolation's user write into a folder of ours which stays ours: it can neither be renamed nor replaced by that user
 * where the folder above is sticky too, and in it nobody renames or removes what others made.
 */
export async function shareWithIsolatedUser(path: string, { user }: Pick<Isolation, "user">): Promise<void> {
  if (user === null) return;
  await chown(path, process.getuid?.() ?? 0, user.gid);
  await chmod(path, 0o1770);
}

/**
 * Lets the isolation's user read a folder of ours and all that is in it, and start its programs: what git and Python make
 * there is closed to others where the umask says so. Only for folders that others cannot reach anyway. Throws ToolError.
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

/** The same for a user whom a run chooses later: only root's runs have one. Throws ToolError. */
export async function openToLaterUser(folder: string, ports: OpeningPorts): Promise<void> {
  if (process.getuid?.() === 0) await openToOthers(folder, ports);
}

/** As `letPass`, for a user whom a run chooses later. */
export async function letLaterUserPass(folder: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
}

async function openToOthers(folder: string, { runTool, environment }: OpeningPorts): Promise<void> {
  const argv = ["chmod", "--recursive", "a+rX", folder] as const;
  const { exitCode, stderr } = await runTool({ tool: "chmod", argv, cwd: "/", environment, timeLimitMs: 30 * 60_000 });
  if (exitCode === 0) return;
  throw new ToolError({
    what: "The user of the isolation cannot be let into a folder of ours.",
    where: folder,
    why: stderr.trim(),
    help: "Start llm-profile with umask 022.",
  });
}

function accounts(): number[] {
  try {
    return readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => Number(line.split(":")[2]));
  } catch {
    return []; // An image without accounts.
  }
}

function runningUsers(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [statSync(`/proc/${name}`).uid];
      } catch {
        return []; // It ended between two looks.
      }
    });
}
