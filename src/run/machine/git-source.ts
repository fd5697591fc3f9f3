import { ToolError } from "../../errors.ts";
import type { Profile } from "../../model/profile/profile.ts";
import { unknownSource } from "../../model/profile/unknown-source.ts";
import { type Git, type GitPorts, openRepository, succeeded } from "./git.ts";
import { repositoryName } from "./repository-name.ts";

/**
 * The code in `cwd`, as git knows it. What git cannot tell is null: no repository, no git, no commit yet, no remote.
 * `dirty` is about tracked files; files that git does not know, such as our own output, do not count.
 */
export async function readSource(ports: GitPorts): Promise<Profile["source"]> {
  try {
    await using repository = await openRepository(ports);
    if (repository.kind === "none") return unknownSource;
    const { git } = repository;
    const status = await git.run("status", "--porcelain", "--untracked-files=no");
    return {
      repository: await readRepository(git),
      commit: await git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}"),
      ref: await readRef(git),
      dirty: succeeded(status) ? status.stdout.trim() !== "" : null,
    };
  } catch (error) {
    // No git on this machine: the source is then not known, which spoils no measurement.
    if (error instanceof ToolError) return unknownSource;
    throw error;
  }
}

/** The branch, else the tag of a detached checkout, as a full ref. */
async function readRef(git: Git): Promise<string | null> {
  const branch = await git.line("symbolic-ref", "--quiet", "HEAD");
  if (branch !== null) return branch;
  const tag = await git.line("describe", "--tags", "--exact-match", "HEAD");
  return tag === null ? null : `refs/tags/${tag}`;
}

/** The remote `origin`, else the only remote there is. */
export async function readRepository(git: Git): Promise<string | null> {
  const origin = await git.line("config", "--get", "remote.origin.url");
  if (origin !== null) return repositoryName(origin);
  const remotes = await git.line("remote");
  if (remotes === null || remotes.includes("\n")) return null;
  const url = await git.line("config", "--get", `remote.${remotes}.url`);
  return url === null ? null : repositoryName(url);
}
