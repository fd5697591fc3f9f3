/*
 * `git diff --unified=0 --no-renames --dst-prefix=b/ COMMIT --`:
 *   +++ b/src/model.py
 *   @@ -20,0 +21,2 @@ def forward(
 *   +        y = act(y)
 * A file that is gone is `/dev/null`; a name with other signs than printable ASCII is quoted, as C does.
 */

/** The lines of each file that the newer side has and the older has not, from and to. */
export function parseChangedLines(diff: string): Map<string, (readonly [from: number, to: number])[]> {
  const found = new Map<string, (readonly [from: number, to: number])[]>();
  let spans: (readonly [from: number, to: number])[] | null = null;
  // Lines of the file follow their header: one of them may look like a header itself.
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
  // A name with blanks ends with a tab.
  const name = text.split("\t", 1)[0] ?? "";
  return name.startsWith("b/") ? name.slice(2) : null;
}
