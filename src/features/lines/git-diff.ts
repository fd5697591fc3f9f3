/*
 * `git diff --unified=0 --find-renames --src-prefix=a/ --dst-prefix=b/ COMMIT --`:
 *   diff --git a/src/old.py b/src/model.py
 *   rename from src/old.py
 *   rename to src/model.py
 *   --- a/src/old.py
 *   +++ b/src/model.py
 *   @@ -20,0 +21,2 @@ def forward(
 *   +        y = act(y)
 *   +        y = act(y)
 * A missing file is `/dev/null`. A file that was only renamed has no hunks and no `---`. If a name contains quotes, control characters, or
 * other characters than ASCII, it's quoted like a C string.
 */

interface OpenFile {
  base: string | null;
  head: string | null;
  readonly hunks: Hunk[];
}

export function parseFileDiffs(diff: string): FileDiff[] {
  const files: OpenFile[] = [];
  let file: OpenFile | undefined;
  // We count the lines after a hunk's header, because a line of the file may look like a header, too.
  let [removed, added]: [OpenLines, OpenLines] = [createNoLines(), createNoLines()];
  for (const line of diff.split("\n")) {
    if (removed.missing > 0 && line.startsWith("-")) takeLine(removed, line);
    else if (added.missing > 0 && line.startsWith("+")) takeLine(added, line);
    else if (line.startsWith("diff --git ")) files.push((file = { base: null, head: null, hunks: [] }));
    else if (file === undefined) continue;
    else if (line.startsWith("rename from ")) file.base = unquoteName(line.slice("rename from ".length));
    else if (line.startsWith("rename to ")) file.head = unquoteName(line.slice("rename to ".length));
    else if (line.startsWith("--- ")) file.base = readPath(line, "a/");
    else if (line.startsWith("+++ ")) file.head = readPath(line, "b/");
    else {
      const [, oldFrom, olds, newFrom, news] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      if (oldFrom === undefined || newFrom === undefined) continue;
      removed = createOpenLines(oldFrom, olds);
      added = createOpenLines(newFrom, news);
      file.hunks.push({ base: removed.lines, head: added.lines });
    }
  }
  return files;
}

interface OpenLines {
  readonly lines: HunkLines & { readonly texts: string[] };
  missing: number;
}

function createNoLines(): OpenLines {
  return { lines: { from: 0, texts: [] }, missing: 0 };
}

function createOpenLines(from: string, count: string | undefined): OpenLines {
  const missing = Number(count ?? 1);
  // Git gives the line before the hunk if the side has no lines.
  return { lines: { from: Number(from) + (missing === 0 ? 1 : 0), texts: [] }, missing };
}

function takeLine(open: OpenLines, line: string): void {
  open.lines.texts.push(line.slice(1));
  open.missing -= 1;
}

/** Reads `--- a/PATH`. If a name contains spaces, Git adds a tab after it. */
function readPath(line: string, prefix: string): string | null {
  const name = unquoteName(line.slice("--- ".length).replace(/\t$/, ""));
  return name.startsWith(prefix) ? name.slice(prefix.length) : null;
}

const escapes: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** The octal numbers are bytes of UTF-8. */
function unquoteName(name: string): string {
  if (!name.startsWith('"') || !name.endsWith('"')) return name;
  const bytes = [...name.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|([^\\]+)/g)].map(([, octal, escaped, plain]) => {
    if (octal !== undefined) return Buffer.of(Number.parseInt(octal, 8));
    const code = escaped === undefined ? undefined : escapes[escaped];
    return code === undefined ? Buffer.from(escaped ?? plain ?? "") : Buffer.of(code);
  });
  return Buffer.concat(bytes).toString();
}

export interface CodeChanges {
  readonly files: readonly FileDiff[];
  /** Git doesn't track them, so we don't know what changed in these files. */
  readonly untracked: ReadonlySet<string>;
}

export interface FileDiff {
  /** The file's path in base, relative to the repository's root. Null if base doesn't have the file. */
  readonly base: string | null;
  readonly head: string | null;
  readonly hunks: readonly Hunk[];
}

/** One side may have no lines. */
export interface Hunk {
  readonly base: HunkLines;
  readonly head: HunkLines;
}

export interface HunkLines {
  /** The first line's number. If there are no lines, the number of the line that follows. */
  readonly from: number;
  readonly texts: readonly string[];
}
