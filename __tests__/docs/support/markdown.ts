import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = new URL("../../../", import.meta.url);

/** A Markdown file of the repository; `path` is relative to its root. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Every Markdown file that is tracked, or would be. */
export function documents(): Document[] {
  const names = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "*.md"], {
    cwd: fileURLToPath(root),
    encoding: "utf8",
  });
  return [...new Set(names.split("\0"))]
    .filter((path) => path !== "")
    .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));
}

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
