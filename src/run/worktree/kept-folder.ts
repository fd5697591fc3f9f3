import { type BigIntStats, lstatSync, readdirSync } from "node:fs";
import { chmod, constants, lchown, mkdir, open, readlink, rm, symlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage, ToolError } from "../../errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import type { Bytes } from "../../model/units.ts";
import { passableMode } from "../isolation/isolation-user.ts";

/** A folder of the base, with its tree, environment and caches, as the base itself left it, whatever the head's program does. */
export interface KeptFolder extends AsyncDisposable {
  /** From now on what is in the folder counts: the base's own programs have run, the head's are to come. */
  close(): Promise<void>;
  /** The base's programs are to run: the folder is as it was. Returns what had to be put back, as paths within it. */
  open(): Promise<readonly string[]>;
}

/**
 * Keeps a folder. Where the programs run as a user of their own, the folder is shut to that user meanwhile: it must belong to
 * us, and so must those above it. Elsewhere the programs have our rights: what they change is put back from a copy that has no
 * name, in a file of `store` that we alone hold open.
 */
export async function keepFolder(
  folder: string,
  { user }: Pick<Isolation, "user">,
  store: string,
): Promise<KeptFolder> {
  return user === null ? copied(folder, store) : shut(folder);
}

function shut(folder: string): KeptFolder {
  return {
    close: () => chmod(folder, 0o700),
    open: async () => {
      await chmod(folder, passableMode);
      return [];
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

interface Found {
  readonly kind: "folder" | "file" | "link" | "other";
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly size: Bytes;
  /** Seconds since 1970. */
  readonly modifiedAt: number;
  /** Another one after any change. The kernel alone sets the time of the last change of a file, its content or its owner. */
  readonly stamp: string;
}

interface Kept extends Found {
  /** Where a file's content is in the store, or what a link leads to. */
  readonly content: Bytes | string;
}

async function copied(folder: string, storeFolder: string): Promise<KeptFolder> {
  const path = join(storeFolder, "base-copy");
  const store = await open(path, "wx+", 0o600);
  await rm(path);
  let kept = new Map<string, Kept>();
  let end: Bytes = 0;

  const contentOf = async (path: string, { kind, size }: Found): Promise<Bytes | string> => {
    if (kind === "link") return readlink(join(folder, path));
    if (kind !== "file") return "";
    await using file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    const start = end;
    end += size;
    await copyBytes({ from: file, start: 0, size, to: store, at: start });
    return start;
  };

  const putBack = async (path: string, entry: Kept, now: Found | undefined): Promise<void> => {
    const place = join(folder, path);
    const stays = entry.kind === now?.kind && (entry.kind === "folder" || entry.kind === "other");
    if (!stays) await rm(place, { recursive: true, force: true });
    if (entry.kind === "link") await symlink(String(entry.content), place);
    if (entry.kind === "folder") await mkdir(place, { recursive: true });
    if (entry.kind === "file") {
      await using file = await open(place, "wx", 0o600);
      await copyBytes({ from: store, start: Number(entry.content), size: entry.size, to: file, at: 0 });
      await file.utimes(entry.modifiedAt, entry.modifiedAt);
    }
    if (entry.kind === "other") return;
    if (process.getuid?.() === 0) await lchown(place, entry.uid, entry.gid);
    // After the owner, whose change takes set-user-id away.
    if (entry.kind !== "link") await chmod(place, entry.mode);
  };

  return {
    close: async () => {
      const next = new Map<string, Kept>();
      for (const [path, found] of look(folder, null)) {
        const before = kept.get(path);
        const same = before !== undefined && before.stamp === found.stamp;
        next.set(path, same ? before : { ...found, content: await contentOf(path, found) });
      }
      kept = next;
    },
    open: async () => {
      try {
        const now = look(folder, kept);
        const added = [...now.keys()].filter((path) => !kept.has(path));
        const changed = [...kept].filter(([path, { stamp }]) => now.get(path)?.stamp !== stamp);
        for (const path of added) await rm(join(folder, path), { recursive: true, force: true });
        // Folders come before what is in them.
        for (const [path, entry] of changed) await putBack(path, entry, now.get(path));
        const after = changed.length === 0 ? now : look(folder, kept);
        kept = new Map([...kept].map(([path, entry]) => [path, { ...entry, stamp: after.get(path)?.stamp ?? "" }]));
        return [...added, ...changed.map(([path]) => path)];
      } catch (error) {
        throw new ToolError({
          id: "base-changed",
          what: "The base's folder was changed while the head ran, and could not be put back.",
          where: folder,
          why: errorMessage(error),
          help: "See what the head's program writes there. Where llm-profile is root, isolation=unprivileged-user keeps it out.",
          cause: error,
        });
      }
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/**
 * What is in a folder, itself first, by path within it. Without promises: there may be a hundred thousand files. Where it is
 * said what is `expected`, other folders are not entered: they may be of any depth.
 */
function look(folder: string, expected: ReadonlyMap<string, Found> | null): Map<string, Found> {
  const all = new Map<string, Found>();
  const visit = (path: string): void => {
    const stats = lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return;
    all.set(path, found(stats));
    if (!stats.isDirectory() || (expected !== null && expected.get(path)?.kind !== "folder")) return;
    for (const name of readdirSync(join(folder, path))) visit(join(path, name));
  };
  visit("");
  return all;
}

function found(stats: BigIntStats): Found {
  const { mode, uid, gid, size, dev, ino, ctimeNs, mtimeNs } = stats;
  const kind = stats.isDirectory() ? "folder" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "link" : "other";
  // A folder's times change with what is in it, and the others' with the folder put back.
  const times = kind === "folder" ? [] : [dev, ino, size, mtimeNs, ctimeNs];
  return {
    kind,
    mode: Number(mode) & 0o7777,
    uid: Number(uid),
    gid: Number(gid),
    size: Number(size),
    modifiedAt: Number(mtimeNs) / 1e9,
    stamp: [kind, mode, uid, gid, ...times].join(" "),
  };
}

interface Copy {
  readonly from: FileHandle;
  readonly start: Bytes;
  readonly size: Bytes;
  readonly to: FileHandle;
  readonly at: Bytes;
}

/** Throws where the source is shorter than it was. */
async function copyBytes({ from, start, size, to, at }: Copy): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(size, 2 ** 20));
  for (let done = 0; done < size;) {
    const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, size - done), start + done);
    if (bytesRead === 0) throw new Error(`A file became shorter while it was copied: ${done} of ${size} bytes.`);
    let written = 0;
    while (written < bytesRead)
      written += (await to.write(buffer, written, bytesRead - written, at + done + written)).bytesWritten;
    done += bytesRead;
  }
}
