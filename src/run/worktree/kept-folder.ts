import { type BigIntStats, lstatSync, readdirSync } from "node:fs";
import { chmod, constants, lchown, mkdir, open, readlink, rm, symlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage, ToolError } from "../../model/errors.ts";
import type { Isolation } from "../../model/run/plan.ts";
import type { Bytes } from "../../model/units.ts";
import { passableMode } from "../isolation/isolation-user.ts";

export interface KeptFolder extends AsyncDisposable {
  close(): Promise<void>;
  open(): Promise<readonly string[]>;
}

/**
 * If programs run as another user, we lock that user out. Otherwise, programs have our permissions, and we undo their changes by restoring
 * a copy, in an unlinked file in `store`, so only we can open it.
 */
export async function keepFolder(
  folder: string,
  { user }: Pick<Isolation, "user">,
  store: string,
): Promise<KeptFolder> {
  return user === null ? copyFolder(folder, store) : lockFolder(folder);
}

function lockFolder(folder: string): KeptFolder {
  return {
    close: () => chmod(folder, 0o700),
    open: async () => {
      await chmod(folder, passableMode);
      return [];
    },
    [Symbol.asyncDispose]: async () => undefined,
  };
}

interface Entry {
  readonly kind: "folder" | "file" | "link" | "other";
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  readonly size: Bytes;
  readonly modifiedAt: number;
  /** Includes ctime, which only the kernel can set. */
  readonly stamp: string;
}

interface KeptEntry extends Entry {
  readonly content: Bytes | string;
}

async function copyFolder(folder: string, storeFolder: string): Promise<KeptFolder> {
  const path = join(storeFolder, "base-copy");
  const store = await open(path, "wx+", 0o600);
  await rm(path);
  let kept = new Map<string, KeptEntry>();
  let end: Bytes = 0;

  const contentOf = async (path: string, { kind, size }: Entry): Promise<Bytes | string> => {
    if (kind === "link") return readlink(join(folder, path));
    if (kind !== "file") return "";
    await using file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW);
    const start = end;
    end += size;
    await copyBytes({ from: file, start: 0, size, to: store, at: start });
    return start;
  };

  const putBack = async (path: string, entry: KeptEntry, now: Entry | undefined): Promise<void> => {
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
    // Changing the owner clears set-user-id.
    if (entry.kind !== "link") await chmod(place, entry.mode);
  };

  return {
    close: async () => {
      const next = new Map<string, KeptEntry>();
      for (const [path, entry] of listContents(folder, null)) {
        const before = kept.get(path);
        const same = before !== undefined && before.stamp === entry.stamp;
        next.set(path, same ? before : { ...entry, content: await contentOf(path, entry) });
      }
      kept = next;
    },
    open: async () => {
      try {
        const now = listContents(folder, kept);
        const added = [...now.keys()].filter((path) => !kept.has(path));
        const changed = [...kept].filter(([path, { stamp }]) => now.get(path)?.stamp !== stamp);
        for (const path of added) await rm(join(folder, path), { recursive: true, force: true });
        for (const [path, entry] of changed) await putBack(path, entry, now.get(path));
        const after = changed.length === 0 ? now : listContents(folder, kept);
        kept = new Map([...kept].map(([path, entry]) => [path, { ...entry, stamp: after.get(path)?.stamp ?? "" }]));
        return [...added, ...changed.map(([path]) => path)];
      } catch (error) {
        throw new ToolError({
          id: "base-changed",
          what: "The base's folder changed while the head was running, and llm-profile couldn't restore it.",
          where: folder,
          why: errorMessage(error),
          help: "Find out what the head's program writes to the base's folder. If llm-profile runs as root, set isolation=unprivileged-user to keep the program out of that folder.",
          cause: error,
        });
      }
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

/** It's synchronous because there may be 100,000 files. Doesn't enter unexpected folders, which may be arbitrarily deep. */
function listContents(folder: string, expected: ReadonlyMap<string, Entry> | null): Map<string, Entry> {
  const all = new Map<string, Entry>();
  const visit = (path: string): void => {
    const stats = lstatSync(join(folder, path), { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return;
    all.set(path, describeEntry(stats));
    if (!stats.isDirectory() || (expected !== null && expected.get(path)?.kind !== "folder")) return;
    for (const name of readdirSync(join(folder, path))) visit(join(path, name));
  };
  visit("");
  return all;
}

function describeEntry(stats: BigIntStats): Entry {
  const { mode, uid, gid, size, dev, ino, ctimeNs, mtimeNs } = stats;
  const kind = stats.isDirectory() ? "folder" : stats.isFile() ? "file" : stats.isSymbolicLink() ? "link" : "other";
  // A folder's times change with its contents, even when we restore them.
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

async function copyBytes({ from, start, size, to, at }: Copy): Promise<void> {
  const buffer = Buffer.allocUnsafe(Math.min(size, 2 ** 20));
  for (let done = 0; done < size;) {
    const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, size - done), start + done);
    if (bytesRead === 0) throw new Error(`A file became shorter while we copied it: ${done} of ${size} bytes.`);
    let written = 0;
    while (written < bytesRead)
      written += (await to.write(buffer, written, bytesRead - written, at + done + written)).bytesWritten;
    done += bytesRead;
  }
}
