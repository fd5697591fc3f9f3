import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path/posix";

export const root = new URL("../../../", import.meta.url);

/** A Markdown file of the repository; `path` is relative to its root. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Every Markdown file of the repository, also where there is no git to ask which. */
export function documents(): Document[] {
  const folders = [".", ...markdownFolders];
  return folders
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: folder !== ".", encoding: "utf8" })
        .filter((name) => name.endsWith(".md"))
        .map((name) => join(folder, name)),
    )
    .sort()
    .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
}

/** Not what is installed, built or ignored: those have documents of others. */
const markdownFolders = readdirSync(root, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && !/^\.(?!github$)|^(node_modules|dist|coverage|llm-profile-.*)$/.test(entry.name),
  )
  .map(({ name }) => name);

/** The fenced blocks of a document, with their language; indentation of the fence is taken off. */
export function codeBlocks(text: string): { readonly language: string; readonly code: string }[] {
  return [...text.matchAll(/^( *)```(\w*)\n([^]*?)^ *```$/gm)].map(([, indent = "", language = "", code = ""]) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

/** The text without its fenced blocks. */
export function prose(text: string): string {
  return text.replaceAll(/^( *)```[^]*?^ *```$/gm, "");
}

/** The anchors that GitHub makes of the headings. */
export function anchors(text: string): string[] {
  return [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** The words of a command line for a POSIX shell; no expansions. A trailing comment is left out. */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  const pattern = /\s*(?:(#.*)|((?:'[^']*'|"[^"]*"|\\.|[^\s'"\\])+))/gy;
  for (const [, comment, word] of line.matchAll(pattern)) {
    if (comment !== undefined) break;
    if (word !== undefined) words.push(word.replaceAll(/'([^']*)'|"([^"]*)"|\\(.)/g, "$1$2$3"));
  }
  return words;
}
