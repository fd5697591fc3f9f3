import { type Git, succeeded } from "../machine/git.ts";

/** The first line of what git has in place of an LFS file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const pointerLine = "^version https://git-lfs.github.com/spec/v1$";

/**
 * Replaces the pointers of LFS files by the files that this clone has already; nothing is downloaded. Returns a note on
 * those that stay pointers, and nothing where LFS is not used.
 */
export async function fillLfsFiles(git: Git, commit: string): Promise<string[]> {
  const attributes = await git.run(
    "grep",
    "--quiet",
    "-I",
    "-e",
    "filter=lfs",
    "--",
    ".gitattributes",
    "*/.gitattributes",
  );
  if (!succeeded(attributes)) return [];
  // Without git-lfs this fails: the pointers stay, and are counted.
  await git.runLong("lfs", "checkout");
  const { stdout } = await git.run("grep", "--files-with-matches", "-I", "-z", "-e", pointerLine);
  const pointers = stdout.split("\0").filter((path) => path !== "").length;
  if (pointers === 0) return [];
  const files = pointers === 1 ? "1 file of Git LFS is" : `${String(pointers)} files of Git LFS are`;
  return [
    `${files} a pointer in the base, not the content: \`git lfs fetch origin ${commit}\` brings it into this clone first.`,
  ];
}
