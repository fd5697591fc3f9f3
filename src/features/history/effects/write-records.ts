import { createHash } from "node:crypto";
import * as z from "zod";
import type { RecordFile } from "../model/stored.ts";
import { fullName, repositoryParameters, type Repository } from "../../../model/publish/github.ts";
import type { Milliseconds } from "../../../model/units.ts";
import type { Api, Github } from "../../../github/api/api.ts";
import { ApiFailure, type FailureKind } from "../../../github/api/failure.ts";

/** The branch that contains the history and nothing else. */
export interface HistoryBranch {
  readonly repository: Repository;
  /** For example `llm-profile-history`. */
  readonly branch: string;
}

/** The paths of the records, grouped by what happened to them. */
export interface WrittenRecords {
  readonly added: readonly string[];
  /** The branch already had the same record. */
  readonly present: readonly string[];
  /** The branch already had a different record at this path, so we didn't write ours. */
  readonly differing: readonly string[];
}

/** Failures after which we try again. Trying again is safe: each try reads the branch first, and nothing refers to objects from a failed try. */
const repeatable: ReadonlySet<FailureKind> = new Set(["conflict", "server", "network"]);
const firstWaitMs: Milliseconds = 500;
const longestWaitMs: Milliseconds = 8000;

/**
 * Adds all records to the branch in one commit. Creates the branch, without a parent commit, if it doesn't exist. Only the last request
 * is visible to others. It moves the branch without force. If somebody else moved the branch first, we start over until the wait budget
 * is spent. Never overwrites anything. Throws ApiFailure and StoppedError.
 */
export async function writeRecords(
  api: Api,
  place: HistoryBranch,
  files: readonly RecordFile[],
  message: string,
): Promise<WrittenRecords> {
  for (let tries = 0; ; tries++) {
    try {
      return await tryToWrite(api, place, files, message);
    } catch (error) {
      if (!(error instanceof ApiFailure) || !repeatable.has(error.kind)) throw error;
      // The wait is random, so that two writers don't collide again.
      const waitMs = Math.random() * Math.min(longestWaitMs, firstWaitMs * 2 ** tries);
      if (!(await api.pause(waitMs))) throw error;
    }
  }
}

async function tryToWrite(
  api: Api,
  place: HistoryBranch,
  files: readonly RecordFile[],
  message: string,
): Promise<WrittenRecords> {
  const ask = askIn(api, place);
  const head = await readHead(ask, place.branch);
  const written = await sortOut(ask, head, files);
  const added = files.filter(({ path }) => written.added.includes(path));
  if (added.length === 0) return written;
  const tree = await createTree(ask, head, added);
  const commit = await createCommit(ask, head, tree, message);
  await moveBranch(ask, place.branch, head, commit);
  return written;
}

/** Sends one request about the branch. `request` checks GitHub's response. */
type Ask = <T>(request: (github: Github, where: ReturnType<typeof repositoryParameters>) => Promise<T>) => Promise<T>;

function askIn(api: Api, { repository, branch }: HistoryBranch): Ask {
  const what = `add to the branch ${branch} of ${fullName(repository)}`;
  return (request) => api.call(what, "contents: write", async (github) => request(github, repositoryParameters(repository)));
}

interface Head {
  readonly commit: string;
  readonly tree: string;
}

const refSchema = z.object({ object: z.object({ type: z.literal("commit"), sha: z.string() }) });
const commitSchema = z.object({ sha: z.string(), tree: z.object({ sha: z.string() }) });

/** Null if the branch doesn't exist. */
async function readHead(ask: Ask, branch: string): Promise<Head | null> {
  const commit = await ask(async (github, where) => {
    const { data } = await github.rest.git.getRef({ ...where, ref: `heads/${branch}` });
    return refSchema.parse(data).object.sha;
  }).catch((error: unknown) => {
    if (error instanceof ApiFailure && error.kind === "not-found") return null;
    throw error;
  });
  if (commit === null) return null;
  return ask(async (github, where) => {
    const { data } = await github.rest.git.getCommit({ ...where, commit_sha: commit });
    return { commit, tree: commitSchema.parse(data).tree.sha };
  });
}

/** Compares the records with those already on the branch. */
async function sortOut(ask: Ask, head: Head | null, files: readonly RecordFile[]): Promise<WrittenRecords> {
  const state = new Map<string, keyof WrittenRecords>();
  for (const [folder, ofDay] of Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf("/")))) {
    const there = head === null ? new Map<string, string>() : await readFolder(ask, head.tree, folder.split("/"));
    for (const { path, text } of ofDay) {
      const found = there.get(path.slice(folder.length + 1));
      state.set(path, found === undefined ? "added" : found === blobSha(text) ? "present" : "differing");
    }
  }
  const those = (wanted: keyof WrittenRecords): string[] =>
    [...state].flatMap(([path, is]) => (is === wanted ? [path] : []));
  return { added: those("added"), present: those("present"), differing: those("differing") };
}

/** We never put more files in a folder than GitHub lists at once. If the list is truncated, somebody else added files, so we write nothing. */
const treeSchema = z.object({
  sha: z.string(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
  truncated: z.literal(false),
});

/** A folder's entries: name → object id. Empty if the folder doesn't exist. */
async function readFolder(ask: Ask, tree: string, folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { tree: entries } = await ask(async (github, where) => {
    const { data } = await github.rest.git.getTree({ ...where, tree_sha: tree });
    return treeSchema.parse(data);
  });
  const [folder, ...below] = folders;
  if (folder === undefined) return new Map(entries.map(({ path, sha }) => [path, sha]));
  const next = entries.find(({ path, type }) => path === folder && type === "tree");
  return next === undefined ? new Map() : readFolder(ask, next.sha, below);
}

/** Git's object id for a file with this text (git-hash-object). */
function blobSha(text: string): string {
  return createHash("sha1")
    .update(`blob ${String(Buffer.byteLength(text))}\0${text}`)
    .digest("hex");
}

const madeSchema = z.object({ sha: z.string() });

/** Sends the tree with the text of its files, and GitHub creates the blobs. */
async function createTree(ask: Ask, head: Head | null, files: readonly RecordFile[]): Promise<string> {
  const tree = files.map(({ path, text }) => ({
    path,
    mode: "100644" as const,
    type: "blob" as const,
    content: text,
  }));
  return ask(async (github, where) => {
    const base = head === null ? {} : { base_tree: head.tree };
    const { data } = await github.rest.git.createTree({ ...where, ...base, tree });
    return madeSchema.parse(data).sha;
  });
}

async function createCommit(ask: Ask, head: Head | null, tree: string, message: string): Promise<string> {
  const parents = head === null ? [] : [head.commit];
  return ask(async (github, where) => {
    const { data } = await github.rest.git.createCommit({ ...where, message, tree, parents });
    return madeSchema.parse(data).sha;
  });
}

async function moveBranch(ask: Ask, branch: string, head: Head | null, commit: string): Promise<void> {
  await ask(async (github, where) => {
    const { data } =
      head === null
        ? await github.rest.git.createRef({ ...where, ref: `refs/heads/${branch}`, sha: commit })
        : await github.rest.git.updateRef({ ...where, ref: `heads/${branch}`, sha: commit, force: false });
    return refSchema.parse(data);
  });
}
