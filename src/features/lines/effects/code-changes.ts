import { ToolError } from "../../../model/errors.ts";
import { type CodeChanges, parseFileDiffs } from "../git-diff.ts";
import type { MappedRange } from "../model/mapped-launches.ts";
import { openRepository, hasSucceeded, type GitPorts } from "../../../run/machine/git.ts";

const mostDiffLength = 2 ** 25;

const diffOptions = [
  "--unified=0",
  "--inter-hunk-context=0",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--find-renames",
  "--src-prefix=a/",
  "--dst-prefix=b/",
  "--ignore-submodules=all",
];

/** Head's tree is in `ports.cwd`. `files` are those whose lines we show. */
export async function readCodeChanges(
  ports: GitPorts,
  commit: string | null,
  files: readonly string[],
): Promise<CodeChanges | null> {
  if (commit === null || !/^[0-9a-f]{40,64}$/.test(commit)) return null;
  try {
    await using repository = await openRepository(ports);
    if (repository.kind === "none") return null;
    const { git } = repository;
    // Configuration may make paths relative to the working directory.
    const diff = await git.run("-c", "diff.relative=false", "diff", ...diffOptions, commit, "--");
    // Untracked files aren't in the diff: generated and new files, and those of submodules.
    const listed = await git.run(
      "ls-files",
      "-z",
      "--full-name",
      "--",
      ...files.map((file) => `:(top,literal)${file}`),
    );
    if (!hasSucceeded(diff) || !hasSucceeded(listed) || diff.stdout.length >= mostDiffLength) return null;
    const tracked = new Set(listed.stdout.split("\0"));
    return {
      files: parseFileDiffs(diff.stdout),
      untracked: new Set(files.filter((file) => !tracked.has(file))),
    };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return null;
  }
}

/** Without compiled files. */
export function listSourceFiles(ranges: readonly MappedRange[]): string[] {
  const sites = ranges.flatMap(({ work }) => work).flatMap((item) => item.sites);
  return [...new Set(sites.flatMap(({ at }) => (at.line === null ? [] : [at.file])))];
}
