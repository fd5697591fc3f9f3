import { UserError } from "../../errors.ts";
import { plainText } from "../../model/text/plain-text.ts";

const where = "compare.base (--base)";
const fetchAll =
  "With actions/checkout set `fetch-depth: 0`; in a clone of your own run `git fetch --unshallow`, or `git fetch --deepen=100` until it is enough.";

export function notARepository(cwd: string, why: string): UserError {
  return new UserError({
    id: "base-without-repository",
    what: "There is no git repository to take the base from.",
    where: cwd,
    why: plainText(why),
    hint: "Run it inside a clone of the repository (in a workflow: after actions/checkout), or compare two runs with `llm-profile compare`.",
  });
}

export function noCommit(repository: string): UserError {
  return new UserError({
    id: "base-without-commit",
    what: "The repository has no commit that could be compared with.",
    where: repository,
    hint: "Commit first.",
  });
}

/** `HEAD~1`, `main^2`, `main@{1}` (gitrevisions(7)): no branch's name, so no fetch takes it. */
function isExpression(ref: string): boolean {
  return /[~^]|@\{/.test(ref);
}

/** Of the ref nothing is known here; `remotes` is what `git remote` prints. */
export function refUnknown(ref: string, remotes: string | null, shallow: boolean): UserError {
  const branch = plainText(ref.replace(/^(refs\/remotes\/)?origin\//, ""));
  return new UserError({
    id: "base-unknown",
    what: `This clone has no commit named ${JSON.stringify(plainText(ref))}.`,
    where,
    why:
      remotes === null
        ? "It has no remote either, so the name is wrong."
        : `The name is wrong, or it was not fetched${shallow ? " (the clone is shallow)" : ""}.`,
    hint: unknownRefHint(ref, branch, remotes, shallow),
  });
}

function unknownRefHint(ref: string, branch: string, remotes: string | null, shallow: boolean): string {
  if (remotes === null) return "`git branch --all` and `git tag` list the names that exist.";
  if (!isExpression(ref))
    return `Fetch it: \`git fetch origin ${branch}:refs/remotes/origin/${branch}\`. With actions/checkout set \`fetch-depth: 0\`, which fetches all branches and tags.`;
  return shallow
    ? fetchAll
    : "`git log` shows how far the history goes. A branch that was not fetched has to be fetched first.";
}

/** HEAD is a merge commit whose first parent the clone does not hold. */
export function shallowMerge(parent: string): UserError {
  return new UserError({
    id: "base-shallow",
    what: "The base is not in this clone: it is shallow, and HEAD is a merge commit without its parents.",
    where,
    why: `The base would be HEAD^1, ${parent.slice(0, 12)}.`,
    hint: "With actions/checkout set `fetch-depth: 2` (0 for everything); in a clone of your own run `git fetch --deepen=1`.",
  });
}

export function noMergeBase(ref: string, shallow: boolean): UserError {
  const shown = plainText(ref);
  if (!shallow)
    return new UserError({
      id: "base-unrelated",
      what: `HEAD and ${shown} have no commit in common.`,
      where,
      why: "Their histories are not related.",
      hint: "Name a ref of the same history.",
    });
  return new UserError({
    id: "base-shallow",
    what: `The commit where HEAD left ${shown} is not in this clone, which is shallow.`,
    where,
    why: "Without the history between them, git cannot find their merge-base.",
    hint: fetchAll,
  });
}
