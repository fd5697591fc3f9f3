import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { ToolError } from "../../../model/errors.ts";
import { largestRecordBytes, type ReadHistory, type SkippedRecord, type StoredRecord } from "../model/record.ts";
import { mostRecords, selectNewestFiles, sortReadHistory, readRecord, recordsFolder } from "../model/stored.ts";
import type { RunTool } from "../../../model/run/ports.ts";
import { plainText } from "../../../model/text/plain-text.ts";
import type { Bytes, Milliseconds } from "../../../model/units.ts";
import { callTool } from "../../../run/process/tool.ts";
import { parseBatchObjects, streamGitOutput, TooMuchOutput, type GitCall } from "../../../run/machine/git-output.ts";

export interface BranchRequest {
  readonly url: string;
  readonly branch: string;
  readonly token: string | null;
}

export interface BranchPorts {
  readonly runTool: RunTool;
  /** git gets only PATH and the variables for proxies and certificates. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly temporaryDirectory: string;
  readonly stop: AbortSignal;
}

const limitMs: Milliseconds = 5 * 60_000;
/** For each file that git writes; enough for `mostRecords` of the largest size. */
const largestPack: Bytes = 1.5 * 2 ** 30;
/** Paths are about 120 bytes long. */
const largestListing: Bytes = 64 * 2 ** 20;
const mostBytes: Bytes = mostRecords * (largestRecordBytes + 100);

/** We check out nothing and don't trust the branch's content. If the branch doesn't exist, the history is empty. Throws ToolError. */
export async function readBranch(ports: BranchPorts, request: BranchRequest): Promise<ReadHistory> {
  const folder = await mkdtemp(join(ports.temporaryDirectory, "history-"));
  try {
    const deadline = AbortSignal.any([ports.stop, AbortSignal.timeout(limitMs)]);
    const repository = join(folder, "repository");
    await mkdir(repository);
    const environment = createGitEnvironment(ports.environment, request, folder);
    if (!(await fetchBranch(ports, request, repository, environment))) return { records: [], skipped: [] };
    return await readRepository((...argv) => ({
      argv: [`--git-dir=${repository}`, ...argv],
      cwd: folder,
      environment,
      deadline,
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const networkVariables = [
  ...["http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
  ...["SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH"],
];

/** Ignores the system's and the user's configuration, and uses only HTTPS and HTTP. The token isn't in any argument. */
export function createGitEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  { url, token }: Omit<BranchRequest, "branch">,
  home: string,
): Record<string, string> {
  const { origin } = new URL(url);
  const settings: readonly (readonly [key: string, value: string])[] = [
    ["core.hooksPath", "/dev/null"],
    ["core.fsmonitor", "false"],
    ["credential.helper", ""],
    ["http.followRedirects", "false"],
    ["transfer.fsckObjects", "true"],
    ["fetch.recurseSubmodules", "false"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    // git doesn't load files above this size into memory; records are smaller.
    ["core.bigFileThreshold", "1m"],
    ...(token === null ? [] : [[`http.${origin}/.extraHeader`, `Authorization: ${formatBasicAuth(token)}`] as const]),
  ];
  return {
    ...Object.fromEntries(
      ["PATH", ...networkVariables].flatMap((name) => {
        const value = environment[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    HOME: home,
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    GIT_ALLOW_PROTOCOL: "https:http",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_TEMPLATE_DIR: "",
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

function formatBasicAuth(token: string): string {
  return `basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
}

const localName = "refs/heads/history";

/** False if the branch doesn't exist. */
async function fetchBranch(
  { runTool }: BranchPorts,
  { url, branch }: BranchRequest,
  repository: string,
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const ports = { runTool, cwd: repository, environment };
  const made = await callTool(ports, "git", ["git", "init", "--quiet", "--bare", "."], limitMs);
  if (made.exitCode !== 0) throw createUnreadableError(url, branch, made.stderr);
  const fetch = ["git", "--git-dir=.", "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules"];
  // Limits the size of the files that git writes, in 512-byte blocks.
  const limited = ["/bin/sh", "-c", `ulimit -f ${largestPack / 512} && exec "$@"`, "sh"] as const;
  const refspec = `+refs/heads/${branch}:${localName}`;
  const fetched = await callTool(ports, "git", [...limited, ...fetch, "--", url, refspec], limitMs);
  if (fetched.exitCode === 0) return true;
  if (/couldn't find remote ref/.test(fetched.stderr)) return false;
  throw createUnreadableError(url, branch, fetched.timedOut ? "git took too long." : fetched.stderr);
}

function createUnreadableError(url: string, branch: string, why: string): ToolError {
  return new ToolError({
    id: "history-unreadable",
    what: `Can't read the branch ${plainText(branch)}.`,
    where: url,
    why: plainText(why.trim().replaceAll("\n", " ")).slice(0, 500),
    help: "Give the job `permissions: contents: read`, and make sure git is on the runner or in the job's container.",
  });
}

interface ListedFile {
  readonly path: string;
  readonly id: string;
}

async function readRepository(git: (...argv: string[]) => GitCall): Promise<ReadHistory> {
  const { files, skipped } = await listFiles(git);
  const { newest, skipped: older } = selectNewestFiles(files);
  const read: (StoredRecord | SkippedRecord)[] = [...skipped, ...older];
  const ids = newest.map(({ id }) => `${id}\n`).join("");
  let index = 0;
  for await (const content of parseBatchObjects(
    streamGitOutput(git("cat-file", "--batch", "--buffer"), ids, mostBytes),
  )) {
    const { path } = newest[index] ?? { path: "" };
    read.push(content === null ? { path, why: "not-a-record" } : readRecord(path, content.toString("utf8")));
    index += 1;
  }
  return sortReadHistory(read);
}

interface Listing {
  readonly files: readonly ListedFile[];
  readonly skipped: readonly SkippedRecord[];
}

async function listFiles(git: (...argv: string[]) => GitCall): Promise<Listing> {
  const chunks: Buffer[] = [];
  try {
    const listing = git("ls-tree", "-r", "-l", "-z", "--full-tree", localName, `${recordsFolder}/`);
    for await (const chunk of streamGitOutput(listing, "", largestListing)) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof TooMuchOutput)) throw error;
    throw new ToolError({
      id: "history-too-large",
      what: "The history branch has too many files to list.",
      where: recordsFolder,
      help: "Remove the files that llm-profile didn't write.",
      cause: error,
    });
  }
  return parseListing(Buffer.concat(chunks).toString("utf8"));
}

export function parseListing(listing: string): Listing {
  const files: ListedFile[] = [];
  const skipped: SkippedRecord[] = [];
  for (const line of listing.split("\0")) {
    const [, mode, id = "", size = "", path = ""] = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
    if (mode === undefined) continue;
    if (mode !== "100644") skipped.push({ path, why: "not-a-record" });
    else if (Number(size) > largestRecordBytes) skipped.push({ path, why: "too-large" });
    else files.push({ path, id });
  }
  return { files, skipped };
}
