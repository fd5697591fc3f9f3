import { createHash } from "node:crypto";
import * as z from "zod";
import type { RecordFile } from "../model/stored.ts";
import { fullName, repositoryParameters, type Repository } from "../../../model/publish/github.ts";
import type { Milliseconds } from "../../../model/units.ts";
import type { Api, Github } from "../../../github/api/api.ts";
import { ApiFailure, type FailureKind } from "../../../github/api/failure.ts";

export interface HistoryBranch {
  readonly repository: Repository;
  /** For example `llm-profile-history`. */
  readonly branch: string;
}

export interface WrittenRecords {
  readonly added: readonly string[];
  readonly present: readonly string[];
  readonly differing: readonly string[];
}

/** Trying again is safe: each try reads the branch first, and nothing refers to objects from a failed try. */
const repeatableFailures: ReadonlySet<FailureKind> = new Set(["conflict", "server", "network"]);
const firstWaitMs: Milliseconds = 500;
const longestWaitMs: Milliseconds = 8000;

/** Moves the branch without force: if somebody else moved it first, we start over until the wait budget is spent. Throws ApiFailure and StoppedError. */
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
      if (!(error instanceof ApiFailure) || !repeatableFailures.has(error.kind)) throw error;
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
  const what = `add to the branch ${place.branch} of ${fullName(place.repository)}`;
  const where = repositoryParameters(place.repository);
  const ask: Ask = (request) => api.call(what, "contents: write", async (github) => request(github, where));
  const head = await readHead(ask, place.branch);
  const written = await compareWithBranch(ask, head, files);
  const added = files.filter(({ path }) => written.added.includes(path));
  if (added.length === 0) return written;
  const tree = await createTree(ask, head, added);
  const commit = await createCommit(ask, head, tree, message);
  await moveBranch(ask, place.branch, head, commit);
  return written;
}

type Ask = <T>(request: (github: Github, where: ReturnType<typeof repositoryParameters>) => Promise<T>) => Promise<T>;

interface Head {
  readonly commit: string;
  readonly tree: string;
}

const refSchema = z.object({ object: z.object({ type: z.literal("commit"), sha: z.string() }) });
const commitSchema = z.object({ sha: z.string(), tree: z.object({ sha: z.string() }) });

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

async function compareWithBranch(ask: Ask, head: Head | null, files: readonly RecordFile[]): Promise<WrittenRecords> {
  const [added, present, differing]: [string[], string[], string[]] = [[], [], []];
  for (const [folder, ofDay] of Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf("/")))) {
    const stored = head === null ? new Map<string, string>() : await readFolder(ask, head.tree, folder.split("/"));
    for (const { path, text } of ofDay) {
      const sha = stored.get(path.slice(folder.length + 1));
      if (sha === undefined) added.push(path);
      else if (sha === hashBlob(text)) present.push(path);
      else differing.push(path);
    }
  }
  return { added, present, differing };
}

/** If the list is truncated, somebody else added files, so we write nothing. */
const treeSchema = z.object({
  sha: z.string(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
  truncated: z.literal(false),
});

/** Name → object id. Empty if the folder doesn't exist. */
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
function hashBlob(text: string): string {
  return createHash("sha1")
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest("hex");
}

const madeSchema = z.object({ sha: z.string() });

async function createTree(ask: Ask, head: Head | null, files: readonly RecordFile[]): Promise<string> {
  const tree = files.map(({ path, text: content }) => ({ path, mode: "100644", type: "blob", content }) as const);
  const base = head && { base_tree: head.tree };
  return ask(async (github, where) => {
    const { data } = await github.rest.git.createTree({ ...where, ...base, tree: [...tree] });
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
