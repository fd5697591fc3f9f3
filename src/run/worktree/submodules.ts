import { copyFile, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ToolError } from "../../model/errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { exists, isFolder } from "../directory/file-system.ts";
import { type Git, hasSucceeded } from "../machine/git.ts";

/** The paths of a superproject's head and base checkouts, and of its git folder. */
export interface SubmodulePlace {
  /** The head's checkout of the superproject. We copy from its submodules. */
  readonly headTree: string;
  /** The base's checkout, which we fill. */
  readonly tree: string;
  /** The superproject's git folder, which contains `modules/`. */
  readonly gitFolder: string;
  readonly commit: string;
}

/**
 * Checks out the base's submodules, recursively, from the objects in the head's checkout. `git submodule update` would write to the
 * user's configuration and fetch everything again. Submodules that the head doesn't have stay empty, with a note. Throws ToolError
 * if we can't check out a commit.
 */
export async function fillSubmodules(git: Git, place: SubmodulePlace): Promise<string[]> {
  const notes: string[] = [];
  for (const { path, commit } of await listSubmodules(git, place.commit)) {
    const name = await findName(git, place.commit, path);
    const source = name === null ? null : await findSource(git, place, name, path);
    if (name === null || source === null) {
      notes.push(`The submodule ${plainText(path)} is empty in the base because this checkout doesn't have it.`);
      continue;
    }
    const folder = join(place.tree, path);
    if ((await realpath(folder).catch(() => null)) !== join(await realpath(place.tree), path))
      throw describeMissingSubmodule(path, commit, "The submodule's path leads to another folder.");
    const inside = git.in(folder);
    await createRepository(inside, folder, source);
    if ((await inside.line("cat-file", "-t", commit)) !== "commit")
      await fetchCommit(git, inside, place, { name, path, commit });
    const checkout = await inside.runLong("checkout", "--detach", "--quiet", commit);
    if (!hasSucceeded(checkout)) throw describeMissingSubmodule(path, commit, checkout.stderr.trim());
    notes.push(
      ...(await fillSubmodules(inside, {
        headTree: join(place.headTree, path),
        tree: folder,
        gitFolder: source,
        commit,
      })),
    );
  }
  return notes;
}

interface Submodule {
  readonly name: string;
  /** Relative to the superproject. */
  readonly path: string;
  readonly commit: string;
}

