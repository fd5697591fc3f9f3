import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ParseError, UserError } from "../../../model/errors.ts";
import { bisectSchema, newestSearch, type Bisect, type BisectSearch, versionAt } from "../model/bisect.ts";
import { jsonParts } from "../../../model/text/json-text.ts";
import { jsonOrNull } from "../../../model/text/listing.ts";
import { writeFileAtomic } from "../../../run/directory/atomic-write.ts";
import { readErrorCode, readRegularFile } from "../../../run/directory/file-system.ts";
import { createOut } from "../../../run/directory/run-directory.ts";
import { checkLiveness, readOwnIdentity } from "../../../run/process/process-tree.ts";
import type { Commit } from "../../../model/run/repository.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Git } from "../../../run/machine/git.ts";
import { type CommitLine, readMergedLine } from "../../../run/repository/commits.ts";

const bisectFile = "bisect.json";

/** Larger than the file of any real search. */
const largestBytes = 64 * 2 ** 20;

/** Each change is on disk when the call returns. */
export interface BisectStore {
  readonly directory: string;
  readonly file: string;
  readonly isResumed: boolean;
  readonly bisect: () => Bisect;
  readonly change: (change: Partial<Bisect>) => Promise<void>;
  readonly changeSearch: (change: Partial<BisectSearch>) => Promise<void>;
}

export function hashKey(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}

function searchFolder(out: string, key: string): string {
  return join(resolve(out), `bisect-${key}`);
}

/** Throws ParseError if its file is damaged. */
export async function readStore(out: string, key: string): Promise<Bisect | null> {
  return readBisect(join(searchFolder(out, key), bisectFile));
}

/** Resumes the search if an earlier process started it. Throws UserError if another process is running it. */
export async function openStore(out: string, begin: Bisect): Promise<BisectStore> {
  await createOut(resolve(out));
  const directory = searchFolder(out, begin.key);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, bisectFile);
  const stored = await readBisect(file);
  if (stored !== null && checkLiveness(stored.process) === "alive" && stored.process.pid !== process.pid)
    throw new UserError({
      id: "bisect-running",
      what: `Process ${stored.process.pid} is already running this search.`,
      where: directory,
      help: "Wait until that process finishes, or stop it.",
    });
  let bisect: Bisect = stored === null ? begin : { ...stored, process: readOwnIdentity() };
  const change = async (changed: Partial<Bisect>) => {
    bisect = { ...bisect, ...changed };
    await writeFileAtomic(file, jsonParts(bisect), "replace");
  };
  await change({});
  return {
    directory,
    file,
    isResumed: stored !== null,
    bisect: () => bisect,
    change,
    changeSearch: async (changed) =>
      change({ searches: [...bisect.searches.slice(0, -1), { ...newestSearch(bisect), ...changed }] }),
  };
}

async function readBisect(file: string): Promise<Bisect | null> {
  const text = await readRegularFile(file, largestBytes).then(
    (read) => read.text,
    (error: unknown) => {
      if (readErrorCode(error) === "ENOENT") return null;
      throw error;
    },
  );
  if (text === null) return null;
  const parsed = bisectSchema.safeParse(jsonOrNull(text));
  if (parsed.success) return parsed.data;
  throw new ParseError({
    id: "bisect-unreadable",
    what: `${file} isn't a search that this version can read.`,
    where: file,
    why: parsed.error.issues[0]?.message ?? "The file isn't valid JSON.",
    help: "Remove the search's folder to start over.",
    cause: parsed.error,
  });
}

/** The profiled program may have changed the file, so only the measurements stay. Throws ParseError if a commit isn't between its search's ends. */
export async function replaceCommitsFromGit(
  stored: Bisect,
  { good, bad }: Pick<Bisect, "good" | "bad">,
  git: Git,
  line: CommitLine,
): Promise<Bisect> {
  const searches: BisectSearch[] = [];
  for (const search of stored.searches) {
    const searched = search.within === "merge" ? await readMergedCommits(git, searches.at(-1)) : line;
    searches.push(replaceCommits(search, searched === null ? [] : [searched.good, ...searched.commits]));
  }
  return { ...stored, good, bad, searches };
}

async function readMergedCommits(git: Git, previous: BisectSearch | undefined): Promise<CommitLine | null> {
  if (previous?.result?.kind !== "culprit") return null;
  return readMergedLine(git, versionAt(previous, previous.result.step.version).commit);
}

function replaceCommits(search: BisectSearch, commits: readonly Commit[]): BisectSearch {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const versions = search.versions.map((version) => {
    const commit = bySha.get(version.commit.sha);
    if (commit !== undefined) return { ...version, commit };
    throw new ParseError({
      id: "bisect-unreadable",
      what: "The stored search has a commit that isn't between its good and its bad commit.",
      where: "bisect.json",
      why: `Git doesn't list ${plainText(version.commit.sha).slice(0, 64)} there. Something changed the file.`,
      help: "Remove the search's folder to start over.",
    });
  });
  return { ...search, versions };
}
