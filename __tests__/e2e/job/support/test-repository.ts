import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addCommit, addPull, type Double, type Pull } from "../../../fixtures/github/index.ts";
import { gitIn } from "../../command/support/repository.ts";
import { testDirectory } from "../../../run/support/directory.ts";

/**
 * Which recording the program of a commit makes the fake nsys serve; see job.ts. `broken` is a program that fails, and
 * `unchanged` a commit that changes something else.
 */
export type Program = "eager" | "mixed" | "sdpa" | "broken" | "unchanged";

/** A real git repository, whose commits and branches the double knows too. */
export interface TestRepository {
  /** A commit on main; its id. */
  commit(program: Program): string;
  /** An open pull request with one commit on top of main, and GitHub's merge commit of it. */
  openPull(program: Program, values?: Partial<Pull>): Pull;
  /** Another commit on the pull request's branch, and a new merge commit with what main is by now. */
  push(pull: Pull, program: Program): void;
  /** What actions/checkout makes of `fetch-depth: 2` and such a ref: `refs/pull/7/merge`, `refs/heads/main`. 0 fetches all branches. Its path. */
  checkout(ref: string, depth?: number): string;
}

/** A repository without commits; it goes when the test file is done. */
export function testRepository({ state }: Double): TestRepository {
  const path = join(testDirectory(), "repository");
  mkdirSync(path);
  const git = gitIn({ path }, environment);
  git("init", "-q", "-b", "main");
  let commits = 0;

  const commitOn = (branch: string, program: Program): string => {
    commits += 1;
    if (program !== "unchanged") writeFileSync(join(path, "attention"), `${program}\n`);
    // Each commit is another one, also of the same program.
    writeFileSync(join(path, `${branch.replaceAll("/", "_")}.txt`), `${String(commits)}\n`);
    git("add", ".");
    git("commit", "-qm", `${branch}: ${program}`);
    return know(branch);
  };
  const know = (branch: string | null): string => {
    const sha = git("rev-parse", "HEAD");
    const parents = git("log", "-1", "--format=%P").split(" ").filter(Boolean);
    addCommit(state, {
      sha,
      parents,
      message: git("log", "-1", "--format=%s"),
      ...(branch === null ? {} : { branch }),
    });
    return sha;
  };
  const merge = (pull: Pull): void => {
    const base = git("rev-parse", pull.baseRef);
    git("switch", "-q", "--detach", base);
    // The words are those of GitHub's own merge commits.
    git("merge", "-q", "--no-ff", "-X", "theirs", "-m", `Merge ${pull.headSha} into ${base}`, pull.headSha);
    pull.baseSha = base;
    pull.mergeSha = know(null);
    git("update-ref", `refs/pull/${String(pull.number)}/merge`, "HEAD");
  };

  return {
    commit: (program) => {
      if (commits > 0) git("switch", "-q", "main");
      return commitOn("main", program);
    },
    openPull: (program, values = {}) => {
      const number = values.number ?? 7;
      const headRef = values.headRef ?? `change-${String(number)}`;
      git("switch", "-q", "-c", headRef, "main");
      const headSha = commitOn(headRef, program);
      const pull = addPull(state, { ...values, number, headRef, headSha });
      merge(pull);
      return pull;
    },
    push: (pull, program) => {
      git("switch", "-q", pull.headRef);
      pull.headSha = commitOn(pull.headRef, program);
      merge(pull);
    },
    checkout: (ref, depth = 2) => {
      const workspace = join(testDirectory(), "workspace");
      mkdirSync(workspace);
      const inside = gitIn({ path: workspace }, environment);
      const [, name = ""] = /^refs\/(?:heads|pull)\/(.+)$/.exec(ref) ?? [];
      const local = ref.startsWith("refs/pull/") ? `refs/remotes/pull/${name}` : `refs/remotes/origin/${name}`;
      inside("init", "-q", "-b", "main");
      inside("remote", "add", "origin", `file://${path}`);
      const all = "+refs/heads/*:refs/remotes/origin/*";
      const asked = `+${ref}:${local}`;
      if (depth === 0) inside("fetch", "-q", "--no-tags", "origin", all, asked);
      else inside("fetch", "-q", "--no-tags", `--depth=${String(depth)}`, "origin", asked);
      inside("checkout", "-q", "--force", local);
      return workspace;
    },
  };
}

/** The same history is the same commits, whenever a repository makes it. */
const date = new Date().toISOString();
const environment = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