/** Parses the output of `ls-tree -z`: `160000 commit SHA<TAB>PATH`. */
async function listSubmodules(git: Git, commit: string): Promise<Omit<Submodule, "name">[]> {
  const { stdout } = await git.run("ls-tree", "-r", "-z", "--full-tree", commit);
  return stdout.split("\0").flatMap((line) => {
    const [, sha, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return sha === undefined || path === undefined ? [] : [{ path, commit: sha }];
  });
}

/** Finds the submodule's name in that commit's .gitmodules. Refuses names with `..`, because we use the name in a path. */
async function findName(git: Git, commit: string, path: string): Promise<string | null> {
  const pattern = "^submodule\\..*\\.path$";
  const { stdout } = await git.run("config", "--null", "--blob", `${commit}:.gitmodules`, "--get-regexp", pattern);
  for (const entry of stdout.split("\0")) {
    const [, name, value] = /^submodule\.(.*)\.path\n(.*)$/s.exec(entry) ?? [];
    if (value === path && name !== undefined) return name.split("/").includes("..") ? null : name;
  }
  return null;
}

/**
 * Finds the submodule's git folder. Prefers the git folder of the head's checkout, which may be outside `modules/`: a linked
 * worktree has its own git folder, and in an older clone the git folder is inside the submodule. If the submodule isn't checked
 * out, uses the folder in `modules/`.
 */
async function findSource(
  git: Git,
  { gitFolder, headTree }: SubmodulePlace,
  name: string,
  path: string,
): Promise<string | null> {
  for (const folder of [await findGitFolder(git, join(headTree, path)), join(gitFolder, "modules", name)])
    if (folder !== null && (await isFolder(join(folder, "objects")))) return folder;
  return null;
}

/**
 * The checkout's git folder. Null if the folder isn't itself a checkout, because git would then use the superproject, or a bare
 * repository made of tracked files. Git never tracks a file named `.git`, so a folder that contains `.git` isn't such a bare repository.
 */
async function findGitFolder(git: Git, checkout: string): Promise<string | null> {
  if (!(await exists(join(checkout, ".git")))) return null;
  const inside = git.in(checkout);
  const top = await inside.line("rev-parse", "--show-toplevel");
  if (top !== (await realpath(checkout))) return null;
  const folder = await inside.line("rev-parse", "--git-common-dir");
  return folder === null ? null : resolve(checkout, folder);
}

/** Creates a separate repository that reads the source's objects and never writes to the source. */
async function createRepository(git: Git, folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sha256 = /objectformat\s*=\s*sha256/i.test(await readFile(join(source, "config"), "utf8").catch(() => ""));
  const made = await git.run("init", "--quiet", "--template=", ...(sha256 ? ["--object-format=sha256"] : []));
  if (!hasSucceeded(made))
    throw new ToolError({
      id: "base-checkout-failed",
      what: "git init failed.",
      where: folder,
      why: made.stderr.trim(),
    });
  await mkdir(join(folder, ".git", "objects", "info"), { recursive: true });
  await writeFile(join(folder, ".git", "objects", "info", "alternates"), `${join(source, "objects")}\n`);
  await copyFile(join(source, "shallow"), join(folder, ".git", "shallow")).catch(() => undefined);
}

/**
 * Fetches a commit that we don't have. The base may need a different commit than the head, and a shallow clone has only the
 * head's commit.
 */
async function fetchCommit(
  git: Git,
  inside: Git,
  place: SubmodulePlace,
  { name, path, commit }: Submodule,
): Promise<void> {
  const url =
    (await git.line("config", "--get", `submodule.${name}.url`)) ??
    (await git.line("config", "--blob", `${place.commit}:.gitmodules`, "--get", `submodule.${name}.url`));
  if (url === null) throw describeMissingSubmodule(path, commit, "The submodule's URL is unknown.");
  const why = explainUnsafeUrl(url);
  if (why !== null)
    throw describeMissingSubmodule(
      path,
      commit,
      `llm-profile won't use the submodule's URL, ${plainText(url)}: ${why}`,
    );
  // The superproject's configuration may contain credentials for the remote, such as the token from actions/checkout.
  const fetched = await inside
    .including(join(place.gitFolder, "config"))
    .runLong(...protocols, "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--depth=1", "--", url, commit);
  if (!hasSucceeded(fetched))
    throw describeMissingSubmodule(path, commit, fetched.timedOut ? "git took too long." : fetched.stderr.trim());
}

/**
 * The transports that we allow for submodules, because their URLs come from the repository, not from the user. As in git itself,
 * `file` and custom transports need the user's `protocol.NAME.allow=always`. With `file`, a repository could read other
 * repositories on this machine.
 */
const protocols = [
  "protocol.allow=never",
  ...["https", "http", "ssh", "git"].map((name) => `protocol.${name}.allow=always`),
].flatMap((setting) => ["-c", setting]);

/** Explains why we don't pass a submodule's URL to git, or null if it's safe. Older versions of git read some URLs as options. */
export function explainUnsafeUrl(url: string): string | null {
  if (url.startsWith("-")) return "it starts with a dash, like an option.";
  // git passes the user and the host to ssh.
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.test(url)) return "its host starts with a dash, like an option.";
  // In git's protocol for credential helpers, a newline ends a field.
  if (/[\u0000-\u001f\u007f]|%0[ad]/i.test(url)) return "it contains control characters.";
  return null;
}

function describeMissingSubmodule(path: string, commit: string, why: string): ToolError {
  return new ToolError({
    id: "base-submodule-missing",
    what: `Couldn't check out the base's submodule ${plainText(path)} at ${commit.slice(0, 12)}.`,
    where: plainText(path),
    why,
    help: "Fetch that commit in the submodule first. With actions/checkout, set `submodules: recursive` and `fetch-depth: 0`.",
  });
}
