import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ParseError, UserError } from "../../errors.ts";
import { bisectSchema, type Bisect, type BisectSearch } from "../../model/bisect/bisect.ts";
import { jsonParts } from "../../model/text/json-text.ts";
import { jsonOrNull } from "../../model/text/listing.ts";
import { writeFileAtomic } from "../../run/directory/atomic-write.ts";
import { errorCode, readRegularFile } from "../../run/directory/file-system.ts";
import { makeOut } from "../../run/directory/run-directory.ts";
import { liveness, ownIdentity } from "../../run/process/process-tree.ts";

const bisectFile = "bisect.json";

/** More than any search has: thousands of commits, each several times. */
const largestBytes = 64 * 2 ** 20;

/** A search's folder and what is known of it. Each change is on the disk when it returns. */
export interface BisectStore {
  /** Absolute. */
  readonly directory: string;
  readonly file: string;
  /** Whether an earlier process began it. */
  readonly isResumed: boolean;
  readonly bisect: () => Bisect;
  readonly change: (change: Partial<Bisect>) => Promise<void>;
  /** Replaces the newest search. */
  readonly changeSearch: (change: Partial<BisectSearch>) => Promise<void>;
}

/** The same for the same search, whoever asks and when. */
export function keyOf(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

function folderOf(out: string, key: string): string {
  return join(resolve(out), `bisect-${key}`);
}

/** What is known of a search; null: nothing. Throws ParseError where its file is damaged. */
export async function readStore(out: string, key: string): Promise<Bisect | null> {
  return readBisect(join(folderOf(out, key), bisectFile));
}

/** Opens the folder of a search in `out`, which its key names: a search that was stopped goes on. Throws UserError while it is going on. */
export async function openStore(out: string, begin: Bisect): Promise<BisectStore> {
  await makeOut(resolve(out));
  const directory = folderOf(out, begin.key);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, bisectFile);
  const known = await readBisect(file);
  if (known !== null && liveness(known.process) === "alive" && known.process.pid !== process.pid)
    throw new UserError({
      id: "bisect-running",
      what: `Process ${String(known.process.pid)} is searching for the same already.`,
      where: directory,
      help: "Wait for it, or end it.",
    });
  let bisect: Bisect = known === null ? begin : { ...known, process: ownIdentity() };
  const write = async (): Promise<void> => writeFileAtomic(file, jsonParts(bisect), "replace");
  await write();
  const change: BisectStore["change"] = async (changed) => {
    bisect = { ...bisect, ...changed };
    await write();
  };
  return {
    directory,
    file,
    isResumed: known !== null,
    bisect: () => bisect,
    change,
    changeSearch: async (changed) => {
      const newest = bisect.searches.at(-1);
      if (newest === undefined) throw new Error("There is no search yet.");
      await change({ searches: [...bisect.searches.slice(0, -1), { ...newest, ...changed }] });
    },
  };
}

/** Null: there is none. */
async function readBisect(file: string): Promise<Bisect | null> {
  const text = await readRegularFile(file, largestBytes).then(
    (read) => read.text,
    (error: unknown) => {
      if (errorCode(error) === "ENOENT") return null;
      throw error;
    },
  );
  if (text === null) return null;
  const found = bisectSchema.safeParse(jsonOrNull(text));
  if (found.success) return found.data;
  throw new ParseError({
    id: "bisect-unreadable",
    what: `${file} is not a search of this version.`,
    where: file,
    why: found.error.issues[0]?.message ?? "It is no JSON.",
    help: "Remove its folder to search anew.",
    cause: found.error,
  });
}
