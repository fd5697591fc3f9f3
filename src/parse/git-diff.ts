/*
 * `git diff --unified=0 --no-renames --dst-prefix=b/ COMMIT --`:
 *   +++ b/src/model.py
 *   @@ -20,0 +21,2 @@ def forward(
 *   +        y = act(y)
 * A deleted file is `/dev/null`. Names that aren't printable ASCII are quoted like C strings.
 */

/** Finds the lines that the newer side added to each file, as inclusive spans of line numbers. */
export function parseChangedLines(diff: string): Map<string, (readonly [from: number, to: number])[]> {
  const found = new Map<string, (readonly [from: number, to: number])[]>();
  let spans: (readonly [from: number, to: number])[] | null = null;
  // We count the lines after a hunk's header, because a line of the file may look like a header, too.
  let [removed, added] = [0, 0];
  for (const line of diff.split("\n")) {
    if (removed > 0 && line.startsWith("-")) removed -= 1;
    else if (added > 0 && line.startsWith("+")) added -= 1;
    else if (line.startsWith("+++ ")) {
      const file = fileOf(line.slice(4));
      spans = file === null ? null : [];
      if (file !== null && spans !== null) found.set(file, spans);
    } else {
      const [, olds, from, news] = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
      if (from === undefined) continue;
      [removed, added] = [Number(olds ?? 1), Number(news ?? 1)];
      if (added > 0) spans?.push([Number(from), Number(from) + added - 1]);
    }
  }
  return found;
}

function fileOf(text: string): string | null {
  // If a name contains spaces, Git adds a tab after it.
  const name = text.split("\t", 1)[0] ?? "";
  return name.startsWith("b/") ? name.slice(2) : null;
}
