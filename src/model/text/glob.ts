/**
 * True if the whole text matches a glob: `*` is any text, `?` is one character, and `\` escapes the next one. Kernel names come from the
 * profiled program, so matching never backtracks exponentially.
 */
export function matchesGlob(glob: string, text: string): boolean {
  const parts = [...glob.matchAll(/\\(.)|(\*)|(\?)|(.)/gsu)].map(([, escaped, star, any, plain]) =>
    star !== undefined ? "star" : any !== undefined ? "any" : { character: escaped ?? plain ?? "" },
  );
  const characters = [...text];
  let [part, at] = [0, 0];
  let retry: { part: number; at: number } | null = null;
  while (at < characters.length) {
    const wanted = parts[part];
    if (wanted === "star") {
      retry = { part, at };
      part += 1;
    } else if (wanted === "any" || (wanted !== undefined && wanted.character === characters[at])) {
      part += 1;
      at += 1;
    } else if (retry !== null) {
      retry = { part: retry.part, at: retry.at + 1 };
      part = retry.part + 1;
      at = retry.at;
    } else return false;
  }
  while (parts[part] === "star") part += 1;
  return part === parts.length;
}

export function escapedGlob(text: string): string {
  return text.replace(/[\\*?]/g, "\\$&");
}
