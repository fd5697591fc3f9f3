/** Markdown for generated docs. This is only for our own text; src/report/markdown/markdown-text.ts escapes text from programs. */

/** A code span. If the text contains a backquote, the fence is longer. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Escapes a sentence as Markdown, so it's shown as written. Names such as `__launch_bounds__` become code. */
export function prose(text: string): string {
  // Every second part is a code span, where a backslash would be visible.
  const parts = text.split(/(`[^`]*`)/);
  return parts
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .split(/(__\w+__)/)
            .map((piece, at) => (at % 2 === 1 ? code(piece) : piece.replaceAll(/[*<]/g, "\\$&")))
            .join(""),
    )
    .join("");
}

/** A definition in a list: its name, short facts, and its meaning. All are Markdown. */
export function entry(name: string, facts: readonly string[], meaning: string): string {
  const title = `- **${code(name)}**`;
  return facts.length === 0 ? `${title}: ${meaning}` : `${[title, ...facts].join(" · ")}\\\n  ${meaning}`;
}

/** A table. The cells are Markdown. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(titles), line(titles.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Replaces the text between `<!-- NAME:begin … -->` and `<!-- NAME:end -->`. Throws if a marker is missing. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((result, [name, part]) => {
    const markers = new RegExp(`(<!-- ${name}:begin[^>]*-->)[^]*?(<!-- ${name}:end -->)`);
    if (!markers.test(result)) throw new Error(`The markers ${name}:begin and ${name}:end are missing.`);
    return result.replace(markers, (_all, begin: string, end: string) => `${begin}\n\n${part}\n\n${end}`);
  }, text);
}
