import { copyFile, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { ToolError } from "../../errors.ts";
import { plainText } from "../../model/text/plain-text.ts";
import { exists, isFolder } from "../directory/file-system.ts";
import { type Git, succeeded } from "../machine/git.ts";

/** Where a superproject and the checkout of its base are. */
export interface SubmodulePlace {
  /** The head's checkout of the superproject; its submodules are the source. */
  readonly headTree: string;
  /** The base's checkout, to be filled. */
  readonly tree: string;
  /** Git's folder of the superproject; `modules/` is in it. */
  readonly gitFolder: string;
  readonly commit: string;
}

/**
 * Checks out the base's submodules, and theirs, from the objects that the head's checkout holds. `git submodule update`
 * would write to the user's configuration, and fetch everything again. What the head has not populated stays empty; the
 * notes say it. Throws ToolError for a commit that is neither here nor at the submodule's remote.
 */
export async function fillSubmodules(git: Git, place: SubmodulePlace): Promise<string[]> {
  const notes: string[] = [];
  for (const { path, commit } of await listSubmodules(git, place.commit)) {
    const name = await nameOf(git, place.commit, path);
    const source = name === null ? null : await findSource(git, place, name, path);
    if (name === null || source === null) {
      notes.push(`The submodule ${plainText(path)} is empty in the base, as this checkout does not have it.`);
      continue;
    }
    const folder = join(place.tree, path);
    if ((await realpath(folder).catch(() => null)) !== join(await realpath(place.tree), path))
      throw notThere(path, commit, "Its path leads elsewhere.");
    const inside = git.in(folder);
    await initialize(inside, folder, source);
    if ((await inside.line("cat-file", "-t", commit)) !== "commit")
      await fetchCommit(git, inside, place, { name, path, commit });
    const checkout = await inside.runLong("checkout", "--detach", "--quiet", commit);
    if (!succeeded(checkout)) throw notThere(path, commit, checkout.stderr.trim());
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
  /** Within the superproject. */
  readonly path: string;
  readonly commit: string;
}

/** Lines of `ls-tree -z`: `160000 commit SHA<TAB>PATH`. */
async function listSubmodules(git: Git, commit: string): Promise<Omit<Submodule, "name">[]> {
  const { stdout } = await git.run("ls-tree", "-r", "-z", "--full-tree", commit);
  return stdout.split("\0").flatMap((line) => {
    const [, sha, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return sha === undefined || path === undefined ? [] : [{ path, commit: sha }];
  });
}

/** The name that .gitmodules of that commit gives to a path. It becomes a part of a path, so it may not lead elsewhere. */
async function nameOf(git: Git, commit: string, path: string): Promise<string | null> {
  const pattern = "^submodule\\..*\\.path$";
  const { stdout } = await git.run("config", "--null", "--blob", `${commit}:.gitmodules`, "--get-regexp", pattern);
  for (const entry of stdout.split("\0")) {
    const [, name, value] = /^submodule\.(.*)\.path\n(.*)$/s.exec(entry) ?? [];
    if (value === path && name !== undefined) return name.split("/").includes("..") ? null : name;
  }
  return null;
}

/**
 * Git's folder of the submodule: the one of the head's checkout (a linked worktree has one of its own, an older clone has it
 * within the submodule), else the one that the superproject keeps of a submodule that is not checked out.
 */
async function findSource(
  git: Git,
  { gitFolder, headTree }: SubmodulePlace,
  name: string,
  path: string,
): Promise<string | null> {
  for (const folder of [await gitFolderOf(git, join(headTree, path)), join(gitFolder, "modules", name)])
    if (folder !== null && (await isFolder(join(folder, "objects")))) return folder;
  return null;
}

/**
 * Null where the folder is no checkout of its own: git would then answer for the superproject, or for a bare repository that
 * tracked files make of it. None of those can be called `.git`.
 */
async function gitFolderOf(git: Git, checkout: string): Promise<string | null> {
  if (!(await exists(join(checkout, ".git")))) return null;
  const inside = git.in(checkout);
  const top = await inside.line("rev-parse", "--show-toplevel");
  if (top !== (await realpath(checkout))) return null;
  const folder = await inside.line("rev-parse", "--git-common-dir");
  return folder === null ? null : resolve(checkout, folder);
}

/** A repository of its own that reads the source's objects: the source is not written to. */
async function initialize(git: Git, folder: string, source: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sha256 = /objectformat\s*=\s*sha256/i.test(await readFile(join(source, "config"), "utf8").catch(() => ""));
  const made = await git.run("init", "--quiet", "--template=", ...(sha256 ? ["--object-format=sha256"] : []));
  if (!succeeded(made))
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

/** The base may want another commit of the submodule than the head, and a shallow clone has the head's only. */
async function fetchCommit(
  git: Git,
  inside: Git,
  place: SubmodulePlace,
  { name, path, commit }: Submodule,
): Promise<void> {
  const url =
    (await git.line("config", "--get", `submodule.${name}.url`)) ??
    (await git.line("config", "--blob", `${place.commit}:.gitmodules`, "--get", `submodule.${name}.url`));
  if (url === null) throw notThere(path, commit, "Its URL is unknown.");
  const why = refusal(url);
  if (why !== null) throw notThere(path, commit, `Its URL, ${plainText(url)}, is not used: ${why}`);
  // The superproject's configuration may hold what the remote asks for, such as the token of actions/checkout.
  const fetched = await inside
    .including(join(place.gitFolder, "config"))
    .runLong(...protocols, "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--depth=1", "--", url, commit);
  if (!succeeded(fetched)) throw notThere(path, commit, fetched.timedOut ? "It took too long." : fetched.stderr.trim());
}

/**
 * The transports that git lets a submodule have, whose address is the repository's and not the user's. `file`, which would
 * read this machine's repositories, and a user's own ones need the user's `protocol.NAME.allow=always`, as in git itself.
 */
const protocols = [
  "protocol.allow=never",
  ...["https", "http", "ssh", "git"].map((name) => `protocol.${name}.allow=always`),
].flatMap((setting) => ["-c", setting]);

/** Why a submodule's address is not for git to see; older ones than ours took some for an option. */
function refusal(url: string): string | null {
  if (url.startsWith("-")) return "it begins with a dash, as an option does.";
  // What stands where the host or the user does is handed to ssh.
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/]*@)?-/i.test(url)) return "its host begins with a dash, as an option does.";
  // A line end ends a field in what git tells helpers of credentials.
  if (/[\u0000-\u001f\u007f]|%0[ad]/i.test(url)) return "it holds control characters.";
  return null;
}

function notThere(path: string, commit: string, why: string): ToolError {
  return new ToolError({
    id: "base-submodule-missing",
    what: `The submodule ${plainText(path)} of the base could not be checked out at ${commit.slice(0, 12)}.`,
    where: plainText(path),
    why,
    help: "Fetch that commit in the submodule first; with actions/checkout set `submodules: recursive` and `fetch-depth: 0`.",
  });
}
